import { AppError } from '#shared/errors/app-error'
import type { Charge, ChargeEvent } from '#shared/payments/charge'
import { withEvent } from '#shared/payments/charge-order'
import { systemActor } from '../../data/people/people'
import { log } from '../../runtime/log'
import { changePayment } from '../charges/change-payment'
import type { PaymentDeps } from '../charges/payment-deps'
import type { PaymentOwner } from '../providers/payment-provider'
import type { RefundMessage } from './refund-messages'

/**
 * Sends the money of one charge back by its provider and notes what the provider said. A message
 * that comes twice finds nothing to do; a worker that died after the provider was asked asks again,
 * and the provider knows it by its name. What the provider refuses to send back is left to a
 * person.
 */
export async function sendRefund(
  message: RefundMessage,
  deps: PaymentDeps,
): Promise<'sent' | 'nothing to do'> {
  const { chargeId, agencyId, itineraryId, paymentId } = message
  const owner = { agencyId, itineraryId, paymentId }
  const { charges } = await deps.payments.find(agencyId, paymentId)
  const charge = charges?.charges.find((one) => one.chargeId === chargeId)
  if (charge?.refund?.state !== 'wanted' || charge.provider === 'wire') return 'nothing to do'
  const event = await refundOf(charge, { owner, refund: charge.refund, deps })
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

/**
 * What the provider says of the refund; all of the money counts, with what had gone back before.
 */
async function refundOf(
  charge: Charge,
  {
    owner,
    refund,
    deps,
  }: { owner: PaymentOwner; refund: NonNullable<Charge['refund']>; deps: PaymentDeps },
): Promise<ChargeEvent> {
  const { amount: whole, before = 0 } = refund
  try {
    const { event } = await deps.providers
      .byName(charge.provider)
      .refund({ owner, charge, amount: whole - before })
    return event.kind === 'refund' ? { ...event, amount: event.amount + before } : event
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'payment.refused') throw error
    const state = error.facts.reason === alreadyBack ? 'succeeded' : 'failed'
    log.warn('payment.refund-refused', {
      chargeId: charge.chargeId,
      reason: error.facts.reason,
      state,
    })
    return { kind: 'refund', charge, state, amount: whole, at: deps.clock.now().toISOString() }
  }
}

/** Stripe's word where somebody has sent it back on Stripe's own page. */
const alreadyBack = 'charge_already_refunded'
