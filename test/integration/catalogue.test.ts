import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { publishCatalogue } from '../../functions/catalogue/jobs/publish-catalogue'
import { catalogueItems } from '../../functions/data/catalogue/catalogue-records'
import { catalogueStore } from '../../functions/data/catalogue/catalogue-store'
import { publishedCatalogue } from '../../functions/data/catalogue/published-catalogue'
import { partBytes, publishedObjects } from '../../functions/data/catalogue/published-objects'
import { snapshotStore } from '../../functions/data/catalogue/snapshot-store'
import { catalogueEditsKey, publishedKey } from '../../functions/data/table/keys'
import { clockAt } from '../../functions/runtime/clock'
import { logSink } from '../../functions/runtime/log'
import { randomId } from '../../functions/runtime/make-id'
import { testNow } from '../support/call-as'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { injectFaults } from '../support/faults'
import { places, someCamps } from '../support/published'
import { aCamp } from '../support/suppliers'

const clock = clockAt(() => testNow)

describe.each(routeEngines)('publishing the catalogue, on $name', (engine) => {
  let there: TestTable
  beforeAll(async () => {
    there = await startTestTable(engine)
    const items = catalogueItems({ ...places, camps: [...someCamps] })
    await there.table.write(items.map((Item) => ({ Put: { Item } })))
  }, 60_000)
  afterAll(() => there.stop())

  const setup = () => {
    vi.spyOn(logSink, 'write').mockImplementation(() => undefined)
    const snapshots = snapshotStore(publishedObjects(there.table))
    const catalogue = catalogueStore(there.table)
    return {
      catalogue,
      snapshots,
      publish: (force = false) =>
        publishCatalogue({ catalogue, snapshots, clock, makeId: randomId }, { force }),
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
    expect(await snapshots.pointer()).toMatchObject({
      editions: 1,
      publishedAt: testNow.toISOString(),
    })
  })

  test('what is published is what the table holds', async () => {
    const { catalogue, snapshots, publish } = setup()
    await publish(true)
    const { snapshot, camps, textsOf } = await publishedCatalogue(snapshots).now(testNow)
    const stored = await catalogue.all()
    expect(snapshot.regions).toEqual(stored.regions)
    expect(snapshot.activities).toEqual(stored.activities)
    expect([...camps.codes].sort()).toEqual(
      stored.camps.map(({ supplierCode }) => supplierCode).sort(),
    )
    expect(await textsOf([camps.placeOf('MARA') ?? -1])).toEqual(['On the river.'])
  })

  test('an entry that is not as it has to be is refused, naming its fields, and counts as no edit', async () => {
    const { catalogue } = setup()
    const editions = await catalogue.editions()
    await expect(
      catalogue.put('camp', { ...aCamp(), latitude: 91, campName: '' }),
    ).rejects.toMatchObject({
      code: 'request.invalid',
      facts: { fields: [{ field: 'campName' }, { field: 'latitude' }] },
    })
    expect(await catalogue.editions()).toBe(editions)
  })

  test('counts edits at once, each though it meets others, and apart from those of other entries', async () => {
    const { catalogue } = setup()
    const editions = await catalogue.editions()
    let met = 0
    const calm = injectFaults(there.faulty, ({ command }) => {
      if (command !== 'TransactWriteItems') return undefined
      met += 1
      return met % 3 === 0 ? 'conflict' : undefined
    })
    const codes = Array.from({ length: 12 }, (_, at) => `EDITED${at}`)
    await Promise.all(
      codes.map((supplierCode) => catalogue.put('camp', { ...aCamp(), supplierCode })),
    )
    calm()
    expect(await catalogue.editions()).toBe(editions + codes.length)
    expect(new Set(codes.map((code) => catalogueEditsKey(code).sk)).size).toBeGreaterThan(4)
  })

  test('publishes again, edited or not, a week later: what was published goes after two', async () => {
    const { catalogue, snapshots, publish } = setup()
    await publish(true)
    const at = (days: number) => {
      const clock = clockAt(() => new Date(testNow.getTime() + days * 24 * 60 * 60 * 1000))
      return publishCatalogue({ catalogue, snapshots, clock, makeId: randomId })
    }
    expect(await at(6.9)).toBe('unchanged')
    expect(await at(7.1)).toBe('published')
    expect(await at(7.2)).toBe('unchanged')
  })

  test('keeps an object of any size, says until when, and has none while a part is missing', async () => {
    const objects = publishedObjects(there.table)
    const large = randomBytes(2 * partBytes + 1)
    await objects.put('texts/large', large, new Date(testNow.getTime() + 500))
    expect(Buffer.compare((await objects.get('texts/large')) ?? Buffer.of(), large)).toBe(0)
    const stored = await there.table.get(publishedKey('texts/large', 2))
    expect(stored).toMatchObject({ ttl: Math.ceil((testNow.getTime() + 500) / 1000) })
    await there.table.write([{ Delete: { Key: publishedKey('texts/large', 1) } }])
    expect(await objects.get('texts/large')).toBeUndefined()
    await objects.put('empty', Buffer.of())
    expect(await objects.get('empty')).toHaveLength(0)
  })
})
