import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import type { Actor } from '../../data/people/actor'
import { tripRefundMessage } from '../../payments/refunds/refund-messages'
import type { Queue } from '../../runtime/queue'
import { paymentQueue } from '../../runtime/queues'

/** Sends back what is paid for cancelled itineraries. */
export interface Refunds {
  /** Once for each payment, however often it is asked; nothing where nothing was asked for. */
  owed(
    cancelled: Pick<StoredItinerary, 'record'>,
    asking: { by: Actor; requestId: string },
  ): Promise<void>
}

export const theRefunds = (): Refunds => refunds(paymentQueue())

/**
 * Refunds by the payment worker: it alone carries the provider, and it takes back the pages that
 * payers still have open.
 */
export const refunds = (queue: Queue): Refunds => ({
  async owed({ record: { agencyId, id: itineraryId, payments } }, asking) {
    if (payments.length > 0)
      await queue.send(tripRefundMessage({ agencyId, itineraryId, ...asking }))
  },
})
