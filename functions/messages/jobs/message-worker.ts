import type * as z from 'zod/mini'
import { type AccountMailDeps, accountMailSchema, mailAccount } from '../../accounts/account-mail'
import { mailSecurity, securityMailSchema } from '../../accounts/security-mail'
import { noteSignIn, signInEventSchema } from '../../accounts/sign-in-events'
import { clientStore } from '../../data/clients/client-store'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { messageStore } from '../../data/itineraries/message-store'
import { replyStore } from '../../data/itineraries/reply-store'
import { mailStops } from '../../data/mail/mail-stops'
import { type OutboxStore, outboxStore } from '../../data/mail/outbox-store'
import { sentMailStore } from '../../data/mail/sent-mails'
import { tripMailSchema } from '../../data/mail/trip-mails'
import { accountStore } from '../../data/people/account-store'
import { agencyStore } from '../../data/people/agency-store'
import { attemptStore } from '../../data/people/attempt-store'
import { auditStore } from '../../data/people/audit-store'
import { knownDevices } from '../../data/people/known-devices'
import { portalAccounts } from '../../data/people/portal-accounts'
import { jobDeps, worker } from '../../data/table/job-for'
import { outboxMailSchema } from '../../mail/ask-for-outbox'
import { sendWithCopy } from '../../mail/copy-owner'
import { mailEventSchema, noteMailEvent } from '../../mail/mail-events'
import { noteAndSend } from '../../mail/send-noted'
import { theMailer } from '../../mail/ses-mailer'
import { type ClientMailDeps, clientMailSchema, mailClient } from '../../portal/client-mail'
import { clientSignInEventSchema, noteClientSignIn } from '../../portal/client-sign-in-events'
import { mailTripNews } from '../../portal/trip-news'
import { consultantAddress, webAddress } from '../../runtime/configuration'
import { log } from '../../runtime/log'
import { type QueueHandler, queueHandler } from '../../runtime/queue-handler'
import type { Deps } from '../../runtime/use-case'
import { composeMail } from '../compose-mail'
import { mailMessageSchema } from '../mail-message'
import { makeRecord } from '../mail-parts'
import { mailedTo } from '../message-mail'

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
  const { mail, client, signer, booking } = await composeMail(message, stored, deps)
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
