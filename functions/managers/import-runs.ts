import type { AgentPrincipal } from '#shared/access/principal'
import type { ImportOutcome, ImportRun } from '#shared/api/content-imports'
import { AppError } from '#shared/errors/app-error'
import { shortValue } from '#shared/managers/short-value'
import { type ImportRecord, importStore } from '../data/managers/import-store'
import type { Deps } from '../runtime/use-case'
import { editorIn, managerMakers } from './manage-content'

/** What the routes of import runs reach. */
export const importMakers = { imports: importStore }
export type ImportDeps = Deps<typeof importMakers>
/** What taking an edition back reaches. */
export const undoMakers = { ...managerMakers, ...importMakers }
export type UndoDeps = Deps<typeof undoMakers>

/** @throws AppError record.not-found */
export async function requireImport(
  id: string,
  { imports }: Pick<ImportDeps, 'imports'>,
): Promise<ImportRecord> {
  const run = await imports.get(id)
  if (run === undefined) throw new AppError('record.not-found')
  return run
}

/** A run as its page shows it. */
export function importRunOf({ by, publishedAt, counts, ...run }: ImportRecord): ImportRun {
  const sum = { rows: 0, added: 0, changed: 0, same: 0, problems: 0 }
  for (const chunk of Object.values(counts)) {
    sum.rows += chunk.rows
    sum.added += chunk.added
    sum.changed += chunk.changed
    sum.same += chunk.same
    sum.problems += chunk.problems
  }
  const state =
    run.undoneAt !== undefined ? 'undone' : publishedAt === undefined ? 'begun' : 'published'
  return { ...run, by: { id: by.id, name: by.name }, state, counts: sum }
}

/**
 * Takes an edition back as a whole. Where it is an import, its run keeps who did, and what stayed
 * because it was published again since.
 * @returns fields that stayed, and how many entries are left to be looked at: asked again, it goes
 * on
 */
export async function undoEdition(edition: string, principal: AgentPrincipal, deps: UndoDeps) {
  const { by, limits, now, audit } = await editorIn(principal, deps)
  const { kept, left } = await deps.content.undo(edition, {
    by,
    limits,
    now,
    audit: (ref) => audit('agent_published_content', { [ref.kind]: ref.code, undone: edition }),
  })
  const fields = kept.map(({ ref, field }) => `${ref.code} ${field}`)
  const run = await deps.imports.get(edition)
  if (run === undefined || run.undoneAt !== undefined) return { kept: run?.kept ?? fields, left }
  const all = [...new Set([...(run.kept ?? []), ...fields])]
  await deps.imports.undo(edition, {
    kept: all,
    ...(left === 0 && { undoneAt: now.toISOString(), undoneBy: by.name }),
  })
  return { kept: all, left }
}

/** An outcome with its values as lists show them: the history of an entry has them whole. */
export const shortOutcome = (outcome: ImportOutcome): ImportOutcome => ({
  ...outcome,
  changes: outcome.changes.map(({ field, from, to }) => ({
    field,
    from: shortValue(from),
    to: shortValue(to),
  })),
})
