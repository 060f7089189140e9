import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { Bone } from '../../components/feedback/Bone'
import { Icon } from '../../components/icons/Icon'
import { inRow, radius } from '../../components/looks/looks'
import { FilterBar, type FilterBarProps } from '../../features/builder/components/filters/FilterBar'
import { debounceMs, ListHeader } from '../../features/builder/components/filters/ListHeader'
import { PinnedList } from '../../features/builder/components/list/PinnedList'
import { useBuilderShortcuts } from '../../features/builder/components/use-builder-shortcuts'
import { lazyPart } from '../../lib/loading/lazy-page'
import { useFirstSign } from '../../lib/loading/use-first-sign'
import { BuilderContext } from '../../trip/building/calendar/builder-context'
import type { BuilderCamp } from '../../trip/building/model/builder-camp'
import { useBuilder } from '../../trip/building/state/builder-store'
import { useInitialClient } from '../../trip/building/state/chosen-client'
import { setDatePickerOpen } from '../../trip/building/state/search-actions'
import { viewDetails } from '../../trip/building/state/segment-actions'
import { TipLayer } from '../../trip/building/tip/TipLayer'
import { builderPaths, opensTravelers } from './builder-paths'
import { CampResults } from './CampResults'
import { keepListScroll, useListScroll } from './list-scroll'
import { Selector } from './Selector'
import { TripFoot } from './TripFoot'
import { useFound } from './use-found'

const CampOverlay = lazyPart(
  () => import('../../features/first-builder/camp/CampOverlay'),
  'CampOverlay',
  <Bone height="100vh" radius={0} />,
)

/** The second builder: find accommodations, choose nights, get a quote (2 §2.2). */
export function BuilderPage() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [isTravelersOpen, setTravelersOpen] = useState(false)
  useEffect(() => {
    if (opensTravelers(state)) setTravelersOpen(true)
  }, [state])
  useBuilderShortcuts('list')
  useInitialClient()
  return (
    <TipLayer>
      <Accommodations
        path={builderPaths.list}
        isTravelersOpen={isTravelersOpen}
        onTravelersOpenChange={setTravelersOpen}
        onView={() => void navigate(builderPaths.details)}
      />
      <TripFoot
        onTravelers={() => setTravelersOpen(true)}
        onEdit={() => void navigate(builderPaths.rooms)}
      />
    </TipLayer>
  )
}

/** What the history's entry says of the accommodation over the list. */
interface Over {
  readonly isOver?: true
  readonly selects?: string
}

/**
 * The first builder (2 §2.1). It shares the second one's chunk, so that whoever switches loads
 * nothing anew.
 */
export function FirstBuilderPage() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const over: Over = state ?? {}
  const camp = useBuilder((data) => data.transient)
  const [isTravelersOpen, setTravelersOpen] = useState(false)
  useFirstSign(CampOverlay.preload)
  useInitialClient()
  const back = () => void navigate('/builder')
  const open = (selects?: string) => void navigate('/builder', { state: { isOver: true, selects } })
  return (
    <BuilderContext value="first">
      <TipLayer>
        {over.isOver && camp ? (
          <CampOverlay key={camp.supplierCode} camp={camp} selects={over.selects} onBack={back} />
        ) : (
          <Accommodations
            isFirst
            path="/builder"
            isTravelersOpen={isTravelersOpen}
            onTravelersOpenChange={setTravelersOpen}
            onView={() => open()}
            head={
              <Box sx={{ ...inRow(1), flexWrap: 'wrap', pt: 1.4 }}>
                <Selector />
                <Button component={Link} to="/saved" size="small" variant="text">
                  Use a saved itinerary
                </Button>
              </Box>
            }
          />
        )}
        <TripFoot
          quoteName="Generate Quote"
          onTravelers={() => {
            back()
            setTravelersOpen(true)
          }}
          onEdit={open}
        />
      </TipLayer>
    </BuilderContext>
  )
}

interface AccommodationsProps extends FilterBarProps {
  readonly path: string
  readonly head?: ReactNode
  /** Opens the accommodation that is then the viewed one. */
  readonly onView: () => void
}

/** Filters and list of either builder. */
function Accommodations({ path, head, onView, ...filters }: AccommodationsProps) {
  useListScroll()
  const [view] = useState(() => (camp: BuilderCamp) => {
    keepListScroll()
    viewDetails(camp)
    onView()
  })
  useFound(view, path)
  return (
    <Box component="main" sx={looks.page}>
      {head}
      <FilterBar {...filters} />
      {filters.isFirst && <DateBanner />}
      <ListHeader settleMs={debounceMs[filters.isFirst ? 'first' : 'second']} />
      <PinnedList onView={view} />
      <CampResults onView={view} />
    </Box>
  )
}

/** While no date is chosen (2 §2.1). */
function DateBanner() {
  const hasDate = useBuilder((data) => data.date !== undefined)
  if (hasDate) return null
  return (
    <Box role="note" sx={looks.banner}>
      <Icon name="calendar" size={18} />
      <span>To View Accommodation Availability, Select a Date</span>
      <Button size="small" variant="text" onClick={() => setDatePickerOpen(true)}>
        Select Date
      </Button>
    </Box>
  )
}

const looks = {
  banner: {
    ...inRow(1.2),
    flexWrap: 'wrap',
    mb: 1.2,
    p: '6px 8px 6px 16px',
    borderRadius: radius.card,
    bgcolor: 'info.ground',
    color: 'info.main',
    fontWeight: 500,
  },
  page: {
    maxWidth: 1500,
    minHeight: 'calc(100vh - 60px)',
    m: '0 auto',
    p: '0 20px 24px',
    '@media (min-width: 1401px)': { px: '30px' },
  },
} as const
