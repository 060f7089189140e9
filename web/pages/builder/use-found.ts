import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { showSnackbar } from '../../components/snackbar/snackbar-store'
import { failureText } from '../../lib/api/api-error'
import { foundCampQuery } from '../../trip/building/api/camps-query'
import { countriesQuery } from '../../trip/building/api/catalogue-queries'
import type { BuilderCamp } from '../../trip/building/model/builder-camp'
import { useBuilder } from '../../trip/building/state/builder-store'
import { setRegions, setTerm } from '../../trip/building/state/search-actions'

/**
 * Opens a result of 'Find anything': `?camp=JAO` the accommodation, `?region=OKAVANGO` the list of
 * that region.
 */
export function useFound(view: (camp: BuilderCamp) => void, list: string): void {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const supplierCode = search.get('camp') ?? undefined
  const regionCode = search.get('region') ?? undefined
  const restOfWorldMode = useBuilder((data) => data.restOfWorldMode)
  const camp = useQuery(foundCampQuery(supplierCode))
  const countries = useQuery({
    ...countriesQuery(restOfWorldMode),
    enabled: regionCode !== undefined,
  })

  useEffect(() => {
    if (supplierCode === undefined || camp.data === undefined) return
    void navigate(list, { replace: true }) // so that Back doesn't open it again
    view(camp.data)
  }, [supplierCode, camp.data, view, navigate, list])
  useEffect(() => {
    if (supplierCode === undefined || camp.error === null) return
    showSnackbar(failureText(camp.error), { tone: 'error' })
    void navigate(list, { replace: true })
  }, [supplierCode, camp.error, navigate, list])
  useEffect(() => {
    if (regionCode === undefined || countries.data === undefined) return
    const foundRegion = countries.data
      .flatMap(({ regions }) => regions)
      .find((region) => region.countryRegionCode === regionCode)
    setTerm('')
    setRegions(foundRegion === undefined ? [] : [foundRegion])
    void navigate(list, { replace: true })
  }, [regionCode, countries.data, navigate, list])
}
