import { Suspense } from 'react'
import { lazyPage } from '../../../../lib/loading/lazy-page'
import type { Trip } from '../../api/trips-query'
import { DetailSkeleton } from './DetailSkeleton'

const WholeTrip = lazyPage(() => import('./WholeTrip'), 'WholeTrip')

/** What an opened row shows; it is loaded ahead by `loadTripDetail`. */
export function TripDetail({ trip }: { readonly trip: Trip }) {
  return (
    <Suspense fallback={<DetailSkeleton />}>
      <WholeTrip trip={trip} />
    </Suspense>
  )
}

/** Loads what opened rows need, before one is opened. */
export const loadTripDetail = WholeTrip.preload
