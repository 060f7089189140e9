import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { Bone } from '../../components/feedback/Bone'
import { Icon } from '../../components/icons/Icon'
import { inRow, radius } from '../../components/looks/looks'
import { FilterBar } from '../../features/builder/components/filters/FilterBar'
import { debounceMs, ListHeader } from '../../features/builder/components/filters/ListHeader'
import { CampList } from '../../features/builder/components/list/CampList'
import { PinnedList } from '../../features/builder/components/list/PinnedList'
import { lazyPart } from '../../lib/loading/lazy-page'
import { useFirstSign } from '../../lib/loading/use-first-sign'
import type { BuilderCamp } from '../../trip/building/model/builder-camp'
import { useBuilder } from '../../trip/building/state/builder-store'
import { useInitialClient } from '../../trip/building/state/chosen-client'
import { setDatePickerOpen } from '../../trip/building/state/search-actions'
import { viewDetails } from '../../trip/building/state/segment-actions'
import { TipLayer } from '../../trip/building/tip/TipLayer'
import { keepListScroll, useListScroll } from '../builder/list-scroll'
import { TripFoot } from '../builder/TripFoot'
import { useFound } from '../builder/use-found'
import { Selector } from './Selector'

const CampOverlay = lazyPart(
  () => import('../../features/first-builder/camp/CampOverlay'),
  'CampOverlay',
  <Bone height="100vh" radius={0} />,
)

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
  useFirstSign(CampOverlay.preload)
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
          <Box sx={{ ...inRow(1), flexWrap: 'wrap', pt: 1.4 }}>
            <Selector />
            <Button component={Link} to="/saved" size="small" variant="text">
              Use a saved itinerary
            </Button>
          </Box>
          <FilterBar isFirst isTravelersOpen={isTravelersOpen} onTravelersOpenChange={setTravelersOpen} />
          <DateBanner />
          <ListHeader settleMs={debounceMs.first} />
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

/** While no date is chosen (2 §2.1). */
function DateBanner() {
  const hasDate = useBuilder((data) => data.date !== undefined)
  if (hasDate) return null
  return (
    <Box role="note" sx={banner}>
      <Icon name="calendar" size={18} />
      <span>To View Accommodation Availability, Select a Date</span>
      <Button size="small" variant="text" onClick={() => setDatePickerOpen(true)}>
        Select Date
      </Button>
    </Box>
  )
}

const banner = {
  ...{ ...inRow(1.2), flexWrap: 'wrap', mb: 1.2, p: '6px 8px 6px 16px', borderRadius: radius.card },
  ...{ bgcolor: 'info.ground', color: 'info.main', fontWeight: 500 },
}
const page = {
  ...{ maxWidth: 1500, minHeight: 'calc(100vh - 60px)', m: '0 auto', p: '0 20px 24px' },
  '@media (min-width: 1401px)': { px: '30px' },
}
