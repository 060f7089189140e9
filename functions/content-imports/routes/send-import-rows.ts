import { contentImportRoutes, maxImported } from '#shared/api/content-imports'
import { AppError } from '#shared/errors/app-error'
import { refuseField } from '#shared/errors/refuse-field'
import { type ImportRecord, noCounts } from '../../data/managers/import-records'
import { ImportMoved } from '../../data/managers/import-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { actsFor, tellWorker, type WorkingDeps, workingMakers } from '../import-runs'
import { nextVersion } from '../import-steps'

/**
 * Takes the rows of a file part by part, in their order. A part that has arrived before is left as
 * it is. After the last one the worker checks the file.
 */
export const sendImportRows = useCase(
  contentImportRoutes.sendImportRows,
  async ({ params: { importId }, body, principal }, deps: WorkingDeps) => {
    const { table, name, part, parts, rows } = body
    const acts = await actsFor(principal, deps)
    const now = deps.clock.now()
    const existing = await deps.imports.get(importId)
    const isOther =
      existing !== undefined && (existing.by.id !== acts.by.id || existing.parts !== parts)
    if (isOther) throw new AppError('record.changed')
    const run = existing ?? newRun({ id: importId, table, name, parts, acts, now })
    if (part > run.sent + 1) refuseField('body.part', `Part ${run.sent + 1} comes first`)
    if (part <= run.sent) {
      if (run.state === 'checking') await tellWorker(deps.queue, importId)
      return run
    }
    if (run.rows + rows.length > maxImported)
      refuseField('body.rows', `A file may have ${maxImported.toLocaleString('en-US')} rows`)
    const isLast = part === parts
    const after = nextVersion(
      run,
      {
        sent: part,
        rows: run.rows + rows.length,
        state: isLast ? 'checking' : 'sending',
        since: now.toISOString(),
      },
      now,
    )
    await deps.imports.save(after, { part: { part, rows } }).catch((error: unknown) => {
      throw error instanceof ImportMoved ? new AppError('record.changed') : error
    })
    if (isLast) await tellWorker(deps.queue, importId)
    return after
  },
)

type NewRun = Pick<ImportRecord, 'id' | 'table' | 'name' | 'parts' | 'acts'> & {
  readonly now: Date
}

function newRun({ now, acts, ...file }: NewRun): ImportRecord {
  const at = now.toISOString()
  return {
    ...file,
    acts,
    by: { id: acts.by.id, name: acts.by.name },
    state: 'sending',
    version: 0,
    sent: 0,
    rows: 0,
    done: 0,
    next: 0,
    undoFailures: 0,
    at,
    since: at,
    updatedAt: at,
    counts: noCounts,
  }
}

export const handler = lambdaFor(sendImportRows, workingMakers)
