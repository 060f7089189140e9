import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { everyNth, type Fault, type FaultyCall, injectFaults } from '../support/faults'
import { quietLog, tableStores } from '../support/store-kinds'
import { anEstimate, aQuote, tripBody, tripOf, tripWorld } from '../support/trip-world'

/** Only writes meet other transactions; reads do not. */
let writes = 0
const everySecondWrite = ({ isWrite }: FaultyCall): Fault | undefined => {
  if (!isWrite) return undefined
  writes += 1
  return writes % 2 === 0 ? 'conflict' : undefined
}

describe.each(routeEngines)('trips on a table that fails, on $name', (engine) => {
  let there: TestTable
  let stop = () => undefined as unknown
  beforeAll(async () => {
    quietLog()
    there = await startTestTable(engine)
  })
  afterAll(() => there.stop())
  afterEach(() => void stop())

  test.each<Fault>(['throttle', 'conflict', 'time-out', 'lost-answer'])(
    'a whole life passes, although calls meet %s',
    async (fault) => {
      const world = tripWorld(tableStores(there.table))
      stop = injectFaults(
        there.faulty,
        fault === 'conflict' ? everySecondWrite : everyNth(3, fault),
      )
      const client = { firstName: 'Ann', lastName: 'Lee', email: `ann-${fault}@example.com` }
      const made = await world.call('naledi', 'POST /api/Clients', {
        body: client,
        key: `client-${fault}`,
      })
      const clientId = Object(made.body).id
      const { id, version } = await aQuote(world, 'naledi', tripBody({ clientId }))
      const body = { name: 'Renamed' }
      const patched = await world.call('naledi', 'PATCH /api/Itineraries/{id}', {
        params: { id },
        version,
        body,
      })
      expect(tripOf(patched)).toMatchObject({
        state: 'quote',
        version: 4,
        name: 'Renamed',
        clientData: { name: 'Ann Lee' },
      })
      stop()
      const { body: history } = await world.call('naledi', 'GET /api/Itineraries/{id}/history', {
        params: { id },
      })
      expect(history).toMatchObject([
        { version: 4 },
        { version: 3 },
        { version: 2 },
        { version: 1 },
      ])
    },
  )

  test('a table that is busy for good is said to be busy, and nothing is half done', async () => {
    const world = tripWorld(tableStores(there.table))
    const { id } = await anEstimate(world)
    stop = injectFaults(there.faulty, ({ isWrite }) => (isWrite ? 'conflict' : undefined))
    const request = { params: { id }, version: 1, body: { name: 'Never' } }
    const answer = await world.call('naledi', 'PATCH /api/Itineraries/{id}', request)
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'record.busy' } } })
    expect(answer.headers['retry-after']).toBeDefined()
    stop()
    expect(
      tripOf(await world.call('naledi', 'GET /api/Itineraries/{id}', { params: { id } })),
    ).toMatchObject({
      version: 1,
    })
  })

  test('five repeats of a request whose answers are lost make one itinerary, and the same bytes', async () => {
    const world = tripWorld(tableStores(there.table))
    const create = () =>
      world.call('naledi', 'POST /api/Itineraries', { body: tripBody(), key: 'lost-answers' })
    const before = Object((await world.call('naledi', 'GET /api/Itineraries/count')).body).count
    stop = injectFaults(there.faulty, ({ isWrite }) => (isWrite ? 'lost-answer' : undefined))
    const first = await create()
    stop()
    const repeats = [first, await create(), await create(), await create(), await create()]
    expect(new Set(repeats.map(({ text }) => text)).size).toBe(1)
    expect(repeats[0]?.status).toBe(200)
    expect(Object((await world.call('naledi', 'GET /api/Itineraries/count')).body).count).toBe(
      before + 1,
    )
  })
})
