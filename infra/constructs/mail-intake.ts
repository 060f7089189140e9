import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Key } from 'aws-cdk-lib/aws-kms'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import { ReceiptRuleSet, TlsPolicy } from 'aws-cdk-lib/aws-ses'
import { S3 } from 'aws-cdk-lib/aws-ses-actions'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { Construct } from 'constructs'
import { receiptRulesName } from '../config/place'
import type { Stage } from '../config/stages'
import { asIBucket } from './as-interface'
import { privateBucket } from './private-bucket'

interface MailIntakeProps {
  readonly stage: Stage
  /** Whose mails are taken in. */
  readonly mailDomain: string
  readonly logs: Bucket
}

/**
 * The rules by which SES takes in mails of a domain: over TLS, scanned, each into the bucket and told
 * of by the topic. They are in force once they are the active ones of the account.
 */
export class MailIntake extends Construct {
  /** Mails stay for as many days as a dead letter, and are deleted once they are taken in. */
  readonly bucket: Bucket
  readonly topic: Topic

  constructor(scope: Construct, id: string, { stage, mailDomain, logs }: MailIntakeProps) {
    super(scope, id)
    this.bucket = privateBucket(this, 'Inbound', { stage, logs })
    this.bucket.addLifecycleRule({ expiration: Duration.days(14) })
    this.topic = this.makeTopic(stage.keepsData)
    new ReceiptRuleSet(this, 'Rules', {
      receiptRuleSetName: receiptRulesName(stage.name),
      rules: [
        {
          recipients: [mailDomain],
          scanEnabled: true,
          tlsPolicy: TlsPolicy.REQUIRE,
          actions: [new S3({ bucket: asIBucket(this.bucket), topic: this.topic })],
        },
      ],
    })
  }

  /** SES may publish only to a topic whose key lets it. */
  private makeTopic(isKept: boolean): Topic {
    const key = new Key(this, 'Key', {
      description: 'Tembea mails that come in',
      enableKeyRotation: true,
      removalPolicy: isKept ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    })
    const ses = new ServicePrincipal('ses.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
    })
    key.grantEncryptDecrypt(ses)
    const topic = new Topic(this, 'Arrived', { masterKey: key, enforceSSL: true })
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [ses],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
      }),
    )
    return topic
  }
}
