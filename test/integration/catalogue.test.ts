import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { publishCatalogue } from '../../functions/catalogue/jobs/publish-catalogue'
import { catalogueItems } from '../../functions/data/catalogue/catalogue-records'
import { catalogueStore } from '../../functions/data/catalogue/catalogue-store'
import { publishedCatalogue } from '../../functions/data/catalogue/published-catalogue'
import { snapshotStore } from '../../functions/data/catalogue/snapshot-store'
import { bucketNamed } from '../../functions/data/files/bucket'
import { objectStore } from '../../functions/data/files/object-store'
import { clockAt } from '../../functions/runtime/clock'
import { logSink } from '../../functions/runtime/log'
import { localCredentials, type S3, startS3 } from '../../infra/local/s3'
import { testNow } from '../support/call-as'
import { engines, startTestTable, type TestTable } from '../support/engines'
import { places, someCamps } from '../support/published'
import { aCamp } from '../support/suppliers'

const bucket = 'tembea-catalogue'
const clock = clockAt(() => testNow)

describe.each(engines)('publishing the catalogue, on $name and the storage', (engine) => {
  let there: TestTable
  let storage: S3
  let folder: string
  beforeAll(async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', localCredentials.accessKeyId)
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', localCredentials.secretAccessKey)
    vi.stubEnv('AWS_SESSION_TOKEN', undefined)
    folder = mkdtempSync(join(tmpdir(), 'tembea-catalogue-'))
    storage = await startS3({ dataFolder: folder, buckets: [bucket] })
    there = await startTestTable(engine)
    const items = catalogueItems({ ...places, camps: [...someCamps] })
    await there.table.write(items.map((Item) => ({ Put: { Item } })))
  }, 60_000)
  afterAll(async () => {
    vi.unstubAllEnvs()
    await Promise.all([there.stop(), storage.stop()])
    rmSync(folder, { recursive: true, force: true })
  })

  const setup = () => {
    vi.spyOn(logSink, 'write').mockImplementation(() => undefined)
    vi.stubEnv('S3_ENDPOINT', storage.endpoint)
    const snapshots = snapshotStore(objectStore(bucketNamed(bucket)))
    const catalogue = catalogueStore(there.table)
    return {
      catalogue,
      snapshots,
      publish: (force = false) => publishCatalogue({ catalogue, snapshots, clock }, { force }),
    }
  }

  test('publishes when there is no snapshot, then only after an edit', async () => {
    const { catalogue, snapshots, publish } = setup()
    expect(await snapshots.pointer()).toBeUndefined()
    expect(await publish()).toBe('published')
    expect(await publish()).toBe('unchanged')
    await catalogue.put('camp', aCamp({ supplierCode: 'NEW', campName: 'New Camp' }))
    expect(await publish()).toBe('published')
    expect(await publish()).toBe('unchanged')
    expect(await publish(true)).toBe('published')
    expect(await snapshots.pointer()).toMatchObject({ editions: 1, publishedAt: testNow.toISOString() })
  })

  test('what is published is what the table holds', async () => {
    const { catalogue, snapshots, publish } = setup()
    await publish(true)
    const { snapshot, camps, textsOf } = await publishedCatalogue(snapshots).now(testNow)
    const stored = await catalogue.all()
    expect(snapshot.regions).toEqual(stored.regions)
    expect(snapshot.activities).toEqual(stored.activities)
    expect([...camps.codes].sort()).toEqual(stored.camps.map(({ supplierCode }) => supplierCode).sort())
    expect(await textsOf([camps.placeOf('MARA') ?? -1])).toEqual(['On the river.'])
  })

  test('an entry that is not as it has to be is refused, naming its fields, and counts as no edit', async () => {
    const { catalogue } = setup()
    const editions = await catalogue.editions()
    await expect(catalogue.put('camp', { ...aCamp(), latitude: 91, campName: '' })).rejects.toMatchObject({
      code: 'request.invalid',
      facts: { fields: [{ field: 'campName' }, { field: 'latitude' }] },
    })
    expect(await catalogue.editions()).toBe(editions)
  })

  test('a request that is signed with other keys is refused', async () => {
    const { snapshots } = setup()
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'guessed')
    await expect(snapshots.pointer()).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } })
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', localCredentials.secretAccessKey)
  })
})
