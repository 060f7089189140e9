import { messageStore } from '../../data/itineraries/message-store'
import { outboxStore } from '../../data/mail/outbox-store'
import { jobFor } from '../../data/table/job-for'
import { askForOutbox } from '../../mail/ask-for-outbox'
import { log } from '../../runtime/log'
import { mailQueue } from '../../runtime/queues'
import type { Deps } from '../../runtime/use-case'
import { askForMail } from '../mail-message'

const makers = { messages: messageStore, outbox: outboxStore, queue: mailQueue }

/** How long a message's mail may be in progress before it is queued again. */
const waitMs = 5 * 60_000
/** The same for the outbox: its mails are claimed, so to ask once more does no harm. */
const outboxMs = 20_000

/**
 * Asks for mails that should be out: those that a trip's change put into the outbox, and those whose
 * hand-over was lost. One that is only late is not sent twice.
 */
export async function sweepMessages({
  messages,
  outbox,
  queue,
  clock,
}: Deps<typeof makers>): Promise<{ asked: number }> {
  const ago = (ms: number) => new Date(clock.now().getTime() - ms)
  const [due, waiting] = await Promise.all([
    messages.mailDueSince(ago(waitMs)),
    outbox.dueSince(ago(outboxMs)),
  ])
  for (const message of due) await askForMail(message, queue)
  for (const mail of waiting) await askForOutbox(mail, queue)
  const askedCount = due.length + waiting.length
  if (askedCount > 0) log.info('messages.asked-again', { asked: askedCount })
  return { asked: askedCount }
}

/** Runs every five minutes, and within a minute of a mail in the outbox. */
export const handler = jobFor(sweepMessages, makers)
