import type { AgentPrincipal } from '#shared/access/principal'
import type { FollowUp } from '#shared/api/follow-up'
import type { Where } from '#shared/catalogue/filter-types'
import type { CalendarDate } from '#shared/dates/calendar-date'
import { endingHolds } from '../data/itineraries/ending-holds'
import { ownWhere } from '../data/lists/list-page'
import { chunksOf } from '../data/table/group-by'
import type { Dismissal } from '../data/tasks/task-records'
import { travelerFormStore } from '../data/travelers/traveler-form-store'
import { tripListMakers } from '../itineraries/view/trip-list'
import type { Deps } from '../runtime/use-case'
import {
  endingHold,
  type FollowUpTrip,
  followUpFields,
  missingPassports,
  needsPassports,
  proposalIds,
  unansweredQuote,
  withoutRejected,
} from './follow-ups'

export const followUpMakers = {
  ...tripListMakers,
  holds: endingHolds,
  forms: travelerFormStore,
}
export type FollowUpDeps = Deps<typeof followUpMakers>

const dayMs = 24 * 3_600_000
/** A hold is told of so long before it ends. */
const holdDays = 2
/** Trips whose travelers' forms are looked at, the next to begin: each is a Query. */
const maxDeparting = 60

interface Asked {
  readonly principal: AgentPrincipal
  /** Which trips, of those that the agent may see. */
  readonly where: Where
  readonly today: CalendarDate
  readonly zone: string
  readonly dismissals: readonly Dismissal[]
}

/**
 * What the rules say is to be done about trips, the most urgent first, without what was dismissed.
 */
export async function followUpsFor(asked: Asked, deps: FollowUpDeps): Promise<FollowUp[]> {
  const { principal, where, zone } = asked
  const { agencyId } = principal
  const now = deps.clock.now()
  const [list, ending] = await Promise.all([
    deps.tripList.now(agencyId),
    deps.holds.ofAgency(agencyId, {
      from: now,
      to: new Date(now.getTime() + holdDays * dayMs),
    }),
  ])
  const trips = new Map(
    [...list.pick(ownWhere(where, principal), followUpFields)].map((trip) => [trip.id, trip]),
  )
  const endingHolds = ending.flatMap(({ trip: { id }, until }) => {
    const trip = trips.get(id)
    return trip === undefined ? [] : [endingHold(trip, { until, zone })]
  })
  return inOrder(
    [...endingHolds, ...(await aboutTrips([...trips.values()], { ...asked, list }, deps))],
    asked,
  )
}

/**
 * What the rules say of the trips that are an agent's own, but for holds that end, which the bell has
 * already.
 */
export async function ownFollowUps(
  asked: Omit<Asked, 'where' | 'zone'>,
  deps: Pick<FollowUpDeps, 'tripList' | 'forms'>,
): Promise<FollowUp[]> {
  const { agencyId, agentId } = asked.principal
  const mine: Where = { kind: 'equality', field: 'agentId', type: 'string', value: agentId }
  const list = await deps.tripList.now(agencyId)
  const trips = [...list.pick(mine, followUpFields)]
  return inOrder(await aboutTrips(trips, { ...asked, list }, deps), asked)
}

/** Passports that are missing, and quotes without an answer. */
async function aboutTrips(
  trips: readonly FollowUpTrip[],
  {
    principal: { agencyId },
    today,
    list,
  }: Pick<Asked, 'principal' | 'today'> & { list: TripLines },
  deps: Pick<FollowUpDeps, 'forms'>,
): Promise<FollowUp[]> {
  const ofProposals: Where = {
    kind: 'inq',
    field: 'proposalId',
    type: 'string',
    value: proposalIds(trips),
  }
  const answerable = withoutRejected(trips, [...list.pick(ofProposals, followUpFields)])
  return [
    ...(await passportsMissing(trips, { agencyId, today }, deps)),
    ...answerable.flatMap((trip) => unansweredQuote(trip, today)),
  ]
}

/** The most urgent first, without what was dismissed. */
const inOrder = (followUps: readonly FollowUp[], { dismissals }: Pick<Asked, 'dismissals'>) =>
  withoutDismissed(followUps, dismissals).sort((one, other) => (one.due < other.due ? -1 : 1))

type TripLines = Awaited<ReturnType<FollowUpDeps['tripList']['now']>>

/** Reminders that nobody took off the list for the same occasion. */
export const withoutDismissed = (
  followUps: readonly FollowUp[],
  dismissals: readonly Dismissal[],
): FollowUp[] =>
  followUps.filter(
    (one) =>
      !dismissals.some(
        ({ itineraryId, kind, occasion }) =>
          itineraryId === one.itineraryId && kind === one.kind && occasion === one.occasion,
      ),
  )

/** Of the booked trips that begin next: those of which passports are missing, a Query for each. */
export async function passportsMissing(
  trips: readonly FollowUpTrip[],
  { agencyId, today }: Pick<AgentPrincipal, 'agencyId'> & { readonly today: CalendarDate },
  { forms }: Pick<FollowUpDeps, 'forms'>,
): Promise<FollowUp[]> {
  const departing = trips
    .filter((trip) => needsPassports(trip, today))
    .sort((one, other) => (one.startDate < other.startDate ? -1 : 1))
    .slice(0, maxDeparting)
  const followUps: FollowUp[] = []
  for (const some of chunksOf(departing, 20)) {
    const counts = await Promise.all(
      some.map(async ({ id, clientId }) => {
        const ofTrip = await forms.ofTrip({ agencyId, itineraryId: id })
        return ofTrip.filter(
          (form) => form.clientId === clientId && form.sealed.passport !== undefined,
        ).length
      }),
    )
    followUps.push(...some.flatMap((trip, at) => missingPassports(trip, counts[at] ?? 0)))
  }
  return followUps
}
