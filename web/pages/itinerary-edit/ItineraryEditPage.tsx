import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import type { ItineraryId } from '#shared/ids/ids'
import { useLazyOverlay } from '../../components/overlay/use-lazy-overlay'
import { TripMissing } from '../../features/itinerary-edit/components/TripMissing'
import { type ClientDialog, TripScreen } from '../../features/itinerary-edit/components/TripScreen'
import { lazyPage } from '../../lib/loading/lazy-page'

const loadDialog = () => import('../../features/clients/components/AssignClientDialog')
const AssignClientDialog = lazyPage(loadDialog, (module) => module.AssignClientDialog)

/** `/itinerary/edit/{id}`: where an agent lands after a quote (2 §2.2). */
export function ItineraryEditPage() {
  const { id } = useParams()
  if (id === undefined || !isItineraryId(id)) return <TripMissing />
  return <TripScreen id={id} clientDialog={(dialog) => <LazyClientDialog {...dialog} />} />
}

/** The dialog, from its first opening on. */
function LazyClientDialog(dialog: Parameters<ClientDialog>[0]) {
  return useLazyOverlay(dialog.open, loadDialog) ? (
    <Suspense>
      <AssignClientDialog {...dialog} />
    </Suspense>
  ) : null
}

/** The shape of an itinerary's id; its schema would cost the page a parser. */
function isItineraryId(text: string): text is ItineraryId {
  return /^itn_[0-9a-z]{4,32}$/.test(text)
}
