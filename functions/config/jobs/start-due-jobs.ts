import { type JobRun, workNotes } from '../../data/config/work-notes'
import { dueWork } from '../../data/table/due-items'
import { jobFor } from '../../data/table/job-for'
import { theJobs } from '../../runtime/jobs'
import { setAside } from '../../runtime/set-aside'
import type { Deps } from '../../runtime/use-case'

const makers = { jobs: theJobs, work: dueWork, notes: workNotes }

/** Minutes in which a job's clock may be late, and in which this one's own says that clocks call. */
const graceMinutes = 10

/**
 * Starts the jobs that there is work for, so that none of them wakes to find nothing. One that
 * cannot be looked after or started doesn't stop the others; its own clock runs it later.
 *
 * The run fails where the clock of another job did not call it twice in a row, so that one alarm
 * watches all clocks: that of this job itself.
 */
export async function startDueJobs({
  jobs,
  work,
  notes,
  clock,
}: Deps<typeof makers>): Promise<{ started: readonly string[] }> {
  const runs = await notes.runs(jobs.all().map(({ name }) => name))
  for (const { job, scheduledAt } of lateJobs(jobs.all(), runs, clock.now()))
    setAside('job.late', { job, scheduledAt })
  const before = `${clock.now().toISOString()}~`
  const start = async ({ name, due }: ReturnType<typeof jobs.all>[number]): Promise<string[]> => {
    if (due === undefined || !(await work.isThere({ kind: due, before }))) return []
    await jobs.start(name)
    return [name]
  }
  const startedJobs = await Promise.all(
    jobs.all().map((job) =>
      start(job).catch((error: unknown) => {
        setAside('job.not-started', { job: job.name, cause: String(error) })
        return []
      }),
    ),
  )
  return { started: startedJobs.flat() }
}

/** Those that their own clocks have not called; none after a time in which no clock ran. */
function lateJobs(
  jobs: readonly { readonly name: string; readonly everyMinutes: number }[],
  runs: readonly JobRun[],
  now: Date,
): JobRun[] {
  const minutesSince = (run: JobRun | undefined) =>
    (now.getTime() - Date.parse(run?.scheduledAt ?? '')) / 60_000
  const own = runs.find(({ job }) => job === 'startDueJobs')
  if (!(minutesSince(own) <= graceMinutes)) return []
  const minutesAllowed = new Map(
    jobs.map(({ name, everyMinutes }) => [name, 2 * everyMinutes + graceMinutes]),
  )
  return runs.filter((run) => minutesSince(run) > (minutesAllowed.get(run.job) ?? 0))
}

/** Runs every minute: a small query for each partition of the due work. */
export const handler = jobFor(startDueJobs, makers)
