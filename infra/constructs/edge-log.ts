import { type CfnResource, Stack } from 'aws-cdk-lib'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import type { Stage } from '../config/stages'

/**
 * What the edge tells of a request. No path, query, cookie or referrer: links to pay and to
 * activate have their secret in them.
 */
const fields = [
  'timestamp(ms)',
  'x-edge-request-id',
  'x-edge-location',
  'c-ip',
  'c-country',
  'cs-method',
  'x-host-header',
  'cache-behavior-path-pattern',
  'sc-status',
  'sc-bytes',
  'time-taken',
  'time-to-first-byte',
  'ssl-protocol',
  'x-edge-result-type',
  'x-edge-detailed-result-type',
  'cs(User-Agent)',
]

interface EdgeLog {
  readonly stage: Stage
  readonly distribution: Distribution
  readonly logs: Bucket
}

/**
 * Requests of a distribution in the bucket of logs, whose policy lets the delivery write
 * (media-stack.ts).
 */
export function edgeLog(scope: Construct, { stage, distribution, logs }: EdgeLog): CfnResource {
  const name = `tembea-${stage.name}-edge`
  const source = new CfnDeliverySource(scope, 'EdgeLogSource', {
    name,
    logType: 'ACCESS_LOGS',
    resourceArn: Stack.of(scope).formatArn({
      service: 'cloudfront',
      region: '',
      resource: 'distribution',
      resourceName: distribution.distributionId,
    }),
  })
  const destination = new CfnDeliveryDestination(scope, 'EdgeLogDestination', {
    name,
    outputFormat: 'json',
    destinationResourceArn: `${logs.bucketArn}/cloudfront`,
  })
  const delivery = new CfnDelivery(scope, 'EdgeLogDelivery', {
    deliverySourceName: name,
    deliveryDestinationArn: destination.attrArn,
    recordFields: fields,
  })
  delivery.addResourceDependency(source)
  return delivery
}
