import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import type { ItineraryId } from '#shared/ids/ids'
import { ErrorPage } from '../../../components/feedback/ErrorState'
import { isApiError } from '../../../lib/api/api-error'
import { itineraryQuery } from '../../../trip/api/itinerary-query'
import type { TripParts } from '../../../trip/page/trip-slots'
import { TripEditing } from './TripEditing'
import { TripMissing } from './TripMissing'

interface TripScreenProps {
  readonly id: ItineraryId
  readonly parts: TripParts
  /** Shown while the trip loads, in the view's final size. */
  readonly waiting: ReactNode
  readonly children: ReactNode
}

/** One itinerary: loading, failed, not found, or loaded. */
export function TripScreen({ id, parts, waiting, children }: TripScreenProps) {
  const trip = useQuery(itineraryQuery(id))
  useFreshLists(trip.data?.finance?.paid)
  if (trip.data !== undefined) {
    return (
      <TripEditing key={id} trip={trip.data} parts={parts}>
        {children}
      </TripEditing>
    )
  }
  if (trip.isPending) return waiting
  if (isApiError(trip.error) && [400, 403, 404].includes(trip.error.status)) return <TripMissing />
  return (
    <ErrorPage
      title="The itinerary couldn’t be loaded"
      error={trip.error}
      onRetry={() => void trip.refetch()}
    />
  )
}

/** Refetches the bell and the lists when an open trip is seen to have been paid. */
function useFreshLists(paid: number | undefined): void {
  const queries = useQueryClient()
  const seenPaid = useRef(paid)
  useEffect(() => {
    const before = seenPaid.current
    seenPaid.current = paid
    if (before !== undefined && paid !== before)
      void queries.invalidateQueries({ queryKey: ['trips'] })
  }, [paid, queries])
}
