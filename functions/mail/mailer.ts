/** A mail in plain text. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Who gets the answer, where it is not us. */
  readonly replyTo?: string | undefined
}

/** Sends mails (domain.md, Mail and hooks). */
export interface Mailer {
  /**
   * Hands a mail over. One whose answer was lost may be sent twice.
   *
   * @throws AppError service.busy when it is not taken
   */
  send(mail: Mail): Promise<void>
}
