import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DaysRates } from '../../../../functions/data/rates/exchange-store'
import { quietLog, storeKinds } from '../../../support/store-kinds'
import {
  anEstimate,
  aQuote,
  ratesOfTests,
  refusalOf,
  tripBody,
  tripOf,
  tripWorld,
  type World,
  zuluStay,
} from '../../../support/trip-world'

describe.each(storeKinds)('the life of an itinerary on $name', ({ start }) => {
  let running: Awaited<ReturnType<typeof start>>
  let world: World
  beforeAll(async () => {
    quietLog()
    running = await start()
  })
  afterAll(() => running.stop())
  beforeEach(() => {
    world = tripWorld(running.stores)
  })
  const read = async (id: string) =>
    tripOf(await world.call('naledi', 'GET /api/Itineraries/{id}', { params: { id } }))
  const quote = (id: string) =>
    world.call('naledi', 'POST /api/WindowAPIs/GetQuote', { body: { itineraryId: id } })

  test('a new itinerary is an estimate of its agent, with the agency’s rates and the newest exchange rates', async () => {
    const trip = await anEstimate(world)
    expect(trip).toMatchObject({
      state: 'estimate',
      version: 1,
      agencyId: 'agy_marula',
      agentId: 'agt_naledi',
      currency: 'USD',
      model: 'net',
      rates: { land: 20, air: 20, deposit: 50, currency: 3, dmc: 3, rack: 6 },
      exchange: { date: '2026-11-19', spotRates: { ZAR: '18.0' } },
      user: { agency: { name: 'Marula Journeys' }, agent: { fullName: 'Naledi Mokoena' } },
      itinerary: {
        pax: 2,
        segments: [{ id: 's1', nights: 3, rooms: [{ id: 'r1', optionKey: 'ZULU-TENT' }] }],
      },
    })
    expect(await read(trip.id)).toEqual(trip)
  })

  test('a draft is saved by hand, edited, and quoted when its agent asks; nobody else makes one of a trip', async () => {
    const draft = await anEstimate(world, 'naledi', tripBody({ itinerary: { state: 'draft' } }))
    expect(draft).toMatchObject({ state: 'draft', version: 1 })
    const { id } = draft
    const patch = (body: object) =>
      world.call('naledi', 'PATCH /api/Itineraries/{id}', { params: { id }, body })
    expect(tripOf(await patch({ name: 'Later' }))).toMatchObject({ state: 'draft', name: 'Later' })
    expect(refusalOf(await patch({ state: 'example' }))).toMatchObject({ status: 400 })
    await quote(id)
    await world.work()
    expect(await read(id)).toMatchObject({ state: 'quote' })
    const saved = { body: tripBody({ itinerary: { state: 'saved' } }) }
    expect(refusalOf(await world.call('naledi', 'POST /api/Itineraries', saved))).toMatchObject({
      status: 400,
    })
  })

  test('with the flag lcr a new quote keeps the exchange rates of the last one, without it takes the newest', async () => {
    let rand = '18.0'
    const exchange: DaysRates = {
      newest: async () => {
        const day = await ratesOfTests.newest(world.now())
        return { ...day, rates: { ...day.rates, ZAR: rand } }
      },
    }
    world = tripWorld(running.stores, { exchange })
    const { id, finance } = await aQuote(world)
    const requote = async (flags: readonly string[]) => {
      await world.call('naledi', 'PATCH /api/Itineraries/{id}', { params: { id }, body: { flags } })
      await quote(id)
      await world.work()
      return read(id)
    }
    rand = '15.0'
    const kept = await requote(['lcr'])
    expect([kept.exchange.spotRates.ZAR, kept.finance?.sell]).toEqual(['18.0', finance?.sell])
    const fresh = await requote([])
    expect(fresh.exchange.spotRates.ZAR).toBe('15.0')
    expect(fresh.finance?.sell).toBeGreaterThan(Number(finance?.sell))
  })

  test('a quote goes from estimate over quoting to quote, priced from the supplier’s amounts', async () => {
    const { id } = await anEstimate(world)
    expect(await quote(id)).toMatchObject({ status: 200, body: { id, state: 'quoting' } })
    expect(await read(id)).toMatchObject({
      state: 'quoting',
      version: 2,
      progress: { state: 'quoting', since: '2026-11-20T08:00:00.000Z', done: 0, total: 1 },
    })
    await world.work()
    const trip = await read(id)
    expect(trip).toMatchObject({
      state: 'quote',
      version: 3,
      quotedAt: '2026-11-20T08:00:00.000Z',
      problems: [],
    })
    expect(trip.progress).toBeUndefined()
    expect(trip.itinerary.segments[0]).toMatchObject({
      costAmount: '90000.00',
      currency: 'ZAR',
      availability: 3,
      inventoryStatus: 'Draft',
      cost: 515_000,
      dmcSell: 530_928,
      sell: 663_660, // the stay of pricing.md's worked example
    })
    expect(trip.finance).toMatchObject({ sell: 663_660, deposit: 331_830, balance: 331_830 })
  })

  test('the history tells every change, the last first, with who and what in words', async () => {
    const { id } = await aQuote(world)
    const { body } = await world.call('naledi', 'GET /api/Itineraries/{id}/history', {
      params: { id },
    })
    expect(body).toMatchObject([
      { version: 3, action: 'quoted', by: { kind: 'system' }, state: 'quote' },
      {
        version: 2,
        action: 'GetQuote',
        by: { kind: 'agent', name: 'Naledi Mokoena' },
        changes: [{ label: 'Status' }],
      },
      {
        version: 1,
        action: 'created',
        changes: [{ label: 'ZULU', from: '', to: '2027-07-01 to 2027-07-04' }],
      },
    ])
    expect(body).toMatchObject([
      {
        changes: expect.arrayContaining([
          { field: 'sell', label: 'Sell', from: 'USD 0.00', to: 'USD 6,636.60' },
        ]),
      },
      {},
      {},
    ])
  })

  test('the history comes in pages', async () => {
    const { id } = await aQuote(world)
    const first = await world.call('naledi', 'GET /api/Itineraries/{id}/history', {
      params: { id },
      query: { limit: '2' },
    })
    expect(first.body).toMatchObject([{ version: 3 }, { version: 2 }])
    const cursor = String(first.headers['x-next-cursor'])
    const second = await world.call('naledi', 'GET /api/Itineraries/{id}/history', {
      params: { id },
      query: { limit: '2', cursor },
    })
    expect(second.body).toMatchObject([{ version: 1 }])
    expect(second.headers['x-next-cursor']).toBeUndefined()
  })

  test('a quote tells the automation hook, with a link to the itinerary', async () => {
    const { id } = await aQuote(world)
    expect(world.zaps).toMatchObject([
      { zap: 'quoteCreated', payload: { itineraryLink: `/itinerary/edit/${id}` } },
    ])
  })

  test.each([
    ['POST /api/WindowAPIs/GetQuote', (itineraryId: string) => ({ itineraryId })],
    ['POST /api/WindowAPIs/GetHold', (itineraryId: string) => ({ itineraryId })],
    [
      'POST /api/Itineraries/update-requote',
      (id: string) => ({ id, payload: { name: 'Overwritten' } }),
    ],
  ] as const)(
    '%s from a version that is not the present one is refused with what is there now',
    async (route, bodyOf) => {
      const trip = await aQuote(world)
      const body = bodyOf(trip.id)
      expect(refusalOf(await world.call('naledi', route, { body, version: 2 }))).toMatchObject({
        status: 409,
        code: 'record.changed',
        details: {
          expectedVersion: 2,
          actualVersion: 3,
          current: { name: trip.name, state: 'quote' },
        },
      })
      expect(await world.call('naledi', route, { body, version: 3 })).toMatchObject({ status: 200 })
    },
  )

  test('the same request twice while quoting gives the same answer and one quote', async () => {
    const { id } = await anEstimate(world)
    const answers = [await quote(id), await quote(id)]
    expect(answers[1]?.text).toBe(answers[0]?.text)
    expect(world.messages).toHaveLength(2)
    expect(new Set(world.messages).size).toBe(1)
    await world.work()
    expect(await read(id)).toMatchObject({ state: 'quote', version: 3 })
    expect(world.zaps).toHaveLength(1)
  })

  test('an edit while quoting is kept, and the quote is of what was edited', async () => {
    const { id } = await anEstimate(world)
    await quote(id)
    const segments = [zuluStay({ id: 's1', endDate: '2027-07-06' })]
    const body = { name: 'Longer', endDate: '2027-07-06', segments }
    const edited = await world.call('naledi', 'PATCH /api/Itineraries/{id}', {
      params: { id },
      version: 2,
      body,
    })
    expect(tripOf(edited)).toMatchObject({ state: 'quoting', version: 3, progress: { done: 0 } })
    await world.work()
    expect(await read(id)).toMatchObject({
      state: 'quote',
      version: 4,
      name: 'Longer',
      itinerary: { segments: [{ nights: 5, costAmount: '90000.00' }] },
    })
  })

  test('a quote may be asked for again, from quote and from unknown', async () => {
    const { id } = await aQuote(world)
    await quote(id)
    await world.work()
    expect(await read(id)).toMatchObject({ state: 'quote', version: 5 })
  })

  test('a change is priced on the server and makes the next version', async () => {
    const { id, version } = await aQuote(world)
    const body = { rates: { land: 10 }, discount: 10_000 }
    const trip = tripOf(
      await world.call('naledi', 'PATCH /api/Itineraries/{id}', { params: { id }, version, body }),
    )
    expect(trip).toMatchObject({ version: 4, rates: { land: 10, air: 20 }, discount: 10_000 })
    expect(trip.finance?.sell).toBe(589_920 - 10_000)
    expect(await read(id)).toEqual(trip)
  })

  test('a change from a stale version is refused with the present record, and changes nothing', async () => {
    const { id } = await aQuote(world)
    const body = { name: 'Mine' }
    const answer = await world.call('naledi', 'PATCH /api/Itineraries/{id}', {
      params: { id },
      version: 1,
      body,
    })
    expect(refusalOf(answer)).toMatchObject({
      status: 409,
      code: 'record.changed',
      details: {
        expectedVersion: 1,
        actualVersion: 3,
        current: { id, version: 3, name: 'South Africa Adventure' },
      },
    })
    expect(await read(id)).toMatchObject({ version: 3, name: 'South Africa Adventure' })
  })

  test('of two changes at once from one version the second is refused', async () => {
    const { id } = await anEstimate(world)
    const patch = (name: string) =>
      world.call('naledi', 'PATCH /api/Itineraries/{id}', {
        params: { id },
        version: 1,
        body: { name },
      })
    const statuses = (await Promise.all([patch('one'), patch('two'), patch('three')])).map(
      ({ status }) => status,
    )
    expect(statuses.sort()).toEqual([200, 409, 409])
    expect(await read(id)).toMatchObject({ version: 2 })
  })

  test('a change without a version is made to the present one', async () => {
    const { id } = await anEstimate(world)
    const answer = await world.call('naledi', 'PATCH /api/Itineraries/{id}', {
      params: { id },
      body: { name: 'x' },
    })
    expect(answer.status).toBe(200)
    expect(await read(id)).toMatchObject({ version: 2, name: 'x' })
  })

  test('a change that changes nothing makes no version', async () => {
    const { id } = await anEstimate(world)
    const body = { name: 'South Africa Adventure' }
    const answer = await world.call('naledi', 'PATCH /api/Itineraries/{id}', {
      params: { id },
      version: 1,
      body,
    })
    expect(tripOf(answer)).toMatchObject({ version: 1 })
    expect(
      (await world.call('naledi', 'GET /api/Itineraries/{id}/history', { params: { id } })).body,
    ).toHaveLength(1)
  })

  test('a repeat with the same Idempotency-Key gives the first answer byte for byte, and one itinerary', async () => {
    const create = () =>
      world.call('naledi', 'POST /api/Itineraries', { body: tripBody(), key: 'key-of-one-click' })
    const before = (await world.call('naledi', 'GET /api/Itineraries/count')).body
    const answers = [await create(), await create(), await create()]
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[2]).toMatchObject({ status: 200, headers: { etag: '"1"' } })
    const { count: now } = Object(await world.call('naledi', 'GET /api/Itineraries/count')).body
    expect(now).toBe(Object(before).count + 1)
  })

  test('the same Idempotency-Key with another body is refused', async () => {
    const create = (name: string) =>
      world.call('naledi', 'POST /api/Itineraries', {
        body: tripBody({ name }),
        key: 'key-of-two-bodies',
      })
    await create('one')
    expect(refusalOf(await create('two'))).toMatchObject({
      status: 422,
      code: 'request.idempotency-mismatch',
    })
  })

  test('an Idempotency-Key is forgotten after a day', async () => {
    const create = () =>
      world.call('naledi', 'POST /api/Itineraries', { body: tripBody(), key: 'key-of-a-day' })
    const first = await create()
    world.pass(86_400_000)
    expect(tripOf(await create()).id).not.toBe(tripOf(first).id)
  })

  test('a repeat of a change with the same key gives its answer, although the version has moved on', async () => {
    const { id } = await anEstimate(world)
    const patch = () => {
      const request = { params: { id }, body: { name: 'Once' }, version: 1, key: 'key-of-a-change' }
      return world.call('naledi', 'PATCH /api/Itineraries/{id}', request)
    }
    const [first, second] = [await patch(), await patch()]
    expect(second).toEqual(first)
    expect(await read(id)).toMatchObject({ version: 2 })
  })

  test('a repeat of a change that changes nothing gives its answer too, although somebody else has changed something', async () => {
    const { id } = await anEstimate(world)
    const patch = (body: object, key: string) =>
      world.call('naledi', 'PATCH /api/Itineraries/{id}', { params: { id }, body, version: 1, key })
    const nothing = { name: 'South Africa Adventure' }
    const first = await patch(nothing, 'key-of-no-change')
    await patch({ name: 'Theirs' }, 'key-of-their-change')
    for (let again = 1; again <= 5; again++)
      expect(await patch(nothing, 'key-of-no-change')).toEqual(first)
    expect(refusalOf(await patch({ name: 'Other' }, 'key-of-no-change'))).toMatchObject({
      status: 422,
    })
    expect(await read(id)).toMatchObject({ name: 'Theirs', version: 2 })
  })

  test('a repeat of asking for a quote that was under way already asks for no second one', async () => {
    const { id } = await anEstimate(world)
    const ask = (key: string) =>
      world.call('naledi', 'POST /api/WindowAPIs/GetQuote', { body: { itineraryId: id }, key })
    await ask('key-of-first-ask')
    const first = await ask('key-of-second-ask')
    await world.work()
    expect(await ask('key-of-second-ask')).toEqual(first)
    expect(await read(id)).toMatchObject({ state: 'quote', version: 3 })
  })

  test('an itinerary of another agency, or of another agent, is not found; the lead agent finds it', async () => {
    const { id } = await anEstimate(world)
    for (const who of ['imani', 'kagiso'] as const) {
      const calls = [
        world.call(who, 'GET /api/Itineraries/{id}', { params: { id } }),
        world.call(who, 'GET /api/Itineraries/{id}/history', { params: { id } }),
        world.call(who, 'PATCH /api/Itineraries/{id}', {
          params: { id },
          version: 1,
          body: { name: 'x' },
        }),
        world.call(who, 'POST /api/WindowAPIs/GetQuote', { body: { itineraryId: id } }),
      ]
      expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404, 404])
    }
    expect(
      (await world.call('thabo', 'GET /api/Itineraries/{id}', { params: { id } })).status,
    ).toBe(200)
    expect(await read(id)).toMatchObject({ version: 1, name: 'South Africa Adventure' })
  })

  test('an itinerary for a client of another agent is not found, and nothing is stored', async () => {
    const client = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com' }
    const made = await world.call('imani', 'POST /api/Clients', { body: client })
    const clientId = Object(made.body).id
    const answer = await world.call('naledi', 'POST /api/Itineraries', {
      body: tripBody({ clientId }),
    })
    expect(answer.status).toBe(404)
  })
})
