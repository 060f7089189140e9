import { contentImportRoutes } from '#shared/api/content-imports'
import { isCountTable } from '#shared/managers/content-kind'
import { importStore } from '../../data/managers/import-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { countMakers, importCounts } from '../import-counts'
import { importRows as publishRows } from '../import-rows'
import { shortOutcome } from '../import-runs'
import { editorIn, managerMakers } from '../manage-content'

const makers = { ...managerMakers, ...countMakers, imports: importStore }

/**
 * Prepares the rows of one chunk of a file for their edition, and notes what became of them. Counts
 * of free rooms are set at once.
 */
export const importRows = useCase(
  contentImportRoutes.importRows,
  async (
    { params: { table }, body: { rows, ...publishing }, principal },
    deps: Deps<typeof makers>,
  ) => {
    const editor = await editorIn(principal, deps)
    const outcomes = isCountTable(table)
      ? await importCounts({ table, rows, editor, sets: true }, deps)
      : await publishRows({ table, rows, editor, publishing }, deps)
    const at = editor.now.toISOString()
    const run = { id: publishing.edition, table, name: publishing.name, at, by: editor.by }
    await deps.imports.note(
      isCountTable(table) ? { ...run, publishedAt: at } : run,
      outcomes.map(shortOutcome),
    )
    return outcomes
  },
)

export const handler = lambdaFor(importRows, makers)
