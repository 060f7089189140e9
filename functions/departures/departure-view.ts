import type { AgentPrincipal } from '#shared/access/principal'
import type { DepartureSummary, DepartureView } from '#shared/api/departures'
import { AppError } from '#shared/errors/app-error'
import { agencyAudit } from '../agencies/agency-access'
import { departureStore, type StoredDeparture } from '../data/itineraries/departure-store'
import { agencyStore } from '../data/people/agency-store'
import { earliestToday } from '../runtime/clock'
import { isOwn } from '../runtime/own'
import type { Deps } from '../runtime/use-case'

export const departureMakers = { departures: departureStore, agencies: agencyStore }
export type DepartureDeps = Deps<typeof departureMakers>

/** Bookings whose trip is not cancelled: the others give their places back by themselves. */
export const bookingsOf = ({ departure, trips }: StoredDeparture) =>
  departure.bookings.flatMap((booking) => {
    const trip = trips.get(booking.itineraryId)
    return trip === undefined || trip.record.state === 'cancelled' ? [] : [{ ...booking, trip }]
  })

export const takenPlaces = (stored: StoredDeparture): number =>
  bookingsOf(stored).reduce((sum, { guests }) => sum + guests, 0)

export function summaryOf(stored: StoredDeparture): DepartureSummary {
  const { agencyId: _agency, bookings: _bookings, ...departure } = stored.departure
  return { ...departure, taken: takenPlaces(stored) }
}

/** A departure as an agent sees it: trips of colleagues without their client and price. */
export function viewOf(stored: StoredDeparture, principal: AgentPrincipal): DepartureView {
  const bookings = bookingsOf(stored).map(({ guests, itineraryId, trip: { record, people } }) => ({
    ...{ guests, agentName: people.user.agent.fullName, state: record.state },
    ...(isOwn(principal, record) && {
      ...{ itineraryId, clientName: people.clientData?.name },
      sell: { amount: record.finance?.sell ?? 0, currency: record.currency },
    }),
  }))
  return { ...summaryOf(stored), bookings }
}

/** @throws AppError departure.closed for one that is cancelled, or has begun */
export function requireOpen({ departure }: StoredDeparture, { clock }: Pick<DepartureDeps, 'clock'>): void {
  if (departure.cancelledAt !== undefined || departure.startDate < earliestToday(clock))
    throw new AppError('departure.closed')
}

/** The entry of the audit trail for what is done to a departure. */
export const departureAudit = (
  {
    principal,
    action,
    departure: { id, name },
  }: { readonly principal: AgentPrincipal; readonly action: Parameters<typeof agencyAudit>[0]['action'] } & Pick<
    StoredDeparture,
    'departure'
  >,
  deps: DepartureDeps,
) => agencyAudit({ principal, agencyId: principal.agencyId, action, details: { departure: id, name } }, deps)
