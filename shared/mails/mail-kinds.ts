/** Mails to clients that agents send themselves, and see before. */
export const writtenMails = ['invitation', 'travelers', 'paymentRequest'] as const
export type WrittenMail = (typeof writtenMails)[number]

/** Kinds of mails to clients about a trip. */
export const mailKinds = [
  ...writtenMails,
  'message',
  'paymentReminder',
  'payment',
  'refund',
  'confirmation',
  'cancellation',
] as const
export type MailKind = (typeof mailKinds)[number]

/** What came of a mail; `sent` is that the mail service took it. */
export const mailStates = ['queued', 'sent', 'failed', 'bounced', 'complained'] as const
export type MailState = (typeof mailStates)[number]

/** The most characters of an agent's own words in a mail. */
export const maxOwnWords = 2_000
/** The most saved words that an agency keeps for its mails. */
export const maxOpenings = 30
