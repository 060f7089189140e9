import { Duration, Stack } from 'aws-cdk-lib'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import type { Construct } from 'constructs'
import { type QueueName, queueJobs, scheduledJobs } from '../config/jobs'
import { type FunctionSurroundings, WatchedFunction } from '../constructs/watched-function'
import type { WorkQueue } from '../constructs/work-queue'

export interface JobsStackProps extends FunctionSurroundings {
  readonly queues: Record<QueueName, WorkQueue>
}

/** Workers and scheduled jobs of config/jobs.ts: the same handlers that the local dispatcher calls. */
export class JobsStack extends Stack {
  constructor(scope: Construct, id: string, { queues, ...surroundings }: JobsStackProps) {
    super(scope, id, { env: { region: surroundings.stage.region } })
    for (const job of queueJobs) {
      const worker = new WatchedFunction(this, capitalised(job.name), { ...surroundings, ...job })
      const source = job.deadLetters === true ? queues[job.queue].deadLetters : queues[job.queue].queue
      worker.function.addEventSource(
        new SqsEventSource(source, { batchSize: job.batchSize, reportBatchItemFailures: true }),
      )
    }
    for (const job of scheduledJobs) {
      const worker = new WatchedFunction(this, capitalised(job.name), { ...surroundings, ...job })
      new Rule(this, `${capitalised(job.name)}Rule`, {
        description: `${job.name}: ${job.harm}`,
        schedule: Schedule.rate(Duration.minutes(job.everyMinutes)),
        targets: [new LambdaTarget(worker.function, { retryAttempts: 2 })],
      })
    }
  }
}

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
