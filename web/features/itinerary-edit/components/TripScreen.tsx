import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ItineraryId } from '#shared/ids/ids'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { isApiError } from '../../../lib/api/api-error'
import { itineraryQuery } from '../api/itinerary-query'
import type { TripClient } from '../model/trip-edits'
import { TripEditing } from './TripEditing'
import { TripMissing } from './TripMissing'
import { TripSkeleton } from './TripSkeleton'
import styles from './trip-screen.module.css'

/** The dialog that assigns a client, as the page composes it. */
export type ClientDialog = (dialog: {
  readonly open: boolean
  readonly client: TripClient | undefined
  readonly onClose: () => void
  readonly onAssigned: (client: TripClient | undefined) => void
}) => ReactNode

interface TripScreenProps {
  readonly id: ItineraryId
  readonly clientDialog: ClientDialog
}

/** One itinerary to read, price and edit: waiting, failed, not there, or there. */
export function TripScreen({ id, clientDialog }: TripScreenProps) {
  const trip = useQuery(itineraryQuery(id))
  if (trip.data !== undefined) return <TripEditing key={id} trip={trip.data} clientDialog={clientDialog} />
  if (trip.isPending) return <TripSkeleton />
  if (isApiError(trip.error) && [400, 403, 404].includes(trip.error.status)) return <TripMissing />
  return (
    <main className={styles.failed}>
      <ErrorState title="The itinerary could not be loaded" error={trip.error} onRetry={() => void trip.refetch()} />
    </main>
  )
}
