import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { localCredentials } from '../../../infra/local/aws-endpoint'
import { type S3, startS3 } from '../../../infra/local/s3'

const bucket = 'tembea-media'
let folder: string
let storage: S3
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tembea-s3-'))
  storage = await startS3({ dataFolder: folder, buckets: [bucket] })
})
afterEach(async () => {
  await storage.stop()
  rmSync(folder, { recursive: true, force: true })
})

const clientOf = (endpoint: string, credentials = localCredentials) =>
  new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  })

const put = (Key: string, Body: string) =>
  new PutObjectCommand({ Bucket: bucket, Key, Body, ContentType: 'text/plain' })

test('keeps objects and their types between starts', async () => {
  await clientOf(storage.endpoint).send(put('notes/é and space.txt', 'Jambo'))
  await storage.stop()
  storage = await startS3({ dataFolder: folder, buckets: [bucket] })
  const client = clientOf(storage.endpoint)
  const object = await client.send(
    new GetObjectCommand({ Bucket: bucket, Key: 'notes/é and space.txt' }),
  )
  expect(object.ContentType).toBe('text/plain')
  expect(await object.Body?.transformToString()).toBe('Jambo')
  const listed = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: 'notes/' }))
  expect(listed.Contents?.map(({ Key }) => Key)).toEqual(['notes/é and space.txt'])
})

test('refuses a signature made with another secret', async () => {
  const forger = clientOf(storage.endpoint, {
    ...localCredentials,
    secretAccessKey: 'guessed',
  } as never)
  await expect(forger.send(put('a.txt', 'x'))).rejects.toMatchObject({
    name: 'SignatureDoesNotMatch',
  })
})

test('refuses what is not signed at all', async () => {
  await clientOf(storage.endpoint).send(put('a.txt', 'x'))
  const answer = await fetch(`${storage.endpoint}/${bucket}/a.txt`)
  expect(answer.status).toBe(403)
})

test('takes a pre-signed upload with just the type that was signed', async () => {
  const client = clientOf(storage.endpoint)
  const url = await getSignedUrl(
    client,
    new PutObjectCommand({ Bucket: bucket, Key: 'p.png', ContentType: 'image/png' }),
    {
      signableHeaders: new Set(['content-type']),
    },
  )
  const upload = (type: string) =>
    fetch(url, { method: 'PUT', body: 'x', headers: { 'content-type': type } })
  expect((await upload('text/html')).status).toBe(403)
  expect((await upload('image/png')).status).toBe(200)
})

test('deletes an object and nothing that is put beside it at the same time', async () => {
  const client = clientOf(storage.endpoint)
  for (let round = 0; round < 20; round++) {
    await client.send(put(`a/${round}/old.txt`, 'x'))
    await Promise.all([
      client.send(new DeleteObjectCommand({ Bucket: bucket, Key: `a/${round}/old.txt` })),
      client.send(put(`a/${round}/new.txt`, 'x')),
      client.send(put(`a/${round}/more/new.txt`, 'x')),
    ])
  }
  const { Contents = [] } = await client.send(
    new ListObjectsV2Command({ Bucket: bucket, Prefix: 'a/' }),
  )
  expect(Contents.map(({ Key = '' }) => Key.split('/').at(-1))).toEqual(Array(40).fill('new.txt'))
})

test('asks for the permission to put tags where a copy takes those of its source along', async () => {
  await storage.stop()
  const asked: string[] = []
  storage = await startS3({
    dataFolder: folder,
    buckets: [bucket],
    judge: async (_, calls) => {
      asked.push(...calls.map(({ action, resource }) => `${action} ${resource.split('/').at(-1)}`))
      return calls.some(({ action }) => action.endsWith('ObjectTagging')) ? 'no tags' : undefined
    },
  })
  const client = clientOf(storage.endpoint, {
    ...localCredentials,
    accessKeyId: 'publishLogo',
  } as never)
  await client.send(put('from.txt', 'x'))
  const copy = { Bucket: bucket, Key: 'to.txt', CopySource: `${bucket}/from.txt` }
  await expect(client.send(new CopyObjectCommand(copy))).rejects.toMatchObject({
    name: 'AccessDenied',
  })
  expect(asked).toEqual(
    expect.arrayContaining(['s3:PutObjectTagging to.txt', 's3:GetObjectTagging from.txt']),
  )
  await client.send(new CopyObjectCommand({ ...copy, TaggingDirective: 'REPLACE' }))
  const tagged = { Bucket: bucket, Key: 'tagged.txt', Body: 'x', Tagging: 'clean=yes' }
  await expect(client.send(new PutObjectCommand(tagged))).rejects.toMatchObject({
    name: 'AccessDenied',
  })
})

test('copies to a key where nothing lies, and only what was looked at', async () => {
  const client = clientOf(storage.endpoint)
  const { ETag } = await client.send(put('from.txt', 'x'))
  const copy = (CopySourceIfMatch: string | undefined) =>
    client.send(
      new CopyObjectCommand({
        Bucket: bucket,
        Key: 'to.txt',
        CopySource: `${bucket}/from.txt`,
        CopySourceIfMatch,
        IfNoneMatch: '*',
      }),
    )
  const refused = { $metadata: { httpStatusCode: 412 } }
  await expect(copy('"another"')).rejects.toMatchObject(refused)
  await copy(ETag)
  await expect(copy(ETag)).rejects.toMatchObject(refused)
})

test('a folder that cannot be used is told in a sentence', async () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  await expect(startS3({ dataFolder: file, buckets: [bucket] })).rejects.toThrow(
    'start with --fresh',
  )
})

test('does what the role of a function allows, by header and by address, and refuses the rest', async () => {
  await storage.stop()
  const asked: string[] = []
  const judge = async (caller: string, asks: readonly { action: string; resource: string }[]) => {
    asked.push(...asks.map(({ action, resource }) => `${caller} ${action} ${resource}`))
    return asks.some(({ action }) => action === 's3:PutObject') ? undefined : 'is not authorized'
  }
  storage = await startS3({ dataFolder: folder, buckets: [bucket], judge })
  const client = clientOf(storage.endpoint, {
    ...localCredentials,
    accessKeyId: 'createMediaContent',
  } as never)
  await client.send(put('a.txt', 'x'))
  const url = await getSignedUrl(client, new PutObjectCommand({ Bucket: bucket, Key: 'b.txt' }))
  const asks = { origin: 'http://localhost', 'access-control-request-method': 'PUT' }
  expect((await fetch(url, { method: 'OPTIONS', headers: asks })).status).toBe(200)
  expect((await fetch(url, { method: 'PUT', body: 'x' })).status).toBe(200)
  await expect(
    client.send(new GetObjectCommand({ Bucket: bucket, Key: 'a.txt' })),
  ).rejects.toMatchObject({
    name: 'AccessDenied',
  })
  const copying = {
    Bucket: bucket,
    Key: 'c.txt',
    CopySource: `${bucket}/a.txt`,
    TaggingDirective: 'REPLACE' as const,
  }
  await expect(client.send(new CopyObjectCommand(copying))).resolves.toBeDefined()
  expect(asked).toEqual([
    'createMediaContent s3:PutObject arn:aws:s3:::tembea-media/a.txt',
    'createMediaContent s3:PutObject arn:aws:s3:::tembea-media/b.txt',
    'createMediaContent s3:GetObject arn:aws:s3:::tembea-media/a.txt',
    'createMediaContent s3:PutObject arn:aws:s3:::tembea-media/c.txt',
    'createMediaContent s3:GetObject arn:aws:s3:::tembea-media/a.txt',
  ])
})
