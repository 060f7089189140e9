import { type MessageStore, messageStore } from '../../data/itineraries/message-store'
import { theTable } from '../../data/table/the-table'
import { type Clock, systemClock } from '../../runtime/clock'
import { readEnv } from '../../runtime/env'
import { log } from '../../runtime/log'
import { overAll } from '../../runtime/over-all'
import { type Queue, sqsQueue } from '../../runtime/queue'
import { askForMail } from '../mail-message'

export interface SweepMessagesDeps {
  readonly messages: Pick<MessageStore, 'mailDueSince'>
  readonly queue: Queue
  readonly clock: Clock
}

/** A mail is on its way for so long before somebody asks for it again. */
const waitMs = 5 * 60_000

/** Asks again for mails that should be out: their hand-over was lost. One that is only late is not sent twice. */
export async function sweepMessages({ messages, queue, clock }: SweepMessagesDeps): Promise<{ asked: number }> {
  const due = await messages.mailDueSince(new Date(clock.now().getTime() - waitMs))
  for (const message of due) await askForMail(message, queue)
  if (due.length > 0) log.info('messages.asked-again', { asked: due.length })
  return { asked: due.length }
}

/** Runs every five minutes. */
export const handler = overAll(() =>
  sweepMessages({
    messages: messageStore(theTable()),
    queue: sqsQueue(readEnv('mailQueueUrl').mailQueueUrl),
    clock: systemClock,
  }),
)
