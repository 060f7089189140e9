import { createHash } from 'node:crypto'
import { isAppError } from '#shared/errors/app-error'
import { idFrom } from '#shared/ids/ids'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import type { MessageRecord } from '../../data/itineraries/message-records'
import type { Answerer } from '../../data/mail/answer-addresses'
import { askForMail } from '../mail-message'
import { writeMessage } from '../write-message'
import type { WhyNot } from './answer-mails'
import type { Writer } from './answerer'
import type { InboundDeps } from './inbound-deps'
import type { InboundMail } from './inbound-mail'

interface Answer {
  readonly text: string
  readonly writer: Writer
  readonly inbound: InboundMail['mail']
  /** The address that it came from, and whether that is known to be the writer's. */
  readonly from: string
  readonly isKnownSender: boolean
}

interface Writing {
  readonly stored: StoredItinerary
  readonly answerer: Answerer
  readonly refuse: (why: WhyNot) => Promise<string>
  readonly deps: InboundDeps
}

/** SES's note may come twice, but a mail is one message: its id is made of the mail's. */
export async function writeAnswer(answer: Answer, writing: Writing): Promise<string> {
  const { stored, answerer, refuse, deps } = writing
  const message = makeMessage(answer, stored)
  const now = deps.clock.now()
  if ((await deps.messages.get(message)) !== undefined) {
    await askForMail(message, deps.queue)
    return 'there already'
  }
  try {
    await writeMessage(message, { stored, now, deps })
  } catch (error) {
    if (isAppError(error, 'mail.recipient-limit') || isAppError(error, 'mail.agency-limit'))
      return refuse('limit')
    if (isAppError(error, 'mail.address-stopped')) return refuse('stopped')
    throw error
  }
  if (answerer.kind === 'client') await deps.mails.answered(answerer, now)
  return 'message'
}

function makeMessage(
  { text, isKnownSender, writer, inbound, from }: Answer,
  { record }: StoredItinerary,
): MessageRecord {
  return {
    id: idFrom('message', createHash('sha256').update(inbound.messageId).digest()),
    agencyId: record.agencyId,
    itineraryId: record.id,
    clientId: record.clientId,
    by: writer.by,
    conversation: writer.conversation,
    text,
    byEmail: true,
    ...(!isKnownSender && { fromAddress: from }),
    sentAt: inbound.timestamp,
  }
}
