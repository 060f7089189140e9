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
import { mediaLines } from '../../functions/data/library/media-lines'
import { listReader } from '../../functions/data/lists/list-reader'
import { agencyRecord, agentRecord } from '../../functions/data/people/agency-records'
import { agencyItem, agencyStore, agentItems } from '../../functions/data/people/agency-store'
import { editLibrary } from '../../functions/library/routes/edit-library'
import { getFacetCounts } from '../../functions/library/routes/get-facet-counts'
import { clockAt } from '../../functions/runtime/clock'
import { logSink } from '../../functions/runtime/log'
import { randomId } from '../../functions/runtime/make-id'
import { anAgent, callAs, testNow } from '../support/call-as'
import { engines, startTestTable, type TestTable } from '../support/engines'
import { places, someCamps } from '../support/published'

const agency = {
  ...{ id: 'agy_marula', agencyCode: 'MAR001', name: 'Marula Journeys', currency: 'USD', model: 'net' },
  ...{ pricingSettings: {}, featureFlags: [], admins: ['agt_naledi'] },
}
const naledi = agentRecord.parse({
  ...{ id: 'agt_naledi', agencyId: 'agy_marula', email: 'n@marula.example', firstName: 'Naledi', lastName: 'Mokoena' },
  ...{ capabilities: ['contentmanager'], objectives: { passwordSet: true } },
})
const [camp] = someCamps.map(({ supplierCode }) => supplierCode)

const medium = (at: number, more: Partial<MediaContent> = {}) =>
  mediaRecord.parse({
    ...{ id: `med_0000${at}`, agencyId: 'agy_marula', key: `private/agy_marula/med_0000${at}`, size: 100 },
    ...{ userFilename: `Elephant ${at}.jpg`, mimeType: 'image/jpeg', presentationOrder: 0, width: 300, height: 200 },
    ...{
      presentationVisibility: false,
      presentationCategory: 'library',
      createdBy: { id: 'agt_naledi', name: 'Naledi' },
    },
    ...{ createdAt: `2026-11-0${at}T08:00:00.000Z`, s3Key: `pictures/library/med_0000${at}` },
    ...more,
  })

describe.each(engines)('the library on $name', (engine) => {
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
      ...{ catalogue: catalogueStore(there.table), snapshots },
      ...{ clock: clockAt(() => testNow), makeId: randomId },
    })
    const media = mediaStore(there.table)
    for (const at of [1, 2, 3, 4]) {
      const added = medium(at, at === 4 ? { mimeType: 'video/mp4' } : {})
      await media.add(added, { until: new Date('2026-12-01') })
      if (at !== 3) await media.finish(added, { status: 'uploaded' }, { tag: `tag${at}`, gone: undefined })
    }
  }, 60_000)
  afterAll(() => there.stop())

  function calls() {
    const { table } = there
    const catalogue = publishedCatalogue(snapshotStore(publishedObjects(table)))
    const library = listReader(table, mediaLines)
    const as = { principal: anAgent({ capabilities: ['contentmanager'] }) }
    const find = async (query: Record<string, string> = {}) => {
      const { body } = await callAs(getFacetCounts, { library, catalogue }, as)({ query })
      return body as ReplyOf<typeof libraryRoutes.getFacetCounts>
    }
    const edit = (body: object, who = as) =>
      callAs(editLibrary, { catalogue, library: libraryStore(table), agencies: agencyStore(table) }, who)({ body })
    return { find, edit }
  }

  test('lists what has arrived, tags it, counts it by facet, and takes an edit back', async () => {
    const { find, edit } = calls()
    const before = await find()
    expect(before.media.map(({ name }) => name)).toEqual(['Elephant 4.jpg', 'Elephant 2.jpg', 'Elephant 1.jpg'])
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
    const restored = await edit({ restore: (body as ReplyOf<typeof libraryRoutes.editLibrary>).before })
    expect(restored.status).toBe(200)
    expect((await find()).facets).toEqual(before.facets)
  })

  test('changes nothing of media that are not there, and names a camp that is none', async () => {
    const { find, edit } = calls()
    expect((await edit({ ids: ['med_00001', 'med_00003'], add: { tags: ['x'] } })).status).toBe(404)
    const other = {
      principal: anAgent({ agencyId: agencyIdSchema.parse('agy_other'), capabilities: ['contentmanager'] }),
    }
    expect((await edit({ ids: ['med_00001'], add: { tags: ['x'] } }, other)).status).not.toBe(200)
    const wrong = await edit({ ids: ['med_00001'], set: { accommodation: 'NOSUCHCAMP' } })
    expect(JSON.stringify(wrong)).toContain('body.set.accommodation')
    const stroke = await edit({ ids: ['med_00001'], add: { tags: ['a|b'] } })
    expect(stroke).toMatchObject({ status: 400 })
    expect(JSON.stringify(stroke.body)).toContain('body.add.tags.0')
    expect((await find()).facets.tags).toEqual([])
  })
})
