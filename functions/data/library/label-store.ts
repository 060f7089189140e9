import * as z from 'zod/mini'
import { AppError } from '#shared/errors/app-error'
import type { AgencyId } from '#shared/ids/ids'
import { commit, putNew, putOver } from '../table/commit'
import { libraryLabelsKey } from '../table/keys'
import { parseFound } from '../table/parse-record'
import type { Table } from '../table/table-access'

const labelsRecord = z.object({
  tags: z.array(z.string()),
  collections: z.array(z.string()),
  version: z.int(),
})
type LabelsRecord = z.infer<typeof labelsRecord>
export type LabelKind = 'tags' | 'collections'

/** Tags and collections that were made by themselves, before any medium has them (2 §7.4). */
export function labelStore(table: Table) {
  const find = async (agency: AgencyId): Promise<LabelsRecord> =>
    parseFound(labelsRecord, await table.get(libraryLabelsKey(agency), { consistent: true })) ?? {
      tags: [],
      collections: [],
      version: 0,
    }
  const change = async (
    agency: AgencyId,
    found: LabelsRecord,
    labels: Partial<Pick<LabelsRecord, LabelKind>>,
  ) => {
    const item = {
      ...libraryLabelsKey(agency),
      ...found,
      ...labels,
      version: found.version + 1,
    }
    const recordBusy = () => new AppError('record.busy')
    await commit(table, [
      found.version === 0 ? putNew(item, recordBusy) : putOver(item, found.version, recordBusy),
    ])
  }
  return {
    labels: async (agency: AgencyId, kind: LabelKind): Promise<readonly string[]> =>
      (await find(agency))[kind],
    /**
     * Keeps one more label.
     * @throws AppError record.busy when others were kept meanwhile, request.invalid beyond the
     * limit
     */
    async add(agency: AgencyId, kind: LabelKind, label: string): Promise<void> {
      const labels = await find(agency)
      if (labels[kind].includes(label)) return
      if (labels[kind].length >= maxLabels)
        throw new AppError('request.invalid', {
          fields: [
            { field: 'body.label', message: `can’t be added: there are ${maxLabels} already` },
          ],
        })
      await change(agency, labels, { [kind]: [...labels[kind], label] })
    },
    /**
     * Forgets a label.
     * @throws AppError record.busy when others were kept meanwhile
     */
    async remove(agency: AgencyId, kind: LabelKind, label: string): Promise<void> {
      const labels = await find(agency)
      if (!labels[kind].includes(label)) return
      await change(agency, labels, { [kind]: labels[kind].filter((one) => one !== label) })
    },
  }
}

/** Most of each kind that an agency keeps by themselves: some 60 KB, one item. */
const maxLabels = 500
