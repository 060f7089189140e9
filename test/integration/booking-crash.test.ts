import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { itineraryIdSchema } from '#shared/ids/ids'
import { isInFlight } from '#shared/itinerary/states'
import { expireHolds } from '../../functions/itineraries/jobs/expire-holds'
import { itineraryWorker } from '../../functions/itineraries/jobs/itinerary-worker'
import { bookingOf, bookingWorld, freeAt, onHold, quoted, readTrip } from '../support/booking-world'
import { type Death, deaths, dyingProcess } from '../support/dying-process'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { openCamp } from '../support/open-camp'
import { quietLog, tableStores } from '../support/store-kinds'
import { type CalledRoute, marula, sqsRecord, type World } from '../support/trip-world'

const total = 1000
const months = ['2027-07']
const stay = ['CAMP', '2027-07-01', '2027-07-03'] as const

interface Swept {
  readonly address: CalledRoute
  readonly prepare: (world: World) => Promise<{ id: string }>
  readonly request: (id: string) => { params?: Record<string, string>; body: object }
  readonly ends: string
}
const ofTrip = (id: string) => ({ body: { itineraryId: id } })
const aQuoted = (world: World) => quoted(world, stay)
const aHeld = (world: World) => onHold(world, stay)

/** Every changing route of a trip's life, from where it may begin, and where it ends. */
const swept: readonly Swept[] = [
  { address: 'POST /api/WindowAPIs/GetQuote', prepare: aQuoted, request: ofTrip, ends: 'quote' },
  {
    address: 'POST /api/WindowAPIs/GetHold',
    prepare: aQuoted,
    request: ofTrip,
    ends: 'provisional',
  },
  {
    address: 'POST /api/WindowAPIs/RequestConfirmation',
    prepare: aHeld,
    request: ofTrip,
    ends: 'confirm_requested',
  },
  {
    address: 'POST /api/WindowAPIs/ConfirmQuote',
    prepare: aHeld,
    request: ofTrip,
    ends: 'confirmed',
  },
  {
    address: 'POST /api/WindowAPIs/CancelBooking',
    prepare: aHeld,
    request: ofTrip,
    ends: 'cancelled',
  },
  {
    address: 'POST /api/WindowAPIs/RefreshQuote',
    prepare: aHeld,
    request: ofTrip,
    ends: 'provisional',
  },
  {
    address: 'POST /api/Itineraries/update-requote',
    prepare: aHeld,
    request: (id) => ({ body: { id, payload: { name: 'Requoted' } } }),
    ends: 'quote',
  },
  {
    address: 'POST /api/ItineraryHistory/{id}/restore',
    prepare: aQuoted,
    request: (id) => ({ params: { id }, body: { version: 1 } }),
    ends: 'quote',
  },
  {
    address: 'POST /api/Itineraries/{id}/change-currency',
    prepare: aQuoted,
    request: (id) => ({ params: { id }, body: { currency: 'EUR' } }),
    ends: 'quote',
  },
  {
    address: 'POST /api/WindowAPIs/addAccommodationDays',
    prepare: aQuoted,
    request: (id) => ({ body: { itineraryId: id, segmentId: 's1', days: 1 } }),
    ends: 'quote',
  },
  {
    address: 'POST /api/WindowAPIs/addAccommodationToStartEnd',
    prepare: aQuoted,
    request: (id) => ({
      body: { itineraryId: id, position: 'end', supplierCode: 'CAMP', nights: 1, rooms: [] },
    }),
    ends: 'quote',
  },
  {
    address: 'POST /api/WindowAPIs/swapAccommodation',
    prepare: aQuoted,
    request: (id) => ({
      body: { itineraryId: id, segmentId: 's1', supplierCode: 'CAMP', rooms: [] },
    }),
    ends: 'quote',
  },
  {
    address: 'POST /api/WindowAPIs/sendConsultantEmail',
    prepare: aHeld,
    request: (id) => ({ body: { itineraryId: id, message: 'A birthday cake, please.' } }),
    ends: 'provisional',
  },
  {
    address: 'POST /api/Travelers',
    prepare: aQuoted,
    request: (id) => ({ body: { itineraryId: id, firstName: 'Eleanor', lastName: 'Hartley' } }),
    ends: 'quote',
  },
  {
    address: 'POST /api/PartyGroups',
    prepare: aQuoted,
    request: (id) => ({ body: { itineraryId: id, name: 'Hartley', allocations: { s1: 100 } } }),
    ends: 'quote',
  },
]

describe.each(routeEngines)('a process that dies, on $name', (engine) => {
  let there: TestTable
  let plain: World
  let keys = 0
  beforeAll(async () => {
    quietLog()
    there = await startTestTable(engine)
    plain = bookingWorld(there.table)
    await openCamp(there.table, 'CAMP', { free: total, months })
  })
  afterAll(() => there.stop())

  /** A process of its own over the same table and the same queue. */
  const processOver = (death?: Death) => {
    const dying = dyingProcess(death)
    const queue = dying.queue({
      send: async (message) => void plain.messages.push(JSON.stringify(message)),
    })
    return { dying, world: bookingWorld(dying.table(there.table), { queue }) }
  }
  const taken = async (camp = 'CAMP') =>
    total - Number((await freeAt(there.table, camp))['2027-07-01'])

  /**
   * What holds whatever happened: at rest, every version in the history once, rooms taken where the
   * booking says so.
   */
  const expectSound = async (id: string, { ends, before }: { ends: string; before: number }) => {
    const trip = await readTrip(plain, id)
    expect(trip.state).toBe(ends)
    expect(isInFlight(trip.state)).toBe(false)
    const entries = await tableStores(there.table).itineraries.history(
      { agency: marula, id: itineraryIdSchema.parse(id) },
      { limit: 100 },
    )
    expect(entries.map(({ version }) => version)).toEqual(
      Array.from({ length: trip.version }, (_, index) => trip.version - index),
    )
    const booking =
      trip.bookingReference === undefined
        ? undefined
        : await bookingOf(there.table, trip.bookingReference)
    const own = Number(booking?.taken[0]?.days['01'] ?? 0)
    expect(own).toBe(['provisional', 'confirm_requested', 'confirmed'].includes(ends) ? 1 : own)
    expect(await taken()).toBe(before + own)
    return trip
  }

  test.each(swept)(
    'in $address at any of its calls, asked once more: one effect, and the same bytes',
    async (route) => {
      const { address, prepare, request, ends } = route
      const counting = processOver()
      const counted = await prepare(plain)
      await counting.world.call('naledi', address, request(counted.id))
      await plain.work()
      const calls = counting.dying.calls()
      expect(calls).toBeGreaterThanOrEqual(2)
      const { version } = await readTrip(plain, counted.id)

      for (const death of deaths(calls)) {
        const before = await taken()
        const { id } = await prepare(plain)
        const held = (await taken()) - before
        keys += 1
        const asked = { ...request(id), key: `crash-sweep-${keys}` }
        await processOver(death).world.call('naledi', address, asked)
        const answers = []
        for (let again = 0; again < 5; again++)
          answers.push(await plain.call('naledi', address, asked))
        expect(answers.map(({ status }) => status < 300)).toEqual([true, true, true, true, true])
        expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
        await plain.work()
        answers.push(await plain.call('naledi', address, asked))
        expect(answers.at(-1)?.text).toBe(answers[0]?.text)
        await plain.work()
        const trip = await expectSound(id, { ends, before })
        expect(trip.version).toBe(version)
        expect(held).toBeLessThanOrEqual(1)
      }
    },
    240_000,
  )

  test.each([
    {
      kind: 'hold',
      address: 'POST /api/WindowAPIs/GetHold',
      prepare: aQuoted,
      ends: 'provisional',
    },
    {
      kind: 'confirmation',
      address: 'POST /api/WindowAPIs/ConfirmQuote',
      prepare: aHeld,
      ends: 'confirmed',
    },
  ] as const)(
    'in the worker of a $kind at any of its calls, and the message comes again: one effect',
    async (work) => {
      const ask = async () => {
        const before = await taken()
        const { id } = await work.prepare(plain)
        await plain.call('naledi', work.address, ofTrip(id))
        const [message = ''] = plain.messages.splice(0)
        return { id, message, before }
      }
      const deliver = async (message: string, death?: Death) => {
        const { dying, world } = processOver(death)
        const handler = itineraryWorker(() => world.deps)
        const { batchItemFailures } = await handler({ Records: [sqsRecord(message)] })
        return { dying, failed: batchItemFailures.length }
      }
      const { dying } = await deliver((await ask()).message)
      expect(dying.calls()).toBeGreaterThanOrEqual(2)
      for (const death of deaths(dying.calls())) {
        const { id, message, before } = await ask()
        expect((await deliver(message, death)).failed).toBe(1)
        expect((await deliver(message)).failed).toBe(0)
        expect((await deliver(message)).failed).toBe(0)
        await expectSound(id, { ends: work.ends, before })
      }
    },
    240_000,
  )

  test('in the expiry of a hold at any of its calls, and the job runs again: the rooms go back once', async () => {
    await openCamp(there.table, 'LATE', { free: total, months })
    for (const death of deaths(6)) {
      const { id, holdExpiry = '' } = await onHold(plain, ['LATE', '2027-07-01', '2027-07-03'])
      expect(await taken('LATE')).toBe(1)
      const { world } = processOver(death)
      const late = Date.parse(holdExpiry) - world.now().getTime()
      world.pass(late)
      await expireHolds(world.deps).catch(() => 0)
      const again = bookingWorld(there.table)
      again.pass(late)
      for (let run = 0; run < 3; run++) await expireHolds(again.deps)
      expect(await readTrip(plain, id)).toMatchObject({ state: 'quote' })
      expect(await taken('LATE')).toBe(0)
    }
  }, 240_000)
})
