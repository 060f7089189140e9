import * as z from 'zod/mini'
import { AppError } from '#shared/errors/app-error'
import { type AgencyId, agencyIdSchema } from '#shared/ids/ids'
import { type AuditEntry, auditWrite } from '../people/audit-store'
import { commit, type PlannedWrite, putNew, putOver } from '../table/commit'
import { mailDomainHolderKey, mailDomainKey, mailDomains } from '../table/keys'
import { parseFound } from '../table/parse-record'
import { queryIndex } from '../table/query'
import type { Table } from '../table/table-access'
import { deleteOver } from '../table/update'
import { type MailDomainRecord, mailDomainRecord } from './mail-domain-records'

const holderRecord = z.object({ agencyId: agencyIdSchema })

/** That a domain can't be this agency's: another one proved it first. */
export class DomainTaken extends Error {
  override readonly name = 'DomainTaken'
}

const whenStale = () => new AppError('record.changed')

/**
 * Domains that agencies send from: at most one each. Several may name the same domain, and one of
 * them at the most has it verified.
 */
export function mailDomainStore(table: Table) {
  const namedBy = async (begins: string): Promise<AgencyId[]> => {
    const items = await table.all(queryIndex('gsi1', mailDomains, { begins }))
    return items.map(({ gsi1sk }) => agencyIdSchema.parse(String(gsi1sk).split('#')[1]))
  }
  return {
    ofAgency: async (agencyId: AgencyId): Promise<MailDomainRecord | undefined> =>
      parseFound(mailDomainRecord, await table.get(mailDomainKey(agencyId), { consistent: true })),
    /** The agencies that have one, in no order. */
    agencies: (): Promise<AgencyId[]> => namedBy(''),
    /** The agencies that name a domain, verified or not. */
    namedBy: (domain: string): Promise<AgencyId[]> => namedBy(`${domain}#`),
    /** The agency that has a domain verified. */
    async holder(domain: string): Promise<AgencyId | undefined> {
      const item = await table.get(mailDomainHolderKey(domain), { consistent: true })
      return parseFound(holderRecord, item)?.agencyId
    },
    /**
     * Stores a domain over the one that was read, and who has it verified with it.
     * @throws AppError record.changed; DomainTaken where another agency has it verified meanwhile
     */
    async save(
      domain: Omit<MailDomainRecord, 'version'>,
      { before, audit }: { before: MailDomainRecord | undefined; audit?: AuditEntry },
    ): Promise<MailDomainRecord> {
      const after = { ...domain, version: (before?.version ?? 0) + 1 }
      const { agencyId, name } = after
      const places = { gsi1pk: mailDomains, gsi1sk: `${name}#${agencyId}` }
      const item = { ...mailDomainKey(agencyId), ...places, ...after }
      await commit(table, [
        before === undefined ? putNew(item, whenStale) : putOver(item, before.version, whenStale),
        ...holderWrites(before, after),
        ...(audit === undefined ? [] : [auditWrite(audit)]),
      ])
      return after
    },
    /** @throws AppError record.changed */
    remove: (before: MailDomainRecord, audit: AuditEntry): Promise<void> =>
      commit(table, [
        {
          write: deleteOver(mailDomainKey(before.agencyId), { version: before.version }),
          refused: whenStale,
        },
        ...holderWrites(before, undefined),
        auditWrite(audit),
      ]),
  }
}
export type MailDomainStore = ReturnType<typeof mailDomainStore>

/** Who has a domain verified changes with the domain, or not at all. */
function holderWrites(
  before: MailDomainRecord | undefined,
  after: MailDomainRecord | undefined,
): PlannedWrite[] {
  const [was, is] = [heldName(before), heldName(after)]
  if (was === is) return []
  const free = was !== undefined && {
    write: deleteOver(mailDomainHolderKey(was), { agencyId: before?.agencyId }),
    refused: whenStale,
  }
  const take =
    is !== undefined &&
    putNew({ ...mailDomainHolderKey(is), agencyId: after?.agencyId }, () => new DomainTaken())
  return [free, take].filter((write) => write !== false)
}

const heldName = (domain: MailDomainRecord | undefined): string | undefined =>
  domain?.state === 'verified' ? domain.name : undefined
