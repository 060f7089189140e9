import { isAppError } from '#shared/errors/app-error'
import { tellWorker } from '../../content-imports/import-runs'
import { importStore } from '../../data/managers/import-store'
import { systemActor } from '../../data/people/people'
import { jobFor } from '../../data/table/job-for'
import { importQueue } from '../../runtime/queues'
import { setAside } from '../../runtime/set-aside'
import type { Deps } from '../../runtime/use-case'
import { valuesOf } from '../manage-content'
import { contentPublisher } from '../publish-content'
import { tellMakers, tellOwners } from '../tell-owners'

/** Of the two minutes that the job has. */
const resumingMs = 60_000
/** A batch takes seconds, and a message that failed comes again within some minutes. */
const standsStillMs = 5 * 60_000
const importMakers = { imports: importStore, queue: importQueue }
const makers = { content: contentPublisher, ...importMakers, ...tellMakers }

/**
 * Publishes drafts whose time has come. One that can't be published stays a draft, and is planned
 * no more.
 */
export async function publishScheduled({
  content,
  clock,
  makeId,
}: Deps<{ content: typeof contentPublisher }>): Promise<{ published: number }> {
  const now = clock.now()
  let publishedCount = 0
  for (const draft of await content.drafts.due(now)) {
    const { kind, code, updatedBy, changes } = draft
    const audit = {
      id: makeId('audit'),
      action: 'agent_published_content',
      agencyId: updatedBy.agencyId,

      details: { [kind]: code, fields: changes },
      timestamp: now.toISOString(),
      by: systemActor('publishScheduled'),
    }
    try {
      const about = {
        ref: { kind, code },
        changes: valuesOf(draft.fields),
        draft,
        by: updatedBy,
        limits: [],
        now,
        audit,
      }
      await content.publish({ ...about, edition: makeId('history'), note: 'As planned' })
      publishedCount++
    } catch (error) {
      if (!isAppError(error, 'request.invalid')) throw error
      setAside('content.not-published', { kind, code, cause: String(error) })
      await content.drafts.mark(draft, { publishAt: undefined })
    }
  }
  return { published: publishedCount }
}

/** Tells the worker again of imports whose message was lost. */
export async function resumeImports({
  imports,
  queue,
  clock,
}: Deps<typeof importMakers>): Promise<number> {
  const standing = await imports.standing(new Date(clock.now().getTime() - standsStillMs))
  for (const { id } of standing) await tellWorker(queue, id)
  return standing.length
}

/**
 * Finishes editions that were broken off, publishes what is planned, then tells owners of trips of
 * new rates.
 */
const publishAndTell = async (deps: Deps<typeof makers>) => ({
  resumed: await deps.content.editions.resume(deps.clock.now(), Date.now() + resumingMs),
  imports: await resumeImports(deps),
  ...(await publishScheduled(deps)),
  told: await tellOwners(deps),
})

export const handler = jobFor(publishAndTell, makers)
