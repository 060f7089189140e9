import { describe, expect, test, vi } from 'vitest'
import { catalogueOf } from '../../../../functions/data/catalogue/catalogue-records'
import {
  pointerKeptMs,
  publishedCatalogue,
} from '../../../../functions/data/catalogue/published-catalogue'
import { publicationOf } from '../../../../functions/data/catalogue/snapshot'
import { snapshotStore } from '../../../../functions/data/catalogue/snapshot-store'
import { logSink } from '../../../../functions/runtime/log'
import { testNow } from '../../../support/call-as'
import { memoryObjects } from '../../../support/memory-objects'
import { places, published, someCamps } from '../../../support/published'
import { aCamp } from '../../../support/suppliers'

const later = (ms: number) => new Date(testNow.getTime() + ms)
const catalogueWith = (camps: typeof someCamps) => ({
  ...catalogueOf({ ...places, camps: [] }),
  camps,
})

describe('publishedCatalogue', () => {
  test('reads the snapshot once and looks at the pointer once a minute', async () => {
    const { catalogue, objects } = await published()
    for (const ms of [0, 1, pointerKeptMs - 1]) await catalogue.now(later(ms))
    expect(objects.read).toHaveLength(2)
    await catalogue.now(later(pointerKeptMs))
    expect(objects.read.map((key) => key.split('/')[0])).toEqual([
      'current',
      'snapshots',
      'current',
    ])
  })

  test('reads once for all who ask at the same time', async () => {
    const { catalogue, objects } = await published()
    await Promise.all(Array.from({ length: 20 }, () => catalogue.now(testNow)))
    expect(objects.read).toHaveLength(2)
  })

  test('shows what was published since, a minute later', async () => {
    const { catalogue, snapshots } = await published()
    expect((await catalogue.now(testNow)).camps.placeOf('NEW')).toBeUndefined()
    const camps = [...someCamps, aCamp({ supplierCode: 'NEW', campName: 'New Camp' })]
    await snapshots.publish(publicationOf(catalogueWith(camps)), {
      editions: 1,
      publishedAt: testNow.toISOString(),
    })
    expect((await catalogue.now(later(pointerKeptMs - 1))).camps.placeOf('NEW')).toBeUndefined()
    expect((await catalogue.now(later(pointerKeptMs))).camps.placeOf('NEW')).toBeTypeOf('number')
  })

  test('goes on with what it has while the storage does not answer, and says so in the log', async () => {
    const lines: string[] = []
    vi.spyOn(logSink, 'write').mockImplementation((line) => void lines.push(line))
    const { objects } = await published()
    let down = false
    const store = snapshotStore({
      ...objects,
      get: async (key) => (down ? Promise.reject(new Error('storage is down')) : objects.get(key)),
    })
    const catalogue = publishedCatalogue(store)
    await catalogue.now(testNow)
    down = true
    expect((await catalogue.now(later(pointerKeptMs))).camps.count).toBe(someCamps.length)
    expect(lines.join()).toContain('catalogue.not-refreshed')
  })

  test('is busy, and can be asked again, while nothing has been published', async () => {
    const objects = memoryObjects()
    const catalogue = publishedCatalogue(snapshotStore(objects))
    await expect(catalogue.now(testNow)).rejects.toMatchObject({ code: 'service.busy' })
    await snapshotStore(objects).publish(publicationOf(catalogueWith(someCamps)), {
      editions: 0,
      publishedAt: testNow.toISOString(),
    })
    expect((await catalogue.now(testNow)).camps.count).toBe(someCamps.length)
  })

  test('fetches texts when they are asked for, a chunk once, and again after a failure', async () => {
    const camps = Array.from({ length: 1200 }, (_, index) =>
      aCamp({
        supplierCode: `C${index}`,
        campName: `Camp ${String(index).padStart(5, '0')}`,
        campInfo: `Text ${index}`,
      }),
    )
    const { objects } = await published(camps)
    let failures = 1
    const store = snapshotStore({
      ...objects,
      get: async (key) => {
        if (key.includes('texts') && failures-- > 0) throw new Error('once')
        return objects.get(key)
      },
    })
    const inMemory = await publishedCatalogue(store).now(testNow)
    await expect(inMemory.textsOf([0])).rejects.toThrow('once')
    expect(await inMemory.textsOf([1199, 0, 501, 1])).toEqual([
      'Text 1199',
      'Text 0',
      'Text 501',
      'Text 1',
    ])
    await inMemory.textsOf([2, 3])
    expect(objects.read.filter((key) => key.includes('texts'))).toHaveLength(3)
  })
})
