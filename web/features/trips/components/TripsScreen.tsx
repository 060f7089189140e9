import { useCallback, useState } from 'react'
import type { ItineraryId } from '#shared/ids/ids'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { isNarrowed } from '../model/trip-view'
import { useTripView } from '../state/use-trip-view'
import { useTrips } from '../state/use-trips'
import { NoTrips } from './NoTrips'
import { PageHead } from './PageHead'
import { RefundsToSend } from './summary/RefundsToSend'
import { SummaryCard } from './summary/SummaryCard'
import { TripsBar } from './TripsBar'
import { TripsFoot } from './table/TripsFoot'
import { TripsTable } from './table/TripsTable'
import styles from './trips-screen.module.css'

/** `/trips-and-payments`: what was sold, what is due, and every trip with its payments. */
export function TripsScreen() {
  const { view, change } = useTripView()
  const list = useTrips(view)
  const [opened, setOpened] = useState<ReadonlySet<ItineraryId>>(new Set())
  const toggle = useCallback((id: ItineraryId) => {
    setOpened((old) => (old.has(id) ? new Set([...old].filter((one) => one !== id)) : new Set([...old, id])))
  }, [])
  const isEmpty = !list.isPending && list.trips.length === 0
  return (
    <main className={styles.page}>
      <PageHead view={view} />
      <SummaryCard />
      <RefundsToSend />
      <TripsBar view={view} onChange={change} />
      <section
        id="trips"
        role="tabpanel"
        aria-label="Trips"
        className={styles.list}
        data-stale={list.isPlaceholderData}
      >
        {list.isError && list.trips.length === 0 ? (
          <ErrorState
            title="The trips could not be loaded"
            error={list.error}
            kept="Nothing was changed."
            onRetry={() => void list.refetch()}
          />
        ) : isEmpty ? (
          <NoTrips tab={view.tab} narrowed={isNarrowed(view)} onChange={change} />
        ) : (
          <div className={styles.card}>
            <TripsTable list={list} sort={view.sort} opened={opened} onSort={change} onToggle={toggle} />
            <TripsFoot view={view} />
          </div>
        )}
      </section>
    </main>
  )
}
