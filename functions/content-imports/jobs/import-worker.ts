import * as z from 'zod/mini'
import { isAtWork } from '#shared/api/content-imports'
import { jobDeps, worker } from '../../data/table/job-for'
import { log } from '../../runtime/log'
import { type QueueHandler, queueHandler } from '../../runtime/queue-handler'
import { importQueue } from '../../runtime/queues'
import type { Deps } from '../../runtime/use-case'
import { failImport } from '../import-failing'
import { importWorkMakers } from '../import-makers'
import { tellWorker } from '../import-runs'
import { workOnImport } from '../import-work'

const makers = { ...importWorkMakers, queue: importQueue }
export type ImportWorkerDeps = Deps<typeof makers>

const importMessage = z.object({ kind: z.literal('content-import'), importId: z.string() })

/** Half of the time that a delivery has: what begins by then ends in time. */
const workMs = 60_000
/** The last of the deliveries that the queue makes (infra/config/jobs.ts). */
const lastDelivery = 4

/**
 * The handler of a queue that checks, publishes, undoes and cancels imports of the catalogue. A
 * message names an import; what there is to do stands in it. A long one is gone on with by another
 * message.
 */
export const importWorker = (deps: () => ImportWorkerDeps, forMs = workMs): QueueHandler =>
  queueHandler('import', async (body, { attributes }) => {
    const { importId } = importMessage.parse(body)
    const { queue, ...work } = deps()
    try {
      if (await workOnImport(importId, work, Date.now() + forMs)) await tellWorker(queue, importId)
    } catch (error) {
      if (Number(attributes.ApproximateReceiveCount) >= lastDelivery)
        await giveImportUp(importId, work)
      throw error
    }
  })

/** So that its page doesn't show it at work for ever. */
async function giveImportUp(id: string, deps: Omit<ImportWorkerDeps, 'queue'>): Promise<void> {
  try {
    const run = await deps.imports.get(id)
    if (run !== undefined && isAtWork(run.state)) await failImport(run, deps)
  } catch (error) {
    log.error('import.not-failed', { id, cause: String(error) })
  }
}

export const handler = worker(importWorker(jobDeps(makers)))
