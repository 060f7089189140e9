import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookingWorld, quoted, readTrip } from '../support/booking-world'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { openCamp } from '../support/open-camp'
import { paymentWorld } from '../support/payment-world'
import { quietLog } from '../support/store-kinds'
import { fieldsOf, refusalOf, tripOf, type World } from '../support/trip-world'

const camp = ['ALPHA', '2027-07-01', '2027-07-03'] as const
const transfer = {
  type: 'road',
  startDate: camp[1],
  endDate: camp[1],
  title: 'By road',
  costAmount: '1800.00',
  currency: 'ZAR',
}
const own = {
  currency: 'ZAR',
  rate: '20',
  date: '2026-11-03',
  reason: 'Bought for this trip',
}

describe.each(routeEngines)('exchange rates of a trip’s own, on $name', (engine) => {
  let there: TestTable
  let world: World
  beforeAll(async () => {
    quietLog()
    there = await startTestTable(engine)
    world = bookingWorld(there.table)
    await openCamp(there.table, 'ALPHA', { free: 20, months: ['2027-07'] })
  })
  afterAll(() => there.stop())

  const patch = (id: string, body: object) =>
    world.call('naledi', 'PATCH /api/Itineraries/{id}', { params: { id }, body })
  /** What the transfer of 1,800 rands costs the trip. */
  const costOf = async (id: string) =>
    (await readTrip(world, id)).itinerary.segments.find(({ type }) => type === 'road')?.cost
  const withTransfer = async () => {
    const { id, itinerary } = await quoted(world, camp)
    const [stay] = itinerary.segments
    const same = {
      id: stay?.id,
      type: 'stay',
      supplierCode: 'ALPHA',
      rooms: stay?.rooms,
      startDate: camp[1],
      endDate: camp[2],
    }
    tripOf(await patch(id, { segments: [same, transfer] }))
    return id
  }

  test('price it at once, stay when it is quoted again, and make way for the day’s when they are taken away', async () => {
    const id = await withTransfer()
    const atTheDays = (await costOf(id)) ?? 0
    expect(tripOf(await patch(id, { tripRates: [own] }))).toMatchObject({
      tripRates: [own],
      ownRates: [own],
      spotRates: { ZAR: '20' },
    })
    const atOurs = (await costOf(id)) ?? 0
    expect(atOurs).toBeLessThan(atTheDays)
    await world.call('naledi', 'POST /api/WindowAPIs/GetQuote', { body: { itineraryId: id } })
    await world.work()
    expect(await readTrip(world, id)).toMatchObject({ state: 'quote', spotRates: { ZAR: '20' } })
    expect(await costOf(id)).toBe(atOurs)
    const without = tripOf(await patch(id, { tripRates: [] }))
    expect([without.tripRates, without.ownRates]).toEqual([undefined, undefined])
    expect(await costOf(id)).toBe(atTheDays)
  })

  test('name the field where they are wrong', async () => {
    const id = await withTransfer()
    const answer = await patch(id, { tripRates: [{ ...own, rate: 'twenty' }] })
    expect(fieldsOf(answer)).toEqual(['body.tripRates.0.rate'])
  })

  test('change no locked price', async () => {
    const locked = paymentWorld(there.table)
    const { id } = await locked.aTrip({ state: 'provisional' })
    const request = { params: { id }, body: { tripRates: [own] } }
    const answer = await locked.trips.call('naledi', 'PATCH /api/Itineraries/{id}', request)
    expect(refusalOf(answer)).toMatchObject({ status: 409, code: 'itinerary.locked' })
    expect((await locked.trip(id)).tripRates).toBeUndefined()
  })
})
