import type * as z from 'zod/mini'
import { openRequests } from '#shared/itinerary/room-requests'
import { type AccountMailDeps, accountMailSchema, mailAccount } from '../../accounts/account-mail'
import { mailSecurity, securityMailSchema } from '../../accounts/security-mail'
import { noteSignIn, signInEventSchema } from '../../accounts/sign-in-events'
import { clientStore } from '../../data/clients/client-store'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import type { MessageRecord } from '../../data/itineraries/message-records'
import { messageStore } from '../../data/itineraries/message-store'
import { replyStore } from '../../data/itineraries/reply-store'
import { mailStops } from '../../data/mail/mail-stops'
import { type OutboxStore, outboxStore } from '../../data/mail/outbox-store'
import { sentMailStore } from '../../data/mail/sent-mails'
import { tripMailSchema } from '../../data/mail/trip-mails'
import { accountStore } from '../../data/people/account-store'
import { wantsMail } from '../../data/people/agency-records'
import { agencyStore } from '../../data/people/agency-store'
import { attemptStore } from '../../data/people/attempt-store'
import { auditStore } from '../../data/people/audit-store'
import { knownDevices } from '../../data/people/known-devices'
import { portalAccounts } from '../../data/people/portal-accounts'
import { jobDeps, worker } from '../../data/table/job-for'
import { roomsOf } from '../../itineraries/history/segment-words'
import { outboxMailSchema } from '../../mail/ask-for-outbox'
import { brandOf, shownOf } from '../../mail/brand'
import { sendWithCopy } from '../../mail/copy-owner'
import { mailEventSchema, noteMailEvent } from '../../mail/mail-events'
import { noteAndSend } from '../../mail/send-noted'
import { theMailer } from '../../mail/ses-mailer'
import { type ClientMailDeps, clientMailSchema, mailClient } from '../../portal/client-mail'
import { clientSignInEventSchema, noteClientSignIn } from '../../portal/client-sign-in-events'
import { sharedStanding } from '../../portal/portal-trip'
import { mailTripNews } from '../../portal/trip-news'
import { consultantAddress, webAddress } from '../../runtime/configuration'
import { log } from '../../runtime/log'
import { type QueueHandler, queueHandler } from '../../runtime/queue-handler'
import type { Deps } from '../../runtime/use-case'
import { mailMessageSchema } from '../mail-message'
import { findWriter, makeRecord, portalAddress } from '../mail-parts'
import { mailedTo, messageMail } from '../message-mail'

const makers = {
  itineraries: itineraryStore,
  clients: clientStore,
  messages: messageStore,
  mailer: theMailer,
  agencies: agencyStore,
  accounts: accountStore,
  portal: portalAccounts,
  replies: replyStore,
  outbox: outboxStore,
  mails: sentMailStore,
  stops: mailStops,
  attempts: attemptStore,
  audit: auditStore,
  devices: knownDevices,
  webAddress,
  consultant: consultantAddress,
}
type Own = 'accounts' | 'portal' | 'outbox' | 'mails' | 'stops' | 'attempts' | 'audit' | 'devices'
export type MessageWorkerDeps = Omit<Deps<typeof makers>, Own> &
  Pick<ClientMailDeps, 'portal' | 'mails'>
/** What security events need. */
type EventDeps = Pick<Deps<typeof makers>, 'attempts' | 'audit' | 'devices' | 'stops'>

/**
 * How long a worker claims a mail: longer than its time limit, shorter than the queue's redelivery
 * delay.
 */
const leaseMs = 60_000

/**
 * Sends the mail of a message once, and notes that it went out: a second delivery of the same, also
 * at the same instant, finds nothing to do. A crash between mail and note sends it twice, which is
 * better than never.
 */
export async function mailMessage(body: unknown, deps: MessageWorkerDeps): Promise<void> {
  const place = mailMessageSchema.parse(body)
  const { agencyId, itineraryId } = place
  const [message, stored] = await Promise.all([
    deps.messages.get(place),
    deps.itineraries.get(agencyId, itineraryId),
  ])
  if (message === undefined || message.mailedAt !== undefined) return
  // The itinerary was deleted, so there is nobody to send it to.
  if (stored === undefined) return deps.messages.mailed(place, deps.clock.now())
  const at = deps.clock.now()
  if (!(await deps.messages.takeMail(place, { at, until: new Date(at.getTime() + leaseMs) })))
    return
  const { clientId } = message
  const [client, agency] = await Promise.all([
    clientId === undefined ? undefined : deps.clients.get(agencyId, clientId),
    deps.agencies.agency(agencyId),
  ])
  const { webAddress, consultant } = deps
  const owner = stored.people.user.agent.email
  const brand = agency && brandOf(agency, shownOf(stored), webAddress)
  const isToClient = message.by.kind !== 'client' && message.conversation === 'client'
  const isShared = sharedStanding(stored.record) !== undefined
  const portal =
    client !== undefined && isToClient
      ? await portalAddress(client, { message, isShared }, deps)
      : undefined
  const places = { webAddress, portal, consultant, client: client?.email }
  const agent = ['client', 'system'].includes(message.by.kind)
    ? await deps.agencies.agent(agencyId, stored.record.agentId)
    : undefined
  const replies = isToConsultant(message) ? await repliesTo(stored, deps) : []
  const signer = isToClient ? await findWriter(message, deps) : undefined
  const words = brand && messageMail(message, stored, { ...places, brand, signer, replies })
  const mail = wantsMail(agent, 'messages') ? words : undefined
  const booking = { agency, owner }
  if (mail !== undefined && client !== undefined && signer !== undefined)
    await noteAndSend(mail, { record: makeRecord(message, client), booking, ...deps })
  else if (mail !== undefined) await sendWithCopy(deps.mailer, mail, booking)
  await deps.messages.mailed(place, deps.clock.now())
  log.info('message.mailed', {
    itineraryId,
    id: message.id,
    to: mail === undefined ? 'nobody' : mailedTo(message),
  })
}

const isToConsultant = ({ conversation, by }: MessageRecord) =>
  conversation === 'consultant' && by.kind === 'agent'
/** For a request without a hold that ends. */
const openMs = 14 * 86_400_000

/** A link for each camp that has not answered yet, until the hold ends. Only the mail has them. */
async function repliesTo(
  { record }: StoredItinerary,
  { replies, webAddress, clock }: MessageWorkerDeps,
) {
  const { agencyId, id: itineraryId, holdExpiry } = record
  const expiresAt = holdExpiry ?? new Date(clock.now().getTime() + openMs).toISOString()
  return Promise.all(
    openRequests(record).map(async (stay) => {
      const { id: segmentId, supplierCode = '', startDate, endDate } = stay
      const wish = { supplierCode, startDate, endDate, rooms: roomsOf(stay) }
      const token = await replies.create({ agencyId, itineraryId, segmentId, expiresAt, ...wish })
      return { stay, url: `${webAddress}/reply/${token.replace('.', '~')}` } // the addresses of pages have no point
    }),
  )
}

interface OutboxDeps {
  readonly outbox: Pick<OutboxStore, 'take' | 'sent'>
}

/** Sends a mail of the outbox once; a crash between mail and deletion sends it twice. */
async function mailFromOutbox(
  { outbox: id, agencyId }: z.infer<typeof outboxMailSchema>,
  deps: MessageWorkerDeps & OutboxDeps,
): Promise<void> {
  const at = deps.clock.now()
  const until = new Date(at.getTime() + leaseMs)
  const waiting = await deps.outbox.take({ agencyId, id }, { at, until })
  if (waiting === undefined) return
  const tripMail = tripMailSchema.safeParse(waiting.mail)
  if (tripMail.success) await mailTripNews(tripMail.data, deps)
  else await mailClient(clientMailSchema.parse(waiting.mail), deps)
  await deps.outbox.sent(waiting)
}

/** The handler of the queue of mails. */
export const messageWorker = (
  deps: () => MessageWorkerDeps & AccountMailDeps & OutboxDeps & EventDeps,
): QueueHandler =>
  queueHandler('mail', (body) => {
    const outbox = outboxMailSchema.safeParse(body)
    if (outbox.success) return mailFromOutbox(outbox.data, deps())
    const event = mailEventSchema.safeParse(body)
    if (event.success) return noteMailEvent(event.data, deps())
    const security = securityMailSchema.safeParse(body)
    if (security.success) return mailSecurity(security.data, deps())
    const signIn = signInEventSchema.safeParse(body)
    if (signIn.success) return noteSignIn(signIn.data, deps())
    const clientSignIn = clientSignInEventSchema.safeParse(body)
    if (clientSignIn.success) return noteClientSignIn(clientSignIn.data, deps())
    const account = accountMailSchema.safeParse(body)
    if (account.success) return mailAccount(account.data, deps())
    const client = clientMailSchema.safeParse(body)
    return client.success ? mailClient(client.data, deps()) : mailMessage(body, deps())
  })

export const handler = worker(messageWorker(jobDeps(makers)))
