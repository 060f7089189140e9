import type { ImportOutcome } from '#shared/api/content-imports'
import { AppError } from '#shared/errors/app-error'
import { errorText } from '#shared/errors/error-catalogue'
import type { ContentTable } from '#shared/managers/content-kind'
import { diffFields } from '#shared/managers/flat-fields'
import { codeSchemas } from './content-kinds'
import { changesOf, type SentRow } from './content-tables'
import { mayKeep, requirePublisher } from './keeping'
import type { EditorIn, ManagerDeps } from './manage-content'
import { checkContent } from './read-content'

interface Rows {
  readonly table: ContentTable
  readonly rows: readonly SentRow[]
  readonly editor: EditorIn
  readonly publishing?: { readonly edition: string; readonly name: string }
}

/**
 * Checks rows of a table entry by entry, and prepares those without a problem for an edition where
 * one is named.
 */
export async function importRows(
  { table, rows, editor, publishing }: Rows,
  { content: { reader, editions, prepare } }: Pick<ManagerDeps, 'content'>,
): Promise<ImportOutcome[]> {
  const { by, limits, now, audit } = editor
  requirePublisher(limits)
  if (publishing !== undefined) await editions.open(publishing.edition, now)
  const outcomes: ImportOutcome[] = []
  for (const { ref, changes, rows: numbers, problems, rowFor } of changesOf(table, rows)) {
    const isCode = codeSchemas[ref.kind].safeParse(ref.code).success
    const publishedFields = isCode ? await reader.published(ref) : undefined
    const after = { ...publishedFields, ...changes }
    const row = numbers[0] ?? 0
    const wrong = isCode
      ? [...(await checkContent(ref, after, reader.catalogue)).problems]
      : [{ field: '', message: `${ref.code || 'It'} is not a code` }]
    const isKept = await mayKeep(limits, ref, [publishedFields ?? {}, after], reader.catalogue)
    if (!isKept) wrong.push({ field: '', message: errorText('content.not-yours') })
    const rowProblems =
      problems.length > 0
        ? [...problems]
        : wrong.map((problem) => ({ row: rowFor(problem.field), ...problem }))
    const outcome = {
      code: ref.code,
      rows: [...numbers],
      isNew: publishedFields === undefined,
      changes: diffFields(publishedFields ?? {}, after),
      problems: rowProblems,
    }
    if (publishing !== undefined && rowProblems.length === 0 && outcome.changes.length > 0) {
      const about = { by, limits, now, edition: publishing.edition, note: publishing.name }
      const entry = audit('agent_published_content', {
        [ref.kind]: ref.code,
        fields: outcome.changes.length,
      })
      try {
        await prepare({ ref, changes, ...about, audit: entry })
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        outcome.problems.push({ row, field: '', message: error.message })
      }
    }
    outcomes.push(outcome)
  }
  return outcomes
}
