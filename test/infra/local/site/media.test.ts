import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localCredentials } from '../../../../infra/local/aws-endpoint'
import { type S3, startS3 } from '../../../../infra/local/s3'
import { type Media, mediaFrom } from '../../../../infra/local/site/media'

let folder: string
let storage: S3
let media: Media
let server: Server
let origin: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tembea-media-'))
  storage = await startS3({ dataFolder: folder, buckets: ['m'] })
  const client = new S3Client({
    endpoint: storage.endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: localCredentials,
  })
  await client.send(
    new PutObjectCommand({
      Bucket: 'm',
      Key: 'camps/a film.mp4',
      Body: '0123456789',
      ContentType: 'video/mp4',
    }),
  )
  for (const Key of ['private/agy_marula/med_1', 'privateer.txt'])
    await client.send(
      new PutObjectCommand({ Bucket: 'm', Key, Body: 'x', ContentType: 'text/plain' }),
    )
  client.destroy()
  media = mediaFrom({
    endpoint: storage.endpoint,
    bucket: 'm',
    edgeHeaders: ['x-content-type-options', 'nosniff'],
  })
  server = createServer((request, response) =>
    media.serve(request, response, decodeURIComponent(request.url ?? '')),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  media.stop()
  await storage.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('serves an object with its type, to be kept for a day', async () => {
  const answer = await fetch(`${origin}/media/camps/a%20film.mp4`)
  expect([
    answer.status,
    answer.headers.get('content-type'),
    answer.headers.get('cache-control'),
  ]).toEqual([200, 'video/mp4', 'public, max-age=86400'])
  expect(await answer.text()).toBe('0123456789')
})

test('serves a part of a film', async () => {
  const answer = await fetch(`${origin}/media/camps/a%20film.mp4`, {
    headers: { range: 'bytes=2-4' },
  })
  expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([
    206,
    'bytes 2-4/10',
    '234',
  ])
})

test.each(['/media/none.png', '/media/', '/media/..%2F..%2Fsecret'])(
  '%s is not found',
  async (path) => {
    expect((await fetch(`${origin}${path}`)).status).toBe(404)
  },
)

test.each(['/media/a%00b', '/media/a%0ab', '/media/a%2500b'])('%s is no address', async (path) => {
  expect((await fetch(`${origin}${path}`)).status).toBe(400)
})

test('takes no uploads: those go to a pre-signed address', async () => {
  expect((await fetch(`${origin}/media/x`, { method: 'PUT', body: 'x' })).status).toBe(405)
})

test('serves nothing of what is private, however it is asked for', async () => {
  const paths = [
    'private/agy_marula/med_1',
    './private/agy_marula/med_1',
    '/private/agy_marula/med_1',
    'x/%2e%2e/private/agy_marula/med_1',
  ]
  const answers = await Promise.all(
    paths.map((path) => fetch(`${origin}/media/${path.replace('./', '%2e/')}`)),
  )
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect((await fetch(`${origin}/media/privateer.txt`)).status).toBe(200)
})
