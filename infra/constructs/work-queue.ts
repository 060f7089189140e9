import { Duration } from 'aws-cdk-lib'
import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { alarm } from './alarms'

interface WorkQueueProps {
  readonly maxReceives: number
  /** Longest that one delivery may take; the message is hidden six times as long. */
  readonly workSeconds: number
  /** Whom it hurts when messages wait or are dead. */
  readonly harm: string
}

/**
 * A queue with its dead letters, encrypted, TLS only, and alarms for a dead letter and for a
 * message that waits long.
 */
export class WorkQueue extends Construct {
  readonly queue: Queue
  readonly deadLetters: Queue
  /** They ring nobody by themselves: the bell of the job does. */
  readonly alarms: readonly Alarm[]

  constructor(scope: Construct, id: string, { maxReceives, workSeconds, harm }: WorkQueueProps) {
    super(scope, id)
    this.deadLetters = new Queue(this, 'DeadLetters', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
      visibilityTimeout: Duration.seconds(workSeconds * 6),
    })
    this.queue = new Queue(this, 'Queue', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      visibilityTimeout: Duration.seconds(workSeconds * 6),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: maxReceives },
    })
    const page = 'Messages wait or are dead letters'
    this.alarms = [
      alarm(this, 'Alarm', {
        what: `${id} dead letters`,
        harm,
        page,
        metric: this.deadLetters.metricApproximateNumberOfMessagesVisible({
          period: Duration.minutes(1),
        }),
      }),
      alarm(this, 'Waiting', {
        what: `${id} queue`,
        harm,
        page,
        metric: this.queue.metricApproximateAgeOfOldestMessage({ period: Duration.minutes(5) }),
        from: longestWaitSeconds,
        periods: 2,
      }),
    ]
  }
}

/**
 * A message that a worker could not take comes again within six minutes at the most; what waits
 * longer is not taken at all.
 */
const longestWaitSeconds = 15 * 60
