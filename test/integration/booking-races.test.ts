import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { itineraryIdSchema } from '#shared/ids/ids'
import { systemActor } from '../../functions/data/people/people'
import { itineraryWorker } from '../../functions/itineraries/jobs/itinerary-worker'
import { inTurn } from '../../functions/suppliers/in-turn'
import { bookingOf, bookingWorld, freeAt, onHold, quoted, readTrip } from '../support/booking-world'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { type Fault, type FaultyCall, injectFaults } from '../support/faults'
import { openCamp } from '../support/open-camp'
import { quietLog } from '../support/store-kinds'
import { sweepSize } from '../support/sweep-size'
import { marula, sqsRecord, type World } from '../support/trip-world'

const hold = 'POST /api/WindowAPIs/GetHold'
const confirm = 'POST /api/WindowAPIs/ConfirmQuote'
const cancel = 'POST /api/WindowAPIs/CancelBooking'
const months = ['2027-06', '2027-07']

/**
 * How many clients want the last room; 32 at a time; more by RACERS (test/simulation/README.md).
 */
const racersOn = ({ name }: { readonly name: string }): number =>
  Number(process.env.RACERS ?? (name === 'dynoxide' ? sweepSize({ short: 60, long: 150 }) : 60))

/** Clients and workers that are under way at one time. */
const atOnce = 32

/** A third of all transactions meet another one. */
let writes = 0
const everyThirdWrite = ({ command }: FaultyCall): Fault | undefined => {
  if (command !== 'TransactWriteItems') return undefined
  writes += 1
  return writes % 3 === 0 ? 'conflict' : undefined
}

/** So many quotes of the same, as if each had been asked for. */
async function copiesOf(
  { stores, deps }: World,
  { id }: { readonly id: string },
  count: number,
): Promise<string[]> {
  const stored = await stores.itineraries.get(marula, itineraryIdSchema.parse(id))
  if (stored === undefined) throw new Error(`no trip ${id}`)
  const copy = async () => {
    const record = {
      ...stored.record,
      id: itineraryIdSchema.parse(deps.makeId('itinerary')),
      version: 1,
    }
    const entry = {
      at: record.updatedAt,
      by: systemActor('test'),
      action: 'copied',
      changes: [],
      requestId: 'test',
    }
    await stores.itineraries.save({ after: { ...stored, record }, entry })
    return record.id
  }
  return inTurn(Array.from({ length: count }), copy, { atOnce })
}

describe.each(routeEngines)(
  'bookings at once, a third of the transactions in conflict, on $name',
  (engine) => {
    const racers = racersOn(engine)
    let there: TestTable
    let world: World
    let calm = () => undefined as unknown
    beforeAll(async () => {
      quietLog()
      there = await startTestTable(engine)
      world = bookingWorld(there.table)
      for (const code of ['LAST', 'PLENTY', 'PAIR'])
        await openCamp(there.table, code, { free: code === 'LAST' ? 1 : 100, months })
    })
    afterAll(() => there.stop())
    afterEach(() => void calm())

    /** Delivers messages at once, each until it is done, as a queue does. */
    const deliver = async (messages: readonly string[]) => {
      const handler = itineraryWorker(() => world.deps)
      const work = async (body: string) => {
        for (let receive = 1; receive <= 10; receive++) {
          const { batchItemFailures } = await handler({ Records: [sqsRecord(body, receive)] })
          if (batchItemFailures.length === 0) return
        }
        throw new Error('a message is never done')
      }
      await inTurn(messages, work, { atOnce })
    }

    test(`of ${racers} clients for the last room of 14 nights one wins, nobody holds a part, and the others are told why`, async () => {
      const stays = [
        ['PLENTY', '2027-06-22', '2027-06-24'],
        ['LAST', '2027-06-24', '2027-07-08'],
      ] as const
      const ids = await copiesOf(world, await quoted(world, ...stays), racers)
      calm = injectFaults(there.faulty, everyThirdWrite)
      const ask = async (itineraryId: string) => {
        for (let again = 0; again < 10; again++) {
          const { status } = await world.call('naledi', hold, { body: { itineraryId } })
          if (status === 200) return status
        }
        return 503
      }
      const asked = await inTurn(ids, ask, { atOnce })
      expect(new Set(asked)).toEqual(new Set([200]))
      await deliver([...new Set(world.messages.splice(0))])
      calm()
      const trips = await inTurn(ids, (id) => readTrip(world, id), { atOnce })
      const winners = trips.filter(({ state }) => state === 'provisional')
      expect(winners).toHaveLength(1)
      const booking = await bookingOf(there.table, winners[0]?.bookingReference ?? '')
      const nights = booking?.taken.flatMap(({ days }) => Object.values(days)) ?? []
      expect([booking?.status, nights]).toEqual(['Prov', Array.from({ length: 16 }, () => 1)])
      for (const { state, problems, bookingReference } of trips.filter(
        (trip) => trip.state !== 'provisional',
      )) {
        expect(state).toBe('quote')
        expect(problems[0]).toMatchObject({
          code: 'no-rooms',
          message: expect.stringContaining('LAST-TENT on 2027-06-24'),
        })
        expect(bookingReference).toBeUndefined()
      }
      const [last, plenty] = [
        await freeAt(there.table, 'LAST'),
        await freeAt(there.table, 'PLENTY'),
      ]
      expect(Object.values(last).filter((free) => free === 0)).toHaveLength(14)
      expect(Math.min(...Object.values(last))).toBe(0)
      expect([plenty['2027-06-22'], plenty['2027-06-23'], plenty['2027-06-24']]).toEqual([
        99, 99, 100,
      ])
    }, 1_200_000)

    test('two confirmations at once confirm once', async () => {
      const { id, version } = await onHold(world, ['PAIR', '2027-07-01', '2027-07-03'])
      calm = injectFaults(there.faulty, everyThirdWrite)
      const body = { itineraryId: id }
      const answers = await Promise.all(
        [1, 2, 3].map(() => world.call('naledi', confirm, { body })),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      await deliver(world.messages.splice(0))
      calm()
      expect(await readTrip(world, id)).toMatchObject({ state: 'confirmed', version: version + 2 })
    })

    test('of two agents who confirm at once the second is told that it is under way, and it happens once', async () => {
      const { id, version } = await onHold(world, ['PAIR', '2027-07-25', '2027-07-27'])
      calm = injectFaults(there.faulty, everyThirdWrite)
      const body = { itineraryId: id }
      const answers = await Promise.all(
        (['naledi', 'thabo'] as const).map((who) => world.call(who, confirm, { body })),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
        error: { code: 'itinerary.wrong-state', details: { state: 'confirming' } },
      })
      await deliver(world.messages.splice(0))
      calm()
      expect(await readTrip(world, id)).toMatchObject({ state: 'confirmed', version: version + 2 })
    })

    test('a cancellation while a confirmation is under way is refused, and after it gives everything back', async () => {
      const trip = await onHold(world, ['PAIR', '2027-07-10', '2027-07-12'])
      const { id } = trip
      calm = injectFaults(there.faulty, everyThirdWrite)
      const body = { itineraryId: id }
      const [confirmed, cancelled] = await Promise.all([
        world.call('naledi', confirm, { body }),
        world.call('naledi', cancel, { body }),
      ])
      await deliver(world.messages.splice(0))
      const { state } = await readTrip(world, id)
      expect([confirmed.status, cancelled.status].sort()).toEqual(
        state === 'confirmed' ? [200, 409] : [200, 409],
      )
      if (state === 'confirmed')
        expect((await world.call('naledi', cancel, { body })).status).toBe(200)
      calm()
      expect(await readTrip(world, id)).toMatchObject({ state: 'cancelled' })
      expect((await freeAt(there.table, 'PAIR'))['2027-07-10']).toBe(100)
      expect(await bookingOf(there.table, trip.bookingReference ?? '')).toMatchObject({
        status: 'Canc',
        taken: [],
      })
    })

    test('cancellations while the camp is confirming wait for it, and then give everything back once', async () => {
      const free = await freeAt(there.table, 'PAIR')
      for (let round = 0; round < 20; round++) {
        const trip = await onHold(world, ['PAIR', '2027-07-14', '2027-07-16'])
        const body = { itineraryId: trip.id }
        calm = injectFaults(there.faulty, everyThirdWrite)
        expect((await world.call('naledi', confirm, { body })).status).toBe(200)
        const cancelSoon = async () => (await world.call('naledi', cancel, { body })).status
        const [first, , ...more] = await Promise.all([
          cancelSoon(),
          deliver(world.messages.splice(0)),
          ...Array.from({ length: 4 }, cancelSoon),
        ])
        const statuses = [first, ...more]
        calm()
        const done = statuses.filter((status) => status === 200).length
        expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
        expect(done).toBeLessThanOrEqual(1)
        const { state } = await readTrip(world, trip.id)
        expect(state).toBe(done === 1 ? 'cancelled' : 'confirmed')
        const left = await freeAt(there.table, 'PAIR')
        expect((free['2027-07-14'] ?? 0) - (left['2027-07-14'] ?? 0)).toBe(done === 1 ? 0 : 1)
        if (done === 0) expect((await world.call('naledi', cancel, { body })).status).toBe(200)
      }
      expect(await freeAt(there.table, 'PAIR')).toEqual(free)
    }, 120_000)

    test('many cancellations at once give the rooms back once', async () => {
      const { id } = await onHold(world, ['PAIR', '2027-07-20', '2027-07-22'])
      calm = injectFaults(there.faulty, everyThirdWrite)
      const all = Array.from({ length: 10 }, () =>
        world.call('naledi', cancel, { body: { itineraryId: id } }),
      )
      const statuses = (await Promise.all(all)).map(({ status }) => status)
      calm()
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      expect((await freeAt(there.table, 'PAIR'))['2027-07-20']).toBe(100)
    })
  },
)
