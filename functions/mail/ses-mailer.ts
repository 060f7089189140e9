import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
import { AppError } from '#shared/errors/app-error'
import { mailStops } from '../data/mail/mail-stops'
import type { Table } from '../data/table/table-access'
import { clientOptions } from '../runtime/aws-client'
import { oncePerContainer, optionalEnv } from '../runtime/env'
import { tellFigure } from '../runtime/figures'
import { log } from '../runtime/log'
import { emailTags } from './mail-tags'
import type { Mailer } from './mailer'
import { senderNamed } from './sender'
import { stoppableMailer } from './stoppable-mailer'

const theClient = oncePerContainer(
  () =>
    new SESv2Client(clientOptions({ endpoint: 'sesEndpoint', timeLimitMs: 5_000, maxAttempts: 3 })),
)

/**
 * The mailer of this place: SES, on one machine the mailbox page /dev/mail. A dev stage without a
 * sender sends nothing. Addresses that bounced or complained get nothing.
 */
export const theMailer = (table: Table): Mailer => {
  const from = optionalEnv('mailFrom')
  return from === undefined
    ? { send: async () => void log.warn('mail.no-sender') }
    : stoppableMailer(sesMailer(from), mailStops(table))
}

/** Mails by SES. */
export function sesMailer(from: string): Mailer {
  return {
    async send({ to, subject, text, html, sender, replyTo, agencyId, record }) {
      const Body = { Text: content(text), ...(html === undefined ? {} : { Html: content(html) }) }
      const mail = {
        FromEmailAddress: senderNamed(from, sender),
        Destination: { ToAddresses: [to] },
        ...(replyTo === undefined ? {} : { ReplyToAddresses: [replyTo].flat() }),
        // Comes back with a bounce, so that it is shown to the agency whose mail it was.
        ...(agencyId === undefined ? {} : { EmailTags: emailTags(agencyId, record) }),
        Content: { Simple: { Subject: content(oneLine(subject)), Body } },
      }
      try {
        await theClient().send(new SendEmailCommand(mail))
      } catch (cause) {
        log.warn('mail.refused', { cause: String(cause).slice(0, 200) })
        tellFigure('FailedMails')
        throw new AppError('service.busy')
      }
      return undefined
    },
  }
}

const content = (Data: string) => ({ Data, Charset: 'UTF-8' })

/** A name in it may have been typed in two lines; a header has one. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ')
