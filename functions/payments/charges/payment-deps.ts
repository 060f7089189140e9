import { zapSender } from '../../audit/zap-sender'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { paymentStore } from '../../data/payments/payment-store'
import { agencyStore } from '../../data/people/agency-store'
import { answerStore } from '../../data/table/idempotency'
import type { Table } from '../../data/table/table-access'
import { optionalEnv } from '../../runtime/env'
import { sqsQueue } from '../../runtime/queue'
import type { Deps } from '../../runtime/use-case'
import type { PaymentProviders } from '../providers/payment-provider'
import { paymentProviders } from '../providers/the-payment-provider'

/** A queue that a route may not reach is refused by the queue itself. */
const queueIfAny = (name: 'paymentQueueUrl' | 'zapQueueUrl') =>
  sqsQueue(optionalEnv(name) ?? 'https://queue.invalid/none')

/** What changing a payment reaches. */
export const paymentMakers = {
  itineraries: itineraryStore,
  payments: paymentStore,
  agencies: agencyStore,
  answers: answerStore,
  providers: (table: Table): PaymentProviders =>
    paymentProviders(table, queueIfAny('paymentQueueUrl')),
  /** Refunds to be made, and what the sandbox tells later. */
  queue: () => queueIfAny('paymentQueueUrl'),
  zaps: () => zapSender(queueIfAny('zapQueueUrl')),
}
export type PaymentDeps = Deps<typeof paymentMakers>
