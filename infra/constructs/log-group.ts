import { RemovalPolicy } from 'aws-cdk-lib'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import type { Stage } from '../config/stages'

/** A log that is kept as long as the stage says; with a name of ours where a service asks for one. */
export function logGroup(
  scope: Construct,
  id: string,
  { logRetentionDays, keepsData }: Stage,
  logGroupName?: string,
): LogGroup {
  return new LogGroup(scope, id, {
    ...(logGroupName !== undefined && { logGroupName }),
    retention: logRetentionDays === 7 ? RetentionDays.ONE_WEEK : RetentionDays.ONE_YEAR,
    removalPolicy: keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  })
}
