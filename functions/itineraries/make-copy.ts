import type { AgentPrincipal } from '#shared/access/principal'
import type { ItineraryAnswer } from '#shared/api/itinerary-shapes'
import type { CalendarDate } from '#shared/dates/calendar-date'
import { AppError } from '#shared/errors/app-error'
import { type ClientId, itineraryIdSchema } from '#shared/ids/ids'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { KeptAnswer } from '../data/idempotency'
import { actorOf, peopleOf } from '../data/people'
import { copiedItinerary } from './copied-itinerary'
import { repriced } from './repriced'
import { tripContext } from './trip-context'
import { type TripDeps, tripPeople } from './trip-deps'
import { agentView } from './view'

interface CopyOf {
  readonly principal: AgentPrincipal
  readonly source: ItineraryRecord
  readonly state: 'saved' | 'estimate'
  readonly name?: string | undefined
  readonly startDate?: CalendarDate | undefined
  readonly clientId?: ClientId | undefined
  /** What the history calls it. */
  readonly action: string
  readonly requestId: string
  readonly keep: (answer: ItineraryAnswer, version: number) => KeptAnswer | undefined
}

/** Stores a new itinerary of the caller with what another one holds. */
export async function makeCopy(copy: CopyOf, deps: Omit<TripDeps, 'camps' | 'exchange'>) {
  const { principal, source, state, clientId, action, requestId, keep } = copy
  const now = deps.clock.now()
  const named = await tripPeople(deps, { principal, clientId })
  const id = itineraryIdSchema.parse(deps.makeId('itinerary'))
  if (principal.agencyId !== source.agencyId) throw new AppError('record.not-found')
  const { agencyId, agentId } = principal
  const { name = source.name, startDate = source.startDate } = copy
  const made = copiedItinerary(source, { id, agencyId, agentId, clientId, state, name, startDate, now })
  const after = { record: repriced(made, tripContext(named.agency)), people: peopleOf(named) }
  const answer = agentView(after, now)
  const entry = { at: now.toISOString(), by: actorOf(principal, named.agent), action, changes: [], requestId }
  await deps.itineraries.save({ after, entry, answer: keep(answer, after.record.version) })
  return { answer, version: after.record.version }
}
