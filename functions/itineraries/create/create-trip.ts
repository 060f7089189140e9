import type { AgentPrincipal } from '#shared/access/principal'
import type { ItineraryAnswer } from '#shared/api/itinerary-shapes'
import { itineraryIdSchema } from '#shared/ids/ids'
import type { ItineraryInput } from '#shared/itinerary/itinerary'
import type { PatternState } from '#shared/itinerary/states'
import { repriceItinerary } from '#shared/pricing/reprice-itinerary'
import { actorOf, peopleOf } from '../../data/people/people'
import type { KeptAnswer } from '../../data/table/idempotency'
import { requireProperTrip } from '../edit/proper-trip'
import { requireKnownCamps } from '../edit/require-known-camps'
import { tripContext } from '../edit/trip-context'
import { withRoomTypes } from '../edit/with-room-types'
import { differences } from '../history/differences'
import { suppliersOf } from '../view/suppliers-of'
import { clientMarket, type TripDeps, tripPeople } from '../view/trip-deps'
import { agentView } from '../view/view'
import { newItinerary } from './new-itinerary'

interface Creating {
  readonly principal: AgentPrincipal
  readonly input: ItineraryInput
  readonly state: 'estimate' | 'draft' | PatternState
  /** What the history calls it. */
  readonly action: string
  readonly requestId: string
  readonly keep: (answer: ItineraryAnswer, version: number) => KeptAnswer | undefined
}

/** Stores a new itinerary of the caller, priced with the newest exchange rates. */
export async function createTrip(
  { principal, input, state, action, requestId, keep }: Creating,
  deps: TripDeps,
) {
  const now = deps.clock.now()
  const clientId = input.clientId ?? input.itinerary.params.client?.id
  const [named, exchange, camps] = await Promise.all([
    tripPeople(deps, { principal, clientId }),
    deps.exchange.newest(now),
    deps.camps.campFacts(suppliersOf(input.itinerary.segments), now),
  ])
  const { agency, agent } = named
  const id = itineraryIdSchema.parse(deps.makeId('itinerary'))
  const newTrip = newItinerary(
    { ...input, clientId: named.client?.id },
    { id, agency, agentId: principal.agentId, exchange, camps, now },
  )
  newTrip.market = clientMarket(named)
  requireProperTrip(newTrip, 'body.itinerary')
  const fieldOf = (index: number) => `body.itinerary.segments.${index}.supplierCode`
  requireKnownCamps(input.itinerary.segments, { stored: [], camps, fieldOf })
  const trip = await withRoomTypes(newTrip, deps)
  const after = {
    record: repriceItinerary({ ...trip, state }, tripContext(agency)),
    people: peopleOf(named),
  }
  const answer = agentView(after, now)
  const changes = differences({ ...after, record: { ...after.record, segments: [] } }, after)
  await deps.itineraries.save({
    after,
    entry: { at: now.toISOString(), by: actorOf(principal, agent), action, changes, requestId },
    answer: keep(answer, after.record.version),
  })
  return { answer, version: after.record.version }
}
