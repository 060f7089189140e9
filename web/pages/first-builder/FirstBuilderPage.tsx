import Box from '@mui/material/Box'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { FilterBar } from '../../features/builder/components/filters/FilterBar'
import { ListHeader } from '../../features/builder/components/filters/ListHeader'
import { CampList } from '../../features/builder/components/list/CampList'
import { PinnedList } from '../../features/builder/components/list/PinnedList'
import { CampOverlay } from '../../features/first-builder/camp/CampOverlay'
import type { BuilderCamp } from '../../trip/building/model/builder-camp'
import { useBuilder } from '../../trip/building/state/builder-store'
import { useInitialClient } from '../../trip/building/state/chosen-client'
import { viewDetails } from '../../trip/building/state/segment-actions'
import { TipLayer } from '../../trip/building/tip/TipLayer'
import { keepListScroll, useListScroll } from '../builder/list-scroll'
import { TripFoot } from '../builder/TripFoot'
import { useFound } from '../builder/use-found'
import { Selector } from './Selector'

/** What the history's entry says of the accommodation over the list. */
interface Over {
  readonly isOver?: true
  readonly selects?: string
}

/** The first builder (2 §2.1). */
export function FirstBuilderPage() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const over: Over = state ?? {}
  const camp = useBuilder((data) => data.viewed)
  const [isTravelersOpen, setTravelersOpen] = useState(false)
  useInitialClient()
  useListScroll()
  const [view] = useState(() => (shown: BuilderCamp) => {
    keepListScroll()
    viewDetails(shown)
    void navigate('/builder', { state: { isOver: true } })
  })
  useFound(view, '/builder')
  const back = () => void navigate('/builder')
  return (
    <TipLayer>
      {over.isOver && camp ? (
        <CampOverlay key={camp.supplierCode} camp={camp} selects={over.selects} onBack={back} />
      ) : (
        <Box component="main" sx={page}>
          <Selector />
          <FilterBar isTravelersOpen={isTravelersOpen} onTravelersOpenChange={setTravelersOpen} />
          <ListHeader />
          <PinnedList onView={view} />
          <CampList onView={view} />
        </Box>
      )}
      <TripFoot
        quoteName="Generate Quote"
        onTravelers={() => {
          back()
          setTravelersOpen(true)
        }}
        onEdit={(selects) => void navigate('/builder', { state: { isOver: true, selects } })}
      />
    </TipLayer>
  )
}

const page = {
  ...{ maxWidth: 1500, minHeight: 'calc(100vh - 60px)', m: '0 auto', p: '0 20px 24px' },
  '@media (min-width: 1401px)': { px: '30px' },
}
