import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { FilterBar } from '../../features/builder/components/filters/FilterBar'
import { debounceMs, ListHeader } from '../../features/builder/components/filters/ListHeader'
import { CampList } from '../../features/builder/components/list/CampList'
import { PinnedList } from '../../features/builder/components/list/PinnedList'
import { useBuilderShortcuts } from '../../features/builder/components/use-builder-shortcuts'
import type { BuilderCamp } from '../../trip/building/model/builder-camp'
import { useInitialClient } from '../../trip/building/state/chosen-client'
import { viewDetails } from '../../trip/building/state/segment-actions'
import { TipLayer } from '../../trip/building/tip/TipLayer'
import { builderPaths, opensTravelers } from './builder-paths'
import { keepListScroll, useListScroll } from './list-scroll'
import { TripFoot } from './TripFoot'
import { useFound } from './use-found'

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
  useFound(view, builderPaths.list)
  return (
    <TipLayer>
      <Box component="main" sx={page}>
        <FilterBar isTravelersOpen={isTravelersOpen} onTravelersOpenChange={setTravelersOpen} />
        <ListHeader settleMs={debounceMs.second} />
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
