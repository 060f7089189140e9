import * as z from 'zod/mini'
import { type MailOpenings, mailOpenings } from '#shared/api/mail-openings'
import { AppError } from '#shared/errors/app-error'
import type { AgencyId } from '#shared/ids/ids'
import { type AuditEntry, auditWrite } from '../people/audit-store'
import { commit, putNew, putOver } from '../table/commit'
import { mailOpeningsKey } from '../table/keys'
import { parseFound } from '../table/parse-record'
import type { Table } from '../table/table-access'

const openingsRecord = z.object(mailOpenings.shape)

/** Words that agencies keep for their mails to clients: one item for each agency. */
export function mailOpeningsStore(table: Table) {
  return {
    async ofAgency(agency: AgencyId): Promise<MailOpenings> {
      const item = await table.get(mailOpeningsKey(agency), { consistent: true })
      return parseFound(openingsRecord, item) ?? { version: 0, openings: [] }
    },
    /** Stores them over the version that they say. @throws AppError record.changed */
    async save(agency: AgencyId, before: MailOpenings, entry: AuditEntry): Promise<MailOpenings> {
      const after = { ...before, version: before.version + 1 }
      const whenStale = () => new AppError('record.changed')
      const item = { ...mailOpeningsKey(agency), ...after }
      const write =
        before.version === 0 ? putNew(item, whenStale) : putOver(item, before.version, whenStale)
      await commit(table, [write, auditWrite(entry)])
      return after
    },
  }
}
