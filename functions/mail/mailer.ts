import type { AgencyId } from '#shared/ids/ids'
import type { MailPlace } from '../data/mail/sent-mails'

/** What a mail says: plain text always, HTML where it is to look like a letter (letter.ts). */
export interface MailBody {
  readonly text: string
  readonly html?: string | undefined
}

/**
 * A mail to one person. It may hold links that sign in whoever opens them, so there is no field for
 * a copy.
 */
export interface Mail extends MailBody {
  readonly to: string
  readonly subject: string
  /** What a copy for somebody else may say (copy-owner.ts). */
  readonly notice?: MailBody | undefined
  /** The name that it is from. */
  readonly sender?: string | undefined
  /** The address that it is from, of its agency's own domain; ours without it. */
  readonly from?: string | undefined
  /** Who gets the answer, where it is not us. */
  readonly replyTo?: string | readonly string[] | undefined
  /** The agency whose client it is for: a bounce is shown there, and its own domain is the sender. */
  readonly agencyId?: AgencyId | undefined
  /** Its record among the mails of a trip: a bounce is shown there, too. */
  readonly record?: MailPlace | undefined
}

/** Sends mails (domain.md, Mail and hooks). */
export interface Mailer {
  /**
   * Hands a mail over. One whose answer was lost may be sent twice.
   * @returns `left out` where nothing is mailed to the address any more
   * @throws AppError service.busy when it is not taken
   */
  send(mail: Mail): Promise<'left out' | undefined>
}
