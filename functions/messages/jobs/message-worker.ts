import { type ClientStore, clientStore } from '../../data/clients/client-store'
import { type ItineraryStore, itineraryStore } from '../../data/itineraries/itinerary-store'
import { type MessageStore, messageStore } from '../../data/itineraries/message-store'
import { theTable } from '../../data/table/the-table'
import type { Mailer } from '../../mail/mailer'
import { theMailer } from '../../mail/ses-mailer'
import { type Clock, systemClock } from '../../runtime/clock'
import { consultantAddress } from '../../runtime/configuration'
import { readEnv } from '../../runtime/env'
import { log } from '../../runtime/log'
import { type QueueHandler, queueHandler } from '../../runtime/queue-handler'
import { mailMessageSchema } from '../mail-message'
import { mailedTo, messageMail } from '../message-mail'

export interface MessageWorkerDeps {
  readonly itineraries: Pick<ItineraryStore, 'get'>
  readonly clients: Pick<ClientStore, 'get'>
  readonly messages: Pick<MessageStore, 'get' | 'takeMail' | 'mailed'>
  readonly mailer: Mailer
  readonly clock: Clock
  readonly webAddress: string
  readonly consultant: string
}

/** A worker has a mail to itself for so long: longer than it may run, and less than a queue waits before it delivers again. */
const leaseMs = 60_000

/**
 * Sends the mail of a message once, and notes that it went out: a second delivery of the same, also at the same instant,
 * finds nothing to do. A crash between mail and note sends it twice, which is better than never.
 */
export async function mailMessage(body: unknown, deps: MessageWorkerDeps): Promise<void> {
  const place = mailMessageSchema.parse(body)
  const { agencyId, itineraryId } = place
  const [message, stored] = await Promise.all([deps.messages.get(place), deps.itineraries.get(agencyId, itineraryId)])
  if (message === undefined || message.mailedAt !== undefined) return
  // Of a saved itinerary that was deleted: nobody gets it, and nobody asks for it again.
  if (stored === undefined) return deps.messages.mailed(place, deps.clock.now())
  const at = deps.clock.now()
  if (!(await deps.messages.takeMail(place, { at, until: new Date(at.getTime() + leaseMs) }))) return
  const { clientId } = message
  const client = clientId === undefined ? undefined : await deps.clients.get(agencyId, clientId)
  const { webAddress, consultant } = deps
  const mail = messageMail(message, stored, { webAddress, consultant, client: client?.email })
  if (mail !== undefined) await deps.mailer.send(mail)
  await deps.messages.mailed(place, deps.clock.now())
  log.info('message.mailed', { itineraryId, id: message.id, to: mail === undefined ? 'nobody' : mailedTo(message) })
}

/** The handler of the queue of mails. */
export const messageWorker = (deps: () => MessageWorkerDeps): QueueHandler =>
  queueHandler('mail', (body) => mailMessage(body, deps()))

export const handler = messageWorker(() => {
  const table = theTable()
  return {
    itineraries: itineraryStore(table),
    clients: clientStore(table),
    messages: messageStore(table),
    mailer: theMailer(),
    clock: systemClock,
    webAddress: readEnv('webAddress').webAddress,
    consultant: consultantAddress(),
  }
})
