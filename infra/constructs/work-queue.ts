import { Duration } from 'aws-cdk-lib'
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'

interface WorkQueueProps {
  readonly maxReceives: number
  /** Longest that one delivery may take; the message is hidden six times as long. */
  readonly workSeconds: number
  readonly alarms: ITopic
  /** Whom a dead letter hurts. */
  readonly harm: string
}

/** A queue with its dead letters, encrypted, TLS only, and an alarm as soon as a letter is dead. */
export class WorkQueue extends Construct {
  readonly queue: Queue
  readonly deadLetters: Queue

  constructor(scope: Construct, id: string, { maxReceives, workSeconds, alarms, harm }: WorkQueueProps) {
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
    const alarm = new Alarm(this, 'Alarm', {
      alarmDescription: `${id}: ${harm}`,
      metric: this.deadLetters.metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(1) }),
      threshold: 1,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    })
    alarm.addAlarmAction(new SnsAction(alarms))
  }
}
