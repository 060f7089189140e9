import type { AgentPrincipal } from '#shared/access/principal'
import type { ImportRun } from '#shared/api/content-imports'
import { AppError } from '#shared/errors/app-error'
import type { ImportRecord } from '../data/managers/import-records'
import { ImportMoved, importStore } from '../data/managers/import-store'
import { agencyStore } from '../data/people/agency-store'
import { whoActs } from '../data/people/who-acts'
import { limitsOf, requirePublisher } from '../managers/keeping'
import type { Queue } from '../runtime/queue'
import { importQueue } from '../runtime/queues'
import type { Deps } from '../runtime/use-case'

/** What routes that read import runs reach. */
export const importMakers = { imports: importStore }
export type ImportDeps = Deps<typeof importMakers>
/** What routes reach that have a worker go on with a run. */
export const workingMakers = { ...importMakers, agencies: agencyStore, queue: importQueue }
export type WorkingDeps = Deps<typeof workingMakers>

/** @throws AppError record.not-found */
export async function requireImport(
  id: string,
  { imports }: Pick<ImportDeps, 'imports'>,
): Promise<ImportRecord> {
  const run = await imports.get(id)
  if (run === undefined) throw new AppError('record.not-found')
  return run
}

/** For whom the work on a run is done. @throws AppError content.reviewed */
export async function actsFor(
  principal: AgentPrincipal,
  deps: WorkingDeps,
): Promise<ImportRecord['acts']> {
  const { by, caller } = await whoActs(principal, deps)
  const limits = await limitsOf(principal, caller, deps.agencies)
  requirePublisher(limits)
  return { agencyId: principal.agencyId, by, limits: [...limits] }
}

/**
 * Brings a run to its next version and tells the worker. Asked again, or by two at once, it is what
 * the first one made it, and the worker is told once more.
 * @param next - the version after it; undefined where it stays as it is
 * @throws AppError record.not-found, and what `next` throws
 */
export async function moveImport(
  id: string,
  { imports, queue }: Pick<WorkingDeps, 'imports' | 'queue'>,
  next: (run: ImportRecord) => ImportRecord | undefined,
): Promise<ImportRun> {
  const run = await requireImport(id, { imports })
  const after = next(run)
  if (after !== undefined) {
    await imports.save(after).catch((error: unknown) => {
      throw error instanceof ImportMoved ? new AppError('record.changed') : error
    })
  }
  await tellWorker(queue, id)
  return after ?? run
}

/** Has a worker go on with a run. */
export const tellWorker = (queue: Queue, importId: string): Promise<void> =>
  queue.send({ kind: 'content-import', importId })
