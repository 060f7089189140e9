import type { MailPlace, SentMails } from '../data/mail/sent-mails'
import type { Clock } from '../runtime/clock'
import { type BookingOwner, sendWithCopy } from './copy-owner'
import type { Mail, Mailer } from './mailer'

interface Noting {
  /** Where its record lies. */
  readonly place: MailPlace
  readonly booking: BookingOwner
  readonly mailer: Mailer
  readonly mails: Pick<SentMails, 'settle'>
  readonly clock: Clock
}

/**
 * Sends a mail to a client at once, and notes what came of it.
 * @throws AppError service.busy when it is not taken, which is noted, too
 */
export async function sendNoted(
  mail: Mail,
  { place, booking, mailer, mails, clock }: Noting,
): Promise<void> {
  try {
    await sendWithCopy(mailer, mail, booking)
  } catch (error) {
    await mails.settle(place, { state: 'failed', at: clock.now() })
    throw error
  }
  await mails.settle(place, { state: 'sent', at: clock.now() })
}
