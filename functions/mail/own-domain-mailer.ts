import { ownSenders } from '../data/mail/own-senders'
import type { Table } from '../data/table/table-access'
import type { Mailer } from './mailer'

/** A mailer whose mails of an agency are from its own domain while that is verified. */
export const ownDomainMailer = (mailer: Mailer, table: Pick<Table, 'get'>): Mailer => ({
  async send(mail) {
    const from = mail.agencyId && (await ownSenders(table).address(mail.agencyId))
    return mailer.send(from === undefined ? mail : { ...mail, from })
  },
})
