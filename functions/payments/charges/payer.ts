import type { Principal } from '#shared/access/principal'
import { AppError } from '#shared/errors/app-error'
import type { Payment } from '#shared/itinerary/payments'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import type { Actor } from '../../data/people/actor'
import { readerOf, requirePartysTrip } from '../../itineraries/view/trip-reader'
import type { PaymentReading } from './change-payment'

/** Who begins a payment as the history names them: a client for themselves, or an agent for a client. */
export function payingActor(principal: Principal, { people }: Pick<StoredItinerary, 'people'>): Actor {
  const payer = readerOf(principal)
  return payer.kind === 'agent'
    ? { kind: 'agent', id: payer.agentId, name: people.user.agent.fullName }
    : { kind: 'client', id: payer.clientId, name: people.clientData?.name ?? 'Client' }
}

/**
 * The trip and the payment, when the payer may know of them: a client of their own trip, published or not, an agent as for any trip.
 * @throws AppError record.not-found
 */
export function requirePayersTrip(
  principal: Principal,
  { stored, payment }: Pick<PaymentReading, 'stored' | 'payment'>,
): { stored: StoredItinerary; payment: Payment } {
  const seen = requirePartysTrip(readerOf(principal), stored)
  if (payment === undefined) throw new AppError('record.not-found')
  return { stored: seen, payment }
}
