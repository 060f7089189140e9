import { messageStore } from '../../data/itineraries/message-store'
import { jobFor } from '../../data/table/job-for'
import { log } from '../../runtime/log'
import { mailQueue } from '../../runtime/queues'
import type { Deps } from '../../runtime/use-case'
import { askForMail } from '../mail-message'

const makers = { messages: messageStore, queue: mailQueue }

/** How long a mail may be in progress before it is queued again. */
const waitMs = 5 * 60_000

/**
 * Asks again for mails that should be out: their hand-over was lost. One that is only late is not
 * sent twice.
 */
export async function sweepMessages({
  messages,
  queue,
  clock,
}: Deps<typeof makers>): Promise<{ asked: number }> {
  const due = await messages.mailDueSince(new Date(clock.now().getTime() - waitMs))
  for (const message of due) await askForMail(message, queue)
  if (due.length > 0) log.info('messages.asked-again', { asked: due.length })
  return { asked: due.length }
}

/** Runs every five minutes. */
export const handler = jobFor(sweepMessages, makers)
