import type { FollowUp } from '#shared/api/follow-up'
import type { ItinerarySummary } from '#shared/api/itinerary-summary'
import { addDays, type CalendarDate } from '#shared/dates/calendar-date'
import { dateInZone } from '#shared/dates/zoned-time'
import { isBookedVersion } from '#shared/itinerary/proposal'
import { priceLockedStates } from '#shared/itinerary/states'

/** Days without a change after which a quote counts as unanswered. */
export const unansweredDays = 5
/** Days before the start from which passports are asked for. */
export const passportDays = 60

export const followUpFields = [
  ...(['id', 'name', 'state', 'agentId', 'agentName', 'clientId', 'clientName'] as const),
  ...(['startDate', 'adults', 'children', 'updatedAt', 'paid', 'proposalId'] as const),
] as const
export type FollowUpTrip = Pick<ItinerarySummary, (typeof followUpFields)[number]>

const about = ({ id, name, agentId, agentName, clientName }: FollowUpTrip) => ({
  itineraryId: id,
  itineraryName: name,
  clientName,
  assigneeId: agentId,
  assigneeName: agentName,
})

/** The proposals of which trips are versions, each once. */
export const proposalIds = (trips: readonly FollowUpTrip[]): string[] => [
  ...new Set(trips.flatMap(({ proposalId = [] }) => proposalId)),
]

/**
 * Trips whose client may still answer: without the versions of a proposal of which they booked
 * another.
 * @param versions - all versions of these proposals
 */
export function withoutRejected(
  trips: readonly FollowUpTrip[],
  versions: readonly FollowUpTrip[],
): FollowUpTrip[] {
  const proposalKey = ({ clientId, proposalId }: FollowUpTrip) => `${clientId} ${proposalId}`
  const decidedKeys = new Set(versions.filter(isBookedVersion).map(proposalKey))
  return trips.filter(
    (trip) => trip.proposalId === undefined || !decidedKeys.has(proposalKey(trip)),
  )
}

/** A quote that its client has left unanswered for five days, to a trip that is still to begin. */
export function unansweredQuote(trip: FollowUpTrip, today: CalendarDate): FollowUp[] {
  const lastChange = dateInZone(new Date(trip.updatedAt), 'UTC')
  const due = addDays(lastChange, unansweredDays)
  if (trip.state !== 'quote' || trip.startDate < today || due > today) return []
  return [{ ...about(trip), kind: 'quote-unanswered', due, occasion: trip.updatedAt }]
}

/** Whether a trip is booked and begins so soon that passports should be there. */
export const needsPassports = ({ state, startDate }: FollowUpTrip, today: CalendarDate): boolean =>
  priceLockedStates.includes(state) &&
  startDate >= today &&
  startDate <= addDays(today, passportDays)

/** @param passports - how many of its travelers have filled in their passport */
export function missingPassports(trip: FollowUpTrip, passports: number): FollowUp[] {
  const missing = trip.adults + trip.children - passports
  if (missing <= 0) return []
  const due = addDays(trip.startDate, -passportDays)
  return [{ ...about(trip), kind: 'passports-missing', due, occasion: trip.startDate, missing }]
}

/** @param until - when the hold ends, as an instant @param zone - the agent's, for its day */
export const endingHold = (
  trip: FollowUpTrip,
  { until, zone }: { readonly until: string; readonly zone: string },
): FollowUp => ({
  ...about(trip),
  kind: 'hold-ends',
  due: dateInZone(new Date(until), zone),
  occasion: until,
})
