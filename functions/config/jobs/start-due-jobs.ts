import { dueWork } from '../../data/table/due-items'
import { jobFor } from '../../data/table/job-for'
import { theJobs } from '../../runtime/jobs'
import { setAside } from '../../runtime/set-aside'
import type { Deps } from '../../runtime/use-case'

const makers = { jobs: theJobs, work: dueWork }

/**
 * Starts the jobs that there is work for, so that none of them wakes to find nothing. One that
 * cannot be looked after or started doesn't stop the others; its own clock runs it later.
 */
export async function startDueJobs({
  jobs,
  work,
  clock,
}: Deps<typeof makers>): Promise<{ started: readonly string[] }> {
  const before = `${clock.now().toISOString()}~`
  const start = async ({ name, due }: ReturnType<typeof jobs.all>[number]): Promise<string[]> => {
    if (due === undefined || !(await work.isThere({ kind: due, before }))) return []
    await jobs.start(name)
    return [name]
  }
  const started = await Promise.all(
    jobs.all().map((job) =>
      start(job).catch((error: unknown) => {
        setAside('job.not-started', { job: job.name, cause: String(error) })
        return []
      }),
    ),
  )
  return { started: started.flat() }
}

/** Runs every minute: a small query for each partition of the due work. */
export const handler = jobFor(startDueJobs, makers)
