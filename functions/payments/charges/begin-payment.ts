import type { Principal } from '#shared/access/principal'
import { AppError } from '#shared/errors/app-error'
import { payerOf } from '#shared/itinerary/payers'
import type { Payment } from '#shared/itinerary/payments'
import type { Charge } from '#shared/payments/charge'
import { withCharge } from '#shared/payments/charge-order'
import { type ClientRecord, nameOf } from '../../data/clients/client-records'
import { clientStore } from '../../data/clients/client-store'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import type { KeptAnswer } from '../../data/table/idempotency'
import type { Deps } from '../../runtime/use-case'
import type { BankLinking } from '../banks/linked-account'
import { type Beginning, beginCharge } from './begin-charge'
import { changePayment } from './change-payment'
import { payingActor, requirePayersTrip } from './payer'
import { paymentMakers } from './payment-deps'

export const beginPaymentMakers = { ...paymentMakers, clients: clientStore }
export type BeginPaymentDeps = Deps<typeof beginPaymentMakers>

interface Begin extends Pick<Beginning, 'owner' | 'key' | 'wanted'> {
  /** Who begins it: a client of their own trip, or an agent. */
  readonly principal: Principal
  readonly requestId: string
  /** The answer to keep for repeats. */
  readonly answer?: (charge: Charge) => KeptAnswer | undefined
}

/**
 * Begins a payment: the charge with which it can be paid at the provider, noted in the transaction
 * of its answer.
 * @throws AppError record.not-found for who may not know of it; those of beginCharge; service.busy
 */
export async function beginPayment(
  begin: Begin,
  deps: BeginPaymentDeps & { readonly banks?: BankLinking | undefined },
): Promise<Charge> {
  const { owner, key, wanted, principal, requestId, answer } = begin
  const now = deps.clock.now()
  let begunCharge: Charge | undefined
  await changePayment(
    owner,
    async (reading) => {
      const { stored, payment } = requirePayersTrip(principal, reading)
      const { charges } = reading.charges
      const payer = await clientPaying(stored, { payment, deps })
      const { charge, others } = await beginCharge(
        { owner, stored, payment, charges, key, wanted, payerEmail: payer?.email, now },
        deps,
      )
      begunCharge = charge
      return {
        charges: withCharge(others, charge),
        by: payingActor(principal, stored, payer && nameOf(payer)),
        action: 'payment started',
        requestId,
        ...(answer === undefined ? {} : { answer: () => answer(charge) }),
      }
    },
    deps,
  )
  if (begunCharge === undefined) throw new AppError('record.busy')
  return begunCharge
}

/** The client whom a payment is asked of: that of its party group, else the trip's. */
export async function clientPaying(
  { record }: Pick<StoredItinerary, 'record'>,
  {
    payment,
    deps,
  }: {
    readonly payment: Pick<Payment, 'partyId'>
    readonly deps: Pick<BeginPaymentDeps, 'clients'>
  },
): Promise<ClientRecord | undefined> {
  const clientId = payerOf(record, payment.partyId)
  return clientId === undefined ? undefined : deps.clients.get(record.agencyId, clientId)
}
