import { AppError } from '#shared/errors/app-error'
import type { AgencyId } from '#shared/ids/ids'
import { commit, type PlannedWrite, putNew } from '../table/commit'
import { agencyKey } from '../table/keys'
import { parseFound, parseRecord } from '../table/parse-record'
import type { Table } from '../table/table-access'
import { setFields } from '../table/update'
import { type AgencyRecord, type AgentRecord, agencyRecord } from './agency-records'
import { agencyItem, agentItems, allAgencyIds } from './agency-store'
import { type AuditEntry, auditWrite } from './audit-store'

/** What may change of an agency; its lead agents change with its people (agent-store.ts). */
export type AgencyChange = {
  readonly [Field in Exclude<keyof AgencyRecord, 'id' | 'admins'>]?: AgencyRecord[Field] | undefined
}

/** Agencies as they are stored, with their own feature flags alone, and their changes. */
export function agencyChanges(table: Table) {
  return {
    stored: async (id: AgencyId) =>
      parseFound(agencyRecord, await table.get(agencyKey(id), { consistent: true })),
    /** All agencies, in no order. */
    async all(): Promise<AgencyRecord[]> {
      const keys = (await allAgencyIds(table)).map(agencyKey)
      return (await table.getMany(keys)).map((item) => parseRecord(agencyRecord, item))
    },
    /**
     * Stores an agency with its first lead agent, who has yet to choose a password.
     * @throws AppError client.email-exists
     */
    create: (agency: AgencyRecord, lead: AgentRecord, audit: AuditEntry) =>
      commit(table, [
        putNew(agencyItem(agency)),
        ...agentItems(lead, '').map((item) =>
          putNew(item, () => new AppError('client.email-exists')),
        ),
        auditWrite(audit),
      ]),
    /**
     * Sets the fields that are named; one that is undefined is taken away. Two people may change
     * different fields at once.
     * @param flags - as they were read: new ones are set only over these
     * @throws AppError record.not-found; record.changed when the flags are others
     */
    change: (
      id: AgencyId,
      change: AgencyChange,
      { audit, flags }: { audit: AuditEntry; flags: AgencyRecord['featureFlags'] },
    ) => commit(table, [agencyChangeWrite(id, change, flags), auditWrite(audit)]),
  }
}
export type AgencyChanges = ReturnType<typeof agencyChanges>

/** The write by which fields of an agency change. */
export function agencyChangeWrite(
  id: AgencyId,
  change: AgencyChange,
  flags?: AgencyRecord['featureFlags'],
): PlannedWrite {
  const over = change.featureFlags === undefined ? undefined : flags
  const write =
    over === undefined
      ? setFields(agencyKey(id), change)
      : setFields(agencyKey(id), change, { featureFlags: over })
  return {
    write,
    refused: () => new AppError(over === undefined ? 'record.not-found' : 'record.changed'),
  }
}
