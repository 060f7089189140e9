/** A mail: plain text always, HTML where it is to look like a letter (letter.ts). */
export interface Mail {
  readonly to: string
  /** Who gets a copy. */
  readonly cc?: string | undefined
  readonly subject: string
  readonly text: string
  readonly html?: string | undefined
  /** Who gets the answer, where it is not us. */
  readonly replyTo?: string | undefined
}

/** Sends mails (domain.md, Mail and hooks). */
export interface Mailer {
  /**
   * Hands a mail over. One whose answer was lost may be sent twice.
   * @throws AppError service.busy when it is not taken
   */
  send(mail: Mail): Promise<void>
}
