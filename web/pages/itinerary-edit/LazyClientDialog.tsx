import { Suspense } from 'react'
import { useLazyOverlay } from '../../components/overlay/use-lazy-overlay'
import { lazyPage } from '../../lib/loading/lazy-page'
import type { TripParts } from '../../trip/page/trip-slots'

const load = () => import('../../features/clients/components/assign/AssignClientDialog')
const AssignClientDialog = lazyPage(load, 'AssignClientDialog')

/** The client dialog, loaded when first opened. */
export function LazyClientDialog(dialog: Parameters<TripParts['clientDialog']>[0]) {
  return useLazyOverlay(dialog.open, load) ? (
    <Suspense>
      <AssignClientDialog {...dialog} />
    </Suspense>
  ) : null
}
