import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PutObjectCommand } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { bucketNamed, readFile } from '../../../../functions/data/files/bucket'
import { incomingFiles, incomingKey } from '../../../../functions/data/files/incoming'
import { localCredentials } from '../../../../infra/local/aws-endpoint'
import { type S3, startS3 } from '../../../../infra/local/s3'

describe('a file that has arrived', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tembea-incoming-'))
  const mimeType = 'video/mp4'
  let storage: S3
  let place: ReturnType<typeof bucketNamed>
  beforeAll(async () => {
    storage = await startS3({ dataFolder: folder, buckets: ['tembea-media'] })
    vi.stubEnv('AWS_REGION', 'us-east-1')
    vi.stubEnv('AWS_ACCESS_KEY_ID', localCredentials.accessKeyId)
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', localCredentials.secretAccessKey)
    vi.stubEnv('AWS_SESSION_TOKEN', undefined)
    vi.stubEnv('S3_ENDPOINT', storage.endpoint)
    place = bucketNamed('tembea-media')
  })
  afterAll(async () => {
    await storage.stop()
    rmSync(folder, { recursive: true })
    vi.unstubAllEnvs()
  })
  const arrive = (key: string, Body: string) =>
    place.client.send(
      new PutObjectCommand({
        Bucket: place.name,
        Key: incomingKey(key),
        Body,
        ContentType: mimeType,
      }),
    )
  const textAt = async (key: string) => new TextDecoder().decode(await readFile(place, key))

  test.each([
    ['whole', 1_000],
    ['in parts', 4],
  ])('is taken %s, and the same bytes have the same tag', async (how, partBytes) => {
    const files = incomingFiles(place, { partBytes })
    const tags: (string | undefined)[] = []
    for (const name of ['one', 'two']) {
      const key = `films/${how}/${name}`
      await arrive(key, 'the delta')
      const taken = await files.take({ key, size: 9, mimeType })
      tags.push(taken?.tag)
      expect(await textAt(key)).toBe('the delta')
      expect(await files.find(incomingKey(key))).toBeUndefined()
    }
    expect(tags[0]).toMatch(/^9-/)
    expect(tags[1]).toBe(tags[0])
  })

  test.each([
    ['whole', 1_000],
    ['in parts', 4],
  ])('is replaced by nothing that arrives later, copied %s', async (how, partBytes) => {
    const files = incomingFiles(place, { partBytes })
    const key = `kept/${how}`
    await arrive(key, 'the delta')
    const first = await files.take({ key, size: 9, mimeType })
    await arrive(key, 'the coast')
    expect(await files.take({ key, size: 9, mimeType })).toEqual(first)
    expect(await textAt(key)).toBe('the delta')
  })

  test('is left where it is while its size is another than the one announced', async () => {
    const files = incomingFiles(place)
    await arrive('short', 'delta')
    expect(await files.take({ key: 'short', size: 9, mimeType })).toMatchObject({ size: 5 })
    expect(await files.find('short')).toBeUndefined()
    expect(await files.take({ key: 'nothing', size: 9, mimeType })).toBeUndefined()
  })
})
