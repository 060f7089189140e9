import { theZaps, type Zap } from '../audit/zap-sender'
import { clientStore } from '../data/clients/client-store'
import type { StoredItinerary } from '../data/itineraries/itinerary-records'
import type { MessageRecord } from '../data/itineraries/message-records'
import { messageStore } from '../data/itineraries/message-store'
import { agencyStore } from '../data/people/agency-store'
import type { KeptAnswer } from '../data/table/idempotency'
import { enquiryZap } from '../itineraries/history/trip-zaps'
import { type MailWish, mailLimits } from '../mail/mail-limits'
import { mailQueue } from '../runtime/queues'
import type { Basics, Deps } from '../runtime/use-case'
import { askForMail } from './mail-message'

export const writingMakers = {
  agencies: agencyStore,
  messages: messageStore,
  clients: clientStore,
  limits: mailLimits,
  queue: mailQueue,
  zaps: theZaps,
}
type WritingDeps = Deps<typeof writingMakers>

interface Writing {
  readonly stored: StoredItinerary
  /** What a repeated call is answered. */
  readonly answer?: KeptAnswer | undefined
  readonly now: Date
  readonly deps: WritingDeps
}

/**
 * Stores a message, and has it mailed to the other side. What a client writes is an enquiry: the
 * audit trail and the automation hook hear of it (1 §6, 1 §7).
 * @throws AppError of the limits of mails; AnsweredBefore
 */
export async function writeMessage(
  message: MessageRecord,
  { stored, answer, now, deps }: Writing,
): Promise<void> {
  const audit = enquiryOf(message, deps)
  const add = () =>
    deps.messages.add(message, { ...(audit && { audit }), ...(answer && { answer }) })
  const wish = await mailOf(message, now, deps)
  await (wish === undefined ? add() : deps.limits.count(wish, add))
  const zaps: Zap[] = audit === undefined ? [] : [enquiryZap(stored, message.text, deps)]
  await Promise.all([askForMail(message, deps.queue), ...zaps.map((zap) => deps.zaps.send(zap))])
}

/** The mail to a client that an agent's message brings; the others go to ourselves or the agent. */
async function mailOf(
  { agencyId, clientId, conversation, by }: MessageRecord,
  now: Date,
  deps: WritingDeps,
): Promise<MailWish | undefined> {
  if (by.kind !== 'agent' || conversation !== 'client' || clientId === undefined) return undefined
  const [client, agency] = await Promise.all([
    deps.clients.get(agencyId, clientId),
    deps.agencies.agency(agencyId),
  ])
  if (client === undefined || agency === undefined) return undefined
  return { kind: 'message', to: client.email, agency, now }
}

function enquiryOf({ agencyId, itineraryId, by, sentAt }: MessageRecord, { makeId }: Basics) {
  if (by.kind !== 'client') return undefined
  const entry = { action: 'client_enquired_trip', clientId: by.id, timestamp: sentAt }
  return { id: makeId('audit'), agencyId, itineraryId, by, ...entry }
}
