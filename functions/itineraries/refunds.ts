import type { Actor } from '../data/actor'
import type { StoredItinerary } from '../data/itinerary-records'
import type { Table } from '../data/table-access'
import { paymentDeps } from '../payments/payment-deps'
import { refundTrip } from '../payments/refund-trip'
import { systemClock } from '../runtime/clock'
import { randomId } from '../runtime/make-id'

interface Asking {
  readonly by: Actor
  readonly requestId: string
}

/** Sends back what is paid for cancelled itineraries. */
export interface Refunds {
  /** Once for each payment, however often it is asked; nothing where nothing was asked for. */
  owed(cancelled: Pick<StoredItinerary, 'record'>, asking: Asking): Promise<void>
}

/** Refunds through the payments. */
export function refunds(table: Table): Refunds {
  const deps = { ...paymentDeps(table), clock: systemClock, makeId: randomId }
  return {
    async owed({ record: { agencyId, id: itineraryId, payments } }, asking) {
      if (payments.length > 0) await refundTrip({ agencyId, itineraryId, ...asking }, deps)
    },
  }
}
