import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { clientOptions } from './aws-client'
import { oncePerContainer, readEnv } from './env'
import { jobFunctionName } from './env-names'

const theLambda = oncePerContainer(
  () =>
    new LambdaClient(
      clientOptions({ endpoint: 'lambdaEndpoint', timeLimitMs: 5_000, maxAttempts: 3 }),
    ),
)

interface ScheduledWork {
  readonly name: string
  readonly everyMinutes: number
  /** The kind of due work that it takes, where there being some starts it. */
  readonly due?: string
}

/** The scheduled jobs of this stage, and a way to start one before its time. */
export const theJobs = () => ({
  all: (): ScheduledWork[] =>
    readEnv('jobs')
      .jobs.split(',')
      .map((job) => job.split(' '))
      .map(([name = '', minutes, due]) => ({
        name,
        everyMinutes: Number(minutes),
        ...(due !== undefined && { due }),
      })),
  /** Starts a job, and waits for nothing of it. */
  async start(name: string): Promise<void> {
    const FunctionName = jobFunctionName(readEnv('stage').stage, name)
    await theLambda().send(new InvokeCommand({ FunctionName, InvocationType: 'Event' }))
  },
})
