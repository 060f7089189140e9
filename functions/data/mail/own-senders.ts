import type { AgencyId } from '#shared/ids/ids'
import { mailDomainKey } from '../table/keys'
import { parseFound } from '../table/parse-record'
import type { Table } from '../table/table-access'
import { mailDomainRecord, ownAddress } from './mail-domain-records'

/** The addresses that agencies' mails are from: all that a mailer needs of their domains. */
export const ownSenders = (table: Pick<Table, 'get'>) => ({
  /** That of an agency; undefined unless its domain is verified. One Get. */
  async address(agencyId: AgencyId): Promise<string | undefined> {
    const domain = parseFound(mailDomainRecord, await table.get(mailDomainKey(agencyId)))
    return domain?.state === 'verified' ? ownAddress(domain) : undefined
  },
})
