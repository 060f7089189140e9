import type { MailStops } from '../data/mail/mail-stops'
import { log } from '../runtime/log'
import type { Mailer } from './mailer'

/** A mailer that leaves out mails to addresses that bounced or complained, and says so in the log. */
export const stoppableMailer = (mailer: Mailer, stops: Pick<MailStops, 'get'>): Mailer => ({
  async send(mail) {
    const stop = await stops.get(mail.to)
    if (stop === undefined) return mailer.send(mail)
    log.info('mail.left-out', { reason: stop.reason, since: stop.at })
    return 'left out'
  },
})
