import { configRoutes } from '#shared/api/config'
import { workNotes } from '../../data/config/work-notes'
import { lambdaFor } from '../../data/table/lambda-for'
import { theJobs } from '../../runtime/jobs'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { jobs: theJobs, notes: workNotes }

export const listJobs = useCase(
  configRoutes.listJobs,
  async (_call, { jobs, notes }: Deps<typeof makers>) => {
    const all = jobs.all()
    const runs = new Map(
      (await notes.runs(all.map(({ name }) => name))).map((run) => [run.job, run]),
    )
    return all.map(({ name, everyMinutes }) => {
      const lastRun = runs.get(name)
      const next = lastRun?.scheduledAt && Date.parse(lastRun.scheduledAt) + everyMinutes * 60_000
      return {
        name,
        everyMinutes,
        lastRun,
        nextRunAt: next === undefined ? next : new Date(next).toISOString(),
      }
    })
  },
)

export const handler = lambdaFor(listJobs, makers)
