import { savedTripRoutes } from '#shared/api/saved-trips'
import { itineraryIdSchema } from '#shared/ids/ids'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { transitions } from '#shared/itinerary/transitions'
import type { StoredItinerary, WorkInFlight } from '../../data/itineraries/itinerary-records'
import { actorOf } from '../../data/people/people'
import { answerOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { itineraryQueue } from '../../runtime/queues'
import { type Deps, useCase } from '../../runtime/use-case'
import { copyOf } from '../create/make-copy'
import { statusAudit } from '../history/status-audit'
import { requireSaved } from '../saved/require-saved'
import { requireStartToCome } from '../saved/require-start-to-come'
import { tripMakers } from '../view/trip-deps'
import { staysOf } from '../work/supplier-stays'
import { messageOf } from '../work/work-message'

const route = savedTripRoutes.getSavedQuote

const makers = { ...tripMakers, queue: itineraryQueue }

/**
 * Makes a new itinerary of a saved one and asks for its quote: both in one transaction, so that a
 * repeat makes neither a second itinerary nor a second quote. A repeat sends the attempt's message
 * again.
 */
export const getSavedQuote = useCase(route, async (call, deps: Deps<typeof makers>) => {
  const { principal, body, requestId } = call
  const { agencyId } = principal
  let newTrip: Begun | undefined
  const reply = await answerOnce(
    { route, call, now: deps.clock.now(), answers: deps.answers },
    async (keep) => {
      const { record: source } = requireSaved(
        principal,
        await deps.itineraries.get(agencyId, body.id),
      )
      const { startDate = source.startDate, clientId } = body
      requireStartToCome(startDate, deps.clock)
      const copy = await copyOf({ principal, source, state: 'estimate', startDate, clientId }, deps)
      const by = actorOf(principal, copy.agent)
      const after = beginQuote(copy, {
        by,
        sendNotify: body.sendNotify,
        token: deps.makeId('request'),
      })
      const { record } = after
      const answer = { id: record.id, state: 'quoting' } as const
      await deps.itineraries.save({
        after,
        entry: {
          at: record.updatedAt,
          by,
          action: `quoted from ${source.id}`,
          changes: [],
          requestId,
        },
        audit: [statusAudit(copy.record, { record, by, id: deps.makeId('audit') })],
        answer: keep(answer, record.version),
        also: [copy.link],
      })
      newTrip = after
      return { answer, version: record.version }
    },
  )
  const storedTrip =
    newTrip ?? (await deps.itineraries.get(agencyId, itineraryIdSchema.parse(reply.answer.id)))
  const message = storedTrip === undefined ? undefined : messageOf(storedTrip)
  if (message !== undefined) await deps.queue.send(message)
  return reply
})

type Begun = Pick<StoredItinerary, 'record' | 'people' | 'work'>

function beginQuote(
  { record: estimate, people }: Begun,
  attempt: Pick<WorkInFlight, 'by' | 'sendNotify' | 'token'>,
) {
  const record: ItineraryRecord = { ...estimate, state: transitions.GetQuote.inFlight }
  const since = record.updatedAt
  const work: WorkInFlight = {
    action: 'GetQuote',
    since,
    total: staysOf(record).length,
    ...attempt,
  }
  return { record, people, work }
}

export const handler = lambdaFor(getSavedQuote, makers)
