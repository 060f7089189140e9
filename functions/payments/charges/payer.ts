import type { Principal } from '#shared/access/principal'
import { AppError } from '#shared/errors/app-error'
import type { AgencyId, AgentId, ClientId } from '#shared/ids/ids'
import type { Payment } from '#shared/itinerary/payments'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import type { Actor } from '../../data/people/actor'
import { isOwn } from '../../runtime/own'
import type { PaymentReading } from './change-payment'

/** Who begins a payment: a client for themselves, or an agent for a client. */
export type Payer =
  | { readonly kind: 'agent'; readonly agencyId: AgencyId; readonly agentId: AgentId }
  | { readonly kind: 'client'; readonly agencyId: AgencyId; readonly clientId: ClientId }

/** @throws AppError auth.forbidden for anybody else, whom the route's level keeps out already */
export function payerOf(principal: Principal): Payer {
  const { kind, agencyId } = principal
  if (kind === 'agent') return { kind, agencyId, agentId: principal.agentId }
  if (kind === 'client') return { kind, agencyId, clientId: principal.clientId }
  throw new AppError('auth.forbidden')
}

/** The payer as the history names them. */
export function payingActor(payer: Payer, { people }: Pick<StoredItinerary, 'people'>): Actor {
  return payer.kind === 'agent'
    ? { kind: 'agent', id: payer.agentId, name: people.user.agent.fullName }
    : { kind: 'client', id: payer.clientId, name: people.clientData?.name ?? 'Client' }
}

/**
 * The trip and the payment, when the payer may know of them: a client of their own trip, an agent as for any trip.
 *
 * @throws AppError record.not-found
 */
export function requirePayersTrip(
  principal: Principal,
  { stored, payment }: Pick<PaymentReading, 'stored' | 'payment'>,
): { stored: StoredItinerary; payment: Payment } {
  if (stored === undefined || payment === undefined || !mayPay(principal, stored))
    throw new AppError('record.not-found')
  return { stored, payment }
}

function mayPay(principal: Principal, { record }: StoredItinerary): boolean {
  if (principal.kind === 'agent') return isOwn(principal, record)
  return principal.kind === 'client' && record.clientId === principal.clientId
}
