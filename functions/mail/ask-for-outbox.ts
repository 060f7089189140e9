import * as z from 'zod/mini'
import { agencyIdSchema } from '#shared/ids/ids'
import type { OutboxPlace } from '../data/mail/outbox-store'
import { log } from '../runtime/log'
import type { Queue } from '../runtime/queue'

/** What the queue of mails carries for a mail of the outbox: where it lies. */
export const outboxMailSchema = z.object({ outbox: z.string(), agencyId: agencyIdSchema })

/** Asks for a mail of the outbox. It never fails: what the queue does not take, the sweep finds. */
export async function askForOutbox({ agencyId, id }: OutboxPlace, queue: Queue): Promise<void> {
  const message = { outbox: id, agencyId } satisfies z.infer<typeof outboxMailSchema>
  await queue
    .send(message)
    .catch((cause: unknown) => log.warn('outbox.mail-waits', { id, cause: String(cause) }))
}
