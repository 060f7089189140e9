import type { AgentPrincipal } from '#shared/access/principal'
import type { DepartureSummary, DepartureView } from '#shared/api/departures'
import { AppError } from '#shared/errors/app-error'
import { agencyAudit } from '../agencies/agency-access'
import {
  activeBookings,
  departureStore,
  type StoredDeparture,
  takenPlaces,
} from '../data/itineraries/departure-store'
import { agencyStore } from '../data/people/agency-store'
import { earliestToday } from '../runtime/clock'
import { isOwn } from '../runtime/own'
import type { Deps } from '../runtime/use-case'

export const departureMakers = { departures: departureStore, agencies: agencyStore }
export type DepartureDeps = Deps<typeof departureMakers>

export function summaryOf(stored: StoredDeparture): DepartureSummary {
  const { agencyId: _agency, bookings: _bookings, ...departure } = stored.departure
  return { ...departure, taken: takenPlaces(stored) }
}

/** A departure as an agent sees it: trips of colleagues without their client and price. */
export function viewOf(stored: StoredDeparture, principal: AgentPrincipal): DepartureView {
  const bookings = activeBookings(stored).flatMap(({ guests, itineraryId }) => {
    const trip = stored.trips.get(itineraryId)
    if (trip === undefined) return []
    const { record, people } = trip
    const about = { guests, agentName: people.user.agent.fullName, state: record.state }
    if (!isOwn(principal, record)) return [about]
    const sell = { amount: record.finance?.sell ?? 0, currency: record.currency }
    return [{ ...about, itineraryId, clientName: people.clientData?.name, sell }]
  })
  return { ...summaryOf(stored), bookings }
}

/** @throws AppError departure.closed for one that is cancelled, or has begun */
export function requireOpen(
  { departure }: StoredDeparture,
  { clock }: Pick<DepartureDeps, 'clock'>,
): void {
  if (departure.cancelledAt !== undefined || departure.startDate < earliestToday(clock))
    throw new AppError('departure.closed')
}

/** The entry of the audit trail for what is done to a departure. */
export const departureAudit = (
  {
    principal,
    action,
    departure: { id, name },
  }: {
    readonly principal: AgentPrincipal
    readonly action: Parameters<typeof agencyAudit>[0]['action']
  } & Pick<StoredDeparture, 'departure'>,
  deps: DepartureDeps,
) =>
  agencyAudit(
    { principal, agencyId: principal.agencyId, action, details: { departure: id, name } },
    deps,
  )
