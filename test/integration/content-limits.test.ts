import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type * as z from 'zod/mini'
import { patchAgent } from '../../functions/agency-people/routes/patch-agent'
import { catalogueItems } from '../../functions/data/catalogue/catalogue-records'
import { catalogueStore } from '../../functions/data/catalogue/catalogue-store'
import { draftStore } from '../../functions/data/managers/draft-store'
import { rateNews } from '../../functions/data/managers/rate-news'
import { agencyRecord, agentRecord } from '../../functions/data/people/agency-records'
import { agencyItem, agencyStore, agentItems } from '../../functions/data/people/agency-store'
import { agentStore } from '../../functions/data/people/agent-store'
import { calendarStore } from '../../functions/data/rates/calendar-store'
import { countedStore } from '../../functions/data/rates/counted-store'
import { roomTypeItem } from '../../functions/data/rates/room-records'
import { roomStore } from '../../functions/data/rates/room-store'
import { publishScheduled } from '../../functions/managers/jobs/publish-scheduled'
import { contentPublisher } from '../../functions/managers/publish-content'
import { createCamp } from '../../functions/managers/routes/create-camp'
import { discardContent } from '../../functions/managers/routes/discard-content'
import { editContent } from '../../functions/managers/routes/edit-content'
import { getContent } from '../../functions/managers/routes/get-content'
import { publishContent } from '../../functions/managers/routes/publish-content'
import { publishRates } from '../../functions/managers/routes/publish-rates'
import { removeCamp } from '../../functions/managers/routes/remove-camp'
import { restoreContent } from '../../functions/managers/routes/restore-content'
import { reviewContent } from '../../functions/managers/routes/review-content'
import { setAllotments } from '../../functions/managers/routes/set-allotments'
import { undoRates } from '../../functions/managers/routes/undo-rates'
import { updateCamp } from '../../functions/managers/routes/update-camp'
import { clockAt } from '../../functions/runtime/clock'
import { logSink } from '../../functions/runtime/log'
import { randomId } from '../../functions/runtime/make-id'
import type { ContentRights } from '../../shared/access/content-rights'
import type { managerRoutes } from '../../shared/api/managers'
import { agencyIdSchema, agentIdSchema } from '../../shared/ids/ids'
import type { ImportTable } from '../../shared/managers/content-kind'
import { anAgent, callAs } from '../support/call-as'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { importWorld } from '../support/import-world'
import { places, someCamps } from '../support/published'
import { aRoomType } from '../support/suppliers'

const agency = {
  id: 'agy_marula',
  agencyCode: 'MAR001',
  name: 'Marula Journeys',
  currency: 'USD',
  model: 'net',
  pricingSettings: {},
  featureFlags: [],
  admins: ['agt_naledi', 'agt_kenya'],
}
const person = (id: string, contentRights?: ContentRights) =>
  agentRecord.parse({
    id,
    agencyId: 'agy_marula',
    email: `${id}@marula.example`,
    firstName: id.slice(4),
    lastName: 'Mokoena',
    capabilities: ['contentmanager'],
    objectives: { passwordSet: true },
    contentRights,
  })
const rights = (named: Partial<ContentRights>): ContentRights => ({
  countries: [],
  suppliers: [],
  isReviewed: false,
  ...named,
})

const notYours = { status: 403, body: { error: { code: 'content.not-yours' } } }
const reviewedOnly = { status: 403, body: { error: { code: 'content.reviewed' } } }
type View = z.output<typeof managerRoutes.getContent.answer>

const firstText = 'Under the trees by the channel.'

describe.each(routeEngines)('limits of content managers on $name', (engine) => {
  let there: TestTable
  beforeAll(async () => {
    there = await startTestTable(engine)
    const items = [
      ...catalogueItems({ ...places, camps: [...someCamps] }),
      roomTypeItem(aRoomType({ optionKey: 'MARA-TENT', supplierCode: 'MARA' })),
      agencyItem(agencyRecord.parse(agency)),
      ...agentItems(person('agt_naledi'), 'hash'),
      ...agentItems(person('agt_kenya', rights({ countries: ['KE'] })), 'hash'),
      ...agentItems(person('agt_chobe', rights({ suppliers: ['CHOBE'] })), 'hash'),
      ...agentItems(person('agt_junior', rights({ countries: ['BW'], isReviewed: true })), 'hash'),
      ...agentItems(person('agt_root', rights({ countries: ['IN'] })), 'hash'),
    ]
    await there.table.write(items.map((Item) => ({ Put: { Item } })))
    vi.spyOn(logSink, 'write').mockImplementation(() => undefined)
  }, 60_000)
  afterAll(() => there.stop())

  /** Calls as one of them. */
  function as(id: string, named: Parameters<typeof anAgent>[0] = {}) {
    const { table } = there
    const deps = {
      content: contentPublisher(table),
      agencies: agencyStore(table),
      people: agentStore(table),
      calendar: calendarStore(table),
      rooms: roomStore(table),
      counted: countedStore(table),
      camps: catalogueStore(table),
      news: rateNews(table),
      queue: { send: async () => undefined },
    }
    const who = {
      principal: anAgent({
        capabilities: ['contentmanager'],
        agentId: agentIdSchema.parse(id),
        ...named,
      }),
    }
    const one = (code: string, kind = 'Camps') => ({ params: { kind, id: code } })
    return {
      edit: (code: string, value: string, kind?: string) =>
        callAs(
          editContent,
          deps,
          who,
        )({
          ...one(code, kind),
          body: { changes: [{ field: 'campInfo', from: firstText, to: value }] },
        }),
      change: (code: string, changes: object[], kind?: string, isNew = false) =>
        callAs(editContent, deps, who)({ ...one(code, kind), body: { changes, isNew } }),
      get: async (code: string, kind?: string) =>
        (await callAs(getContent, deps, who)(one(code, kind))).body as View,
      publish: (code: string, body: object) =>
        callAs(publishContent, deps, who)({ ...one(code), body }),
      review: (code: string, body: object) =>
        callAs(reviewContent, deps, who)({ ...one(code), body }),
      restore: (code: string) =>
        callAs(restoreContent, deps, who)({ ...one(code), body: { version: 1 } }),
      discard: (code: string) => callAs(discardContent, deps, who)(one(code)),
      create: (id: string, countryRegionCode: string) =>
        callAs(
          createCamp,
          deps,
          who,
        )({ body: { id, campName: id, countryRegionCode, latitude: 1, longitude: 36 } }),
      update: (id: string, body: object) => callAs(updateCamp, deps, who)({ params: { id }, body }),
      remove: (id: string) => callAs(removeCamp, deps, who)({ params: { id } }),
      allot: (id: string) =>
        callAs(
          setAllotments,
          deps,
          who,
        )({
          params: { id },
          body: { optionKey: `${id}-TENT`, from: '2027-01-01', to: '2027-01-02', rooms: 3 },
        }),
      check: (file: ImportTable, cells: Record<string, string>) =>
        importWorld(table, who).check(randomId('history'), file, [cells]),
      import: (file: ImportTable, cells: Record<string, string>) =>
        importWorld(table, who).importFile(randomId('history'), file, [cells]),
      sendRows: (file: ImportTable, cells: Record<string, string>) =>
        importWorld(table, who).send(randomId('history'), file, [cells]),
      rates: (code: string) =>
        callAs(publishRates, deps, who)({ body: { name: 'Rates', rates: { [code]: {} } } }),
      undo: (edition: string) => callAs(undoRates, deps, who)({ params: { id: edition } }),
      limit: (id_: string, contentRights: ContentRights | null) =>
        callAs(patchAgent, deps, who)({ params: { id: id_ }, body: { contentRights } }),
    }
  }
  const draftOf = async (code: string) =>
    (await draftStore(there.table).get({ kind: 'camp', code }))?.version ?? 0

  test('who keeps a country changes what lies in it, and reads the rest', async () => {
    const kenya = as('agt_kenya')
    expect([(await kenya.get('MARA')).may, (await kenya.get('CHOBE')).may]).toEqual([
      'publish',
      'read',
    ])
    expect((await kenya.get('KE', 'Countries')).may).toBe('publish')
    expect((await kenya.get('BW-OKA', 'Regions')).may).toBe('read')
    expect((await kenya.get('MOKO', 'Features')).may).toBe('read')
    expect(await kenya.edit('CHOBE', 'Mine')).toMatchObject(notYours)
    expect((await kenya.update('MARA', { minChildAge: 4 })).status).toBe(200)
  })

  test('everything that changes an entry is refused for another’s, and leaves it as it is', async () => {
    const kenya = as('agt_kenya')
    await as('agt_naledi').edit('CHOBE', 'By Naledi')
    const draft = await draftOf('CHOBE')
    const before = await contentPublisher(there.table).reader.published({
      kind: 'camp',
      code: 'CHOBE',
    })
    const tries = [
      () => kenya.edit('CHOBE', 'Mine'),
      () => kenya.discard('CHOBE'),
      () => kenya.publish('CHOBE', { draft, version: 0 }),
      () => kenya.publish('CHOBE', { draft, version: 0, publishAt: '2027-01-01T00:00:00.000Z' }),
      () => kenya.review('CHOBE', { draft, state: 'asked' }),
      () => kenya.update('CHOBE', { minChildAge: 1 }),
      () => kenya.remove('CHOBE'),
      () => kenya.create('NEWBW', 'BW-OKA'),
      () => kenya.update('MARA', { countryRegionCode: 'BW-OKA' }), // out of their country
      () => kenya.change('MARA', [{ field: 'countryRegionCode', from: 'KE-MAR', to: 'BW-OKA' }]),
    ]
    for (const attempt of tries) expect(await attempt()).toMatchObject(notYours)
    expect(
      await contentPublisher(there.table).reader.published({ kind: 'camp', code: 'CHOBE' }),
    ).toEqual(before)
    expect(await draftOf('CHOBE')).toBe(draft)
    expect((await as('agt_naledi').discard('CHOBE')).status).toBe(200)
  })

  test('a camp that is named may be changed without its country', async () => {
    const chobe = as('agt_chobe')
    expect([(await chobe.get('CHOBE')).may, (await chobe.get('ALPHA')).may]).toEqual([
      'publish',
      'read',
    ])
    expect((await chobe.update('CHOBE', { minChildAge: 9 })).status).toBe(200)
    expect(await chobe.update('ALPHA', { minChildAge: 9 })).toMatchObject(notYours)
  })

  test('tables leave out what others keep, and say so before and while importing', async () => {
    const problems = [
      { problems: [{ row: 2, message: 'You don’t have permission to edit this country or camp' }] },
    ]
    const camp = {
      supplierCode: 'ALPHA',
      campName: 'Alpha',
      countryRegionCode: 'BW-OKA',
      latitude: '1',
      longitude: '2',
    }
    const kenya = as('agt_kenya')
    expect(await kenya.check('camps', camp)).toMatchObject(problems)
    expect(await kenya.import('camps', camp)).toMatchObject(problems)
    expect(await as('agt_junior').sendRows('camps', camp)).toBe(403)
    const closed = { optionKey: 'MARA-TENT', from: '2027-02-01', to: '2027-02-02' }
    expect(await as('agt_chobe').import('stop-sells', closed)).toMatchObject(problems)
    expect(await kenya.import('stop-sells', closed)).toMatchObject([{ problems: [] }])
  })

  test('allotments and rates of another’s camp are refused', async () => {
    expect(await as('agt_chobe').allot('MARA')).toMatchObject(notYours)
    expect((await as('agt_kenya').allot('MARA')).status).toBe(200)
    expect(await as('agt_chobe').rates('MARA')).toMatchObject(notYours)
  })

  test('what a colleague reviews is not published by its editor in any way', async () => {
    const junior = as('agt_junior')
    expect((await junior.get('ALPHA')).may).toBe('draft')
    expect((await junior.edit('ALPHA', 'Drafted')).status).toBe(200)
    const draft = await draftOf('ALPHA')
    const tries = [
      () => junior.publish('ALPHA', { draft, version: 0 }),
      () => junior.publish('ALPHA', { draft, version: 0, publishAt: '2027-01-01T00:00:00.000Z' }),
      () => junior.review('ALPHA', { draft, state: 'returned' }),
      () => junior.update('ALPHA', { minChildAge: 1 }),
      () => junior.create('NEWBW', 'BW-OKA'),
      () => junior.remove('ALPHA'),
      () => junior.undo('his_any'),
    ]
    for (const attempt of tries) expect(await attempt()).toMatchObject(reviewedOnly)
  })

  test('a draft goes to review, comes back with a reason, and is published by a colleague', async () => {
    const [junior, naledi] = [as('agt_junior'), as('agt_naledi')]
    const asked = await junior.review('ALPHA', {
      draft: await draftOf('ALPHA'),
      state: 'asked',
      note: 'New text',
    })
    expect(asked.body).toMatchObject({ draft: { review: { state: 'asked', note: 'New text' } } })
    expect(await naledi.review('ALPHA', { draft: 1, state: 'returned' })).toMatchObject({
      status: 409,
    })
    const back = await naledi.review('ALPHA', {
      draft: await draftOf('ALPHA'),
      state: 'returned',
      note: 'Too short',
    })
    expect(back.body).toMatchObject({ draft: { review: { state: 'returned', note: 'Too short' } } })
    await junior.change('ALPHA', [{ field: 'campInfo', from: 'Drafted', to: 'Drafted at length' }])
    await junior.review('ALPHA', { draft: await draftOf('ALPHA'), state: 'asked' })
    const done = await naledi.publish('ALPHA', { draft: await draftOf('ALPHA'), version: 0 })
    expect(done.body).toMatchObject({
      draft: null,
      fields: { campInfo: 'Drafted at length' },
      version: 1,
    })
  })

  test('a plan to publish does not outlive a change that has to be reviewed', async () => {
    const naledi = as('agt_naledi')
    await naledi.edit('DMC', 'Planned')
    await naledi.publish('DMC', {
      draft: await draftOf('DMC'),
      version: 0,
      publishAt: '2026-11-21T00:00:00.000Z',
    })
    await as('agt_junior').change('DMC', [{ field: 'campInfo', from: 'Planned', to: 'Changed' }])
    const { table } = there
    const later = clockAt(() => new Date('2026-11-22T00:00:00Z'))
    expect(
      await publishScheduled({ content: contentPublisher(table), clock: later, makeId: randomId }),
    ).toEqual({
      published: 0,
    })
    expect(await catalogueStore(table).get('camp', 'DMC')).toMatchObject({ campInfo: firstText })
  })

  test('nobody gets further by acting as a colleague, and superadmins are not limited', async () => {
    const kenya = {
      agencyId: agencyIdSchema.parse('agy_marula'),
      agentId: agentIdSchema.parse('agt_kenya'),
    }
    const acting = as('agt_naledi', { masqueradedBy: kenya })
    expect(await acting.update('CHOBE', { minChildAge: 2 })).toMatchObject(notYours)
    const root = as('agt_root', { capabilities: ['superadmin'] })
    expect((await root.update('CHOBE', { minChildAge: 2 })).status).toBe(200)
  })

  test('only who keeps the whole catalogue says what others keep', async () => {
    const refused = {
      status: 400,
      body: { error: { details: { fields: [{ field: 'body.contentRights' }] } } },
    }
    const lead = { isAgencyAdmin: true }
    expect(await as('agt_kenya', lead).limit('agt_kenya', null)).toMatchObject(refused)
    expect(
      await as('agt_naledi', { ...lead, capabilities: [] }).limit('agt_kenya', null),
    ).toMatchObject(refused)
    expect(
      (await as('agt_naledi', lead).limit('agt_kenya', rights({ countries: ['BW'] }))).status,
    ).toBe(200)
    expect((await as('agt_kenya').get('CHOBE')).may).toBe('publish')
    expect((await as('agt_naledi', lead).limit('agt_kenya', null)).status).toBe(200)
    expect((await as('agt_kenya').get('MOKO', 'Features')).may).toBe('publish')
    const agent = await agencyStore(there.table).agent(kenyaOf.agencyId, kenyaOf.agentId)
    expect(agent).not.toHaveProperty('contentRights')
  })
  const kenyaOf = {
    agencyId: agencyIdSchema.parse('agy_marula'),
    agentId: agentIdSchema.parse('agt_kenya'),
  }
})
