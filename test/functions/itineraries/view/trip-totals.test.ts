import { beforeAll, describe, expect, test } from 'vitest'
import { tripTotalsOf } from '../../../../functions/itineraries/routes/total-itineraries'
import { memoryStores } from '../../../support/memory-stores'
import { quietLog } from '../../../support/store-kinds'
import {
  anEstimate,
  type Person,
  tripBody,
  tripWorld,
  type World,
} from '../../../support/trip-world'

describe('tripTotalsOf', () => {
  test('sums each currency on its own, the one with the most trips first', () => {
    const trips = [
      { id: 'itn_1', currency: 'USD', sell: 100_00, paid: 10_00, margin: 20_00 },
      { id: 'itn_2', currency: 'EUR', sell: 50_00, paid: 0 },
      { id: 'itn_3', currency: 'EUR', sell: 60_00, paid: 5_00, margin: -1_00 },
    ]
    expect(tripTotalsOf(trips)).toEqual([
      { currency: 'EUR', trips: 2, sell: 110_00, paid: 5_00, margin: -1_00, leftOut: [] },
      { currency: 'USD', trips: 1, sell: 100_00, paid: 10_00, margin: 20_00, leftOut: [] },
    ])
    expect(tripTotalsOf([])).toEqual([])
  })

  test('names a trip whose amounts nobody can pay, and sums the others', () => {
    const trips = [
      { id: 'itn_1', currency: 'USD', sell: Number.MAX_SAFE_INTEGER, paid: 0, margin: 0 },
      { id: 'itn_2', currency: 'USD', sell: 100_00, paid: 10_00, margin: -Number.MAX_SAFE_INTEGER },
      { id: 'itn_3', currency: 'USD', sell: 100_00, paid: 10_00, margin: 20_00 },
    ]
    expect(tripTotalsOf(trips)).toEqual([
      {
        currency: 'USD',
        trips: 3,
        sell: 100_00,
        paid: 10_00,
        margin: 20_00,
        leftOut: ['itn_1', 'itn_2'],
      },
    ])
  })

  test('never throws, however many trips cost the most that one can', () => {
    const trips = Array.from({ length: 1_000 }, (_, at) => ({
      id: `itn_${at}`,
      currency: 'USD',
      sell: 1e13,
      paid: 0,
    }))
    const [sum] = tripTotalsOf(trips)
    expect(sum).toMatchObject({ trips: 1_000, sell: 900e13 })
    expect(sum?.leftOut).toHaveLength(100)
  })
})

describe('GET /api/Itineraries/totals', () => {
  let world: World
  beforeAll(async () => {
    quietLog()
    world = tripWorld(memoryStores())
    for (const who of ['naledi', 'naledi', 'kagiso', 'imani'] as const) {
      const { id } = await anEstimate(world, who, tripBody({ name: `Trip of ${who}` }))
      await world.call(who, 'POST /api/WindowAPIs/GetQuote', { body: { itineraryId: id } })
      world.pass(1_000)
    }
    await world.work()
  })
  const totals = async (who: Person, wheres: unknown) => {
    const query = { wheres: typeof wheres === 'string' ? wheres : JSON.stringify(wheres) }
    return world.call(who, 'GET /api/Itineraries/totals', { query })
  }
  const trips = async (who: Person, wheres: object) =>
    Object.entries(Object((await totals(who, wheres)).body)).map(([name, sums]) => [
      name,
      Array.isArray(sums) ? sums.reduce((count, sum) => count + sum.trips, 0) : sums,
    ])

  test('counts for every where clause what the agent may list', async () => {
    const wheres = { all: {}, cancelled: { state: 'cancelled' }, mine: { agentId: 'agt_naledi' } }
    expect(await trips('naledi', wheres)).toEqual([
      ['all', 2],
      ['cancelled', 0],
      ['mine', 2],
    ])
    expect(await trips('thabo', wheres)).toEqual([
      ['all', 3],
      ['cancelled', 0],
      ['mine', 2],
    ])
    expect(await trips('imani', wheres)).toEqual([
      ['all', 1],
      ['cancelled', 0],
      ['mine', 0],
    ])
  })

  test('sums what the list shows', async () => {
    const listed = (await world.call('naledi', 'GET /api/Itineraries', { query: {} })).body
    const rows = Array.isArray(listed) ? listed : []
    const [sum] = Object((await totals('naledi', { all: {} })).body).all
    expect(rows).toHaveLength(2)
    for (const field of ['sell', 'paid', 'margin']) {
      expect(sum[field]).toBe(rows.reduce((all, row) => all + row[field], 0))
    }
    expect(sum.sell).toBeGreaterThan(0)
  })

  test('refuses what is no object of where clauses, fields that are not known, and too many of them', async () => {
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`w${at}`, {}]))
    for (const wheres of ['nonsense', '[]', 'null', { all: { secret: 1 } }, many]) {
      expect((await totals('naledi', wheres)).status).toBe(400)
    }
  })
})
