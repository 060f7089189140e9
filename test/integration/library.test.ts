import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { ReplyOf } from '#shared/api/contract'
import type { libraryRoutes } from '#shared/api/library'
import type { MediaContent } from '#shared/api/media-content'
import { agencyIdSchema } from '#shared/ids/ids'
import { publishCatalogue } from '../../functions/catalogue/jobs/publish-catalogue'
import { catalogueItems } from '../../functions/data/catalogue/catalogue-records'
import { catalogueStore } from '../../functions/data/catalogue/catalogue-store'
import { publishedCatalogue } from '../../functions/data/catalogue/published-catalogue'
import { publishedObjects } from '../../functions/data/catalogue/published-objects'
import { snapshotStore } from '../../functions/data/catalogue/snapshot-store'
import { mediaRecord } from '../../functions/data/files/media-records'
import { mediaStore } from '../../functions/data/files/media-store'
import { libraryStore } from '../../functions/data/library/library-store'
import { lightboxStore } from '../../functions/data/library/lightbox-store'
import { mediaLines } from '../../functions/data/library/media-lines'
import { supplierFacts } from '../../functions/data/library/supplier-facts'
import { listReader } from '../../functions/data/lists/list-reader'
import { tripLines } from '../../functions/data/lists/trip-lines'
import { agencyRecord, agentRecord } from '../../functions/data/people/agency-records'
import { agencyItem, agencyStore, agentItems } from '../../functions/data/people/agency-store'
import { presentationStore } from '../../functions/data/presentations/presentation-store'
import { supplierInfoItem, supplierInfoRecord } from '../../functions/data/rates/room-records'
import { findingsOf } from '../../functions/library/content-findings'
import { lookAlikes } from '../../functions/library/look-alikes'
import { editLibrary } from '../../functions/library/routes/edit-library'
import { findMediaUses } from '../../functions/library/routes/find-media-uses'
import { getContentHealth } from '../../functions/library/routes/get-content-health'
import { getFacetCounts } from '../../functions/library/routes/get-facet-counts'
import { listLibrarySearches } from '../../functions/library/routes/list-library-searches'
import { saveLibrarySearch } from '../../functions/library/routes/save-library-search'
import { clockAt } from '../../functions/runtime/clock'
import { logSink } from '../../functions/runtime/log'
import { randomId } from '../../functions/runtime/make-id'
import { anAgent, callAs, testNow } from '../support/call-as'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { places, someCamps } from '../support/published'

const agency = {
  id: 'agy_marula',
  agencyCode: 'MAR001',
  name: 'Marula Journeys',
  currency: 'USD',
  model: 'net',
  pricingSettings: {},
  featureFlags: [],
  admins: ['agt_naledi'],
}
const naledi = agentRecord.parse({
  id: 'agt_naledi',
  agencyId: 'agy_marula',
  email: 'n@marula.example',
  firstName: 'Naledi',
  lastName: 'Mokoena',
  capabilities: ['contentmanager'],
  objectives: { passwordSet: true },
})
const [camp] = someCamps.map(({ supplierCode }) => supplierCode)

const medium = (at: number, more: Partial<MediaContent> = {}) =>
  mediaRecord.parse({
    id: `med_0000${at}`,
    agencyId: 'agy_marula',
    key: `private/agy_marula/med_0000${at}`,
    size: 100,
    userFilename: `Elephant ${at}.jpg`,
    mimeType: 'image/jpeg',
    presentationOrder: 0,
    width: 300,
    height: 200,

    presentationVisibility: false,
    presentationCategory: 'library',
    createdBy: { id: 'agt_naledi', name: 'Naledi' },
    createdAt: `2026-11-0${at}T08:00:00.000Z`,
    s3Key: `pictures/library/med_0000${at}`,
    ...more,
  })

describe.each(routeEngines)('the library on $name', (engine) => {
  let there: TestTable
  beforeAll(async () => {
    there = await startTestTable(engine)
    vi.spyOn(logSink, 'write').mockImplementation(() => undefined)
    const items = [
      ...catalogueItems({ ...places, camps: [...someCamps] }),
      agencyItem(agencyRecord.parse(agency)),
      ...agentItems(naledi, 'hash'),
    ]
    await there.table.write(items.map((Item) => ({ Put: { Item } })))
    const snapshots = snapshotStore(publishedObjects(there.table))
    await publishCatalogue({
      catalogue: catalogueStore(there.table),
      snapshots,
      clock: clockAt(() => testNow),
      makeId: randomId,
    })
    const media = mediaStore(there.table)
    for (const at of [1, 2, 3, 4]) {
      const added = medium(at, at === 4 ? { mimeType: 'video/mp4' } : {})
      if (at < 3)
        Object.assign(added, { perceptualHash: at === 1 ? '8f3c00ff00ff3c1e' : '8f3c00ff00ff3c1d' })
      await media.add(added, { until: new Date('2026-12-01') })
      if (at !== 3)
        await media.finish(added, { status: 'uploaded' }, { tag: `tag${at}`, gone: undefined })
    }
  }, 60_000)
  afterAll(() => there.stop())

  function calls() {
    const { table } = there
    const catalogue = publishedCatalogue(snapshotStore(publishedObjects(table)))
    const library = listReader(table, mediaLines)
    const as = { principal: anAgent({ capabilities: ['contentmanager'] }) }
    const find = async (query: Record<string, string> = {}) => {
      const { body } = await callAs(
        getFacetCounts,
        { library, catalogue, lightboxes: lightboxStore(table) },
        as,
      )({ query })
      return body as ReplyOf<typeof libraryRoutes.getFacetCounts>
    }
    const edit = (body: object, who = as, media: Partial<ReturnType<typeof libraryStore>> = {}) => {
      const stores = {
        catalogue,
        library: { ...libraryStore(table), ...media },
        agencies: agencyStore(table),
      }
      return callAs(editLibrary, stores, who)({ body })
    }
    const deps = {
      library: libraryStore(table),
      catalogue,
      presentations: presentationStore(table),
    }
    const uses = (ids: string[]) =>
      callAs(findMediaUses, { ...deps, trips: listReader(table, tripLines) }, as)({ body: { ids } })
    const save = (body: object, who = as) => callAs(saveLibrarySearch, deps, who)({ body })
    const health = async (query: Record<string, string> = {}) => {
      const { body } = await callAs(
        getContentHealth,
        { catalogue, suppliers: supplierFacts(table) },
        as,
      )({ query })
      return body as ReplyOf<typeof libraryRoutes.getContentHealth>
    }
    const searches = () => callAs(listLibrarySearches, deps, as)({})
    return { find, edit, uses, save, health, searches, presentations: deps.presentations }
  }

  test('refuses more labels than a medium may have, names the field, and can be undone to the last', async () => {
    const { edit } = calls()
    const ids = ['med_00001']
    const tags = Array.from({ length: 30 }, (_, at) => `tag ${at}`)
    expect(await edit({ ids, add: { tags } })).toMatchObject({ status: 200 })
    expect(await edit({ ids, add: { tags: ['one more'] } })).toMatchObject({
      status: 400,
      body: { error: { details: { fields: [{ field: 'body.add.tags' }] } } },
    })
    expect(await edit({ ids, take: { tags } })).toMatchObject({
      status: 200,
      body: { before: [{ tags }] },
    })
  })

  test('tags a film that a job makes ready for the web meanwhile, and leaves what the job did', async () => {
    const { edit, find } = calls()
    const [store, ids] = [libraryStore(there.table), ['med_00004']]
    let reads = 0
    const some = async (...asked: Parameters<typeof store.some>) => {
      const read = await store.some(...asked)
      if (++reads > 2) return read
      for (const film of read)
        await mediaStore(there.table).change(film, { blur: `data:blur${reads}` })
      return read
    }
    expect(await edit({ ids, add: { tags: ['delta'] } }, undefined, { some })).toMatchObject({
      status: 200,
    })
    expect(reads).toBe(3)
    const [film] = await store.some(agencyIdSchema.parse(agency.id), [medium(4).id])
    expect(film).toMatchObject({ tags: ['delta'], blur: 'data:blur2' })
    await edit({ ids, take: { tags: ['delta'] } })
    const always = async (...asked: Parameters<typeof store.some>) => {
      const read = await store.some(...asked)
      for (const one of read) await mediaStore(there.table).change(one, { blur: 'data:again' })
      return read
    }
    expect((await edit({ ids, add: { tags: ['x'] } }, undefined, { some: always })).status).toBe(
      409,
    )
    expect((await find()).facets.tags).toEqual([])
  })

  test('lists what has arrived, tags it, counts it by facet, and takes an edit back', async () => {
    const { find, edit } = calls()
    const before = await find()
    expect(before.media.map(({ name }) => name)).toEqual([
      'Elephant 4.jpg',
      'Elephant 2.jpg',
      'Elephant 1.jpg',
    ])
    const namesIn = async (order: string) => (await find({ order })).media.map(({ name }) => name)
    expect(await namesIn('oldest')).toEqual(['Elephant 1.jpg', 'Elephant 2.jpg', 'Elephant 4.jpg'])
    expect(await namesIn('name')).toEqual(['Elephant 1.jpg', 'Elephant 2.jpg', 'Elephant 4.jpg'])
    expect(before.facets.type).toEqual([
      { value: 'photo', label: 'photo', count: 2 },
      { value: 'video', label: 'video', count: 1 },
    ])
    const ids = ['med_00001', 'med_00002']
    const set = { status: 'approved', accommodation: camp }
    const { status, body } = await edit({ ids, add: { tags: ['delta', 'dry season'] }, set })
    expect(status).toBe(200)
    const after = await find({ chosen: JSON.stringify({ tags: ['dry season'] }) })
    expect(after.media.map(({ id }) => id)).toEqual(['med_00002', 'med_00001'])
    expect(after.facets.status).toEqual([{ value: 'approved', label: 'approved', count: 2 }])
    expect(after.facets.camp.map(({ value, count }) => [value, count])).toEqual([[camp, 2]])
    expect(after.facets.country[0]?.count).toBe(2)
    expect((await find({ term: 'ELEPHANT season' })).total).toBe(2)
    expect((await find({ chosen: JSON.stringify({ tags: ['dry'] }) })).total).toBe(0)
    const restored = await edit({
      restore: (body as ReplyOf<typeof libraryRoutes.editLibrary>).before,
    })
    expect(restored.status).toBe(200)
    expect((await find()).facets).toEqual(before.facets)
  })

  test('changes nothing of media that are not there, and names a camp that is none', async () => {
    const { find, edit } = calls()
    expect((await edit({ ids: ['med_00001', 'med_00003'], add: { tags: ['x'] } })).status).toBe(404)
    const other = {
      principal: anAgent({
        agencyId: agencyIdSchema.parse('agy_other'),
        capabilities: ['contentmanager'],
      }),
    }
    expect((await edit({ ids: ['med_00001'], add: { tags: ['x'] } }, other)).status).not.toBe(200)
    const wrong = await edit({ ids: ['med_00001'], set: { accommodation: 'NOSUCHCAMP' } })
    expect(JSON.stringify(wrong)).toContain('body.set.accommodation')
    const stroke = await edit({ ids: ['med_00001'], add: { tags: ['a|b'] } })
    expect(stroke).toMatchObject({ status: 400 })
    expect(JSON.stringify(stroke.body)).toContain('body.add.tags.0')
    expect((await find()).facets.tags).toEqual([])
  })

  test('finds photos that look alike, and says where media are shown', async () => {
    const { find, uses, presentations } = calls()
    const alike = await find({ alike: 'true' })
    expect(alike.media.map(({ id }) => id)).toEqual(['med_00002', 'med_00001'])
    expect(alike.facets.type.map(({ count }) => count)).toEqual([2])
    const picture = { s3Key: 'pictures/library/med_00001' }
    const of = {
      agencyId: agencyIdSchema.parse('agy_marula'),
      owner: { itineraryId: 'itn_delta1' as never },
    }
    const change = (value: object) => ({ cover: { base: 0, value } }) as never
    const by = { id: 'agt_naledi', name: 'Naledi' }
    await presentations.change(of, { changes: change({ picture }), by, now: testNow })
    const none = { camps: [], trips: 0, presentations: 0, lightboxes: 0 }
    expect((await uses(['med_00001', 'med_00002'])).body).toEqual({ ...none, presentations: 1 })
    await presentations.change(of, {
      changes: { cover: { base: 1, value: {} } } as never,
      by,
      now: testNow,
    })
    expect((await uses(['med_00001'])).body).toEqual(none)
  })

  test('keeps searches by their names, for all of the agency', async () => {
    const { save, searches } = calls()
    expect((await save({ name: 'Delta', search: 'tags=delta' })).status).toBe(200)
    await save({ name: 'Delta', search: 'tags=delta&type=photo' })
    await save({ name: 'Any', search: 'q=' })
    expect((await searches()).body).toEqual([
      { name: 'Any', search: 'q=' },
      { name: 'Delta', search: 'tags=delta&type=photo' },
    ])
    expect((await save({ name: 'Any' })).body).toEqual([
      { name: 'Delta', search: 'tags=delta&type=photo' },
    ])
    expect((await save({ name: ' ' })).status).toBe(400)
  })

  test('lists what camps lack: rates, texts, photos, counted rooms', async () => {
    const { health } = calls()
    const info = {
      supplierCode: 'ALPHA',
      locale: 'en',
      description: ['By the river.'],
      featureCounts: {},
    }
    await there.table.write([{ Put: { Item: supplierInfoItem(supplierInfoRecord.parse(info)) } }])
    const { camps, total, next } = await health({ locales: 'en,de' })
    expect([total, next]).toEqual([someCamps.filter(({ disabled }) => !disabled).length, undefined])
    const kindsOf = (code: string) =>
      camps.find((one) => one.code === code)?.findings.map(({ detail }) => detail)
    expect(kindsOf('ALPHA')).toEqual(['No rates', 'No photo', 'No text in de'])
    expect(kindsOf('CHOBE')).toEqual([
      'No rates',
      'Rooms not counted',
      'No photo',
      'No text in en',
      'No text in de',
    ])
    expect(kindsOf('GONE')).toBeUndefined()
    expect((await health({ skip: '100' })).camps).toEqual([])
  })
})

test('what a camp lacks is worth the more, the dearer its nights are and the less of it can be sold', () => {
  const asked = { locales: ['en'], thisMonth: '2026-11', ratesUntil: '2027-11' } as never
  const camp = { hasPicture: true, isOnline: true, kilometersFromRegion: 20, guidePrice: 1_000 }
  const facts = { lastRates: '2028-01', locales: ['en'], hasAllotments: true }
  expect(findingsOf(camp, facts, asked)).toEqual({ findings: [], worth: 0 })
  expect(findingsOf(camp, { ...facts, lastRates: '2027-10' }, asked)).toEqual({
    findings: [{ kind: 'ratesEnd', detail: 'Rates end in October 2027' }],
    worth: 3_000,
  })
  const ended = findingsOf(
    { ...camp, guidePrice: undefined },
    { ...facts, lastRates: '2026-10' },
    asked,
  )
  expect(ended).toEqual({
    findings: [{ kind: 'rates', detail: 'Rates ended in October 2026' }],
    worth: 1_800,
  })
  const far = findingsOf(
    { ...camp, kilometersFromRegion: 251 },
    { ...facts, hasAllotments: false },
    asked,
  )
  expect(far.findings.map(({ kind }) => kind)).toEqual(['allotments', 'place'])
})

test('photos are alike when at most five of 64 bits differ, also by way of a third', () => {
  const alike = lookAlikes([
    { id: 'a', hash: '0000000000000000' },
    { id: 'b', hash: '000000000000001f' },
    { id: 'c', hash: '00000000000003ff' },
    { id: 'd', hash: 'ffffffffffffffff' },
    { id: 'e', hash: 'ffffffffffffffc0' },
    { id: 'f' },
    { id: 'g', hash: '00ff00ff00ff00ff' },
    { id: 'h', hash: '00ff00ff00ff00ff' },
  ])
  expect([...alike]).toEqual([
    ['a', 0],
    ['b', 0],
    ['c', 0],
    ['g', 1],
    ['h', 1],
  ])
})
