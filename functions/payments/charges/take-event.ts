import type { ChargeEvent } from '#shared/payments/charge'
import { withEvent } from '#shared/payments/charge-order'
import { EventSeenBefore, rememberEvent } from '../../data/payments/payment-store'
import { systemActor } from '../../data/people/people'
import { log } from '../../runtime/log'
import type { ProviderEvent } from '../providers/payment-provider'
import { changePayment } from './change-payment'
import type { PaymentDeps } from './payment-deps'

/**
 * Takes in what a provider says happened, once: the event's name is stored with its effect. Late, twice or in another
 * order the same events lead to the same payment (charge-order.ts).
 */
export async function takeEvent(said: ProviderEvent, deps: PaymentDeps): Promise<'taken' | 'seen'> {
  const { owner, event, eventId } = said
  const { provider, chargeId } = event.charge
  const remembered = rememberEvent({ provider, event: eventId, now: deps.clock.now() })
  try {
    await changePayment(
      owner,
      ({ charges }) => ({
        charges: withEvent(charges.charges, event),
        by: systemActor(provider),
        action: actionOf(event),
        requestId: eventId,
        also: [remembered],
      }),
      deps,
    )
  } catch (error) {
    if (error instanceof EventSeenBefore) return 'seen'
    throw error
  }
  log.info('payment.event', { provider, eventId, chargeId, kind: event.kind, state: event.state })
  return 'taken'
}

/** What the history calls it. */
const actionOf = ({ kind, state }: ChargeEvent): string => (kind === 'refund' ? `refund ${state}` : `payment ${state}`)
