import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { showSnackbar } from '../../components/snackbar/snackbar-store'
import { foundCampQuery } from '../../features/builder/api/camps-query'
import { countriesQuery } from '../../features/builder/api/catalogue-queries'
import type { BuilderCamp } from '../../features/builder/model/builder-camp'
import { useBuilder } from '../../features/builder/state/builder-store'
import { setRegions, setTerm } from '../../features/builder/state/search-actions'
import { failureText } from '../../lib/api/api-error'
import { builderPaths } from './builder-paths'

/** Opens what 'Find anything' found: `?camp=JAO` the accommodation, `?region=OKAVANGO` the list of that region alone. */
export function useFound(view: (camp: BuilderCamp) => void): void {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const supplierCode = search.get('camp') ?? undefined
  const regionCode = search.get('region') ?? undefined
  const restOfWorldMode = useBuilder((data) => data.restOfWorldMode)
  const camp = useQuery(foundCampQuery(supplierCode))
  const countries = useQuery({ ...countriesQuery(restOfWorldMode), enabled: regionCode !== undefined })

  useEffect(() => {
    if (supplierCode === undefined || camp.data === undefined) return
    void navigate(builderPaths.list, { replace: true }) // so that a step back does not find it again
    view(camp.data)
  }, [supplierCode, camp.data, view, navigate])
  useEffect(() => {
    if (supplierCode === undefined || camp.error === null) return
    showSnackbar(failureText(camp.error), { tone: 'error' })
    void navigate(builderPaths.list, { replace: true })
  }, [supplierCode, camp.error, navigate])
  useEffect(() => {
    if (regionCode === undefined || countries.data === undefined) return
    const found = countries.data
      .flatMap(({ regions }) => regions)
      .find((region) => region.countryRegionCode === regionCode)
    setTerm('')
    setRegions(found === undefined ? [] : [found])
    void navigate(builderPaths.list, { replace: true })
  }, [regionCode, countries.data, navigate])
}
