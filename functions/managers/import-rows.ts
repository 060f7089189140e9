import { AppError } from '#shared/errors/app-error'
import { errorText } from '#shared/errors/error-catalogue'
import type { ContentTable } from '#shared/managers/content-kind'
import { diffFields } from '#shared/managers/flat-fields'
import type { EntryOutcome } from '../data/managers/import-records'
import { codeSchemas } from './content-kinds'
import { changesOf, type RowChange, type SentRow } from './content-tables'
import { mayKeep, requirePublisher } from './keeping'
import type { EditorIn, ManagerDeps } from './manage-content'
import type { Standing } from './publish-content'
import { checkContent } from './read-content'

interface Rows {
  readonly table: ContentTable
  readonly rows: readonly SentRow[]
  readonly editor: EditorIn
  readonly publishing?: { readonly edition: string; readonly name: string }
}
type ContentDeps = Pick<ManagerDeps, 'content'>

/**
 * Checks rows of a table entry by entry, and prepares those without a problem for an edition where
 * one is named. Entries go beside each other: give it a table that gathers their reads and writes.
 */
export async function importRows(rows: Rows, deps: ContentDeps): Promise<EntryOutcome[]> {
  requirePublisher(rows.editor.limits)
  return Promise.all(
    changesOf(rows.table, rows.rows).map((change) => importEntry(change, rows, deps)),
  )
}

async function importEntry(
  change: RowChange,
  { editor, publishing }: Rows,
  deps: ContentDeps,
): Promise<EntryOutcome> {
  const { ref, changes, rows } = change
  const { reader, drafts, standing } = deps.content
  const isCode = codeSchemas[ref.kind].safeParse(ref.code).success
  const standingNow: Standing = !isCode
    ? { before: undefined, last: 0 }
    : publishing === undefined
      ? { before: await reader.published(ref, changes), last: 0 }
      : await standing(ref, {
          last: (await drafts.versionAmong(ref, 0)).isNewest ? 0 : undefined,
          changes,
        })
  const before = standingNow.before ?? {}
  const outcome = {
    code: ref.code,
    rows: [...rows],
    isNew: standingNow.before === undefined,
    changes: diffFields(before, { ...before, ...changes }),
    problems: await findProblems(change, { before, isCode, editor }, deps),
  }
  if (publishing === undefined || outcome.problems.length > 0 || outcome.changes.length === 0)
    return outcome
  const { by, limits, now } = editor
  const about = { by, limits, now, edition: publishing.edition, note: publishing.name }
  try {
    const { prepare } = deps.content
    const { version } = await prepare({ ref, changes, ...about, standing: standingNow })
    return { ...outcome, version }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const problem = { row: rows[0] ?? 0, field: '', message: error.message }
    return { ...outcome, problems: [problem] }
  }
}

interface Entry {
  readonly before: Standing['before']
  readonly isCode: boolean
  readonly editor: EditorIn
}

/** What is wrong with the rows of an entry, or with the entry as they would make it. */
async function findProblems(
  { ref, changes, problems, rowFor }: RowChange,
  { before = {}, isCode, editor }: Entry,
  { content: { reader } }: ContentDeps,
): Promise<EntryOutcome['problems']> {
  if (problems.length > 0) return [...problems]
  const after = { ...before, ...changes }
  const wrong = isCode
    ? [...(await checkContent(ref, after, reader.catalogue)).problems]
    : [{ field: '', message: `${ref.code || 'It'} is not a code` }]
  if (!(await mayKeep(editor.limits, ref, [before, after], reader.catalogue)))
    wrong.push({ field: '', message: errorText('content.not-yours') })
  return wrong.map((problem) => ({ row: rowFor(problem.field), ...problem }))
}
