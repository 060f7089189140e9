import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { AgentPrincipal } from '#shared/access/principal'
import { agencyIdSchema, agentIdSchema } from '#shared/ids/ids'
import { publishCatalogue } from '../../functions/catalogue/jobs/publish-catalogue'
import { catalogueItems } from '../../functions/data/catalogue/catalogue-records'
import { catalogueStore } from '../../functions/data/catalogue/catalogue-store'
import { publishedCatalogue } from '../../functions/data/catalogue/published-catalogue'
import { publishedObjects } from '../../functions/data/catalogue/published-objects'
import { snapshotStore } from '../../functions/data/catalogue/snapshot-store'
import { mediaRecord } from '../../functions/data/files/media-records'
import { mediaStore } from '../../functions/data/files/media-store'
import { labelStore } from '../../functions/data/library/label-store'
import { libraryStore } from '../../functions/data/library/library-store'
import { lightboxStore } from '../../functions/data/library/lightbox-store'
import { mediaLines } from '../../functions/data/library/media-lines'
import { listReader } from '../../functions/data/lists/list-reader'
import { tripLines } from '../../functions/data/lists/trip-lines'
import { agencyRecord, agentRecord } from '../../functions/data/people/agency-records'
import { agencyItem, agencyStore, agentItems } from '../../functions/data/people/agency-store'
import { presentationStore } from '../../functions/data/presentations/presentation-store'
import { createLightbox } from '../../functions/library/routes/create-lightbox'
import { createTag } from '../../functions/library/routes/create-tag'
import { deleteLightbox } from '../../functions/library/routes/delete-lightbox'
import { editLibrary } from '../../functions/library/routes/edit-library'
import { findMediaUses } from '../../functions/library/routes/find-media-uses'
import { getFacetCounts } from '../../functions/library/routes/get-facet-counts'
import { getLightbox } from '../../functions/library/routes/get-lightbox'
import { listCollections } from '../../functions/library/routes/list-collections'
import { listLightboxes } from '../../functions/library/routes/list-lightboxes'
import { listTags } from '../../functions/library/routes/list-tags'
import { patchLightbox } from '../../functions/library/routes/patch-lightbox'
import { relateMedium } from '../../functions/library/routes/relate-medium'
import { shareLightbox } from '../../functions/library/routes/share-lightbox'
import { deleteMediaContent } from '../../functions/media/routes/delete-media-content'
import { getMediaContent } from '../../functions/media/routes/get-media-content'
import { patchMediaContent } from '../../functions/media/routes/patch-media-content'
import { clockAt } from '../../functions/runtime/clock'
import { logSink } from '../../functions/runtime/log'
import { randomId } from '../../functions/runtime/make-id'
import type { UseCase } from '../../functions/runtime/use-case'
import { anAgent, callAs, testNow } from '../support/call-as'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { places, someCamps } from '../support/published'

const marula = agencyIdSchema.parse('agy_marula')
const idOf = (name: string) => agentIdSchema.parse(`agt_${name}`)
const agents = {
  naledi: anAgent({ agentId: idOf('naledi') }),
  kagiso: anAgent({ agentId: idOf('kagiso') }),
  lead: anAgent({ agentId: idOf('lead'), isAgencyAdmin: true }),
  curator: anAgent({ agentId: idOf('curator'), capabilities: ['contentmanager'] }),
  stranger: anAgent({
    agencyId: agencyIdSchema.parse('agy_baobab'),
    agentId: idOf('naledi'),
    isAgencyAdmin: true,
  }),
} satisfies Record<string, AgentPrincipal>
type Who = keyof typeof agents
const [camp, heroCamp] = someCamps.map(({ supplierCode }) => supplierCode)
const hero = 'med_00009'

const medium = (id: string, more: object = {}) =>
  mediaRecord.parse({
    id,
    agencyId: marula,
    key: `private/${id}`,
    size: 100,
    userFilename: `${id}.jpg`,
    mimeType: 'image/jpeg',
    presentationOrder: 0,
    presentationVisibility: false,
    presentationCategory: 'library',
    createdBy: { id: 'agt_naledi', name: 'Naledi' },
    createdAt: '2026-11-01T08:00:00.000Z',
    s3Key: `pictures/library/${id}`,
    ...more,
  })

describe.each(routeEngines)('an agency’s own library on $name', (engine) => {
  let there: TestTable
  let call: (
    who: Who,
    useCase: unknown,
    request?: object,
  ) => Promise<{ status: number; body: unknown }>
  beforeAll(async () => {
    there = await startTestTable(engine)
    const { table } = there
    vi.spyOn(logSink, 'write').mockImplementation(() => undefined)
    const camps = someCamps.map((one) =>
      one.supplierCode === heroCamp ? { ...one, featuredImageId: `pictures/library/${hero}` } : one,
    )
    const agency = (id: string) =>
      agencyRecord.parse({
        id,
        agencyCode: 'MAR001',
        name: 'Marula Journeys',
        currency: 'USD',
        model: 'net',
        pricingSettings: {},
        featureFlags: [],
        admins: ['agt_lead'],
      })
    const people = Object.values(agents).map(({ agencyId, agentId, capabilities }, at) =>
      agentRecord.parse({
        id: agentId,
        agencyId,
        email: `a${at}@marula.example`,
        firstName: 'Ann',
        lastName: 'Lee',
        capabilities,
        objectives: { passwordSet: true },
      }),
    )
    const items = [
      ...catalogueItems({ ...places, camps }),
      agencyItem(agency('agy_marula')),
      agencyItem(agency('agy_baobab')),
      ...people.flatMap((agent) => agentItems(agent, 'hash')),
    ]
    await table.write(items.map((Item) => ({ Put: { Item } })))
    const snapshots = snapshotStore(publishedObjects(table))
    await publishCatalogue({
      catalogue: catalogueStore(table),
      snapshots,
      clock: clockAt(() => testNow),
      makeId: randomId,
    })
    const media = mediaStore(table)
    const own = ['med_00001', 'med_00002', 'med_00003'].map((id) => medium(id))
    for (const one of [...own, medium('med_00004', { accommodation: camp }), medium(hero)]) {
      await media.add(one, { until: new Date('2026-12-01') })
      await media.finish(one, { status: 'uploaded' }, { tag: one.id, gone: undefined })
    }
    const stores = {
      lightboxes: lightboxStore(table),
      agencies: agencyStore(table),
      media,
      labels: labelStore(table),
      catalogue: publishedCatalogue(snapshots),
      presentations: presentationStore(table),
      trips: listReader(table, tripLines),
      files: {
        take: async () => ({ size: 100, tag: 'tag' }),
        refuseSecond: async () => undefined,
        start: async () => new Uint8Array([0xff, 0xd8, 0xff]),
        downloadUrl: async () => 'https://storage.example/file',
      },
      library: { ...listReader(table, mediaLines), ...libraryStore(table) },
    }
    call = (who, useCase, request = {}) =>
      callAs(useCase as UseCase<never, object>, stores as never, { principal: agents[who] })(
        request,
      )
  }, 60_000)
  afterAll(() => there.stop())

  const edit = async (who: Who, body: object) => (await call(who, editLibrary, { body })).status
  const statusOf = async (id: string) =>
    (await call('lead', getMediaContent, { params: { id } })).body

  test('2 §1: every agent finds, tags and collects what their agency uploaded', async () => {
    expect(
      await edit('kagiso', {
        ids: ['med_00001'],
        add: { tags: ['delta'], collections: ['Botswana'] },
      }),
    ).toBe(200)
    const params = { id: 'med_00002', relation: 'tags', fk: 'delta' }
    expect((await call('kagiso', relateMedium, { params })).status).toBe(200)
    expect((await call('kagiso', createTag, { body: { label: 'dry season' } })).status).toBe(200)
    expect((await call('naledi', listTags)).body).toEqual([
      { label: 'delta', count: 2 },
      { label: 'dry season', count: 0 },
    ])
    expect((await call('naledi', listCollections)).body).toEqual([{ label: 'Botswana', count: 1 }])
    const found = await call('kagiso', getFacetCounts, { query: { term: 'delta' } })
    expect(found.body).toMatchObject({
      total: 2,
      media: [{ byId: 'agt_naledi' }, { byId: 'agt_naledi' }],
    })
    expect(
      (await call('kagiso', getMediaContent, { params: { id: 'med_00001' } })).body,
    ).toHaveProperty('url')
  })

  test('2 §1: lead agents approve what is uploaded, other agents do not', async () => {
    const set = { status: 'approved' }
    const patch = { params: { id: 'med_00001' }, body: set }
    expect(await edit('naledi', { ids: ['med_00001'], set })).toBe(403)
    expect((await call('naledi', patchMediaContent, patch)).status).toBe(403)
    expect((await call('lead', patchMediaContent, patch)).status).toBe(200)
    expect(await edit('lead', { ids: ['med_00002'], set })).toBe(200)
    expect(await statusOf('med_00002')).toMatchObject({ status: 'approved' })
    const back = { params: { id: 'med_00001' }, body: { status: 'uploaded' } }
    expect((await call('naledi', patchMediaContent, back)).status).toBe(403)
  })

  test('2 §2.4: media of camps stay the content managers’, whoever uploaded them', async () => {
    const ids = ['med_00004']
    const params = { id: 'med_00004' }
    for (const who of ['naledi', 'lead'] as const) {
      expect(await edit(who, { ids, add: { tags: ['mine'] } })).toBe(403)
      expect(await edit(who, { ids, set: { accommodation: '' } })).toBe(403)
      expect(await edit(who, { ids: ['med_00003'], set: { accommodation: camp } })).toBe(403)
      const tag = { params: { ...params, relation: 'tags', fk: 'mine' } }
      expect((await call(who, relateMedium, tag)).status).toBe(403)
      expect((await call(who, deleteMediaContent, { params })).status).toBe(403)
    }
    expect(
      await edit('curator', { ids, add: { tags: ['camp'] }, set: { status: 'approved' } }),
    ).toBe(200)
    expect((await call('naledi', getMediaContent, { params })).status).toBe(200)
  })

  test('2 §7.4: every agent makes, fills and shares lightboxes; their maker and lead agents delete them', async () => {
    const { body } = await call('naledi', createLightbox, { body: { label: 'Delta' } })
    const { id } = body as { id: string }
    const [params, add] = [{ id }, ['med_00001', 'med_00004']]
    expect((await call('kagiso', patchLightbox, { params, body: { add } })).body).toMatchObject({
      count: 2,
    })
    expect((await call('kagiso', patchLightbox, { params, body: { label: 'Mine' } })).status).toBe(
      403,
    )
    const share = { body: { lightboxId: id, label: 'Astrid' } }
    expect((await call('kagiso', shareLightbox, share)).body).toHaveProperty('address')
    expect((await call('kagiso', getLightbox, { params })).body).toMatchObject({
      mayChange: false,
      links: [{}],
    })
    expect((await call('naledi', getLightbox, { params })).body).toMatchObject({ mayChange: true })
    expect((await call('kagiso', listLightboxes)).body).toMatchObject([
      { id, label: 'Delta', count: 2 },
    ])
    const { facets } = (await call('kagiso', getFacetCounts)).body as {
      facets: { lightboxes: object[] }
    }
    expect(facets.lightboxes).toEqual([{ value: id, label: 'Delta', count: 2 }])
    expect((await call('kagiso', deleteLightbox, { params })).status).toBe(403)
    expect((await call('lead', deleteLightbox, { params })).status).toBe(200)
  })

  test('2 §1: another agency finds nothing of it', async () => {
    const { body } = await call('naledi', createLightbox, { body: { label: 'Ours' } })
    const { id } = body as { id: string }
    const params = { id: 'med_00001' }
    const answers = [
      await call('stranger', getMediaContent, { params }),
      await call('stranger', patchMediaContent, { params, body: { status: 'approved' } }),
      await call('stranger', deleteMediaContent, { params }),
      await call('stranger', relateMedium, {
        params: { ...params, relation: 'tags', fk: 'theirs' },
      }),
      await call('stranger', editLibrary, {
        body: { ids: ['med_00001'], add: { tags: ['theirs'] } },
      }),
      await call('stranger', getLightbox, { params: { id } }),
      await call('stranger', patchLightbox, { params: { id }, body: { add: ['med_00001'] } }),
      await call('stranger', shareLightbox, { body: { lightboxId: id, label: 'Them' } }),
      await call('stranger', deleteLightbox, { params: { id } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    for (const list of [listLightboxes, listTags, listCollections])
      expect((await call('stranger', list)).body).toEqual([])
    expect((await call('stranger', getFacetCounts)).body).toMatchObject({ total: 0 })
    expect((await call('lead', deleteLightbox, { params: { id } })).status).toBe(200)
  })

  test('2 §3: a medium that is removed leaves its lightboxes, collections and their counts, and comes back to them', async () => {
    const make = async (label: string) =>
      ((await call('naledi', createLightbox, { body: { label } })).body as { id: string }).id
    const [kept, deleted] = [await make('Kept'), await make('Deleted')]
    for (const id of [kept, deleted])
      await call('naledi', patchLightbox, {
        params: { id },
        body: { add: ['med_00003', 'med_00001'] },
      })
    await edit('naledi', { ids: ['med_00003'], add: { collections: ['Rivers'] } })
    const params = { id: 'med_00003' }
    expect((await call('kagiso', deleteMediaContent, { params })).status).toBe(403)
    expect((await call('naledi', deleteMediaContent, { params })).status).toBe(200)
    expect((await call('naledi', deleteMediaContent, { params })).status).toBe(200)
    const counts = async () =>
      ((await call('naledi', listLightboxes)).body as { label: string; count: number }[]).map(
        ({ label, count }) => `${label} ${count}`,
      )
    expect(await counts()).toEqual(['Deleted 1', 'Kept 1'])
    expect(JSON.stringify((await call('naledi', listCollections)).body)).not.toContain('Rivers')
    expect((await call('kagiso', getMediaContent, { params })).status).toBe(404)
    await call('naledi', deleteLightbox, { params: { id: deleted } })
    expect(
      (await call('naledi', patchMediaContent, { params, body: { status: 'uploaded' } })).status,
    ).toBe(200)
    expect(await counts()).toEqual(['Kept 2'])
    expect(await statusOf('med_00003')).toMatchObject({
      lightboxes: [kept],
      collections: ['Rivers'],
    })
    expect(
      (await call('naledi', findMediaUses, { body: { ids: ['med_00003'] } })).body,
    ).toMatchObject({
      lightboxes: 1,
    })
    await call('naledi', deleteLightbox, { params: { id: kept } })
  })

  test('2 §3: a photo that a camp is shown by is not removed before the camp has another hero', async () => {
    for (const who of ['naledi', 'lead', 'curator'] as const)
      expect(await call(who, deleteMediaContent, { params: { id: hero } })).toMatchObject({
        status: 409,
        body: { error: { code: 'media.shows-camp' } },
      })
    expect((await call('curator', getMediaContent, { params: { id: hero } })).status).toBe(200)
  })
})
