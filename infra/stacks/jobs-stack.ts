import { Duration, Stack } from 'aws-cdk-lib'
import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { InvocationType, Trigger } from 'aws-cdk-lib/triggers'
import type { Construct } from 'constructs'
import { functionOfJob } from '../config/functions'
import { type QueueJob, type QueueName, queueJobs, type ScheduledJob, scheduledJobs } from '../config/jobs'
import { alarm, type Bells, bell } from '../constructs/alarms'
import { type FunctionSurroundings, WatchedFunction } from '../constructs/watched-function'
import type { WorkQueue } from '../constructs/work-queue'

export interface JobsStackProps extends FunctionSurroundings {
  readonly queues: Record<QueueName, WorkQueue>
  readonly bells: Bells
}

/** Workers and scheduled jobs of config/jobs.ts: the same handlers that the local dispatcher calls. */
export class JobsStack extends Stack {
  /** Alarms of the jobs and of their queues, by domain. */
  private readonly alarms = new Map<string, Alarm[]>()

  constructor(scope: Construct, id: string, { queues, bells, ...surroundings }: JobsStackProps) {
    super(scope, id, { env: { region: surroundings.stage.region } })
    for (const job of queueJobs) this.addQueueJob(job, queues[job.queue], surroundings)
    for (const job of scheduledJobs) this.addScheduledJob(job, surroundings)
    for (const [domain, alarms] of this.alarms) {
      bell(this, `${capitalised(domain)}Bell`, {
        ...bells,
        alarms,
        what: `Jobs of ${domain}`,
        harm: 'Users are hurt as the alarm says that began it; it is named below.',
        page: 'A function fails',
      })
    }
  }

  private addQueueJob(job: QueueJob, queue: WorkQueue, surroundings: FunctionSurroundings): void {
    const { name, harm } = job
    const spec = functionOfJob(job)
    const { function: worker, failure } = new WatchedFunction(this, capitalised(name), { ...surroundings, spec })
    const source = job.deadLetters === true ? queue.deadLetters : queue.queue
    worker.addEventSource(new SqsEventSource(source, { batchSize: job.batchSize, reportBatchItemFailures: true }))
    // What takes dead letters empties their queue at once: each of its runs is the sign of one.
    const metric = worker.metricInvocations({ period: Duration.minutes(5) })
    const runs = () =>
      alarm(this, `${capitalised(name)}Runs`, { what: name, harm, page: 'Messages wait or are dead letters', metric })
    this.watch(job, failure, ...(job.deadLetters === true ? [runs()] : queue.alarms))
  }

  private addScheduledJob(job: ScheduledJob, surroundings: FunctionSurroundings): void {
    const { name, harm, everyMinutes } = job
    const spec = functionOfJob(job)
    const { function: worker, failure } = new WatchedFunction(this, capitalised(name), { ...surroundings, spec })
    new Rule(this, `${capitalised(name)}Rule`, {
      description: `${name}: ${harm}`,
      schedule: Schedule.rate(Duration.minutes(everyMinutes)),
      targets: [new LambdaTarget(worker, { retryAttempts: 2 })],
    })
    const silent = alarm(this, `${capitalised(name)}Silent`, {
      ...{ what: `${name} did not run`, harm, page: 'A job did not run' },
      metric: worker.metricInvocations({ period: Duration.minutes(Math.max(10, everyMinutes)) }),
      periods: 2,
      silence: 'aloneIsBad',
    })
    this.watch(job, failure, silent)
    if (job.atDeploy === true)
      new Trigger(this, `${capitalised(name)}AtDeploy`, { handler: worker, invocationType: InvocationType.EVENT })
  }

  private watch({ handlerFile }: QueueJob | ScheduledJob, ...alarms: Alarm[]): void {
    const [domain = ''] = handlerFile.split('/')
    this.alarms.set(domain, [...(this.alarms.get(domain) ?? []), ...alarms])
  }
}

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
