import type { Principal } from '#shared/access/principal'
import { AppError } from '#shared/errors/app-error'
import { payerOf } from '#shared/itinerary/payers'
import type { Payment } from '#shared/itinerary/payments'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import type { Actor } from '../../data/people/actor'
import { readerOf, requirePartysTrip } from '../../itineraries/view/trip-reader'
import type { PaymentReading } from './change-payment'

/**
 * Who begins a payment as the history names them: a client for themselves, or an agent for a
 * client.
 */
export function payingActor(
  principal: Principal,
  { people }: Pick<StoredItinerary, 'people'>,
  payerName = 'Client',
): Actor {
  const payer = readerOf(principal)
  return payer.kind === 'agent'
    ? { kind: 'agent', id: payer.agentId, name: people.user.agent.fullName }
    : { kind: 'client', id: payer.clientId, name: payerName }
}

/**
 * The trip and the payment, when the payer may know of them: a client of what they pay, published
 * or not, an agent as for any trip.
 * @throws AppError record.not-found
 */
export function requirePayersTrip(
  principal: Principal,
  { stored, payment }: Pick<PaymentReading, 'stored' | 'payment'>,
): { stored: StoredItinerary; payment: Payment } {
  const reader = readerOf(principal)
  if (stored === undefined || payment === undefined) throw new AppError('record.not-found')
  if (reader.kind === 'agent') requirePartysTrip(reader, stored)
  else if (payerOf(stored.record, payment.partyId) !== reader.clientId)
    throw new AppError('record.not-found')
  return { stored, payment }
}
