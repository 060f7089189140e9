import { payingRoutes } from '#shared/api/paying'
import type { Charge } from '#shared/payments/charge'
import { answerOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { readerOf } from '../../itineraries/view/trip-reader'
import { useCase } from '../../runtime/use-case'
import { type BeginPaymentDeps, beginPayment, beginPaymentMakers } from '../charges/begin-payment'
import { ownerOf } from '../charges/owner-of'

const route = payingRoutes.startPayment

/**
 * Begins a payment and answers where to pay it. The attempt's name follows from the
 * Idempotency-Key: repeats, and a try after a crash, make one attempt at the provider and get the
 * same answer.
 */
export const startPayment = useCase(route, async (call, deps: BeginPaymentDeps) => {
  const { principal, params, body, requestId, event } = call
  const payer = readerOf(principal)
  const now = deps.clock.now()
  const key = event.headers['idempotency-key'] ?? deps.makeId('request')
  const once = {
    route,
    call: { event, params, body, principal: payer },
    now,
    answers: deps.answers,
  }
  return answerOnce(once, async (keep) => {
    const owner = await ownerOf(payer.agencyId, { paymentId: params.paymentId, deps })
    const answer = (charge: Charge) => keep(answerOf(charge), firstVersion)
    const begunCharge = await beginPayment(
      { owner, principal, key, wanted: body, requestId, answer },
      deps,
    )
    return { answer: answerOf(begunCharge), version: firstVersion }
  })
})

/** A charge has no version of its own that a caller could send back. */
const firstVersion = 1

function answerOf({
  provider,
  chargeId,
  amount,
  serviceFee,
  currency,
  redirectUrl,
  clientSecret,
  expiresAt,
}: Charge) {
  return {
    provider: provider === 'stripe' ? ('stripe' as const) : ('sandbox' as const),
    chargeId,
    currency,
    total: amount + serviceFee,
    redirectUrl: redirectUrl ?? null,
    clientSecret: clientSecret ?? null,
    expiresAt: expiresAt ?? null,
  }
}

export const handler = lambdaFor(startPayment, beginPaymentMakers)
