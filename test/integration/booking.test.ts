import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { holdBlockerView } from '#shared/api/itinerary-shapes'
import { expireHolds } from '../../functions/itineraries/jobs/expire-holds'
import {
  actOn,
  bookingOf,
  bookingWorld,
  freeAt,
  onHold,
  quoted,
  readTrip,
} from '../support/booking-world'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { openCamp } from '../support/open-camp'
import { quietLog } from '../support/store-kinds'
import { refusalOf, tripBody, tripOf, type World, zuluStay } from '../support/trip-world'

const hold = 'POST /api/WindowAPIs/GetHold'
const confirm = 'POST /api/WindowAPIs/ConfirmQuote'
const cancel = 'POST /api/WindowAPIs/CancelBooking'
const months = ['2027-06', '2027-07', '2027-08']

describe.each(routeEngines)('a booking in our own table, on $name', (engine) => {
  let there: TestTable
  let world: World
  beforeAll(async () => {
    quietLog()
    there = await startTestTable(engine)
    world = bookingWorld(there.table)
    for (const code of ['ALPHA', 'BRAVO', 'CHARLIE', 'DELTA', 'ECHO', 'FOXTROT', 'GOLF']) {
      await openCamp(there.table, code, { free: 2, months })
    }
    await openCamp(there.table, 'REQUEST', { free: (day) => (day < 15 ? -2 : -1), months })
  })
  afterAll(() => there.stop())

  test('goes from quote over holding to provisional, with a reference and an end of the hold at the camp', async () => {
    const { id } = await quoted(world, ['ALPHA', '2027-07-28', '2027-08-03'])
    expect(await world.call('naledi', hold, { body: { itineraryId: id } })).toMatchObject({
      status: 200,
      body: { id, state: 'holding' },
    })
    expect(await readTrip(world, id)).toMatchObject({
      state: 'holding',
      progress: { state: 'holding', total: 1 },
    })
    await world.work()
    const trip = await readTrip(world, id)
    expect(trip).toMatchObject({
      state: 'provisional',
      holdExpiry: '2026-11-23T15:00:00.000Z', // three days on, 17:00 in Botswana
      itinerary: { segments: [{ bookingStatus: 'provisional', inventoryStatus: 'Provisional' }] },
    })
    expect(trip.bookingReference).toMatch(/^WND-[2-9A-HJ-NP-Z]{8}$/)
    const free = await freeAt(there.table, 'ALPHA')
    const nights = [
      '2027-07-27',
      '2027-07-28',
      '2027-07-31',
      '2027-08-01',
      '2027-08-02',
      '2027-08-03',
    ]
    expect(nights.map((night) => free[night])).toEqual([2, 1, 1, 1, 1, 2])
    expect(await bookingOf(there.table, trip.bookingReference ?? '')).toMatchObject({
      status: 'Prov',
      itineraryId: id,
    })
    expect(world.zaps.filter(({ zap }) => zap === 'holdRequested')).toHaveLength(1)
  })

  test('what is restored stands where the booking stands, not where it stood', async () => {
    const { id } = await onHold(world, ['ALPHA', '2027-06-10', '2027-06-12'])
    const held = await readTrip(world, id)
    const restored = await world.call('naledi', 'POST /api/ItineraryHistory/{id}/restore', {
      params: { id },
      version: held.version,
      body: { version: 3 }, // the quote, before its rooms were held
    })
    expect(restored.status).toBe(200)
    expect(await readTrip(world, id)).toMatchObject({
      state: 'provisional',
      holdExpiry: held.holdExpiry,
      bookingReference: held.bookingReference,
      itinerary: { segments: [{ bookingStatus: 'provisional', inventoryStatus: 'Provisional' }] },
    })
  })

  test('takes the rooms of all stays or of none, and says which night was not to be had', async () => {
    const { id, problems } = await quoted(
      world,
      ['BRAVO', '2027-07-01', '2027-07-05'],
      ['CHARLIE', '2027-07-05', '2027-07-07'],
    )
    expect(problems).toEqual([])
    await onHold(world, ['CHARLIE', '2027-07-05', '2027-07-06'])
    await onHold(world, ['CHARLIE', '2027-07-05', '2027-07-06'])
    await actOn(world, id, hold)
    expect(await readTrip(world, id)).toMatchObject({
      state: 'quote',
      problems: [
        {
          code: 'no-rooms',
          date: '2027-07-05',
          segmentId: 's2',
          message: 'No Rooms Available: CHARLIE-TENT on 2027-07-05, 1 needed, 0 available',
        },
      ],
    })
    const free = await freeAt(there.table, 'BRAVO')
    expect(free['2027-07-01']).toBe(2)
  })

  test('is refused with what stands in the way, and a mock only says it', async () => {
    const { id } = await quoted(world, ['ECHO', '2026-11-01', '2026-11-03'])
    const mock = await world.call('naledi', hold, { body: { itineraryId: id, mock: true } })
    expect(mock).toMatchObject({
      status: 200,
      body: {
        state: 'quote',
        blockers: expect.arrayContaining([expect.objectContaining({ code: 'starts-in-past' })]),
      },
    })
    const answer = refusalOf(await world.call('naledi', hold, { body: { itineraryId: id } }))
    expect(answer).toMatchObject({ status: 409, code: 'itinerary.not-holdable' })
    expect(await readTrip(world, id)).toMatchObject({ state: 'quote' })
  })

  test('of a trip that was changed since its quote is refused until it is quoted again', async () => {
    const { id } = await quoted(world, ['ECHO', '2027-07-10', '2027-07-12'])
    await world.call('naledi', 'POST /api/WindowAPIs/addAccommodationDays', {
      body: { itineraryId: id, segmentId: 's1', days: 1 },
    })
    expect(await refusedHold(world, id)).toEqual(['changed-since-quote'])
    await actOn(world, id, 'POST /api/WindowAPIs/GetQuote')
    await actOn(world, id, hold)
    expect(await readTrip(world, id)).toMatchObject({ state: 'provisional' })
  })

  test('of a trip without a stay at a camp is refused, because there are no rooms to hold', async () => {
    const own = { supplierCode: 'OWN', arrangedBy: 'Agent', regionCode: 'MAUN', rooms: [] }
    const dates = { startDate: '2027-07-10', endDate: '2027-07-12' }
    const body = tripBody({
      ...dates,
      itinerary: { ...dates, segments: [zuluStay({ ...dates, ...own })] },
    })
    const { id } = tripOf(await world.call('naledi', 'POST /api/Itineraries', { body }))
    await actOn(world, id, 'POST /api/WindowAPIs/GetQuote')
    expect(await refusedHold(world, id)).toEqual(['nothing-to-hold'])
    expect(await readTrip(world, id)).toMatchObject({ state: 'quote' })
  })

  test('of nights on request asks for them and takes nothing', async () => {
    const trip = await onHold(world, ['REQUEST', '2027-07-02', '2027-07-04'])
    expect(trip).toMatchObject({
      state: 'provisional',
      itinerary: { segments: [{ inventoryStatus: 'Requested' }] },
    })
    const later = await onHold(world, ['REQUEST', '2027-07-20', '2027-07-22'])
    expect(later).toMatchObject({
      state: 'provisional',
      itinerary: { segments: [{ inventoryStatus: 'Pending' }] },
    })
    const free = await freeAt(there.table, 'REQUEST')
    expect([free['2027-07-02'], free['2027-07-20']]).toEqual([-2, -1])
    await actOn(world, trip.id, cancel)
    expect((await freeAt(there.table, 'REQUEST'))['2027-07-02']).toBe(-2)
  })

  test('is confirmed, and then holds its rooms without an end', async () => {
    const { id } = await onHold(world, ['DELTA', '2027-07-01', '2027-07-03'])
    expect(
      await world.call('naledi', 'POST /api/WindowAPIs/RequestConfirmation', {
        body: { itineraryId: id },
      }),
    ).toMatchObject({
      status: 200,
      body: { state: 'confirm_requested' },
    })
    expect(await actOn(world, id, confirm)).toMatchObject({
      status: 200,
      body: { state: 'confirming' },
    })
    const trip = await readTrip(world, id)
    expect(trip).toMatchObject({
      state: 'confirmed',
      itinerary: { segments: [{ bookingStatus: 'confirmed', inventoryStatus: 'Confirmed' }] },
    })
    expect(trip.holdExpiry).toBeUndefined()
    expect((await freeAt(there.table, 'DELTA'))['2027-07-01']).toBe(1)
  })

  test('gives its rooms back once when it is cancelled', async () => {
    const trip = await onHold(world, ['DELTA', '2027-07-10', '2027-07-12'])
    const answers = [
      await actOn(world, trip.id, cancel, { key: 'cancel-once' }),
      await actOn(world, trip.id, cancel, { key: 'cancel-once' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]?.text).toBe(answers[1]?.text)
    expect(refusalOf(await actOn(world, trip.id, cancel))).toMatchObject({
      status: 409,
      code: 'itinerary.wrong-state',
      details: { state: 'cancelled', allowed: ['restore'] },
    })
    expect((await freeAt(there.table, 'DELTA'))['2027-07-10']).toBe(2)
    expect(await bookingOf(there.table, trip.bookingReference ?? '')).toMatchObject({
      status: 'Canc',
      taken: [],
    })
  })

  test('expires, and its rooms go back', async () => {
    const own = bookingWorld(there.table)
    const { id } = await onHold(own, ['FOXTROT', '2027-07-01', '2027-07-03'])
    own.pass(3 * 86_400_000 + 7 * 3_600_000 - 1)
    expect(await expireHolds(own.deps)).toBe(0)
    own.pass(1)
    expect(await expireHolds(own.deps)).toBeGreaterThan(0)
    const trip = await readTrip(own, id)
    expect(trip).toMatchObject({ state: 'quote' })
    expect(trip.bookingReference).toBeUndefined()
    expect((await freeAt(there.table, 'FOXTROT'))['2027-07-01']).toBe(2)
    expect(await expireHolds(own.deps)).toBe(0)
  })

  test('whose hold is over gives way to the next one that needs its rooms, although the job is late', async () => {
    const own = bookingWorld(there.table)
    const { id } = await quoted(own, ['FOXTROT', '2027-08-01', '2027-08-03'])
    await onHold(own, ['FOXTROT', '2027-08-01', '2027-08-03'])
    await onHold(own, ['FOXTROT', '2027-08-01', '2027-08-03'])
    own.pass(4 * 86_400_000)
    await actOn(own, id, hold)
    expect(await readTrip(own, id)).toMatchObject({ state: 'provisional' })
    expect((await freeAt(there.table, 'FOXTROT'))['2027-08-01']).toBe(1)
  })

  test('keeps its rooms while it is requoted, and the next hold takes the new ones in their place', async () => {
    const trip = await onHold(world, ['GOLF', '2027-07-01', '2027-07-05'])
    const { id, bookingReference, itinerary } = trip
    const segments = [
      {
        ...plain({ itinerary }, 0),
        id: itinerary.segments[0]?.id,
        startDate: '2027-07-03',
        endDate: '2027-07-07',
      },
    ]
    const payload = { startDate: '2027-07-03', endDate: '2027-07-07', segments }
    const answer = await world.call('naledi', 'POST /api/Itineraries/update-requote', {
      body: { id, payload },
    })
    expect(answer).toMatchObject({ status: 200, body: { state: 'quoting' } })
    await world.work()
    expect(await readTrip(world, id)).toMatchObject({
      state: 'quote',
      flags: ['requote'],
      bookingReference,
    })
    expect((await freeAt(there.table, 'GOLF'))['2027-07-01']).toBe(1)
    await actOn(world, id, hold)
    expect(await readTrip(world, id)).toMatchObject({ state: 'provisional', bookingReference })
    const free = await freeAt(there.table, 'GOLF')
    expect(['01', '02', '03', '04', '05', '06', '07'].map((day) => free[`2027-07-${day}`])).toEqual(
      [2, 2, 1, 1, 1, 1, 2],
    )
  })

  test('of a requote is gone back to: the stays restored, the state follows the booking', async () => {
    const trip = await onHold(world, ['GOLF', '2027-09-01', '2027-09-05'])
    const { id, itinerary } = trip
    const moved = { startDate: '2027-09-03', endDate: '2027-09-07' }
    const segments = [{ ...plain({ itinerary }, 0), id: itinerary.segments[0]?.id, ...moved }]
    await world.call('naledi', 'POST /api/Itineraries/update-requote', {
      body: { id, payload: { ...moved, segments } },
    })
    await world.work()
    const refresh = async (toBooking: boolean) =>
      tripOf(
        await world.call('naledi', 'POST /api/WindowAPIs/RefreshQuote', {
          body: { itineraryId: id, toBooking },
        }),
      )
    expect(await refresh(true)).toMatchObject({ state: 'quote' })
    await world.call('naledi', 'POST /api/ItineraryHistory/{id}/restore', {
      params: { id },
      body: { version: trip.version },
    })
    expect(await refresh(false)).toMatchObject({ state: 'quote' })
    expect(await refresh(true)).toMatchObject({
      state: 'provisional',
      flags: [],
      bookingReference: trip.bookingReference,
      holdExpiry: trip.holdExpiry,
      finance: { sell: trip.finance?.sell },
      itinerary: { startDate: '2027-09-01' },
    })
  })

  test('of a requote that wants no rooms any more gives back all of them with the next hold', async () => {
    const {
      id,
      bookingReference = '',
      itinerary,
    } = await onHold(world, ['ECHO', '2027-07-20', '2027-07-22'])
    const { startDate, endDate } = itinerary
    const segments = [
      {
        type: 'stay',
        supplierCode: 'OWN',
        arrangedBy: 'Agent',
        regionCode: 'MAUN',
        startDate,
        endDate,
      },
    ]
    await world.call('naledi', 'POST /api/Itineraries/update-requote', {
      body: { id, payload: { segments } },
    })
    await world.work()
    await actOn(world, id, hold)
    expect(await readTrip(world, id)).toMatchObject({ state: 'provisional', bookingReference })
    expect((await freeAt(there.table, 'ECHO'))['2027-07-20']).toBe(2)
    expect(await bookingOf(there.table, bookingReference)).toMatchObject({ stays: [], taken: [] })
  })
})

/** The blockers with which a hold is refused, the same that a mock says. */
async function refusedHold(world: World, itineraryId: string): Promise<string[]> {
  const mock = await world.call('naledi', hold, { body: { itineraryId, mock: true } })
  const { blockers } = Object(mock.body)
  expect(refusalOf(await world.call('naledi', hold, { body: { itineraryId } }))).toMatchObject({
    status: 409,
    code: 'itinerary.not-holdable',
    details: { blockers },
  })
  return z
    .array(holdBlockerView)
    .parse(blockers)
    .map(({ code }) => code)
}

/** What an agent sends of a stay. */
function plain({ itinerary }: { itinerary: { segments: readonly object[] } }, index: number) {
  const { type, supplierCode, startDate, endDate, country, rooms } = Object(
    itinerary.segments[index],
  )
  return { type, supplierCode, startDate, endDate, country, rooms }
}
