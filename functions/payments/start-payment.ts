import { paymentsRoutes } from '#shared/api/payments'
import { AppError } from '#shared/errors/app-error'
import type { Charge } from '#shared/payments/charge'
import { withCharge } from '#shared/payments/charge-order'
import { answerOnce } from '../data/answer-once'
import { type ClientStore, clientStore } from '../data/client-store'
import type { StoredItinerary } from '../data/itinerary-records'
import { lambdaFor } from '../data/lambda-for'
import { useCase } from '../runtime/use-case'
import { beginCharge } from './begin-charge'
import { changePayment } from './change-payment'
import { ownerOf } from './owner-of'
import { payerOf, payingActor, requirePayersTrip } from './payer'
import { type PaymentDeps, paymentDeps } from './payment-deps'

export interface StartPaymentDeps extends PaymentDeps {
  readonly clients: Pick<ClientStore, 'get'>
}

const route = paymentsRoutes.startPayment

/**
 * Begins a payment and answers where to pay it. The attempt's name follows from the Idempotency-Key: repeats, and a try
 * after a crash, make one attempt at the provider and get the same answer.
 */
export const startPayment = useCase(route, async (call, deps: StartPaymentDeps) => {
  const { principal, params, body, requestId, event } = call
  const payer = payerOf(principal)
  const now = deps.clock.now()
  const key = event.headers['idempotency-key'] ?? deps.makeId('request')
  const once = { route, call: { event, params, body, principal: payer }, now, answers: deps.answers }
  return answerOnce(once, async (keep) => {
    const owner = await ownerOf(payer.agencyId, { paymentId: params.paymentId, deps })
    let begun: Charge | undefined
    await changePayment(
      owner,
      async (reading) => {
        const { stored, payment } = requirePayersTrip(principal, reading)
        const { charges } = reading.charges
        const payerEmail = await emailOfClient(stored, deps)
        const beginning = { owner, stored, payment, charges, key, wanted: body, payerEmail, now }
        const { charge, others } = await beginCharge(beginning, deps)
        begun = charge
        return {
          charges: withCharge(others, charge),
          by: payingActor(payer, stored),
          action: 'payment started',
          requestId,
          answer: () => keep(answerOf(charge), firstVersion),
        }
      },
      deps,
    )
    if (begun === undefined) throw new AppError('service.busy')
    return { answer: answerOf(begun), version: firstVersion }
  })
})

async function emailOfClient({ record }: StoredItinerary, { clients }: StartPaymentDeps): Promise<string | undefined> {
  const { agencyId, clientId } = record
  return clientId === undefined ? undefined : (await clients.get(agencyId, clientId))?.email
}

/** A charge has no version of its own that a caller could send back. */
const firstVersion = 1

function answerOf({ provider, chargeId, amount, serviceFee, currency, redirectUrl, clientSecret, expiresAt }: Charge) {
  return {
    provider: provider === 'stripe' ? ('stripe' as const) : ('sandbox' as const),
    ...{ chargeId, currency, total: amount + serviceFee },
    redirectUrl: redirectUrl ?? null,
    clientSecret: clientSecret ?? null,
    expiresAt: expiresAt ?? null,
  }
}

export const handler = lambdaFor(startPayment, (table) => ({ ...paymentDeps(table), clients: clientStore(table) }))
