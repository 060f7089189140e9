import { Suspense } from 'react'
import { lazyPage } from '../../../../lib/loading/lazy-page'
import type { Trip } from '../../api/trips-query'
import { DetailSkeleton } from './DetailSkeleton'

const WholeTrip = lazyPage(() => import('./WholeTrip'), 'WholeTrip')

/** The content of an expanded row; `loadTripDetail` preloads it. */
export function TripDetail({ trip }: { readonly trip: Trip }) {
  return (
    <Suspense fallback={<DetailSkeleton />}>
      <WholeTrip trip={trip} />
    </Suspense>
  )
}

/** Preloads what expanded rows need. */
export const loadTripDetail = WholeTrip.preload
