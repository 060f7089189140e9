import {
  CloudFormationClient,
  DeleteStackCommand,
  DescribeStacksCommand,
  ListStackResourcesCommand,
} from '@aws-sdk/client-cloudformation'
import {
  CloudWatchLogsClient,
  DeleteLogGroupCommand,
  DescribeLogGroupsCommand,
} from '@aws-sdk/client-cloudwatch-logs'
import { DeleteTableCommand, DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb'
import {
  DeleteBucketCommand,
  DeleteObjectsCommand,
  ListBucketsCommand,
  ListObjectVersionsCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { DescribeActiveReceiptRuleSetCommand, SESClient } from '@aws-sdk/client-ses'
import { DeleteParametersCommand, GetParametersByPathCommand, SSMClient } from '@aws-sdk/client-ssm'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { destroy } from '../../../../infra/operate/destroy/destroy'

const stacks = mockClient(CloudFormationClient)
const s3 = mockClient(S3Client)
const logs = mockClient(CloudWatchLogsClient)
const tables = mockClient(DynamoDBClient)
const ssm = mockClient(SSMClient)
const ses = mockClient(SESClient)
ses.on(DescribeActiveReceiptRuleSetCommand).resolves({})
afterAll(() => {
  for (const client of [stacks, s3, logs, tables, ssm, ses]) client.restore()
})

type Stack = { buckets?: string[]; isProtected?: boolean; failures?: number }
let done: string[]
/** Stacks that are there, with their buckets; each fails to be deleted as often as it says. */
function haveStacks(there: Record<string, Stack>) {
  const statuses = new Map<string, string>()
  const failures = new Map(Object.entries(there).map(([name, one]) => [name, one.failures ?? 0]))
  stacks
    .on(DescribeStacksCommand)
    .callsFake(({ StackName }: { StackName?: string }) => ({
      Stacks: Object.entries(there)
        .map(([name, { isProtected }]) => ({
          StackName: name,
          StackId: `id-of-${name}`,
          StackStatus: statuses.get(name) ?? 'CREATE_COMPLETE',
          StackStatusReason: 'The bucket is not empty',
          EnableTerminationProtection: isProtected === true,
        }))
        .filter(
          (one) => StackName === undefined || [one.StackName, one.StackId].includes(StackName),
        ),
    }))
    .on(DeleteStackCommand)
    .callsFake(({ StackName }: { StackName: string }) => {
      done.push(`delete ${StackName}`)
      const left = failures.get(StackName) ?? 0
      failures.set(StackName, left - 1)
      statuses.set(StackName, left > 0 ? 'DELETE_FAILED' : 'DELETE_COMPLETE')
      return {}
    })
    .on(ListStackResourcesCommand)
    .callsFake(({ StackName }: { StackName: string }) => ({
      StackResourceSummaries: [
        { ResourceType: 'AWS::IAM::Role', PhysicalResourceId: 'a-role' },
        ...(there[StackName]?.buckets ?? []).map((PhysicalResourceId) => ({
          ResourceType: 'AWS::S3::Bucket',
          PhysicalResourceId,
        })),
      ],
    }))
}

const goes = () =>
  destroy(
    ['--stage', 'dev'],
    () => undefined,
    async () => undefined,
  )
beforeEach(() => {
  done = []
  for (const client of [stacks, s3, logs, tables, ssm]) client.reset()
  s3.on(ListObjectVersionsCommand)
    .resolves({
      Versions: [
        { Key: 'a.jpg', VersionId: '1' },
        { Key: 'a.jpg', VersionId: '2' },
      ],
      DeleteMarkers: [{ Key: 'b.jpg', VersionId: '3' }],
    })
    .on(DeleteObjectsCommand)
    .callsFake(({ Bucket, Delete }) => {
      done.push(`empty ${Bucket} of ${Delete.Objects.length}`)
      return {}
    })
  logs.on(DescribeLogGroupsCommand).resolves({ logGroups: [] })
  s3.on(ListBucketsCommand).resolves({ Buckets: [] })
  tables.on(ListTablesCommand).resolves({ TableNames: [] })
  ssm.on(GetParametersByPathCommand).resolves({ Parameters: [] })
})

test('a stage is destroyed with every version of its files, what others refer to last', async () => {
  haveStacks({
    'Tembea-dev-Data': {},
    'Tembea-dev-Media': { buckets: ['media', 'logs'] },
    'Tembea-dev-Web': { buckets: ['app'] },
    'Tembea-dev-Routes-00': {},
    'Tembea-prod-Data': { buckets: ['of-prod'] },
    CDKToolkit: { buckets: ['of-the-cdk'] },
  })
  expect(await goes()).toMatch(/^Stage dev is gone: 4 stacks/)
  expect(done.sort()).toEqual(
    [
      ...['app', 'media', 'logs'].map((bucket) => `empty ${bucket} of 3`),
      ...['Data', 'Media', 'Web', 'Routes-00'].map((name) => `delete Tembea-dev-${name}`),
    ].sort(),
  )
  const order = stacks
    .commandCalls(DeleteStackCommand)
    .map(({ args: [{ input }] }) => input.StackName)
  expect(order.slice(0, 2).sort()).toEqual(['Tembea-dev-Routes-00', 'Tembea-dev-Web'])
})

test('a bucket that got files meanwhile is emptied again, and its stack deleted again', async () => {
  haveStacks({ 'Tembea-dev-Media': { buckets: ['logs'], failures: 2 } })
  await goes()
  expect(done).toEqual(
    Array.from({ length: 3 }, () => ['empty logs of 3', 'delete Tembea-dev-Media']).flat(),
  )
})

test('a bucket with more files than S3 lists at once is emptied whole', async () => {
  haveStacks({ 'Tembea-dev-Web': { buckets: ['app'] } })
  const page = { Versions: [{ Key: 'a', VersionId: '1' }] }
  s3.on(ListObjectVersionsCommand)
    .resolves(page)
    .on(ListObjectVersionsCommand, { Bucket: 'app', KeyMarker: undefined })
    .resolvesOnce({ ...page, IsTruncated: true, NextKeyMarker: 'a', NextVersionIdMarker: '1' })
  await goes()
  expect(s3.commandCalls(ListObjectVersionsCommand).map(({ args: [{ input }] }) => input)).toEqual([
    { Bucket: 'app' },
    { Bucket: 'app', KeyMarker: 'a', VersionIdMarker: '1' },
  ])
  expect(done.slice(0, 2)).toEqual(['empty app of 1', 'empty app of 1'])
})

test('a stack that stays is told with its reason, and so is a file', async () => {
  haveStacks({ 'Tembea-dev-Media': { buckets: ['logs'], failures: 9 } })
  await expect(goes()).rejects.toThrow('Tembea-dev-Media can’t be deleted: The bucket is not empty')
  s3.on(DeleteObjectsCommand).resolves({ Errors: [{ Key: 'a.jpg', Message: 'Access Denied' }] })
  await expect(goes()).rejects.toThrow('logs can’t be emptied: a.jpg, Access Denied')
})

test('prod is refused before anything is asked of AWS, and so is a stage that is protected', async () => {
  haveStacks({ 'Tembea-dev-Web': {}, 'Tembea-dev-Data': { isProtected: true } })
  await expect(destroy(['--stage', 'prod'])).rejects.toThrow('no command destroys prod')
  await expect(destroy([])).rejects.toThrow('--stage dev')
  expect(stacks.calls()).toEqual([])
  await expect(goes()).rejects.toThrow('nothing was deleted: Tembea-dev-Data')
  expect([done, stacks.commandCalls(DeleteStackCommand)]).toEqual([[], []])
})

test('what a stage has beside its stacks goes, too: logs, what a restore left, secrets', async () => {
  haveStacks({})
  const lambdaLogs = '/aws/lambda/Tembea-dev-Jobs-Trigger'
  logs
    .on(DescribeLogGroupsCommand, { logGroupNamePrefix: '/aws/lambda/Tembea-dev-' })
    .resolves({ logGroups: [{ logGroupName: lambdaLogs }] })
  tables
    .on(ListTablesCommand)
    .resolves({ TableNames: ['Tembea-dev-Data-Table-restored', 'Tembea-prod-Data-Table', 'other'] })
  s3.on(ListBucketsCommand, { Prefix: 'tembea-dev-restored-' }).resolves({
    Buckets: [{ Name: 'tembea-dev-restored-a' }],
  })
  const names = Array.from({ length: 12 }, (_, index) => `/tembea/dev/secrets/${index}`)
  ssm
    .on(GetParametersByPathCommand, { Path: '/tembea/dev/', Recursive: true })
    .resolves({ Parameters: names.map((Name) => ({ Name })) })
  expect(await goes()).toMatch('1 logs, 1 tables, 1 buckets, 12 parameters')
  expect(done).toEqual(['empty tembea-dev-restored-a of 3'])
  expect(s3.commandCalls(DeleteBucketCommand)).toHaveLength(1)
  const inputs = (client: typeof logs | typeof tables | typeof ssm, command: never) =>
    client.commandCalls(command).map(({ args: [{ input }] }) => input)
  expect(inputs(logs, DeleteLogGroupCommand as never)).toEqual([{ logGroupName: lambdaLogs }])
  expect(inputs(tables, DeleteTableCommand as never)).toEqual([
    { TableName: 'Tembea-dev-Data-Table-restored' },
  ])
  expect(inputs(ssm, DeleteParametersCommand as never)).toEqual([
    { Names: names.slice(0, 10) },
    { Names: names.slice(10) },
  ])
})
