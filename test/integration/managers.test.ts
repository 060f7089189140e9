import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type * as z from 'zod/mini'
import { publishCatalogue } from '../../functions/catalogue/jobs/publish-catalogue'
import { catalogueItems } from '../../functions/data/catalogue/catalogue-records'
import { catalogueStore } from '../../functions/data/catalogue/catalogue-store'
import { publishedCatalogue } from '../../functions/data/catalogue/published-catalogue'
import { publishedObjects } from '../../functions/data/catalogue/published-objects'
import { snapshotStore } from '../../functions/data/catalogue/snapshot-store'
import { draftStore } from '../../functions/data/managers/draft-store'
import { agencyRecord, agentRecord } from '../../functions/data/people/agency-records'
import { agencyItem, agencyStore, agentItems } from '../../functions/data/people/agency-store'
import { rateStore } from '../../functions/data/rates/rate-store'
import { roomStore } from '../../functions/data/rates/room-store'
import { publishScheduled } from '../../functions/managers/jobs/publish-scheduled'
import { contentPublisher } from '../../functions/managers/publish-content'
import { discardContent } from '../../functions/managers/routes/discard-content'
import { editContent } from '../../functions/managers/routes/edit-content'
import { getContent } from '../../functions/managers/routes/get-content'
import { listContent } from '../../functions/managers/routes/list-content'
import { publishContent } from '../../functions/managers/routes/publish-content'
import { restoreContent } from '../../functions/managers/routes/restore-content'
import { clockAt } from '../../functions/runtime/clock'
import { logSink } from '../../functions/runtime/log'
import { randomId } from '../../functions/runtime/make-id'
import type { managerRoutes } from '../../shared/api/managers'
import { agentIdSchema, supplierCodeSchema } from '../../shared/ids/ids'
import { anAgent, callAs, testNow } from '../support/call-as'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { places, someCamps } from '../support/published'

/** The answer of a route that shows an entry. */
const viewIn = ({ status, body }: { status: number; body: unknown }) => ({
  status,
  body: body as z.output<typeof managerRoutes.editContent.answer>,
})

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
const person = (id: string, firstName: string) =>
  agentRecord.parse({
    id,
    agencyId: 'agy_marula',
    email: `${id}@marula.example`,
    firstName,
    lastName: 'Mokoena',
    capabilities: ['contentmanager'],
    objectives: { passwordSet: true },
  })

describe.each(routeEngines)('content managers on $name', (engine) => {
  let there: TestTable
  beforeAll(async () => {
    there = await startTestTable(engine)
    const items = [
      ...catalogueItems({ ...places, camps: [...someCamps] }),
      agencyItem(agencyRecord.parse(agency)),
      ...agentItems(person('agt_naledi', 'Naledi'), 'hash'),
      ...agentItems(person('agt_thabo', 'Thabo'), 'hash'),
    ]
    await there.table.write(items.map((Item) => ({ Put: { Item } })))
    vi.spyOn(logSink, 'write').mockImplementation(() => undefined)
  }, 60_000)
  afterAll(() => there.stop())

  /** Calls of a content manager. */
  function manager(named: Parameters<typeof anAgent>[0] = {}) {
    const { table } = there
    const snapshots = snapshotStore(publishedObjects(table))
    const catalogue = publishedCatalogue(snapshots)
    const deps = { content: contentPublisher(table), agencies: agencyStore(table) }
    const as = { principal: anAgent({ capabilities: ['contentmanager'], ...named }) }
    const one = (id: string) => ({ params: { kind: 'Camps', id } })
    return {
      publishSnapshot: () =>
        publishCatalogue({
          catalogue: catalogueStore(table),
          snapshots,
          clock: clockAt(() => testNow),
          makeId: randomId,
        }),
      list: (query: Record<string, string>) =>
        callAs(
          listContent,
          { catalogue, drafts: draftStore(table) },
          as,
        )({ params: { kind: 'Camps' }, query }),
      get: async (id: string) => viewIn(await callAs(getContent, deps, as)(one(id))),
      create: (code: string, changes: object[], kind = 'Camps') =>
        callAs(
          editContent,
          deps,
          as,
        )({ params: { kind, id: code }, body: { changes, isNew: true } }).then(viewIn),
      edit: (id: string, changes: object[]) =>
        callAs(editContent, deps, as)({ ...one(id), body: { changes } }).then(viewIn),
      publish: (id: string, body: object) =>
        callAs(publishContent, deps, as)({ ...one(id), body }).then(viewIn),
      restore: (id: string, version: number) =>
        callAs(restoreContent, deps, as)({ ...one(id), body: { version } }).then(viewIn),
      discard: (id: string) => callAs(discardContent, deps, as)(one(id)),
    }
  }
  const set = (fields: Readonly<Record<string, unknown>>) =>
    Object.entries(fields).map(([field, to]) => ({ field, from: null, to }))

  const newCamp = {
    campName: 'Mbira Camp',
    countryRegionCode: 'BW-OKA',
    latitude: -19.3,
    longitude: 23.1,
    campInfo: 'By the river.',
    campFeatures: ['MOKO'],
    transitPointCode: 'MUB',
    'rooms.MBIRA-TENT.name': 'River tent',
    'rooms.MBIRA-TENT.systemType': 'Twin',
    'rooms.MBIRA-TENT.normalAdults': 2,
    'rooms.MBIRA-TENT.guestNormal': 3,

    'rooms.MBIRA-TENT.maxUnits': 4,
    'texts.en.description': ['Ten tents.'],
    'texts.fr.description': ['Dix tentes.'],
    'texts.fr.rooms.MBIRA-TENT': 'Au bord de la rivière.',
    'terms.cancellation': [{ days: 30, percent: 50 }],
    'rates.MBIRA-TENT': [
      {
        from: '2027-01-01',
        to: '2027-12-31',
        currency: 'USD',
        twinRate: '800',
        singleRate: '1100',
        perPerson: true,
      },
    ],
  }
  const mbira = supplierCodeSchema.parse('MBIRA')

  test('a new camp with rooms and rates is a draft until it is published, and then found', async () => {
    const { create, list, publish, publishSnapshot, get } = manager()
    await publishSnapshot()
    const { body: draft } = await create('MBIRA', set(newCamp))
    expect(draft).toMatchObject({
      name: 'Mbira Camp',
      version: 0,
      problems: [],
      draft: { isNew: true, version: 1 },
    })
    expect((await list({ state: 'drafts' })).body).toMatchObject({
      total: 1,
      rows: [{ code: 'MBIRA', draft: { isNew: true } }],
    })
    expect(await catalogueStore(there.table).get('camp', 'MBIRA')).toBeUndefined()
    expect((await create('MBIRA', [])).status).toBe(400)
    const { body: done } = await publish('MBIRA', { draft: 1, version: 0, note: 'New this year' })
    expect(done).toMatchObject({
      draft: null,
      version: 1,
      history: [{ version: 1, note: 'New this year' }],
    })
    expect((await list({ term: 'mbira' })).body).toMatchObject({
      total: 1,
      rows: [{ name: 'Mbira Camp', draft: null }],
    })
    await publishSnapshot()
    const { camps } = await publishedCatalogue(snapshotStore(publishedObjects(there.table))).now(
      testNow,
    )
    expect(camps.campAt(camps.placeOf('MBIRA') ?? -1)).toMatchObject({
      campName: 'Mbira Camp',
      regionName: 'Okavango Delta',
    })
    expect(await roomStore(there.table).info(mbira, ['fr-CA', 'fr'])).toMatchObject({
      locale: 'fr',
      description: ['Dix tentes.'],
      rooms: { 'MBIRA-TENT': 'Au bord de la rivière.' },
    })
    expect(await roomStore(there.table).rooms(mbira)).toMatchObject([
      { optionKey: 'MBIRA-TENT', roomTypeId: 2, uniqueName: 'Mbira Camp, River tent' },
    ])
    expect(await rateStore(there.table).bySupplier(mbira)).toMatchObject([
      { twinRate: '800', guestNormal: 3 },
    ])
    expect((await get('MBIRA')).body.fields).toMatchObject({
      'terms.cancellation': [{ days: 30, percent: 50 }],
      online: true,
    })
  })

  test('two editors merge by field; one field set by both collides', async () => {
    const [naledi, thabo] = [manager(), manager({ agentId: agentIdSchema.parse('agt_thabo') })]
    await naledi.edit('MBIRA', [{ field: 'campName', from: 'Mbira Camp', to: 'Mbira River Camp' }])
    const { body } = await thabo.edit('MBIRA', [
      { field: 'campName', from: 'Mbira Camp', to: 'Mbira Lodge' },
      { field: 'minChildAge', from: 0, to: 8 },
    ])
    expect(body.collisions).toEqual([
      { field: 'campName', theirs: 'Mbira River Camp', by: 'Naledi Mokoena' },
    ])
    expect(body.draft?.fields).toMatchObject({
      campName: { value: 'Mbira River Camp', by: { name: 'Naledi Mokoena' } },
      minChildAge: { value: 8, by: { name: 'Thabo Mokoena' } },
    })
    const back = await thabo.edit('MBIRA', [{ field: 'minChildAge', from: 8, to: 0 }])
    expect(Object.keys(back.body.draft?.fields ?? {})).toEqual(['campName'])
  })

  test('what the editor did not see is not published; what is wrong is named by field', async () => {
    const { edit, get, publish } = manager()
    const { body: before } = await get('MBIRA')
    await edit(
      'MBIRA',
      set({ 'rooms.MBIRA-SUITE.name': 'Suite', 'rates.MBIRA-SUITE': [{ from: '2027-02-31' }] }),
    )
    expect((await publish('MBIRA', { draft: before.draft?.version ?? 0, version: 1 })).status).toBe(
      409,
    )
    const { body } = await get('MBIRA')
    expect(body.problems.map(({ field }) => field)).toContain('rooms.MBIRA-SUITE.systemType')
    const refused = await publish('MBIRA', { draft: body.draft?.version ?? 0, version: 1 })
    expect(refused.status).toBe(400)
    await edit('MBIRA', [{ field: 'countryRegionCode', from: 'BW-OKA', to: 'XX-NON' }])
    expect((await get('MBIRA')).body.problems).toContainEqual({
      field: 'countryRegionCode',
      message: 'There is no region XX-NON',
    })
  })

  test('a publication is told by field, discarded drafts are gone, and an earlier state comes back as a draft', async () => {
    const { edit, get, publish, restore, discard } = manager()
    expect((await discard('MBIRA')).status).toBe(200)
    expect((await discard('MBIRA')).status).toBe(404)
    const { body: drafted } = await edit('MBIRA', [
      { field: 'campName', from: 'Mbira Camp', to: 'Mbira River Camp' },
      { field: 'rooms.MBIRA-TENT.guestNormal', from: 3, to: 4 },
    ])
    await publish('MBIRA', { draft: drafted.draft?.version ?? 0, version: 1 })
    expect((await get('MBIRA')).body.history[0]).toMatchObject({
      version: 2,
      changes: [
        { field: 'campName', from: 'Mbira Camp', to: 'Mbira River Camp' },
        { field: 'rooms.MBIRA-TENT.guestNormal', from: 3, to: 4 },
      ],
    })
    expect(await rateStore(there.table).bySupplier(mbira)).toMatchObject([{ guestNormal: 4 }])
    const { body: restored } = await restore('MBIRA', 2)
    expect(restored.draft?.fields).toMatchObject({
      campName: { value: 'Mbira Camp' },
      'rooms.MBIRA-TENT.guestNormal': { value: 3 },
    })
    expect(restored.collisions).toEqual([])
    expect((await get('MBIRA')).body.fields.campName).toBe('Mbira River Camp')
  })

  test('an edition is undone as a whole, but for what was published again since', async () => {
    const { table } = there
    const content = contentPublisher(table)
    const by = { id: 'agt_naledi', name: 'Naledi Mokoena', agencyId: anAgent().agencyId }
    const audit = () => ({
      id: randomId('audit'),
      action: 'agent_published_content',
      agencyId: by.agencyId,
      timestamp: testNow.toISOString(),
      by: { kind: 'agent' as const, ...by },
    })
    const about = { by, limits: [], now: testNow, edition: 'his_sheet' }
    const codes = ['MBIRA', 'MARA'] as const
    for (const code of codes)
      await content.publish({
        ref: { kind: 'camp', code },
        changes: { campInfo: 'New', minChildAge: 12 },
        ...about,
        audit: audit(),
      })
    await content.publish({
      ref: { kind: 'camp', code: 'MARA' },
      changes: { minChildAge: 3 },
      ...about,
      edition: 'his_other',
      audit: audit(),
    })
    const { kept } = await content.undo('his_sheet', { ...about, audit })
    expect(kept).toEqual([
      { ref: { kind: 'camp', code: 'MARA' }, field: 'minChildAge', why: 'changed' },
    ])
    const after = await Promise.all(codes.map((code) => content.reader.catalogue.get('camp', code)))
    expect(after).toMatchObject([
      { campInfo: 'By the river.', minChildAge: 0 },
      { campInfo: 'On the river.', minChildAge: 3 },
    ])
  })

  test('a planned draft is published when its time has come', async () => {
    const { edit, get, publish, discard } = manager()
    await discard('MBIRA')
    const { body } = await edit('MBIRA', [{ field: 'minChildAge', from: 0, to: 5 }])
    const { draft, version } = { draft: body.draft?.version ?? 0, version: body.version }
    expect(
      (await publish('MBIRA', { draft, version, publishAt: '2026-11-19T00:00:00.000Z' })).status,
    ).toBe(400)
    const planned = await publish('MBIRA', {
      draft,
      version,
      publishAt: '2026-11-21T00:00:00.000Z',
    })
    expect(planned.body.draft?.publishAt).toBe('2026-11-21T00:00:00.000Z')
    const run = (now: Date) =>
      publishScheduled({
        content: contentPublisher(there.table),
        clock: clockAt(() => now),
        makeId: randomId,
      })
    expect(await run(testNow)).toEqual({ published: 0 })
    expect(await run(new Date('2026-11-21T00:00:01Z'))).toEqual({ published: 1 })
    expect((await get('MBIRA')).body).toMatchObject({ draft: null, fields: { minChildAge: 5 } })
  })

  test('a new region that a new camp lies in', async () => {
    const { create } = manager()
    const { body } = await create(
      'BW-NEW',
      set({
        name: 'New place',
        regionCode: 'NEW',
        countryCode: 'ZZ',
        latitude: -20,
        longitude: 23,
        biome: 'delta',
      }),
      'Regions',
    )
    expect(body.problems).toEqual([{ field: 'countryCode', message: 'There is no country ZZ' }])
    expect((await create('new', [], 'Regions')).status).toBe(400)
    expect((await create('NEW', [], 'Regions')).status).toBe(400)
  })
})
