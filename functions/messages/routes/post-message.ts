import { messagesRoutes } from '#shared/api/messages'
import { AppError } from '#shared/errors/app-error'
import type { Conversation } from '#shared/itinerary/conversations'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import type { MessageRecord } from '../../data/itineraries/message-records'
import type { Actor } from '../../data/people/actor'
import { actorOf, callerIn } from '../../data/people/people'
import { answerOnce } from '../../data/table/answer-once'
import { answerStore } from '../../data/table/idempotency'
import { lambdaFor } from '../../data/table/lambda-for'
import { readerOf, requireSeenTrip, type TripReader } from '../../itineraries/view/trip-reader'
import { type Deps, useCase } from '../../runtime/use-case'
import { messageViewOf } from '../message-view'
import { writeMessage, writingMakers } from '../write-message'

const route = messagesRoutes.postMessage

const makers = {
  ...writingMakers,
  itineraries: itineraryStore,
  answers: answerStore,
}

/**
 * Writes a message. The other side gets it by mail, from a queue. What a client writes is an
 * enquiry: the audit trail and the automation hook hear of it (1 §6, 1 §7).
 */
export const postMessage = useCase(route, async (call, deps: Deps<typeof makers>) => {
  const { body } = call
  const reader = readerOf(call.principal)
  const now = deps.clock.now()
  const once = { route, call: { ...call, principal: reader }, now, answers: deps.answers }
  return answerOnce(once, async (keep) => {
    const { stored, by } = await writingAbout(body.itineraryId, { reader, deps })
    requireSomebody(body.conversation, { reader, stored })
    const { agencyId, id: itineraryId, clientId } = stored.record
    const message: MessageRecord = {
      id: deps.makeId('message'),
      agencyId,
      itineraryId,
      clientId,
      by,
      conversation: body.conversation,
      text: body.text,
      sentAt: now.toISOString(),
    }
    const answer = messageViewOf(message, { reader, readUpTo: '' })
    const keptAnswer = keep(answer, firstVersion)
    await writeMessage(message, { stored, answer: keptAnswer, now, deps })
    return { answer, version: firstVersion }
  })
})

/** A message never changes. */
const firstVersion = 1

/** The trip, and who writes about it. */
async function writingAbout(
  itineraryId: MessageRecord['itineraryId'],
  { reader, deps }: { readonly reader: TripReader; readonly deps: Deps<typeof makers> },
): Promise<{ readonly stored: StoredItinerary; readonly by: Actor }> {
  const [found, agent] = await Promise.all([
    deps.itineraries.get(reader.agencyId, itineraryId),
    reader.kind === 'agent' ? callerIn(deps.agencies, reader) : undefined,
  ])
  const trip = requireSeenTrip(reader, found)
  const by: Actor =
    reader.kind === 'agent'
      ? actorOf(reader, agent)
      : { kind: 'client', id: reader.clientId, name: trip.people.clientData?.name ?? 'Client' }
  return { stored: trip, by }
}

/** A client writes to the agent only, and an agent to a client only where the trip has one. */
function requireSomebody(
  conversation: Conversation,
  { reader, stored }: { reader: TripReader; stored: StoredItinerary },
): void {
  if (reader.kind === 'client' && conversation !== 'client') throw new AppError('record.not-found')
  if (conversation === 'client' && stored.record.clientId === undefined)
    throw new AppError('message.no-client')
}

export const handler = lambdaFor(postMessage, makers)
