import Box from '@mui/material/Box'
import { useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ItineraryId } from '#shared/ids/ids'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { radius } from '../../../components/looks/looks'
import { PaymentTasks } from '../../../trip/payments/PaymentTasks'
import { isNarrowed, searchOfView, type TripView, viewOfSearch } from '../model/trip-view'
import { useTrips } from '../state/use-trips'
import { NoTrips } from './NoTrips'
import { PageHead } from './PageHead'
import { RefundsToSend } from './summary/RefundsToSend'
import { SummaryCard } from './summary/SummaryCard'
import { TripsBar } from './TripsBar'
import { TripsFoot } from './table/TripsFoot'
import { TripsTable } from './table/TripsTable'

/** `/trips-and-payments`: totals, what is due, and every trip with its payments. */
export function TripsScreen() {
  const { view, change } = useTripView()
  const list = useTrips(view)
  const [opened, setOpened] = useState<ReadonlySet<ItineraryId>>(new Set())
  const toggle = useCallback((id: ItineraryId) => {
    setOpened((old) => (old.has(id) ? new Set([...old].filter((one) => one !== id)) : new Set([...old, id])))
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
        sx={{ transition: 'opacity 200ms var(--mui-pace-ease)', '&[data-stale="true"]': { opacity: 0.6 } }}
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
          <Box
            sx={{
              borderRadius: radius.card,
              bgcolor: 'background.paper',
              boxShadow: 4,
              position: 'relative',
              overflow: 'clip',
            }}
          >
            <TripsTable list={list} sort={view.sort} opened={opened} onSort={change} onToggle={toggle} />
            <TripsFoot view={view} />
          </Box>
        )}
      </Box>
    </Box>
  )
}

/** What the page shows, kept in the address so that Back restores the list. */
function useTripView(): { readonly view: TripView; readonly change: (changes: Partial<TripView>) => void } {
  const [search, setSearch] = useSearchParams()
  const view = useMemo(() => viewOfSearch(search), [search])
  const change = useCallback(
    (changes: Partial<TripView>) =>
      setSearch((old) => searchOfView({ ...viewOfSearch(old), ...changes }), { replace: true }),
    [setSearch],
  )
  return { view, change }
}
