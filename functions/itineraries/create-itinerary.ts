import { itinerariesRoutes } from '#shared/api/itineraries'
import { itineraryIdSchema } from '#shared/ids/ids'
import { answerOnce } from '../data/answer-once'
import { lambdaFor } from '../data/lambda-for'
import { actorOf, peopleOf } from '../data/people'
import { useCase } from '../runtime/use-case'
import { differences } from './differences'
import { newItinerary } from './new-itinerary'
import { repriced } from './repriced'
import { suppliersOf } from './suppliers-of'
import { tripContext } from './trip-context'
import { type TripDeps, tripDeps, tripPeople } from './trip-deps'
import { agentView } from './view'

const route = itinerariesRoutes.createItinerary

/** Stores a new itinerary in state estimate, priced with the newest exchange rates (2 §7.1). */
export const createItinerary = useCase(route, async (call, deps: TripDeps) => {
  const { principal, body, requestId } = call
  const now = deps.clock.now()
  return answerOnce({ route, call, now, answers: deps.answers }, async (keep) => {
    const clientId = body.clientId ?? body.itinerary.params.client?.id
    const [named, exchange, camps] = await Promise.all([
      tripPeople(deps, { principal, clientId }),
      deps.exchange.newest(now),
      deps.camps.campFacts(suppliersOf(body.itinerary.segments), now),
    ])
    const { agency, agent } = named
    const id = itineraryIdSchema.parse(deps.makeId('itinerary'))
    const made = newItinerary(body, { id, agency, agentId: principal.agentId, exchange, camps, now })
    const after = { record: repriced(made, tripContext(agency)), people: peopleOf(named) }
    const answer = agentView(after, now)
    await deps.itineraries.save({
      after,
      entry: {
        at: now.toISOString(),
        by: actorOf(principal, agent),
        action: 'created',
        changes: differences({ ...after, record: { ...after.record, segments: [] } }, after),
        requestId,
      },
      answer: keep(answer, after.record.version),
    })
    return { answer, version: after.record.version }
  })
})

export const handler = lambdaFor(createItinerary, tripDeps)
