import { lazyPart } from '../../../../lib/loading/lazy-page'
import { DetailSkeleton } from './DetailSkeleton'

/** The content of an expanded row. */
export const TripDetail = lazyPart(() => import('./WholeTrip'), 'WholeTrip', <DetailSkeleton />)
