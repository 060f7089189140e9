import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookingOf, bookingWorld, onHold, quoted, readTrip } from '../support/booking-world'
import { type Death, deaths, dyingProcess } from '../support/dying-process'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { openCamp } from '../support/open-camp'
import { quietLog } from '../support/store-kinds'
import { type CalledRoute, tripBody, tripOf, type World, zuluStay } from '../support/trip-world'

const stay = ['CAMP', '2027-07-01', '2027-07-03'] as const
const dates = { startDate: stay[1], endDate: stay[2] }
const rooms = [{ optionKey: 'CAMP-TENT', adults: 2, children: 0 }]
const body = tripBody({
  ...dates,
  itinerary: { ...dates, segments: [zuluStay({ ...dates, supplierCode: 'CAMP', rooms })] },
})
const aSaved = async (world: World) =>
  tripOf(await world.call('naledi', 'POST /api/SavedItineraries', { body }))

interface Swept {
  readonly address: CalledRoute
  readonly prepare: (world: World) => Promise<{ readonly id: string }>
  readonly request: (id: string) => object
  /** Itineraries that the agency has more of when it is done. */
  readonly more: number
}

/** Every route that makes, saves or deletes a pattern. */
const swept: readonly Swept[] = [
  { address: 'POST /api/SavedItineraries', prepare: aSaved, request: () => ({ body }), more: 1 },
  {
    address: 'POST /api/SavedItineraries/createSavedItineraryFromItinerary',
    prepare: (world) => quoted(world, stay),
    request: (id) => ({ body: { itineraryId: id } }),
    more: 1,
  },
  {
    address: 'POST /api/SavedItineraries/getItineraryFrom',
    prepare: aSaved,
    request: (id) => ({ body: { id } }),
    more: 1,
  },
  {
    address: 'POST /api/SavedItineraries/getQuote',
    prepare: aSaved,
    request: (id) => ({ body: { id } }),
    more: 1,
  },
  {
    address: 'PATCH /api/SavedItineraries/{id}',
    prepare: aSaved,
    request: (id) => ({ params: { id }, version: 1, body: { name: 'Another name' } }),
    more: 0,
  },
  {
    address: 'DELETE /api/SavedItineraries/{id}',
    prepare: aSaved,
    request: (id) => ({ params: { id } }),
    more: -1,
  },
]

describe.each(routeEngines)('a process that dies with a pattern, on $name', (engine) => {
  let there: TestTable
  let plain: World
  let keys = 0
  beforeAll(async () => {
    quietLog()
    there = await startTestTable(engine)
    plain = bookingWorld(there.table)
    await openCamp(there.table, 'CAMP', { free: 1000, months: ['2027-07'] })
    await openCamp(there.table, 'ASKED', { free: -2, months: ['2027-07'] })
  })
  afterAll(() => there.stop())

  const processOver = (death?: Death) => {
    const dying = dyingProcess(death)
    const queue = dying.queue({
      send: async (message) => void plain.messages.push(JSON.stringify(message)),
    })
    return { dying, world: bookingWorld(dying.table(there.table), { queue }) }
  }
  const countOf = async () =>
    (await plain.call('thabo', 'GET /api/Itineraries/count')).body as { count: number }

  test.each(swept)(
    'in $address at any of its calls, asked again: one effect, and the same bytes',
    async (route) => {
      const { address, prepare, request, more } = route
      const counting = processOver()
      const { id: first } = await prepare(plain)
      expect((await counting.world.call('naledi', address, request(first))).status).toBeLessThan(
        300,
      )
      for (const death of deaths(counting.dying.calls())) {
        const { id } = await prepare(plain)
        const { count } = await countOf()
        keys += 1
        const asked = { ...request(id), key: `saved-crash-${keys}` }
        await processOver(death).world.call('naledi', address, asked)
        const answers = []
        for (let again = 0; again < 5; again++)
          answers.push(await plain.call('naledi', address, asked))
        expect(answers.map(({ status }) => status < 300)).toEqual([true, true, true, true, true])
        expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
        await plain.work()
        expect((await countOf()).count).toBe(count + more)
      }
    },
  )

  test('while it notes what a camp said: noted once, with the booking', async () => {
    const address = 'POST /api/WindowAPIs/AnswerRequest'
    const asked = (id: string) => ({ body: { itineraryId: id, segmentId: 's1', isGranted: true } })
    const prepare = () => onHold(plain, ['ASKED', '2027-07-01', '2027-07-03'])
    const counting = processOver()
    await counting.world.call('naledi', address, asked((await prepare()).id))
    for (const death of deaths(counting.dying.calls())) {
      const { id, version, bookingReference = '' } = await prepare()
      keys += 1
      const request = { ...asked(id), key: `saved-crash-${keys}` }
      await processOver(death).world.call('naledi', address, request)
      const answers = [
        await plain.call('naledi', address, request),
        await plain.call('naledi', address, request),
      ]
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(answers[0]?.text).toBe(answers[1]?.text)
      expect(await readTrip(plain, id)).toMatchObject({
        version: version + 1,
        state: 'provisional',
      })
      expect(await bookingOf(there.table, bookingReference)).toMatchObject({
        status: 'Prov',
        version: 2,
      })
    }
  })
})
