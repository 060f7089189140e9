import { Annotations, Duration, Stack } from 'aws-cdk-lib'
import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { InvocationType, Trigger } from 'aws-cdk-lib/triggers'
import type { Construct } from 'constructs'
import { jobFunctionName } from '../../functions/runtime/env-names'
import { type BellName, bellFor } from '../config/domains'
import { failureReporter, functionOfJob } from '../config/functions'
import {
  inboundJob,
  type QueueJob,
  type QueueName,
  queueJobs,
  type ScheduledJob,
  scheduledJobs,
} from '../config/jobs'
import type { Stage } from '../config/stages'
import { alarm, type Bells, bell } from '../constructs/alarms'
import { failuresOf, failuresOfJobs } from '../constructs/failures'
import { type FunctionSurroundings, WatchedFunction } from '../constructs/watched-function'
import type { WorkQueue } from '../constructs/work-queue'

export interface JobsStackProps extends FunctionSurroundings {
  readonly queues: Record<QueueName, WorkQueue>
  readonly bells: Bells
}

/**
 * Workers and scheduled jobs of config/jobs.ts: the same handlers that the local dispatcher calls.
 */
export class JobsStack extends Stack {
  /** Alarms of the jobs and of their queues, by their bell. */
  private readonly alarms = new Map<BellName, Alarm[]>()

  constructor(scope: Construct, id: string, { queues, bells, ...surroundings }: JobsStackProps) {
    super(scope, id, { env: { region: surroundings.stage.region } })
    for (const job of queueJobs) this.addQueueJob(job, queues[job.queue], surroundings)
    for (const job of scheduledJobs) this.addScheduledJob(job, surroundings)
    for (const [name, others] of this.alarms) {
      const alarms = [...others, this.failures(name, surroundings.stage)]
      bell(this, `${name}Bell`, {
        ...bells,
        alarms,
        what: name === 'Selling' ? 'Jobs of bookings and payments' : 'Other jobs',
        page: 'A function fails',
        harm: 'Users are hurt as the alarm says that began it; it is named below.',
      })
    }
  }

  private failures(bell: BellName, stage: Stage): Alarm {
    const reporter = stage.settings.sentryDsn === undefined ? [] : [failureReporter]
    const inbound = stage.settings.inboundDomain === undefined ? [] : [inboundJob]
    const jobs = [...queueJobs, ...inbound, ...scheduledJobs, ...reporter].filter(
      (job) => bellFor(domainOf(job)) === bell,
    )
    return alarm(this, `${bell}Failures`, {
      what: `Jobs ${jobs.map(({ name }) => name).join(', ')}`,
      harm: 'One of these jobs failed: what it does waits, or is done by its next run.',
      page: 'A function fails',
      metric: failuresOf(stage, failuresOfJobs(bell)),
    })
  }

  private addQueueJob(job: QueueJob, queue: WorkQueue, surroundings: FunctionSurroundings): void {
    const { name, harm } = job
    const spec = functionOfJob(job)
    const { function: worker } = new WatchedFunction(this, capitalize(name), {
      ...surroundings,
      spec,
    })
    const source = job.deadLetters === true ? queue.deadLetters : queue.queue
    worker.addEventSource(
      new SqsEventSource(source, { batchSize: job.batchSize, reportBatchItemFailures: true }),
    )
    // What takes dead letters empties their queue at once: each of its runs is the sign of one.
    const metric = worker.metricInvocations({ period: Duration.minutes(5) })
    const runs = () =>
      alarm(this, `${capitalize(name)}Runs`, {
        what: name,
        harm,
        page: 'Messages wait or are dead letters',
        metric,
      })
    this.watch(domainOf(job), ...(job.deadLetters === true ? [runs()] : queue.alarms))
  }

  private addScheduledJob(job: ScheduledJob, surroundings: FunctionSurroundings): void {
    const { name, harm, everyMinutes } = job
    const spec = functionOfJob(job)
    const functionName = jobFunctionName(surroundings.stage.name, name)
    const { function: worker } = new WatchedFunction(this, capitalize(name), {
      ...surroundings,
      spec,
      name: functionName,
    })
    new Rule(this, `${capitalize(name)}Rule`, {
      description: `${name}: ${harm}`,
      schedule: Schedule.rate(Duration.minutes(everyMinutes)),
      targets: [new LambdaTarget(worker, { retryAttempts: 2 })],
    })
    // `startDueJobs` fails where the clock of another job does not call it.
    if (name === 'startDueJobs') this.watchClock(job, worker)
    if (job.atDeploy === true) {
      new Trigger(this, `${capitalize(name)}AtDeploy`, {
        handler: worker,
        invocationType: InvocationType.EVENT,
      })
      // The trigger may call the one version that it names, and calls that one.
      Annotations.of(worker).acknowledgeWarning(
        '@aws-cdk/aws-lambda:addPermissionsToVersionOrAlias',
      )
    }
  }

  /** An alarm for the job that watches the clocks of all others. */
  private watchClock(job: ScheduledJob, worker: WatchedFunction['function']): void {
    const { name, harm, everyMinutes } = job
    const silent = alarm(this, `${capitalize(name)}Silent`, {
      what: `${name} did not run`,
      harm,
      page: 'A job did not run',
      metric: worker.metricInvocations({ period: Duration.minutes(Math.max(10, everyMinutes)) }),
      periods: 2,
      silence: 'aloneIsBad',
    })
    this.watch(domainOf(job), silent)
  }

  private watch(domain: string, ...alarms: Alarm[]): void {
    const name = bellFor(domain)
    this.alarms.set(name, [...(this.alarms.get(name) ?? []), ...alarms])
  }
}

const domainOf = ({ handlerFile }: { readonly handlerFile: string }): string =>
  handlerFile.split('/')[0] ?? ''

const capitalize = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
