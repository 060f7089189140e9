import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookingWorld, onHold, quoted } from '../support/booking-world'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { openCamp } from '../support/open-camp'
import { quietLog } from '../support/store-kinds'
import { refusalOf, tripOf, type World } from '../support/trip-world'

const save = 'POST /api/SavedItineraries/createSavedItineraryFromItinerary'
const start = 'POST /api/SavedItineraries/getItineraryFrom'
const quote = 'POST /api/SavedItineraries/getQuote'
const free = 'POST /api/SavedItineraries/getAvailability'

describe.each(routeEngines)('saved itineraries, on $name', (engine) => {
  let there: TestTable
  let world: World
  beforeAll(async () => {
    quietLog()
    there = await startTestTable(engine)
    world = bookingWorld(there.table)
    await openCamp(there.table, 'ALPHA', { free: (day) => (day < 20 ? 3 : 0), months: ['2027-07'] })
  })
  afterAll(() => there.stop())
  const aSaved = async () => {
    const { id } = await onHold(world, ['ALPHA', '2027-07-01', '2027-07-03'])
    return tripOf(
      await world.call('naledi', save, { body: { itineraryId: id, name: 'Delta in two nights' } }),
    )
  }

  test('hold what a trip held, without its booking, and are listed for the whole agency', async () => {
    const saved = await aSaved()
    expect(saved).toMatchObject({
      state: 'saved',
      name: 'Delta in two nights',
      version: 1,
      payments: [],
    })
    expect(saved.bookingReference).toBeUndefined()
    expect(saved.holdExpiry).toBeUndefined()
    expect(saved.itinerary.segments[0]?.bookingStatus).toBeUndefined()
    const { body } = await world.call('kagiso', 'GET /api/SavedItineraries', {
      query: { limit: '1' },
    })
    expect(body).toMatchObject([{ id: saved.id, state: 'saved' }])
    expect((await world.call('imani', 'GET /api/SavedItineraries')).body).toEqual([])
  })

  test('begin a new trip of whoever asks, from another day on, once for a key', async () => {
    const { id } = await aSaved()
    const request = { body: { id, startDate: '2027-07-10' }, key: 'from-saved-once' }
    const answers = [
      await world.call('kagiso', start, request),
      await world.call('kagiso', start, request),
    ]
    expect(answers[0]?.text).toBe(answers[1]?.text)
    const trip = tripOf(answers[0] ?? (await world.call('kagiso', start, request)))
    expect(trip).toMatchObject({
      state: 'estimate',
      agentId: 'agt_kagiso',
      itinerary: {
        startDate: '2027-07-10',
        endDate: '2027-07-12',
        segments: [{ startDate: '2027-07-10', priced: false }],
      },
    })
    expect((await world.call('imani', start, request)).status).toBe(404)
    expect(
      (await world.call('kagiso', start, { body: { id, startDate: '9999-12-31' } })).status,
    ).toBe(400)
  })

  test('tell whether another date is free', async () => {
    const { id } = await aSaved()
    const ask = (body: object) => world.call('naledi', free, { body: { id, ...body } })
    const early = await ask({ startDate: '2027-07-05', endDate: '2027-07-07' })
    expect(early.body).toMatchObject({
      stays: [{ supplierCode: 'ALPHA', startDate: '2027-07-05', availability: 3 }],
    })
    const late = await ask({ startDate: '2027-07-21', endDate: '2027-07-23' })
    expect(late.body).toMatchObject({
      stays: [{ availability: 0, problems: [{ code: 'twin-double-demand', date: '2027-07-21' }] }],
    })
    const quoteOnly = await ask({ startDate: '2027-07-21', endDate: '2027-07-23', quoteOnly: true })
    expect(quoteOnly.body).toMatchObject({ stays: [{ availability: -1, problems: [] }] })
  })

  test('keep their nights whatever end is asked for, as long as it is not before the start', async () => {
    const { id } = await aSaved()
    const ask = (endDate: string) =>
      world.call('naledi', free, { body: { id, startDate: '2027-07-05', endDate } })
    const asked = await ask('2027-07-07')
    expect(asked.body).toMatchObject({
      stays: [{ startDate: '2027-07-05', endDate: '2027-07-07', availability: 3 }],
    })
    for (const other of ['2027-07-05', '2027-07-06', '2027-12-24'])
      expect((await ask(other)).body).toEqual(asked.body)
    expect(refusalOf(await ask('2027-07-04'))).toMatchObject({
      status: 400,
      code: 'request.invalid',
      details: { fields: [{ field: 'body.endDate', message: 'must not be before startDate' }] },
    })
  })

  test('begin no trip on a day that is past everywhere', async () => {
    const { id } = await aSaved()
    const past = {
      details: {
        fields: [{ field: 'body.startDate', message: expect.stringContaining('2020-06-15') }],
      },
    }
    for (const route of [start, quote] as const) {
      const refused = refusalOf(
        await world.call('naledi', route, { body: { id, startDate: '2020-06-15' } }),
      )
      expect(refused).toMatchObject({ status: 400, code: 'request.invalid', ...past })
    }
    expect(
      (await world.call('naledi', quote, { body: { id, startDate: '2027-07-05' } })).status,
    ).toBe(200)
  })

  test('a trip tells what each party pays, and what its camps are', async () => {
    const { id, version, finance } = await quoted(world, ['ALPHA', '2027-07-10', '2027-07-12'])
    const parties = ['one', 'two', 'three'].map((party) => ({
      id: party,
      name: party,
      travelerIds: [party],
      allocations: {},
    }))
    const travelers = parties.map((party) => ({ id: party.id, firstName: party.name }))
    await world.call('naledi', 'PATCH /api/Itineraries/{id}', {
      params: { id },
      version,
      body: { travelers, parties },
    })
    const { body } = await world.call('naledi', 'GET /api/Itineraries/{id}/parties', {
      params: { id },
    })
    const shares: { sell: number }[] = Array.isArray(body) ? body : []
    expect(shares.reduce((sum, { sell }) => sum + sell, 0)).toBe(finance?.sell)
    const camps = await world.call('naledi', 'GET /api/Itineraries/{id}/camp-info', {
      params: { id },
    })
    expect(camps.body).toMatchObject([{ supplierCode: 'ALPHA', locale: 'en' }])
  })
})
