import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookingWorld, quoted, readTrip } from '../support/booking-world'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { openCamp } from '../support/open-camp'
import { quietLog } from '../support/store-kinds'
import { tripOf, type World } from '../support/trip-world'

const camp = ['ALPHA', '2027-07-01', '2027-07-03'] as const

describe.each(routeEngines)('costs that an agent changes, on $name', (engine) => {
  let there: TestTable
  let world: World
  beforeAll(async () => {
    quietLog()
    there = await startTestTable(engine)
    world = bookingWorld(there.table)
    await openCamp(there.table, 'ALPHA', { free: 20, months: ['2027-07'] })
  })
  afterAll(() => there.stop())
  const patch = (id: string, version: number, body: object) =>
    world.call('naledi', 'PATCH /api/Itineraries/{id}', { params: { id }, version, body })
  const costsOf = async (id: string) =>
    (await world.call('naledi', 'GET /api/Itineraries/{id}/cost-changes', { params: { id } })).body
  const toldSince = (count: number) => world.zaps.slice(count).map(({ zap }) => zap)

  test('1 §7: of a quoted trip are told: an entry with both costs, and the automation hook with the amounts before and after', async () => {
    const { id, version, itinerary, costs, finance } = await quoted(world, camp)
    const [stay] = itinerary.segments
    const same = {
      id: stay?.id,
      type: 'stay',
      supplierCode: 'ALPHA',
      rooms: stay?.rooms,
      startDate: camp[1],
      endDate: camp[2],
    }
    const transfer = {
      type: 'road',
      startDate: camp[1],
      endDate: camp[1],
      title: 'By road',
      costAmount: '100.00',
      currency: 'USD',
    }
    const before = world.zaps.length
    const trip = tripOf(await patch(id, version, { segments: [same, transfer] }))
    expect(trip.costs?.total).toBeGreaterThan(costs?.total ?? 0)
    expect(await costsOf(id)).toMatchObject([
      {
        version: version + 1,
        by: { name: 'Naledi Mokoena' },
        cost: { from: costs?.total, to: trip.costs?.total },
      },
    ])
    expect(toldSince(before)).toEqual(['costChanges', 'sellPriceChanged'])
    const amounts = {
      currency: 'USD',
      costBefore: costs?.total,
      costAfter: trip.costs?.total,
      sellBefore: finance?.sell,
      sellAfter: trip.finance?.sell,
    }
    expect(world.zaps.slice(before).map(({ payload }) => payload.amounts)).toEqual([
      amounts,
      amounts,
    ])
  })

  test('by a requote are told by what they were: of the stay that changed, and of nothing else', async () => {
    const { id, version, itinerary } = await quoted(world, camp)
    const [stay] = itinerary.segments
    const same = {
      id: 's1',
      type: 'stay',
      supplierCode: 'ALPHA',
      rooms: stay?.rooms,
      startDate: camp[1],
    }
    const fee = {
      id: 's2',
      type: 'price',
      startDate: camp[1],
      endDate: camp[1],
      costAmount: '50',
      currency: 'USD',
    }
    await patch(id, version, { segments: [{ ...same, endDate: camp[2] }, fee] })
    const payload = { segments: [{ ...same, endDate: '2027-07-04' }, fee] }
    await world.call('naledi', 'POST /api/Itineraries/update-requote', { body: { id, payload } })
    const waiting = await readTrip(world, id)
    expect(
      waiting.itinerary.segments.map(({ sell = 0 }) => sell).reduce((sum, sell) => sum + sell),
    ).toBe(waiting.finance?.sellingPrice)
    await world.work()
    const [now] = (await readTrip(world, id)).itinerary.segments
    expect(now?.cost).toBeGreaterThan(stay?.cost ?? 0)
    const [entry] = Array.from(Object(await costsOf(id)))
    expect(entry).toMatchObject({ segments: [{ id: 's1', from: stay?.cost, to: now?.cost }] })
    expect(Object(entry).segments).toHaveLength(1)
  })

  test('stay untold where only the price moves; that the sell moved is told', async () => {
    const { id, version } = await quoted(world, camp)
    const before = world.zaps.length
    await patch(id, version, { discount: 1_000 })
    expect(await costsOf(id)).toEqual([])
    expect(toldSince(before)).toEqual(['sellPriceChanged'])
    await patch(id, version + 1, { name: 'Another name' })
    expect(toldSince(before)).toEqual(['sellPriceChanged'])
  })

  test('in another currency are the same costs', async () => {
    const { id } = await quoted(world, camp)
    const before = world.zaps.length
    await world.call('naledi', 'POST /api/Itineraries/{id}/change-currency', {
      params: { id },
      body: { currency: 'EUR' },
    })
    expect(await readTrip(world, id)).toMatchObject({ currency: 'EUR' })
    expect(await costsOf(id)).toEqual([])
    expect(toldSince(before)).toEqual([])
  })

  test('of an estimate are no news', async () => {
    const made = tripOf(
      await world.call('naledi', 'POST /api/Itineraries', {
        body: {
          startDate: camp[1],
          endDate: camp[2],
          itinerary: { adults: 2, children: 0, startDate: camp[1], endDate: camp[2], segments: [] },
        },
      }),
    )
    const before = world.zaps.length
    const line = {
      type: 'price',
      startDate: camp[1],
      endDate: camp[1],
      title: 'Fee',
      costAmount: '50',
      currency: 'USD',
    }
    await patch(made.id, 1, { segments: [line] })
    expect([await costsOf(made.id), toldSince(before)]).toEqual([[], []])
  })
})
