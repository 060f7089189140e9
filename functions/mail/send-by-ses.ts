import { SendEmailCommand, type SendEmailCommandInput } from '@aws-sdk/client-sesv2'
import { log } from '../runtime/log'
import { sesClient } from './ses-client'

/** What SES says of a sender that it does not know, or not any more. */
const senderRefusals = new Set([
  'AccessDeniedException',
  'MailFromDomainNotVerifiedException',
  'MessageRejected',
])

/**
 * Sends a mail from the first of its senders that SES takes.
 * @throws what SES says of the last of them, or of a mail that it did not judge
 */
export async function sendBySes(
  mail: SendEmailCommandInput,
  [sender, ...others]: readonly string[],
): Promise<void> {
  try {
    await sesClient().send(new SendEmailCommand({ ...mail, FromEmailAddress: sender }))
  } catch (cause) {
    const isSenderRefused = cause instanceof Error && senderRefusals.has(cause.name)
    if (!isSenderRefused || others.length === 0) throw cause
    log.warn('mail.own-domain-refused', { cause: String(cause).slice(0, 200) })
    await sendBySes(mail, others)
  }
}
