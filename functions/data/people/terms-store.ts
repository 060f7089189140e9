import * as z from 'zod/mini'
import { AppError } from '#shared/errors/app-error'
import { type AgencyId, agentIdSchema, clientIdSchema } from '#shared/ids/ids'
import { commit, type PlannedWrite, putNew, writeIf } from '../table/commit'
import { termsAcceptedKey, termsDraftKey, termsVersionKey } from '../table/keys'
import { parseRecord } from '../table/parse-record'
import { queryOf } from '../table/query'
import type { Table } from '../table/table-access'
import { deleteOver } from '../table/update'
import { type AuditEntry, auditWrite } from './audit-store'

const draftRecord = z.object({ text: z.string(), savedAt: z.iso.datetime(), savedBy: z.string() })
export type TermsDraft = z.infer<typeof draftRecord>

/** A published version of an agency's terms and conditions; what was published never changes. */
const versionRecord = z.object({
  version: z.int().check(z.minimum(1)),
  text: z.string(),
  publishedAt: z.iso.datetime(),
  publishedBy: z.string(),
})
export type TermsVersion = z.infer<typeof versionRecord>

const acceptanceRecord = z.object({
  version: z.int(),
  /** By the name they have, or typed to accept. */
  who: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('client'), id: clientIdSchema, name: z.string() }),
    z.object({ kind: z.literal('agent'), id: agentIdSchema, name: z.string() }),
  ]),
  at: z.iso.datetime(),
})
export type TermsAcceptance = z.infer<typeof acceptanceRecord>

/**
 * The terms and conditions of agencies: a draft, numbered versions of which the last is in force,
 * and who accepted which.
 */
export function termsStore(table: Table) {
  const below = (agency: AgencyId, prefix: string, more: { Limit?: number } = {}) => ({
    ...queryOf(termsDraftKey(agency).pk, { begins: prefix }),
    ScanIndexForward: false,
    ConsistentRead: true,
    ...more,
  })
  return {
    /** The version in force; undefined while none was published. */
    async inForce(agency: AgencyId): Promise<TermsVersion | undefined> {
      const { items } = await table.page(below(agency, 'VERSION#', { Limit: 1 }))
      return items[0] && parseRecord(versionRecord, items[0])
    },
    /** The draft, if there is one, and every version, the newest first. */
    async ofAgency(agency: AgencyId) {
      const [drafts, versions] = await Promise.all([
        table.all(below(agency, 'DRAFT')),
        table.all(below(agency, 'VERSION#')),
      ])
      return {
        draft: drafts[0] && parseRecord(draftRecord, drafts[0]),
        versions: versions.map((item) => parseRecord(versionRecord, item)),
      }
    },
    saveDraft: (agency: AgencyId, draft: TermsDraft) =>
      commit(table, [{ write: { Put: { Item: { ...termsDraftKey(agency), ...draft } } } }]),
    /**
     * Makes the draft the next version, and leaves no draft.
     * @throws AppError record.changed when it was written on, or published, meanwhile
     */
    async publish(agency: AgencyId, { draft, version, audit }: Publishing): Promise<void> {
      const recordChanged = () => new AppError('record.changed')
      await commit(table, [
        putNew({ ...termsVersionKey(agency, version.version), ...version }, recordChanged),
        {
          write: deleteOver(termsDraftKey(agency), { savedAt: draft.savedAt }),
          refused: recordChanged,
        },
        auditWrite(audit),
      ])
    },
    /**
     * Notes that somebody accepted a version.
     * @returns false when they had before: the first time stays
     */
    accept: (
      agency: AgencyId,
      acceptance: TermsAcceptance,
      also: readonly PlannedWrite[] = [],
    ): Promise<boolean> => {
      const { version, who } = acceptance
      const Item = { ...termsAcceptedKey(agency, version, who.id), ...acceptance }
      return writeIf(
        table,
        { Put: { Item, ConditionExpression: 'attribute_not_exists(pk)' } },
        also,
      )
    },
    /** Whether, and when, somebody accepted a version. */
    async acceptance(agency: AgencyId, version: number, who: TermsAcceptance['who']['id']) {
      const acceptanceItem = await table.get(termsAcceptedKey(agency, version, who), {
        consistent: true,
      })
      return acceptanceItem && parseRecord(acceptanceRecord, acceptanceItem)
    },
    /** Who accepted a version, the last first. */
    async acceptances(agency: AgencyId, version: number): Promise<TermsAcceptance[]> {
      const items = await table.all(below(agency, termsAcceptedKey(agency, version, '').sk))
      return items
        .map((item) => parseRecord(acceptanceRecord, item))
        .sort((a, b) => b.at.localeCompare(a.at))
    },
  }
}

interface Publishing {
  readonly draft: TermsDraft
  readonly version: TermsVersion
  readonly audit: AuditEntry
}
