import type { MailKind, MailState } from '#shared/mails/mail-kinds'

/** What a mail to a client is, in the list of mails. */
export const kindWords: Readonly<Record<MailKind, string>> = {
  invitation: 'Invitation',
  travelers: 'Travelers’ details',
  paymentRequest: 'Payment request',
  message: 'Message',
  paymentReminder: 'Payment reminder',
  payment: 'Payment received',
  refund: 'Refund',
  confirmation: 'Trip confirmed',
  cancellation: 'Trip cancelled',
}

/** What came of it; `sent` alone says nothing of whether it was read. */
export const stateWords: Readonly<Record<MailState, string>> = {
  queued: 'Sending',
  sent: 'Sent',
  failed: 'Not sent',
  bounced: 'Came back',
  complained: 'Marked as spam',
}

/** What went wrong is red. */
export const isBad = (state: MailState): boolean => !['queued', 'sent'].includes(state)
