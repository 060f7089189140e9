import { messagesRoutes } from '#shared/api/messages'
import { AppError } from '#shared/errors/app-error'
import type { Conversation } from '#shared/itinerary/conversations'
import { theZaps } from '../../audit/zap-sender'
import { clientStore } from '../../data/clients/client-store'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import type { MessageRecord } from '../../data/itineraries/message-records'
import { messageStore } from '../../data/itineraries/message-store'
import type { Actor } from '../../data/people/actor'
import { agencyStore } from '../../data/people/agency-store'
import type { AuditEntry } from '../../data/people/audit-store'
import { actorOf, callerIn } from '../../data/people/people'
import { answerOnce } from '../../data/table/answer-once'
import { answerStore } from '../../data/table/idempotency'
import { lambdaFor } from '../../data/table/lambda-for'
import { enquiryZap } from '../../itineraries/history/trip-zaps'
import { readerOf, requireSeenTrip, type TripReader } from '../../itineraries/view/trip-reader'
import { type MailWish, mailLimits } from '../../mail/mail-limits'
import { mailQueue } from '../../runtime/queues'
import { type Basics, type Deps, useCase } from '../../runtime/use-case'
import { askForMail } from '../mail-message'
import { messageViewOf } from '../message-view'

const route = messagesRoutes.postMessage

const makers = {
  itineraries: itineraryStore,
  agencies: agencyStore,
  messages: messageStore,
  answers: answerStore,
  clients: clientStore,
  limits: mailLimits,
  queue: mailQueue,
  zaps: theZaps,
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
    const audit = enquiryOf(message, deps)
    const keptAnswer = keep(answer, firstVersion)
    const add = () =>
      deps.messages.add(message, {
        ...(audit === undefined ? {} : { audit }),
        ...(keptAnswer === undefined ? {} : { answer: keptAnswer }),
      })
    const wish = await mailOf(message, { reader, now, deps })
    await (wish === undefined ? add() : deps.limits.count(wish, add))
    await Promise.all([
      askForMail(message, deps.queue),
      ...(audit === undefined ? [] : [deps.zaps.send(enquiryZap(stored, body.text, deps))]),
    ])
    return { answer, version: firstVersion }
  })
})

/** The mail to a client that an agent's message brings; the others go to ourselves or the agent. */
async function mailOf(
  { agencyId, clientId, conversation }: MessageRecord,
  {
    reader,
    now,
    deps,
  }: { readonly reader: TripReader; readonly now: Date; readonly deps: Deps<typeof makers> },
): Promise<MailWish | undefined> {
  if (reader.kind !== 'agent' || conversation !== 'client' || clientId === undefined)
    return undefined
  const [client, agency] = await Promise.all([
    deps.clients.get(agencyId, clientId),
    deps.agencies.agency(agencyId),
  ])
  if (client === undefined || agency === undefined) return undefined
  return { kind: 'message', to: client.email, agency, now }
}

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

function enquiryOf(
  { agencyId, itineraryId, by, sentAt }: MessageRecord,
  { makeId }: Basics,
): AuditEntry | undefined {
  if (by.kind !== 'client') return undefined
  const entry = { action: 'client_enquired_trip', clientId: by.id, timestamp: sentAt }
  return { id: makeId('audit'), agencyId, itineraryId, by, ...entry }
}

export const handler = lambdaFor(postMessage, makers)
