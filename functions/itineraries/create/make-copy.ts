import type { AgentPrincipal } from '#shared/access/principal'
import type { ItineraryAnswer } from '#shared/api/itinerary-shapes'
import type { CalendarDate } from '#shared/dates/calendar-date'
import { AppError } from '#shared/errors/app-error'
import { type ClientId, itineraryIdSchema } from '#shared/ids/ids'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { PatternState } from '#shared/itinerary/states'
import { repriceItinerary } from '#shared/pricing/reprice-itinerary'
import { copyLink } from '../../data/itineraries/copy-links'
import { actorOf, peopleOf } from '../../data/people/people'
import type { KeptAnswer } from '../../data/table/idempotency'
import { tripContext } from '../edit/trip-context'
import { type TripDeps, tripPeople } from '../view/trip-deps'
import { agentView } from '../view/view'
import { copyItinerary } from './copy-itinerary'

interface CopyOf {
  readonly principal: AgentPrincipal
  readonly source: ItineraryRecord
  readonly state: 'estimate' | PatternState
  readonly name?: string | undefined
  readonly startDate?: CalendarDate | undefined
  readonly clientId?: ClientId | undefined
}

type CopyDeps = Omit<TripDeps, 'camps' | 'exchange' | 'rooms'>

/**
 * A new itinerary of the caller with what another one holds, priced and not yet stored; `link` is
 * to be stored with it.
 * @throws AppError record.not-found when the client is not the caller's
 */
export async function copyOf(
  { principal, source, state, clientId, ...wanted }: CopyOf,
  deps: CopyDeps,
) {
  const now = deps.clock.now()
  const { agencyId, agentId } = principal
  const people = await tripPeople(deps, { principal, clientId })
  if (agencyId !== source.agencyId) throw new AppError('record.not-found')
  const id = itineraryIdSchema.parse(deps.makeId('itinerary'))
  const { name = source.name, startDate = source.startDate } = wanted
  const copy = copyItinerary(source, {
    id,
    agencyId,
    agentId,
    clientId: people.client?.id,
    state,
    name,
    startDate,
    now,
  })
  return {
    record: repriceItinerary(copy, tripContext(people.agency)),
    people: peopleOf(people),
    agent: people.agent,
    link: copyLink(source, id),
  }
}

interface Storing extends CopyOf {
  /** What the history calls it. */
  readonly action: string
  readonly requestId: string
  readonly keep: (answer: ItineraryAnswer, version: number) => KeptAnswer | undefined
}

/** Stores such a copy. */
export async function makeCopy({ action, requestId, keep, ...copy }: Storing, deps: CopyDeps) {
  const { agent, link, ...after } = await copyOf(copy, deps)
  const now = deps.clock.now()
  const answer = agentView(after, now)
  const entry = {
    at: now.toISOString(),
    by: actorOf(copy.principal, agent),
    action,
    changes: [],
    requestId,
  }
  await deps.itineraries.save({
    after,
    entry,
    answer: keep(answer, after.record.version),
    also: [link],
  })
  return { answer, version: after.record.version }
}
