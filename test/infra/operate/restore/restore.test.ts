import {
  DescribeTableCommand,
  DynamoDBClient,
  RestoreTableToPointInTimeCommand,
} from '@aws-sdk/client-dynamodb'
import {
  CopyObjectCommand,
  CreateBucketCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  PutPublicAccessBlockCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { filesAt, restoreFiles } from '../../../../infra/operate/restore/restore-files'
import { restoreTable } from '../../../../infra/operate/restore/restore-table'

const s3 = mockClient(S3Client)
const tables = mockClient(DynamoDBClient)
afterAll(() => {
  for (const client of [s3, tables]) client.restore()
})

const day = (number: number) => new Date(Date.UTC(2026, 10, number))
const version = (Key: string, VersionId: string, at: number, Size = 10) => ({
  Key,
  VersionId,
  LastModified: day(at),
  Size,
})
beforeEach(() => {
  for (const client of [s3, tables]) client.reset()
  s3.on(ListObjectVersionsCommand).resolves({
    Versions: [
      version('changed.jpg', 'c3', 20),
      version('changed.jpg', 'c2', 10, 7),
      version('changed.jpg', 'c1', 5),
      version('came later.jpg', 'l1', 16),
      version('deleted before.jpg', 'b1', 3),
      version('deleted since.jpg', 's1', 4, 5),
      version('agy_1/a photo & more.jpg', 'p1', 1, 3),
    ],
    DeleteMarkers: [
      { Key: 'deleted before.jpg', VersionId: 'm1', LastModified: day(12) },
      { Key: 'deleted since.jpg', VersionId: 'm2', LastModified: day(17) },
    ],
  })
})

test('the files of a moment are the newest versions of then, without those that were deleted or came later', async () => {
  const files = await filesAt(new S3Client({}), 'media', day(15))
  expect([...files].map(([key, { versionId }]) => [key, versionId]).sort()).toEqual([
    ['agy_1/a photo & more.jpg', 'p1'],
    ['changed.jpg', 'c2'],
    ['deleted since.jpg', 's1'],
  ])
})

test('files of a moment are copied by their versions into a new bucket that is closed, and counted there', async () => {
  s3.on(ListObjectsV2Command).resolves({ Contents: [{ Size: 7 }, { Size: 8 }] })
  const copied = await restoreFiles(new S3Client({}), { from: 'media', to: 'fresh', at: day(15) })
  expect(copied).toEqual({ wanted: { count: 3, bytes: 15 }, there: { count: 2, bytes: 15 } })
  expect(s3.commandCalls(CreateBucketCommand).map(({ args: [{ input }] }) => input.Bucket)).toEqual(
    ['fresh'],
  )
  const [block] = s3.commandCalls(PutPublicAccessBlockCommand)
  const closed = Object.values(block?.args[0].input.PublicAccessBlockConfiguration ?? {})
  expect(closed).toEqual([true, true, true, true])
  expect(
    s3
      .commandCalls(CopyObjectCommand)
      .map(({ args: [{ input }] }) => [input.Key, input.CopySource]),
  ).toEqual([
    ['changed.jpg', 'media/changed.jpg?versionId=c2'],
    ['deleted since.jpg', 'media/deleted%20since.jpg?versionId=s1'],
    ['agy_1/a photo & more.jpg', 'media/agy_1/a%20photo%20%26%20more.jpg?versionId=p1'],
  ])
})

test('a table is restored to the second into a new one, and waited for', async () => {
  tables
    .on(DescribeTableCommand)
    .resolvesOnce({ Table: { TableStatus: 'CREATING' } })
    .resolvesOnce({ Table: { TableStatus: 'CREATING' } })
    .resolves({ Table: { TableStatus: 'ACTIVE' } })
  let pauses = 0
  await restoreTable(new DynamoDBClient({}), { from: 'old', to: 'new', at: day(15) }, async () => {
    pauses += 1
  })
  expect(pauses).toBe(2)
  const [call] = tables.commandCalls(RestoreTableToPointInTimeCommand)
  expect(call?.args[0].input).toEqual({
    SourceTableName: 'old',
    TargetTableName: 'new',
    RestoreDateTime: day(15),
  })
})
