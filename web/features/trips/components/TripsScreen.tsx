import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useCallback, useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { countOf } from '#shared/format/words'
import type { ItineraryId } from '#shared/ids/ids'
import { EmptyState } from '../../../components/feedback/EmptyState'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { card, inRow } from '../../../components/looks/looks'
import { LargeFigure } from '../../../components/money/LargeFigure'
import { useBuilderPath } from '../../../lib/navigation/trip-path'
import { PaymentTasks } from '../../../trip/payments/PaymentTasks'
import { sumTrips } from '../model/totals'
import {
  isNarrowed,
  noFilters,
  searchOfView,
  type TripTab,
  type TripView,
  viewOfSearch,
} from '../model/trip-view'
import { useTabTotals, useTrips } from '../state/use-trips'
import { PageHead } from './PageHead'
import { RefundsToSend } from './summary/RefundsToSend'
import { SummaryCard } from './summary/SummaryCard'
import { TripsBar } from './TripsBar'
import { TripsTable } from './table/TripsTable'

/** `/trips-and-payments`: totals, what is due, and every trip with its payments. */
export function TripsScreen() {
  const { view, change } = useTripView()
  const list = useTrips(view)
  const [opened, setOpened] = useState<ReadonlySet<ItineraryId>>(new Set())
  const toggle = useCallback((id: ItineraryId) => {
    setOpened((old) =>
      old.has(id) ? new Set([...old].filter((one) => one !== id)) : new Set([...old, id]),
    )
  }, [])
  const isEmpty = !list.isPending && list.trips.length === 0
  return (
    <Box
      component="main"
      sx={{
        maxWidth: 1920,
        m: '0 auto',
        p: '30px 30px 60px',
        '@container page (max-width: 1400px)': { p: '24px 20px 50px' },
      }}
    >
      <PageHead view={view} />
      <SummaryCard />
      <PaymentTasks />
      <RefundsToSend />
      <TripsBar view={view} onChange={change} />
      <Box
        component="section"
        id="trips"
        role="tabpanel"
        aria-label="Trips"
        sx={{
          transition: 'opacity 200ms var(--mui-pace-ease)',
          '&[data-stale="true"]': { opacity: 0.6 },
        }}
        data-stale={list.isPlaceholderData}
      >
        {list.isError && list.trips.length === 0 ? (
          <ErrorState
            title="Trips couldn’t be loaded"
            error={list.error}
            kept="Nothing was changed."
            onRetry={() => void list.refetch()}
          />
        ) : isEmpty ? (
          <NoTrips tab={view.tab} narrowed={isNarrowed(view)} onChange={change} />
        ) : (
          <Box sx={{ ...card, position: 'relative', overflow: 'clip' }}>
            <TripsTable
              list={list}
              sort={view.sort}
              opened={opened}
              onSort={change}
              onToggle={toggle}
            />
            <TripsFoot view={view} />
          </Box>
        )}
      </Box>
    </Box>
  )
}

/** What the page shows, kept in the address so that Back restores the list. */
function useTripView(): {
  readonly view: TripView
  readonly change: (changes: Partial<TripView>) => void
} {
  const [search, setSearch] = useSearchParams()
  const view = useMemo(() => viewOfSearch(search), [search])
  const change = useCallback(
    (changes: Partial<TripView>) =>
      setSearch((old) => searchOfView({ ...viewOfSearch(old), ...changes }), { replace: true }),
    [setSearch],
  )
  return { view, change }
}

interface NoTripsProps {
  readonly tab: TripTab
  readonly narrowed: boolean
  readonly onChange: (changes: Partial<TripView>) => void
}

const words = {
  all: {
    title: 'No trips yet',
    text: 'Choose accommodations, add a client and get a quote. The trip will appear here.',
  },
  attention: {
    title: 'Nothing needs your attention',
    text: 'No trips have problems and no payments are overdue.',
  },
  due: {
    title: 'Nothing due in the next 30 days',
    text: 'Requested payments appear here 30 days before they are due.',
  },
  departing: {
    title: 'No departures in the next 60 days',
    text: 'Trips appear here 60 days before departure.',
  },
  paid: { title: 'No trips paid in full yet', text: 'Trips appear here once they are fully paid.' },
  cancelled: {
    title: 'No cancelled trips',
    text: 'Cancelled trips appear here with their payments and refunds.',
  },
} as const satisfies Record<TripTab, { title: string; text: string }>

/** An empty list: nothing matches, the tab is empty, or there are no trips at all. */
function NoTrips({ tab, narrowed, onChange }: NoTripsProps) {
  const builder = useBuilderPath()
  if (narrowed) {
    return (
      <EmptyState
        title="No matching trips"
        text="No trip in this list matches that name, status and dates."
        actions={
          <>
            <Button size="small" onClick={() => onChange(noFilters)}>
              Clear filters
            </Button>
            {tab !== 'all' && (
              <Button size="small" variant="outlined" onClick={() => onChange({ tab: 'all' })}>
                Search all trips
              </Button>
            )}
          </>
        }
      />
    )
  }
  const action =
    tab === 'all' ? (
      <Button size="small" component={Link} to={builder}>
        Build Itinerary
      </Button>
    ) : (
      <Button size="small" variant="outlined" onClick={() => onChange({ tab: 'all' })}>
        Show all trips
      </Button>
    )
  return <EmptyState {...words[tab]} actions={action} />
}

/** Currencies with their own column; the others are counted. */
const maxColumns = 5

/** The number of trips in the list, and their sales and payments by currency. */
function TripsFoot({ view }: { readonly view: TripView }) {
  const { shown } = useTabTotals(view)
  if (shown === undefined) return <Box component="footer" sx={looks.foot} />
  const trips = sumTrips(shown)
  const leftOut = shown.reduce((sum, total) => sum + total.leftOut.length, 0)
  const pricedTrips = shown.filter(({ sell }) => sell !== 0)
  return (
    <Box component="footer" sx={looks.foot}>
      <Box component="b" sx={{ fontWeight: 600 }}>
        {countOf(trips, 'trip')}
      </Box>
      {view.tab !== 'cancelled' && (
        <Box component="span" sx={looks.note}>
          excluding cancelled
        </Box>
      )}
      {leftOut > 0 && (
        <Box component="span" sx={looks.note}>
          {leftOut} with impossible amounts not summed
        </Box>
      )}
      <Box component="span" sx={{ flex: 1 }} />
      {pricedTrips.slice(0, maxColumns).map(({ currency, trips: count, sell, paid }) => (
        <Box
          key={currency}
          sx={{
            pl: { sm: 3.4 },
            width: { xs: 1, sm: 'auto' },
            textAlign: 'right',
            '& small': { typography: 'caption', color: 'ink.note', display: 'block' },
            '& b': {
              display: 'block',
              fontSize: 16,
              lineHeight: '22px',
              fontWeight: 600,
              letterSpacing: '-0.01em',
            },
          }}
        >
          <small>
            {currency}, {countOf(count, 'trip')}
          </small>
          <b>
            <LargeFigure amount={sell} currency={currency} show="none" cents />
          </b>
          <small className="tabular">
            <LargeFigure amount={paid} currency={currency} show="none" cents /> paid
          </small>
        </Box>
      ))}
      {pricedTrips.length > maxColumns && (
        <Box component="span" sx={looks.note}>
          and {countOf(pricedTrips.length - maxColumns, 'more currency', 'more currencies')}
        </Box>
      )}
    </Box>
  )
}

const looks = {
  foot: { ...inRow(1), flexWrap: 'wrap', minHeight: 84, p: '12px 24px', bgcolor: 'ground.soft' },
  note: { typography: 'caption', color: 'ink.note' },
} as const
