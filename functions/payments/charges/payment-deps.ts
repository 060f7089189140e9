import { type ZapSender, zapSender } from '../../audit/zap-sender'
import { type ItineraryStore, itineraryStore } from '../../data/itineraries/itinerary-store'
import { type PaymentStore, paymentStore } from '../../data/payments/payment-store'
import { type AgencyStore, agencyStore } from '../../data/people/agency-store'
import { type AnswerStore, answerStore } from '../../data/table/idempotency'
import type { Table } from '../../data/table/table-access'
import { optionalEnv } from '../../runtime/env'
import { type Queue, sqsQueue } from '../../runtime/queue'
import type { Basics } from '../../runtime/use-case'
import type { PaymentProviders } from '../providers/payment-provider'
import { paymentProviders } from '../providers/the-payment-provider'

/** What changing a payment reaches. */
export interface PaymentDeps extends Basics {
  readonly itineraries: Pick<ItineraryStore, 'get' | 'save'>
  readonly payments: PaymentStore
  readonly agencies: Pick<AgencyStore, 'agency' | 'agent'>
  readonly answers: AnswerStore
  readonly providers: PaymentProviders
  /** Refunds to be made, and what the sandbox tells later. */
  readonly queue: Queue
  readonly zaps: ZapSender
}

/** The same, in the table. A queue that a route may not reach is refused by the queue itself. */
export function paymentDeps(table: Table): Omit<PaymentDeps, keyof Basics> {
  const queue = sqsQueue(optionalEnv('paymentQueueUrl') ?? noQueue)
  return {
    itineraries: itineraryStore(table),
    payments: paymentStore(table),
    agencies: agencyStore(table),
    answers: answerStore(table),
    providers: paymentProviders(table, queue),
    queue,
    zaps: zapSender(sqsQueue(optionalEnv('zapQueueUrl') ?? noQueue)),
  }
}

const noQueue = 'https://queue.invalid/none'
