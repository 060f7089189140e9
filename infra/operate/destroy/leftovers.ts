import {
  type CloudWatchLogsClient,
  DeleteLogGroupCommand,
  paginateDescribeLogGroups,
} from '@aws-sdk/client-cloudwatch-logs'
import {
  DeleteTableCommand,
  type DynamoDBClient,
  paginateListTables,
} from '@aws-sdk/client-dynamodb'
import { DeleteBucketCommand, paginateListBuckets, type S3Client } from '@aws-sdk/client-s3'
import {
  DescribeActiveReceiptRuleSetCommand,
  SESClient,
  SetActiveReceiptRuleSetCommand,
} from '@aws-sdk/client-ses'
import {
  DeleteParametersCommand,
  paginateGetParametersByPath,
  type SSMClient,
} from '@aws-sdk/client-ssm'
import { receiptRulesName } from '../../config/place'
import { emptyBucket } from './empty-bucket'

/**
 * Names of what a stage has beside its stacks begin so: logs that Lambda makes for functions of the
 * CDK's own, and what a restore left.
 */
export const namePrefixes = (stage: string) => ({
  logGroups: [`/aws/lambda/Tembea-${stage}-`, `Tembea-${stage}-`],
  tables: `Tembea-${stage}-`,
  buckets: `tembea-${stage}-restored-`,
  /** Secrets, and what is noted of deployments. */
  parameters: `/tembea/${stage}/`,
})

/** Deletes log groups of a stage that no stack has. */
export async function removeLogGroups(client: CloudWatchLogsClient, stage: string) {
  let count = 0
  for (const logGroupNamePrefix of namePrefixes(stage).logGroups)
    for await (const { logGroups = [] } of paginateDescribeLogGroups(
      { client },
      { logGroupNamePrefix },
    ))
      for (const { logGroupName } of logGroups) {
        await client.send(new DeleteLogGroupCommand({ logGroupName }))
        count += 1
      }
  return count
}

/** Deletes parameters of a stage, its secrets among them. */
export async function removeParameters(client: SSMClient, stage: string) {
  const Names: string[] = []
  const query = { Path: namePrefixes(stage).parameters, Recursive: true }
  for await (const { Parameters = [] } of paginateGetParametersByPath({ client }, query))
    Names.push(...Parameters.flatMap(({ Name = [] }) => Name))
  for (let at = 0; at < Names.length; at += 10)
    await client.send(new DeleteParametersCommand({ Names: Names.slice(at, at + 10) }))
  return Names.length
}

/** Deletes tables of a stage that no stack has. */
export async function removeTables(client: DynamoDBClient, stage: string) {
  let count = 0
  for await (const { TableNames = [] } of paginateListTables({ client }, {}))
    for (const TableName of TableNames) {
      if (!TableName.startsWith(namePrefixes(stage).tables)) continue
      await client.send(new DeleteTableCommand({ TableName }))
      count += 1
    }
  return count
}

/** Deletes buckets that restores of a stage left, with their files. */
export async function removeBuckets(client: S3Client, stage: string) {
  const names: string[] = []
  const query = { Prefix: namePrefixes(stage).buckets }
  for await (const { Buckets = [] } of paginateListBuckets({ client }, query))
    names.push(...Buckets.flatMap(({ Name = [] }) => Name))
  for (const Bucket of names) {
    await emptyBucket(client, Bucket)
    await client.send(new DeleteBucketCommand({ Bucket }))
  }
  return names.length
}

/** Lets SES go by no rules, where it goes by those of a stage that is about to be deleted. */
export async function stopReceiving(stage: string): Promise<void> {
  const ses = new SESClient({ region: 'us-east-1' }) // no other takes in mails
  const { Metadata } = await ses.send(new DescribeActiveReceiptRuleSetCommand({}))
  if (Metadata?.Name === receiptRulesName(stage))
    await ses.send(new SetActiveReceiptRuleSetCommand({}))
}
