import type { AgentPrincipal } from '#shared/access/principal'
import { AppError } from '#shared/errors/app-error'
import { type LabelKind, labelStore } from '../data/library/label-store'
import { mediaLines } from '../data/library/media-lines'
import { listReader } from '../data/lists/list-reader'
import type { Table } from '../data/table/table-access'
import { onceMore } from '../runtime/backoff'
import type { Deps } from '../runtime/use-case'
import { labelCounts } from './library-search'

/** What the routes of tags and collections reach. */
export const labelMakers = {
  library: (table: Table) => listReader(table, mediaLines),
  labels: labelStore,
}
type LabelDeps = Deps<typeof labelMakers>
interface Call {
  readonly principal: AgentPrincipal
}

/** The labels of the agency's media, the most used first, and those that no medium has yet. */
export const listLabels =
  (kind: LabelKind) =>
  async ({ principal: { agencyId } }: Call, { library, labels }: LabelDeps) => {
    const [list, own] = await Promise.all([library.now(agencyId), labels.labels(agencyId, kind)])
    const usedLabels = labelCounts(list, kind)
    const isUsed = new Set(usedLabels.map(({ label }) => label))
    return [
      ...usedLabels,
      ...own.filter((label) => !isUsed.has(label)).map((label) => ({ label, count: 0 })),
    ]
  }

/** Makes a label, or answers the one that is there, whatever its case. */
export const createLabel =
  (kind: LabelKind) =>
  async (
    { body: { label }, principal }: Call & { readonly body: { readonly label: string } },
    deps: LabelDeps,
  ) => {
    const there = await listLabels(kind)({ principal }, deps)
    const same = there.find((one) => one.label.toLowerCase() === label.toLowerCase())
    if (same !== undefined) return same
    await onceMore(['record.busy'], () => deps.labels.add(principal.agencyId, kind, label))
    return { label, count: 0 }
  }

/**
 * Deletes a label that no medium has, whatever its case.
 * @throws AppError record.not-found, media.label-used
 */
export const deleteLabel =
  (kind: LabelKind) =>
  async (
    { params: { id }, principal }: Call & { readonly params: { readonly id: string } },
    deps: LabelDeps,
  ) => {
    const there = await listLabels(kind)({ principal }, deps)
    const existingLabel = there.find(({ label }) => label.toLowerCase() === id.toLowerCase())
    if (existingLabel === undefined) throw new AppError('record.not-found')
    if (existingLabel.count > 0)
      throw new AppError('media.label-used', { media: existingLabel.count })
    await onceMore(['record.busy'], () =>
      deps.labels.remove(principal.agencyId, kind, existingLabel.label),
    )
    return { removed: true as const }
  }
