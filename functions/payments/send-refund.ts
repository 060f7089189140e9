import { withEvent } from '#shared/payments/charge-order'
import { systemActor } from '../data/people'
import { log } from '../runtime/log'
import { changePayment } from './change-payment'
import type { PaymentDeps } from './payment-deps'
import type { RefundMessage } from './refund-message'

/**
 * Sends the money of one charge back by its provider and notes what the provider said. A message that comes twice finds
 * nothing to do; a worker that died after the provider was asked asks again, and the provider knows it by its name.
 */
export async function sendRefund(message: RefundMessage, deps: PaymentDeps): Promise<'sent' | 'nothing to do'> {
  const { chargeId, agencyId, itineraryId, paymentId } = message
  const owner = { agencyId, itineraryId, paymentId }
  const { charges } = await deps.payments.find(agencyId, paymentId)
  const charge = charges?.charges.find((one) => one.chargeId === chargeId)
  if (charge?.refund?.state !== 'wanted' || charge.provider === 'wire') return 'nothing to do'
  const { amount: whole, before = 0 } = charge.refund
  const said = await deps.providers.byName(charge.provider).refund({ owner, charge, amount: whole - before })
  const event = said.event.kind === 'refund' ? { ...said.event, amount: said.event.amount + before } : said.event
  await changePayment(
    owner,
    (reading) => ({
      charges: withEvent(reading.charges.charges, event),
      by: systemActor('payment-worker'),
      action: `refund ${event.state}`,
      requestId: chargeId,
    }),
    deps,
  )
  log.info('payment.refunded', { paymentId, chargeId, state: event.state })
  return 'sent'
}
