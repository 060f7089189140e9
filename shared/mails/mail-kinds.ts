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
/** The most characters of an agent's own words in a mail. */
export const maxOwnWords = 2_000
/** The most saved words that an agency keeps for its mails. */
export const maxOpenings = 30
