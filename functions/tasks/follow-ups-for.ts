import type { AgentPrincipal } from '#shared/access/principal'
import type { FollowUp } from '#shared/api/tasks'
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
  const { principal, where, today, zone, dismissals } = asked
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
  const ofProposals: Where = {
    kind: 'inq',
    field: 'proposalId',
    type: 'string',
    value: proposalIds([...trips.values()]),
  }
  const answerable = withoutRejected(
    [...trips.values()],
    [...list.pick(ofProposals, followUpFields)],
  )
  const followUps = [
    ...ending.flatMap(({ trip: { id }, until }) => {
      const trip = trips.get(id)
      return trip === undefined ? [] : [endingHold(trip, { until, zone })]
    }),
    ...(await passportsMissing([...trips.values()], { agencyId, today }, deps)),
    ...answerable.flatMap((trip) => unansweredQuote(trip, today)),
  ]
  return withoutDismissed(followUps, dismissals).sort((one, other) =>
    one.due < other.due ? -1 : 1,
  )
}

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
