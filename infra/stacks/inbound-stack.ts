import { Stack } from 'aws-cdk-lib'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { MxRecord, PublicHostedZone } from 'aws-cdk-lib/aws-route53'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'
import { inboundWorker } from '../config/functions'
import { inboundJob } from '../config/jobs'
import { type Bells, bell } from '../constructs/alarms'
import { MailIntake } from '../constructs/mail-intake'
import { type FunctionSurroundings, WatchedFunction } from '../constructs/watched-function'
import { WorkQueue } from '../constructs/work-queue'

export interface InboundStackProps extends FunctionSurroundings {
  /** Whose mails are taken in: below the domain that mails are sent from, whose identity covers it. */
  readonly mailDomain: string
  readonly logs: Bucket
  readonly bells: Bells
}

/**
 * Takes in mails that answer ours: SES puts each into a bucket and tells a queue of it, whose worker
 * makes it a message of its trip and deletes it. `npm run deploy` makes SES go by its rules.
 */
export class InboundStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { mailDomain, logs, bells, ...surroundings }: InboundStackProps,
  ) {
    const { stage, reachable } = surroundings
    super(scope, id, { env: { region: stage.region } })
    const { bucket, topic } = new MailIntake(this, 'Intake', { stage, mailDomain, logs })
    const { batchSize, maxReceives, timeoutSeconds, harm } = inboundJob
    const queue = new WorkQueue(this, 'Inbound', { maxReceives, workSeconds: timeoutSeconds, harm })
    topic.addSubscription(new SqsSubscription(queue.queue, { rawMessageDelivery: true }))
    const { function: worker } = new WatchedFunction(this, 'Worker', {
      ...surroundings,
      reachable: { ...reachable, inbound: { name: bucket.bucketName, arn: bucket.bucketArn } },
      spec: inboundWorker,
    })
    worker.addEventSource(
      new SqsEventSource(queue.queue, { batchSize, reportBatchItemFailures: true }),
    )
    bell(this, 'Bell', {
      ...bells,
      alarms: queue.alarms,
      what: 'Mails that come in',
      page: 'Messages wait or are dead letters',
      harm,
    })
    const { domain } = stage
    if (domain === undefined) return
    const { zoneId: hostedZoneId, zoneName } = domain
    new MxRecord(this, 'Mx', {
      zone: PublicHostedZone.fromPublicHostedZoneAttributes(this, 'Zone', {
        hostedZoneId,
        zoneName,
      }),
      recordName: mailDomain,
      values: [{ hostName: `inbound-smtp.${stage.region}.amazonaws.com`, priority: 10 }],
    })
  }
}
