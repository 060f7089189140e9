import { itinerariesRoutes } from '#shared/api/itineraries'
import type { ClientId } from '#shared/ids/ids'
import { answerOnce } from '../data/answer-once'
import { hasSameContent } from '../data/itinerary-change'
import type { People, StoredItinerary } from '../data/itinerary-records'
import { lambdaFor } from '../data/lambda-for'
import { actorOf, peopleOf } from '../data/people'
import { ifMatchOf } from '../runtime/parse-request'
import { useCase } from '../runtime/use-case'
import { changed, refuseStale } from './changed'
import { differences } from './differences'
import { edited } from './edited'
import { nextVersion } from './next-version'
import { repriced } from './repriced'
import { requireEditable } from './require-editable'
import { requireOwnTrip } from './require-own-trip'
import { suppliersOf } from './suppliers-of'
import { tripContext } from './trip-context'
import { type TripDeps, type TripPeople, tripDeps, tripPeople } from './trip-deps'
import { agentView } from './view'
import { withNeededRates } from './with-needed-rates'

const route = itinerariesRoutes.patchItinerary

/** Changes what the body names, if it was made from the present version and the state allows it, and prices it anew. */
export const patchItinerary = useCase(route, async (call, deps: TripDeps) => {
  const { principal, params, body, event, requestId } = call
  const expected = ifMatchOf(event)
  const now = deps.clock.now()
  return answerOnce({ route, call, now, answers: deps.answers }, async (keep) => {
    const [found, named, camps] = await Promise.all([
      deps.itineraries.get(principal.agencyId, params.id),
      tripPeople(deps, { principal, clientId: body.clientId ?? undefined }),
      deps.camps.campFacts(suppliersOf(body.segments ?? []), now),
    ])
    const before = requireOwnTrip(principal, found)
    if (before.record.version !== expected) throw changed(expected, { current: before, now })

    const unpriced = await withNeededRates(edited(before.record, body, camps), { exchange: deps.exchange, now })
    requireEditable(before.record, unpriced)
    const record = repriced(nextVersion(unpriced, now), tripContext(named.agency), before.record)
    const after = { ...before, record, people: peopleAfter(before, { clientId: body.clientId, named }) }
    if (hasSameContent(before, after)) return { answer: agentView(before, now), version: expected }

    const answer = agentView(after, now)
    const entry = { at: now.toISOString(), by: actorOf(principal, named.agent), action: 'edited', requestId }
    await deps.itineraries
      .save({
        before,
        after,
        entry: { ...entry, changes: differences(before, after) },
        answer: keep(answer, record.version),
      })
      .catch(refuseStale(expected, now))
    return { answer, version: record.version }
  })
})

interface After {
  /** null takes the client away, undefined leaves them. */
  readonly clientId: ClientId | null | undefined
  readonly named: TripPeople
}

/** The names of agency and client as they are now; the trip stays with its agent, whoever edits it. */
function peopleAfter({ people }: StoredItinerary, { clientId, named }: After): People {
  const fresh = peopleOf(named)
  return {
    clientData: clientId === undefined ? people.clientData : fresh.clientData,
    user: { agency: fresh.user.agency, agent: people.user.agent },
  }
}

export const handler = lambdaFor(patchItinerary, tripDeps)
