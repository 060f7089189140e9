import { configRoutes } from '#shared/api/config'
import { AppError } from '#shared/errors/app-error'
import { auditStore } from '../../data/people/audit-store'
import { actorOf } from '../../data/people/people'
import { lambdaFor } from '../../data/table/lambda-for'
import { theJobs } from '../../runtime/jobs'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { jobs: theJobs, audit: auditStore }

/** Starts a job before its time; who did is an entry of the audit trail, written first. */
export const runJob = useCase(
  configRoutes.runJob,
  async ({ params: { name }, principal }, deps: Deps<typeof makers>) => {
    if (!deps.jobs.all().some((job) => job.name === name)) throw new AppError('record.not-found')
    const { agencyId, agentId } = principal
    await deps.audit.add({
      id: deps.makeId('audit'),
      timestamp: deps.clock.now().toISOString(),
      agencyId,
      agentId,
      action: 'agent_ran_job',
      details: { job: name },
      by: actorOf(principal, undefined),
    })
    await deps.jobs.start(name)
    return { status: 'started' as const }
  },
)

export const handler = lambdaFor(runJob, makers)
