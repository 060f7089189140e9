import { Suspense } from 'react'
import { daysBetween } from '#shared/dates/calendar-date'
import { lazyPage } from '../../lib/loading/lazy-page'
import { accountZone } from '../../lib/time/today-here'
import type { TripParts } from '../../trip/page/trip-slots'
import { pricingInputOf } from '../../trip/price/pricing-context'
import { LazyClientDialog } from './LazyClientDialog'

const MarkPaidDialog = lazyPage(
  () => import('../../features/trips/components/detail/MarkPaidDialog'),
  'MarkPaidDialog',
)
const EditPaymentsDialog = lazyPage(
  () => import('../../features/trips/components/detail/EditPaymentsDialog'),
  'EditPaymentsDialog',
)
const DateSlideDialog = lazyPage(
  () => import('../../features/date-slide/components/DateSlideDialog'),
  'DateSlideDialog',
)

const CurrencyExposureCard = lazyPage(
  () => import('../../features/currency-exposure/components/CurrencyExposureCard'),
  'CurrencyExposureCard',
)

const InclusionsOfTrip = lazyPage(() => import('./InclusionsOfTrip'), 'InclusionsOfTrip')
const DocumentsCard = lazyPage(
  () => import('../../features/trip-documents/components/DocumentsCard'),
  'DocumentsCard',
)
const TasksCard = lazyPage(() => import('../../features/tasks/components/TasksCard'), 'TasksCard')
const ShareLinksDialog = lazyPage(
  () => import('../../features/share-links/components/ShareLinksDialog'),
  'ShareLinksDialog',
)
const TravelersCard = lazyPage(
  () => import('../../features/traveler-details/components/TravelersCard'),
  'TravelersCard',
)
const MessagesOfTrip = lazyPage(() => import('./MessagesOfTrip'), 'MessagesOfTrip')

const NewMessages = lazyPage(
  () => import('../../features/trip-messages/components/NewMessages'),
  'NewMessages',
)

/** Parts of other features on the page of an itinerary; each loads when first opened. */
export const tripParts: TripParts = {
  clientDialog: (dialog) => <LazyClientDialog {...dialog} />,
  markPaidDialog: (dialog) => (
    <Suspense>
      <MarkPaidDialog {...dialog} />
    </Suspense>
  ),
  editPaymentsDialog: (dialog) => (
    <Suspense>
      <EditPaymentsDialog {...dialog} />
    </Suspense>
  ),
  datesDialog: ({ trip, ...dialog }) => (
    <Suspense>
      <DateSlideDialog
        {...dialog}
        itineraryId={trip.id}
        version={trip.version}
        tripName={trip.name}
        days={daysBetween(trip.itinerary.startDate, trip.itinerary.endDate)}
      />
    </Suspense>
  ),
  inclusionsCard: (given) => <InclusionsOfTrip {...given} />,
  shareDialog: ({ trip, onClose }) => (
    <Suspense>
      <ShareLinksDialog of={{ itineraryId: trip.id }} name={trip.name} onClose={onClose} />
    </Suspense>
  ),
  tasksCard: ({ trip }) => (
    <TasksCard
      title="Tasks"
      scope={{ itineraryId: trip.id }}
      timeZone={accountZone()}
      emptyText="Nothing to do for this trip."
    />
  ),
  documentsCard: ({ trip }) => <DocumentsCard owner={trip.id} client={trip.clientData?.name} />,
  travelersCard: ({ trip }) => (
    <TravelersCard
      tripId={trip.id}
      tripName={trip.name}
      hasClient={trip.clientData !== undefined}
    />
  ),
  newMessages: ({ trip, onOpen }) => <NewMessages itineraryId={trip.id} onOpen={onOpen} />,
  messagesCard: (given) => <MessagesOfTrip {...given} />,
  exposureCard: ({ trip, price: { finance, margins }, pricing }) => (
    <CurrencyExposureCard
      pricing={pricingInputOf(trip, pricing)}
      standing={{
        sell: finance.sell,
        deposit: finance.deposit,
        paid: finance.paid,
        margin: margins.total,
      }}
    />
  ),
}
