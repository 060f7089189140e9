import * as z from 'zod/mini'
import { agencyIdSchema, itineraryIdSchema } from '#shared/ids/ids'
import type { MessageRecord } from '../data/itineraries/message-records'
import { log } from '../runtime/log'
import type { Queue } from '../runtime/queue'

/** What the queue of mails carries: which message, never its text. */
export const mailMessageSchema = z.object({
  agencyId: agencyIdSchema,
  itineraryId: itineraryIdSchema,
  sentAt: z.iso.datetime(),
  id: z.string(),
})
export type MailMessage = z.infer<typeof mailMessageSchema>

/**
 * Asks for the mail of a message. It never fails and waits for no mail (domain.md, Mail and hooks):
 * what the queue does not take is found by the sweep.
 */
export async function askForMail(message: MessageRecord, queue: Queue): Promise<void> {
  const { agencyId, itineraryId, sentAt, id } = message
  try {
    await queue.send({ agencyId, itineraryId, sentAt, id } satisfies MailMessage)
  } catch (error) {
    log.warn('message.mail-waits', { itineraryId, id, cause: String(error) })
  }
}
