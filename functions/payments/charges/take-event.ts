import type { ChargeEvent } from '#shared/payments/charge'
import { withEvent } from '#shared/payments/charge-order'
import { EventSeenBefore, rememberEvent } from '../../data/payments/payment-store'
import { systemActor } from '../../data/people/people'
import { log } from '../../runtime/log'
import type { ProviderEvent } from '../providers/payment-provider'
import { paidMessage } from '../refunds/refund-messages'
import { changePayment } from './change-payment'
import type { PaymentDeps } from './payment-deps'

/**
 * Takes in what a provider says happened, once: the event's name is stored with its effect. Late, twice or in another
 * order the same events lead to the same payment (charge-order.ts). Every event of a payment that was made asks for the
 * agent's mail, because the message of the first may be lost; the mail itself is sent once.
 */
export async function takeEvent(
  { owner, event, eventId }: ProviderEvent,
  deps: PaymentDeps,
): Promise<'taken' | 'seen'> {
  const { provider, chargeId } = event.charge
  const remembered = rememberEvent({ provider, event: eventId, now: deps.clock.now() })
  const outcome = await changePayment(
    owner,
    ({ charges }) => ({
      charges: withEvent(charges.charges, event),
      by: systemActor(provider),
      action: actionOf(event),
      requestId: eventId,
      also: [remembered],
    }),
    deps,
  ).then(() => 'taken' as const, unlessSeen)
  if (event.kind === 'charge' && event.state === 'paid') await deps.queue.send(paidMessage(owner))
  if (outcome === 'taken')
    log.info('payment.event', { provider, eventId, chargeId, kind: event.kind, state: event.state })
  return outcome
}

function unlessSeen(error: unknown): 'seen' {
  if (error instanceof EventSeenBefore) return 'seen'
  throw error
}

/** What the history calls it. */
const actionOf = ({ kind, state }: ChargeEvent): string => (kind === 'refund' ? `refund ${state}` : `payment ${state}`)
