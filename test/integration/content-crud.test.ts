import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Route } from '#shared/api/contract'
import { auditCalendar } from '../../functions/availability/routes/audit-calendar'
import { publishCatalogue } from '../../functions/catalogue/jobs/publish-catalogue'
import { getActivity } from '../../functions/catalogue/routes/get-activity'
import { getCamp } from '../../functions/catalogue/routes/get-camp'
import { getCountry } from '../../functions/catalogue/routes/get-country'
import { getRegion } from '../../functions/catalogue/routes/get-region'
import { getTransitPoint } from '../../functions/catalogue/routes/get-transit-point'
import {
  catalogueItem,
  catalogueItems,
  catalogueKinds,
} from '../../functions/data/catalogue/catalogue-records'
import { catalogueStore } from '../../functions/data/catalogue/catalogue-store'
import { publishedCatalogue } from '../../functions/data/catalogue/published-catalogue'
import { publishedObjects } from '../../functions/data/catalogue/published-objects'
import { snapshotStore } from '../../functions/data/catalogue/snapshot-store'
import { agencyRecord, agentRecord } from '../../functions/data/people/agency-records'
import { agencyItem, agencyStore, agentItems } from '../../functions/data/people/agency-store'
import { calendarStore } from '../../functions/data/rates/calendar-store'
import { countedStore } from '../../functions/data/rates/counted-store'
import { roomStore } from '../../functions/data/rates/room-store'
import type { ManagerDeps } from '../../functions/managers/manage-content'
import { contentPublisher } from '../../functions/managers/publish-content'
import { createActivity } from '../../functions/managers/routes/create-activity'
import { createCamp } from '../../functions/managers/routes/create-camp'
import { createCountry } from '../../functions/managers/routes/create-country'
import { createRegion } from '../../functions/managers/routes/create-region'
import { createTransitPoint } from '../../functions/managers/routes/create-transit-point'
import { removeActivity } from '../../functions/managers/routes/remove-activity'
import { removeCamp } from '../../functions/managers/routes/remove-camp'
import { removeCountry } from '../../functions/managers/routes/remove-country'
import { removeRegion } from '../../functions/managers/routes/remove-region'
import { removeTransitPoint } from '../../functions/managers/routes/remove-transit-point'
import { setAllotments } from '../../functions/managers/routes/set-allotments'
import { updateActivity } from '../../functions/managers/routes/update-activity'
import { updateCamp } from '../../functions/managers/routes/update-camp'
import { updateCountry } from '../../functions/managers/routes/update-country'
import { updateRegion } from '../../functions/managers/routes/update-region'
import { updateTransitPoint } from '../../functions/managers/routes/update-transit-point'
import { clockAt } from '../../functions/runtime/clock'
import { logSink } from '../../functions/runtime/log'
import { randomId } from '../../functions/runtime/make-id'
import type { Basics, UseCase } from '../../functions/runtime/use-case'
import { supplierCodeSchema } from '../../shared/ids/ids'
import { anAgent, callAs, testNow } from '../support/call-as'
import { engines, startTestTable, type TestTable } from '../support/engines'
import { places, someCamps } from '../support/published'
import { aCamp } from '../support/suppliers'

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
const naledi = {
  id: 'agt_naledi',
  agencyId: 'agy_marula',
  email: 'naledi@marula.example',
  firstName: 'Naledi',
  lastName: 'Mokoena',
  capabilities: ['contentmanager'],
  objectives: { passwordSet: true },
}
const clock = clockAt(() => testNow)
/** The one that answers with an entry of a kind. */
const getters = {
  camp: getCamp,
  region: getRegion,
  country: getCountry,
  'transit-point': getTransitPoint,
  activity: getActivity,
} as unknown as Record<(typeof kinds)[number]['kind'], typeof getRegion>
/** What an answer says from other entries. */
const seenWith = {
  camp: { regionName: 'Okavango Delta', country: 'Botswana', campInfo: 'Tents on a plain.' },
  region: { country: 'Botswana', countryCode: 'BW' },
  country: { regions: [] },
  'transit-point': { countryCode: 'BW' },
  activity: { regionName: 'Okavango Delta' },
}
const place = { countryRegionCode: 'BW-OKA', latitude: -19.3, longitude: 23.1 }
const tent = {
  name: 'River tent',
  systemType: 'Twin',
  normalAdults: 2,
  guestNormal: 3,
  maxUnits: 4,
}

const as = { principal: anAgent({ capabilities: ['contentmanager'] }) }
/** The three calls of a kind. */
const calls = <C extends Route, U extends Route, R extends Route>(
  create: UseCase<C, ManagerDeps>,
  update: UseCase<U, ManagerDeps>,
  remove: UseCase<R, ManagerDeps>,
) => ({
  create: (deps: Omit<ManagerDeps, keyof Basics>, body: object) =>
    callAs(create, deps, as)({ body }),
  update: (deps: Omit<ManagerDeps, keyof Basics>, id: string, body: object) =>
    callAs(update, deps, as)({ params: { id }, body }),
  remove: (deps: Omit<ManagerDeps, keyof Basics>, id: string) =>
    callAs(remove, deps, as)({ params: { id } }),
})

const kinds = [
  {
    kind: 'camp' as const,
    id: 'MBIRA',
    ...calls(createCamp, updateCamp, removeCamp),
    fields: {
      ...place,
      campName: 'Mbira Camp',
      transitPointCode: 'MUB',
      rooms: { 'MBIRA-TENT': tent },
    },
    change: { campName: 'Mbira River Camp', rooms: { 'MBIRA-TENT': { guestNormal: 4 } } },
    wrong: { countryRegionCode: 'XX-NON' },
    at: 'body.countryRegionCode',
  },
  {
    kind: 'transit-point' as const,
    id: 'KSN',
    at: 'body.name',
    ...calls(createTransitPoint, updateTransitPoint, removeTransitPoint),
    fields: { ...place, name: 'Kasane' },
    change: { name: 'Kasane Airport' },
    wrong: { name: null },
  },
  {
    kind: 'activity' as const,
    id: 'BWOKA-BOAT',
    ...calls(createActivity, updateActivity, removeActivity),
    fields: {
      name: 'Boat at dusk',
      countryRegionCode: 'BW-OKA',
      durationMinutes: 120,
      cost: '80',
      currency: 'USD',
      description: 'On the river.',
      minChildAge: 6,
    },
    change: { name: 'Boat at sunset' },
    wrong: { color: 'green' },
    at: 'body.color',
  },
  {
    kind: 'region' as const,
    id: 'BW-PAN',
    ...calls(createRegion, updateRegion, removeRegion),
    fields: {
      name: 'Pans',
      regionCode: 'PAN',
      countryCode: 'BW',
      latitude: -20.5,
      longitude: 25,
      biome: 'savanna',
    },
    change: { name: 'Makgadikgadi Pans' },
    wrong: { countryCode: 'ZZ' },
    at: 'body.countryCode',
  },
  {
    kind: 'country' as const,
    id: 'RW',
    ...calls(createCountry, updateCountry, removeCountry),
    fields: { name: 'Rwanda', currency: 'RWF', biome: 'forest', latitude: -2, longitude: 30 },
    change: { name: 'Republic of Rwanda' },
    wrong: { latitude: 91 },
    at: 'body.latitude',
  },
] as const

describe.each(engines.slice(0, 1))('the catalogue by single calls on $name', (engine) => {
  let there: TestTable
  beforeAll(async () => {
    there = await startTestTable(engine)
    const items = [
      ...catalogueItems({ ...places, camps: [...someCamps] }),
      agencyItem(agencyRecord.parse(agency)),
      ...agentItems(agentRecord.parse(naledi), 'hash'),
    ]
    await there.table.write(items.map((Item) => ({ Put: { Item } })))
    vi.spyOn(logSink, 'write').mockImplementation(() => undefined)
    await publishCatalogue({
      catalogue: catalogueStore(there.table),
      snapshots: snapshots(),
      clock,
      makeId: randomId,
    })
  }, 60_000)
  afterAll(() => there.stop())

  const snapshots = () => snapshotStore(publishedObjects(there.table))
  const deps = () => ({
    content: contentPublisher(there.table),
    agencies: agencyStore(there.table),
  })

  test.each(kinds)(
    'a $kind is made, changed and taken out of sale',
    async ({ kind, id, fields, ...one }) => {
      const make = (more: object) => one.create(deps(), { id, ...fields, ...more })
      const change = (body: object) => one.update(deps(), id, body)
      const remove = () => one.remove(deps(), id)
      const stored = () => catalogueStore(there.table).get(kind, id)

      expect(await change({})).toMatchObject({ status: 404 })
      expect(await remove()).toMatchObject({ status: 404 })
      expect(await make(one.wrong)).toMatchObject({
        status: 400,
        body: { error: { details: { fields: [{ field: one.at }] } } },
      })
      expect(await stored()).toBeUndefined()
      expect(await make({})).toMatchObject({ status: 200, body: { id, ...fields } })
      expect(await make({})).toMatchObject({
        status: 400,
        body: { error: { details: { fields: [{ field: 'body.id' }] } } },
      })
      expect(await change(one.wrong)).toMatchObject({ status: 400 })
      expect(await change(one.change)).toMatchObject({ status: 200, body: { id, ...one.change } })
      const { history } = deps().content.drafts
      expect((await history({ kind, code: id })).map(({ version }) => version)).toEqual([2, 1])
      expect(await change(one.change)).toMatchObject({ status: 200 })
      expect(await history({ kind, code: id })).toHaveLength(2)
      expect(await remove()).toMatchObject({ status: 200, body: { removed: true } })
      const left = await stored()
      if ('disabled' in (left ?? {})) expect(left).toMatchObject({ disabled: true })
      else expect([left, (await remove()).status]).toEqual([undefined, 404])
    },
  )

  /** What 2 §3 names of each, and what comes of it. */
  test.each([
    {
      kind: 'camp' as const,
      create: kinds[0].create,
      id: 'PLAINCAMP',
      body: {
        supplierCode: 'PLAINCAMP',
        campName: 'Plain Camp',
        regionName: 'Okavango Delta',
        country: 'Botswana',
        countryRegionCode: 'BW-OKA',
        campInfo: 'Tents on a plain.',
        campFeatures: ['GADR'],
        restOfWorld: false,
        featuredImage: { s3Key: 'art/delta/PLAINCAMP' },
        online: true,
        minChildAge: 6,
        disabled: false,
        dmcArrangedOnly: false,
        consultantInteractionRequired: true,
      },
      stored: {
        minChildAge: 6,
        featuredImageId: 'art/delta/PLAINCAMP',
        latitude: -19.25,
        biome: 'delta',
      },
      wrong: { regionName: 'Chobe' },
      at: 'body.regionName',
    },
    {
      kind: 'region' as const,
      create: kinds[3].create,
      id: 'BW-KAL',
      at: 'body.country',
      body: {
        countryRegionCode: 'BW-KAL',
        name: 'Kalahari',
        country: 'Botswana',
        camps: [],
        transitPoints: [],
      },
      stored: {
        countryCode: 'BW',
        regionCode: 'KAL',
        latitude: -22,
        longitude: 24,
        biome: 'delta',
      },
      wrong: { country: 'Kenya' },
    },
    {
      kind: 'country' as const,
      create: kinds[4].create,
      id: 'ZM',
      wrong: { regions: [{}] },
      at: 'body.regions',
      body: { countryCode: 'ZM', name: 'Zambia', restOfWorld: false, regions: [] },
      stored: {
        currency: 'USD',
        latitude: expect.closeTo(-13, 0),
        longitude: expect.closeTo(28, 0),
      },
    },
    {
      kind: 'transit-point' as const,
      create: kinds[1].create,
      id: 'SVT',
      body: {
        transitPointCode: 'SVT',
        name: 'Savuti',
        countryRegionCode: 'BW-CHO',
        countryCode: 'BW',
        disabled: false,
      },
      stored: { entryExitNode: false, countryCode: 'BW', latitude: -19.25 },
      wrong: { countryCode: 'KE' },
      at: 'body.countryCode',
    },
    {
      kind: 'activity' as const,
      create: kinds[2].create,
      id: 'BWOKA-WALK',
      body: { optionKey: 'BWOKA-WALK', name: 'Walk', durationMinutes: 90, cost: '40' },
      stored: {
        countryRegionCode: 'BW-OKA',
        countryCode: 'BW',
        currency: 'BWP',
        minChildAge: 0,
        description: '',
      },
      wrong: { cost: undefined },
      at: 'body.cost',
    },
  ])(
    '2 §7.5: POST of a $kind takes its own fields and key, fills in the rest and names what it cannot',
    async (one) => {
      const { kind, id, create, body } = one
      expect(await create(deps(), { ...body, ...one.wrong })).toMatchObject({
        status: 400,
        body: { error: { details: { fields: [{ field: one.at }] } } },
      })
      expect(await create(deps(), body)).toMatchObject({
        status: 200,
        body: { id, [catalogueKinds[kind].codeField]: id },
      })
      expect(await catalogueStore(there.table).get(kind, id)).toMatchObject(one.stored)
      // It answers before the catalogue is published again.
      const catalogue = publishedCatalogue(snapshots())
      const get = callAs(getters[kind], { catalogue, entries: catalogueStore(there.table) }, as)
      const name = kind === 'camp' ? { campName: body.campName } : { name: body.name }
      expect(await get({ params: { id } })).toMatchObject({
        status: 200,
        body: { ...name, ...seenWith[kind] },
      })
      expect((await get({ params: { id: `${id}X` } })).status).toBe(404)
    },
  )

  test('2 §7.5: GET answers a content manager with a change and a removal before they are published', async () => {
    const [{ create, update, remove, fields }] = [kinds[1]]
    const id = 'PKW'
    await create(deps(), { id, ...fields })
    await publishCatalogue({
      catalogue: catalogueStore(there.table),
      snapshots: snapshots(),
      clock,
      makeId: randomId,
    })
    const reads = {
      catalogue: publishedCatalogue(snapshots()),
      entries: catalogueStore(there.table),
    }
    const get = (who: typeof as) => callAs(getTransitPoint, reads, who)({ params: { id } })
    const agent = { principal: anAgent() }
    await update(deps(), id, { name: 'Kasane Airport' })
    expect(await get(as)).toMatchObject({ status: 200, body: { name: 'Kasane Airport' } })
    // What is for sale changes with the publication.
    expect(await get(agent)).toMatchObject({ status: 200, body: { name: 'Kasane' } })
    await remove(deps(), id)
    expect([(await get(as)).status, (await get(agent)).status]).toEqual([404, 200])
  })

  test('2 §7.5: PATCH takes away what is null, with all that is in it', async () => {
    const change = (body: object) => kinds[0].update(deps(), 'PLAINCAMP', body)
    const two = { rooms: { 'PLAINCAMP-TENT': tent, 'PLAINCAMP-HUT': tent } }
    expect(await change({ ...two, supplierCode: 'PLAINCAMP' })).toMatchObject({
      status: 200,
      body: two,
    })
    const left = await change({ rooms: { 'PLAINCAMP-HUT': null }, featuredImageId: null })
    expect(left).toMatchObject({ status: 200, body: { rooms: { 'PLAINCAMP-TENT': tent } } })
    expect(JSON.stringify(left.body)).not.toMatch(/HUT|featuredImageId/)
    expect(await change({ supplierCode: 'OTHER' })).toMatchObject({ status: 400 })
  })

  const wrongFields = {
    camp: [{ campName: '' }, { campName: ' ' }, { countryRegionCode: '' }],
    'transit-point': [{ countryRegionCode: '' }, { name: '' }],
    activity: [
      ...[{ countryRegionCode: '' }, { name: ' ' }, { name: 'Two\nlines' }],
      ...[{ cost: '' }, { cost: 'abc' }, { cost: '12,50' }, { cost: '-5' }, { cost: '1e9' }],
      ...[{ currency: '' }, { currency: 'XXX' }, { durationMinutes: -5 }, { minChildAge: 22 }],
    ],
    region: [{ countryCode: '' }, { name: '' }],
    country: [{ currency: '' }, { currency: 'XXX' }, { name: '' }],
  }
  const newIds = {
    camp: 'WRONGCAMP',
    'transit-point': 'XWQ',
    activity: 'BWOKA-WRONG',
    region: 'BW-WRO',
    country: 'TZ',
  }
  test.each(kinds)(
    'a $kind with an empty or impossible field is refused by its name, made or changed',
    async ({ kind, fields, create, update }) => {
      const id = newIds[kind]
      const { rooms: _ofMbira, ...entry } = { rooms: undefined, ...fields }
      const refusalOf = (wrong: object) => ({
        status: 400,
        body: { error: { details: { fields: [{ field: `body.${Object.keys(wrong)[0]}` }] } } },
      })
      for (const wrong of wrongFields[kind])
        expect(await create(deps(), { id, ...entry, ...wrong })).toMatchObject(refusalOf(wrong))
      expect(await create(deps(), { id, ...entry })).toMatchObject({ status: 200 })
      for (const wrong of wrongFields[kind])
        expect(await update(deps(), id, wrong)).toMatchObject(refusalOf(wrong))
    },
  )

  test('counts of a room are set for a period, and the audit says what each night says, when and from whom', async () => {
    const camp = supplierCodeSchema.parse('MBIRA')
    const given = {
      ...deps(),
      rooms: roomStore(there.table),
      camps: catalogueStore(there.table),
      counted: countedStore(there.table),
    }
    const set = (body: object) => callAs(setAllotments, given, as)({ params: { id: camp }, body })
    const period = { optionKey: 'MBIRA-TENT', from: '2027-01-30', to: '2027-02-02', rooms: 3 }
    expect(await set({ ...period, optionKey: 'MBIRA-NONE' })).toMatchObject({ status: 400 })
    expect(await set({ ...period, to: '2027-01-29' })).toMatchObject({ status: 400 })
    expect(await set({ ...period, rooms: -4 })).toMatchObject({ status: 400 })
    for (let again = 0; again < 2; again++)
      expect(await set(period)).toMatchObject({
        status: 200,
        body: { ...period, by: 'Naledi Mokoena' },
      })
    const reads = {
      calendar: calendarStore(there.table),
      rooms: given.rooms,
      counted: given.counted,
    }
    const body = { supplierCode: camp, startDate: '2027-01-29', endDate: '2027-02-04' }
    expect((await callAs(auditCalendar, reads, as)({ body })).body).toMatchObject({
      rooms: [{ optionKey: 'MBIRA-TENT', name: 'River tent', counts: [null, 3, 3, 3, 3, null] }],
      changes: [{ ...period, at: testNow.toISOString(), by: 'Naledi Mokoena' }],
    })
    expect(
      (await callAs(auditCalendar, reads, as)({ body: { ...body, endDate: '2028-03-01' } })).status,
    ).toBe(400)
  })

  test('a region or country that something lies in stays', async () => {
    const refused = {
      status: 400,
      body: {
        error: { details: { fields: [{ message: expect.stringMatching(/is not empty: .+/) }] } },
      },
    }
    // One that was added just now is known, before any publication of the catalogue.
    await there.table.write([
      {
        Put: {
          Item: catalogueItem('region', {
            ...places.regions[0],
            countryRegionCode: 'BW-NEW',
            name: 'New',
          }),
        },
      },
    ])
    await there.table.write([
      {
        Put: {
          Item: catalogueItem(
            'camp',
            aCamp({
              supplierCode: 'NEWCAMP',
              campName: 'Just Added',
              countryRegionCode: 'BW-NEW',
              disabled: true,
            }),
          ),
        },
      },
    ])
    const fresh = await callAs(removeRegion, deps(), as)({ params: { id: 'BW-NEW' } })
    expect(JSON.stringify(fresh.body)).toContain('New is not empty: Just Added')
    expect(await callAs(removeRegion, deps(), as)({ params: { id: 'BW-OKA' } })).toMatchObject(
      refused,
    )
    expect(await callAs(removeCountry, deps(), as)({ params: { id: 'BW' } })).toMatchObject(refused)
  })

  test('what an edition published first is taken out of sale when the edition is undone', async () => {
    const { content } = deps()
    const by = { id: 'agt_naledi', name: 'Naledi Mokoena', agencyId: anAgent().agencyId }
    const audit = () => ({
      id: randomId('audit'),
      action: 'agent_published_content',
      agencyId: by.agencyId,
      timestamp: testNow.toISOString(),
      by: { kind: 'agent' as const, ...by },
    })
    const about = { by, limits: [], now: testNow, edition: 'his_new' }
    const camp = { campName: 'New Camp', ...place }
    await content.publish({
      ref: { kind: 'camp' as const, code: 'NEWCAMP' },
      changes: camp,
      ...about,
      audit: audit(),
    })
    const pans = {
      name: 'Salt pans',
      regionCode: 'SAL',
      countryCode: 'BW',
      biome: 'savanna',
      latitude: -20,
      longitude: 25,
    }
    await content.publish({
      ref: { kind: 'region' as const, code: 'BW-SAL' },
      changes: pans,
      ...about,
      audit: audit(),
    })
    const filled = { kind: 'region', code: 'BW-FUL' } as const
    await content.publish({
      ref: filled,
      changes: { ...pans, regionCode: 'FUL' },
      ...about,
      audit: audit(),
    })
    const inIt = { ...camp, campName: 'Later Camp', countryRegionCode: 'BW-FUL' }
    const later = { ...about, edition: 'his_later', audit: audit() }
    await content.publish({ ref: { kind: 'camp', code: 'LATER' }, changes: inIt, ...later })
    const { kept } = await content.undo('his_new', { ...about, audit })
    expect(kept).toEqual([{ ref: filled, field: 'name', why: 'used' }])
    expect(await content.reader.catalogue.get('region', 'BW-FUL')).toBeDefined()
    expect(await content.reader.catalogue.get('camp', 'NEWCAMP')).toMatchObject({ disabled: true })
    expect(await content.reader.catalogue.get('region', 'BW-SAL')).toBeUndefined()
  })
})
