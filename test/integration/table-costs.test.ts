import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { documentClient } from '../../functions/data/table/document-client'
import { tableOver } from '../../functions/data/table/table-access'
import { engines, startTestTable, type TestTable } from '../support/engines'
import { observeCalls, type TableCall } from '../support/observed-client'
import { quietLog, tableStores } from '../support/store-kinds'
import {
  anEstimate,
  aQuote,
  tripBody,
  tripWorld,
  type World,
  zuluStay,
} from '../support/trip-world'

const [engine] = engines

/** Fourteen days of one camp each night, a transfer and a drive a day: 42 lines. */
function aLongTrip() {
  const segments = Array.from({ length: 14 }, (_, index) => {
    const [startDate, endDate] = [index + 1, index + 2].map(
      (day) => `2027-07-${String(day).padStart(2, '0')}`,
    )
    const line = { startDate, endDate: startDate, costAmount: '120.00', currency: 'ZAR' }
    return [
      zuluStay({ startDate, endDate }),
      { ...line, type: 'road', title: 'Transfer to the next camp' },
      { ...line, type: 'service', title: 'Game drive' },
    ]
  }).flat()
  return tripBody({ endDate: '2027-07-15', itinerary: { endDate: '2027-07-15', segments } })
}

describe('what trips cost the table', () => {
  const calls: TableCall[] = []
  let there: TestTable
  let world: World
  beforeAll(async () => {
    quietLog()
    if (engine === undefined) throw new Error('no engine')
    there = await startTestTable(engine)
    const client = documentClient({ endpoint: there.endpoint })
    observeCalls(client, (call) => calls.push(call))
    world = tripWorld(tableStores(tableOver(client, there.tableName)))
  })
  afterAll(() => there.stop())
  const costOf = async (work: () => Promise<unknown>) => {
    calls.length = 0
    await work()
    return calls.map(({ operation, units }) => ({ operation, units }))
  }

  test('a page of a trip of 14 days and 42 lines is one query of one unit', async () => {
    const { id } = await aQuote(world, 'naledi', aLongTrip())
    const cost = await costOf(() =>
      world.call('naledi', 'GET /api/Itineraries/{id}', { params: { id } }),
    )
    expect(cost).toEqual([{ operation: 'Query', units: 1 }])
  })

  test('a change of that trip is one read and one transaction of at most 20 units', async () => {
    const { id, version } = await aQuote(world, 'naledi', aLongTrip())
    const body = { name: 'Renamed' }
    const cost = await costOf(() =>
      world.call('naledi', 'PATCH /api/Itineraries/{id}', { params: { id }, version, body }),
    )
    expect(cost.map(({ operation }) => operation)).toEqual(['Query', 'TransactWriteItems'])
    expect(cost[1]?.units).toBeLessThanOrEqual(20)
  })

  test('a page of 20 of a list that is in memory is one query of one unit, however many there are', async () => {
    for (let made = 0; made < 50; made++) await anEstimate(world)
    await world.call('naledi', 'GET /api/Itineraries')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    onTestFinished(() => void vi.useRealTimers())
    await world.call('naledi', 'GET /api/Itineraries')
    const cost = await costOf(() => world.call('naledi', 'GET /api/Itineraries'))
    expect(cost).toEqual([{ operation: 'Query', units: 1 }])
  })
})
