import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { showSnackbar } from '../../components/snackbar/snackbar-store'
import { FilterBar } from '../../features/builder/components/filters/FilterBar'
import { ListHeader } from '../../features/builder/components/filters/ListHeader'
import { CampList } from '../../features/builder/components/list/CampList'
import { PinnedList } from '../../features/builder/components/list/PinnedList'
import { useBuilderShortcuts } from '../../features/builder/components/use-builder-shortcuts'
import { failureText } from '../../lib/api/api-error'
import { foundCampQuery } from '../../trip/building/api/camps-query'
import { countriesQuery } from '../../trip/building/api/catalogue-queries'
import type { BuilderCamp } from '../../trip/building/model/builder-camp'
import { useBuilder } from '../../trip/building/state/builder-store'
import { useInitialClient } from '../../trip/building/state/chosen-client'
import { setRegions, setTerm } from '../../trip/building/state/search-actions'
import { viewDetails } from '../../trip/building/state/segment-actions'
import { TipLayer } from '../../trip/building/tip/TipLayer'
import { builderPaths, opensTravelers } from './builder-paths'
import { keepListScroll, useListScroll } from './list-scroll'
import { TripFoot } from './TripFoot'

/** The second builder: find accommodations, choose nights, get a quote (2 §2.2). */
export function BuilderPage() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [isTravelersOpen, setTravelersOpen] = useState(false)
  useEffect(() => {
    if (opensTravelers(state)) setTravelersOpen(true)
  }, [state])
  useBuilderShortcuts('list')
  useListScroll()
  useInitialClient()
  const [view] = useState(() => (camp: BuilderCamp) => {
    keepListScroll()
    viewDetails(camp)
    void navigate(builderPaths.details)
  })
  useFound(view)
  return (
    <TipLayer>
      <Box component="main" sx={page}>
        <FilterBar isTravelersOpen={isTravelersOpen} onTravelersOpenChange={setTravelersOpen} />
        <ListHeader />
        <PinnedList onView={view} />
        <CampList onView={view} />
      </Box>
      <TripFoot onTravelers={() => setTravelersOpen(true)} onEdit={() => void navigate(builderPaths.rooms)} />
    </TipLayer>
  )
}

const page = {
  ...{ maxWidth: 1500, minHeight: 'calc(100vh - 60px)', m: '0 auto', p: '0 20px 24px' },
  '@media (min-width: 1401px)': { px: '30px' },
}

/** Opens a result of 'Find anything': `?camp=JAO` the accommodation, `?region=OKAVANGO` the list of that region. */
function useFound(view: (camp: BuilderCamp) => void): void {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const supplierCode = search.get('camp') ?? undefined
  const regionCode = search.get('region') ?? undefined
  const restOfWorldMode = useBuilder((data) => data.restOfWorldMode)
  const camp = useQuery(foundCampQuery(supplierCode))
  const countries = useQuery({ ...countriesQuery(restOfWorldMode), enabled: regionCode !== undefined })

  useEffect(() => {
    if (supplierCode === undefined || camp.data === undefined) return
    void navigate(builderPaths.list, { replace: true }) // so that Back doesn't open it again
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
