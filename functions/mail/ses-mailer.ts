import { AppError } from '#shared/errors/app-error'
import { mailStops } from '../data/mail/mail-stops'
import type { Table } from '../data/table/table-access'
import { optionalEnv } from '../runtime/env'
import { tellFigure } from '../runtime/figures'
import { log } from '../runtime/log'
import { emailTags } from './mail-tags'
import type { Mailer } from './mailer'
import { ownDomainMailer } from './own-domain-mailer'
import { sendBySes } from './send-by-ses'
import { senderNamed } from './sender'
import { stoppableMailer } from './stoppable-mailer'

/**
 * The mailer of this place: SES, on one machine the mailbox page /dev/mail. A dev stage without a
 * sender sends nothing. Addresses that bounced or complained get nothing. An agency's mails are from
 * its own domain while that is verified.
 */
export const theMailer = (table: Table): Mailer => {
  const from = optionalEnv('mailFrom')
  return from === undefined
    ? { send: async () => void log.warn('mail.no-sender') }
    : stoppableMailer(ownDomainMailer(sesMailer(from), table), mailStops(table))
}

/** Mails by SES. One that it refuses to send from an agency's own domain is sent from ours. */
export function sesMailer(ours: string): Mailer {
  return {
    async send({ to, subject, text, html, from, sender, replyTo, agencyId, record }) {
      const Body = { Text: content(text), ...(html === undefined ? {} : { Html: content(html) }) }
      const mail = {
        Destination: { ToAddresses: [to] },
        ...(replyTo === undefined ? {} : { ReplyToAddresses: [replyTo].flat() }),
        // Comes back with a bounce, so that it is shown to the agency whose mail it was.
        ...(agencyId === undefined ? {} : { EmailTags: emailTags(agencyId, record) }),
        Content: { Simple: { Subject: content(oneLine(subject)), Body } },
      }
      const senders = (from === undefined ? [] : [from]).map((one) => senderNamed(one, sender))
      try {
        await sendBySes(mail, [...senders, senderNamed(ours, sender)])
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
