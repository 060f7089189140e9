import type { ChargeEvent } from '#shared/payments/charge'
import { withEvent } from '#shared/payments/charge-order'
import type { Concern } from '#shared/payments/concern'
import { EventSeenBefore, rememberEvent } from '../../data/payments/payment-store'
import { concernWrites, taskIdOf } from '../../data/payments/payment-tasks'
import { systemActor } from '../../data/people/people'
import { log } from '../../runtime/log'
import type { ProviderConcern, ProviderEvent } from '../providers/payment-provider'
import { paidMessage } from '../refunds/refund-messages'
import { changePayment, type PaymentReading } from './change-payment'
import { concernNote } from './concern-note'
import type { PaymentDeps } from './payment-deps'

/**
 * Takes in what a provider says happened, once: the event's name is stored with its effect. Late,
 * twice or in another order the same events lead to the same payment (charge-order.ts) and the same
 * tasks (concern.ts). Every event of a payment that was made asks for the agent's mail, because the
 * message of the first may be lost; the mail itself is sent once.
 */
export async function takeEvent(
  said: ProviderEvent | ProviderConcern,
  deps: PaymentDeps,
): Promise<'taken' | 'seen'> {
  const { owner, event, eventId, concern } = said
  const provider = said.event === undefined ? said.provider : said.event.charge.provider
  const eventMark = rememberEvent({ provider, event: eventId, now: deps.clock.now() })
  const outcome = await changePayment(
    owner,
    async ({ charges, ...reading }) => {
      const concernTask =
        concern === undefined ? undefined : await taskOf(concern, { ...reading, charges }, deps)
      return {
        charges: event === undefined ? charges.charges : withEvent(charges.charges, event),
        by: systemActor(provider),
        action: event === undefined ? 'payment task' : actionOf(event),
        requestId: eventId,
        also: [eventMark, ...(concernTask?.writes ?? [])],
        note: concernTask?.note,
      }
    },
    deps,
  ).then(() => 'taken' as const, unlessSeen)
  if (event?.kind === 'charge' && event.state === 'paid') await deps.queue.send(paidMessage(owner))
  if (outcome === 'taken') {
    const { chargeId } = event?.charge ?? {}
    log.info('payment.event', {
      provider,
      eventId,
      chargeId,
      kind: (event ?? concern)?.kind,
      state: (event ?? concern)?.state,
    })
  }
  return outcome
}

/**
 * The task that a concern makes or changes, and how the trip's history tells of it; nothing where
 * it is known.
 */
async function taskOf(
  concern: Concern,
  { stored, charges }: PaymentReading,
  { payments }: Pick<PaymentDeps, 'payments'>,
) {
  const { agencyId, itineraryId, paymentId } = charges
  const task = await payments.task(agencyId, paymentId, taskIdOf(concern))
  const writes = concernWrites({ agencyId, itineraryId, paymentId }, task, concern)
  return {
    writes,
    note: writes.length > 0 && stored !== undefined ? concernNote(paymentId, concern) : undefined,
  }
}

function unlessSeen(error: unknown): 'seen' {
  if (error instanceof EventSeenBefore) return 'seen'
  throw error
}

/** What the history calls it. */
const actionOf = ({ kind, state }: ChargeEvent): string =>
  kind === 'refund' ? `refund ${state}` : `payment ${state}`
