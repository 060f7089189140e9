import { beforeEach, describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import {
  agencyIdSchema,
  itineraryIdSchema,
  optionKeySchema,
  supplierCodeSchema,
} from '#shared/ids/ids'
import type { BookingRecord } from '../../../functions/data/itineraries/booking-records'
import { bookingStore } from '../../../functions/data/itineraries/booking-store'
import { calendarStore } from '../../../functions/data/rates/calendar-store'
import { roomStore } from '../../../functions/data/rates/room-store'
import { commit } from '../../../functions/data/table/commit'
import { clockAt } from '../../../functions/runtime/clock'
import { embeddedSystem } from '../../../functions/suppliers/embedded-system'
import type { Booked, HeldStay, HoldRequest } from '../../../functions/suppliers/supplier-system'
import { freeAt } from '../../support/booking-world'
import { memoryTable } from '../../support/memory-table'
import { openCamp } from '../../support/open-camp'

const agencyId = agencyIdSchema.parse('agy_marula')
const itineraryId = itineraryIdSchema.parse('itn_hartley')
const other = itineraryIdSchema.parse('itn_0ther0')
const of = { agencyId, itineraryId, agencyCode: 'MAR001' }

function stayAt(
  camp: string,
  startDate: string,
  endDate: string,
  named: Partial<HeldStay> = {},
): HeldStay {
  const optionKey = optionKeySchema.parse(`${camp}-TENT`)
  return {
    segmentId: camp,
    supplierCode: supplierCodeSchema.parse(camp),
    isDmcArranged: false,
    country: 'Botswana',
    startDate: calendarDate(startDate),
    endDate: calendarDate(endDate),
    rooms: [{ optionKey, adults: 2, children: 1, childrenAges: [9] }],
    ...named,
  }
}

/** The embedded system over a table in memory; of itineraries only what is written with them. */
async function opened() {
  const table = memoryTable()
  for (const camp of ['ALPHA', 'BRAVO'])
    await openCamp(table, camp, { free: 2, months: ['2027-07', '2027-08'] })
  await openCamp(table, 'ASKED', { free: -2, months: ['2027-07'] })
  const said: Omit<Booked, 'stays'>[] = []
  const bookings = bookingStore(table)
  let saves = 0
  const system = embeddedSystem({
    bookings,
    rooms: roomStore(table),
    calendars: calendarStore(table),
    itineraries: {
      save: async ({ after, also = [] }) => {
        saves += 1
        await commit(table, also, async () => undefined)
        return after
      },
    },
    clock: clockAt(() => new Date('2026-11-20T08:00:00Z')),
  })
  const change = (booked: Omit<Booked, 'stays'>) => {
    said.push(booked)
    return Object({}) // what becomes of the itinerary is another test's
  }
  const hold = async (stays: readonly HeldStay[], named: Partial<HoldRequest> = {}) => {
    const outcome = await system.hold({ ...of, stays, token: 'attempt', ...named }, change)
    return { outcome, reference: said.at(-1)?.bookingReference ?? '' }
  }
  return {
    table,
    system,
    change,
    hold,
    said,
    saves: () => saves,
    booking: (reference: string) => bookings.booking(agencyId, reference),
    nights: async (camp: string, ...days: readonly string[]) => {
      const free = await freeAt(table, camp)
      return days.map((day) => free[`2027-${day}`])
    },
  }
}
let there: Awaited<ReturnType<typeof opened>>
beforeEach(async () => {
  there = await opened()
})
const julyFirst = stayAt('ALPHA', '2027-07-01', '2027-07-03')
const ended = async (reference: string, reason: 'cancelled' | 'expired' = 'cancelled') => {
  await there.system.cancel(
    { ...of, bookingReference: reference, token: 'end', reason },
    there.change,
  )
  return there.said.at(-1)
}

describe('a hold', () => {
  test('is a booking of just its rooms and travelers, until its end', async () => {
    const { outcome, reference } = await there.hold([julyFirst])
    expect(outcome).toEqual({ kind: 'held' })
    const booking = await there.booking(reference)
    expect(booking).toMatchObject({
      status: 'Prov',
      version: 1,
      heldUntil: '2026-11-23T15:00:00.000Z',
      itineraryId,
    })
    expect(booking?.stays).toMatchObject([
      { rooms: [{ adults: 2, children: 1, childrenAges: [9] }] },
    ])
    expect(booking?.taken).toMatchObject([{ month: '2027-07', days: { '01': 1, '02': 1 } }])
    expect(there.said).toEqual([
      {
        bookingReference: reference,
        status: 'Prov',
        heldUntil: '2026-11-23T15:00:00.000Z',
        stays: [{ segmentId: 'ALPHA', inventoryStatus: 'Provisional' }],
      },
    ])
    expect(there.saves()).toBe(1)
  })

  test('that has rooms to ask for is pending, whatever else it has', async () => {
    const { reference } = await there.hold([julyFirst, stayAt('ASKED', '2027-07-03', '2027-07-05')])
    const booking = await there.booking(reference)
    expect(booking).toMatchObject({ status: 'Pend' })
    expect(booking?.taken.map(({ optionKey }) => optionKey)).toEqual(['ALPHA-TENT'])
    expect(there.said.at(-1)).toMatchObject({
      stays: [{ inventoryStatus: 'Provisional' }, { inventoryStatus: 'Requested' }],
    })
  })

  test('of rooms that are gone is refused, and takes nothing anywhere', async () => {
    for (const token of ['one', 'two'])
      await there.hold([stayAt('BRAVO', '2027-07-04', '2027-07-05')], { token })
    const { outcome } = await there.hold([julyFirst, stayAt('BRAVO', '2027-07-03', '2027-07-06')])
    expect(outcome).toMatchObject({
      kind: 'refused',
      problems: [{ code: 'no-rooms', date: '2027-07-04' }],
    })
    expect(await there.nights('ALPHA', '07-01')).toEqual([2])
    expect(await there.nights('BRAVO', '07-03', '07-04', '07-05')).toEqual([2, 0, 2])
  })

  test('takes the place of the one that the trip has, and only of that one', async () => {
    const { reference } = await there.hold([julyFirst])
    const again = { bookingReference: reference, token: 'again' }
    const moved = await there.hold([stayAt('ALPHA', '2027-07-02', '2027-07-04')], again)
    expect(moved.reference).toBe(reference)
    expect(await there.booking(reference)).toMatchObject({ version: 2 })
    expect(await there.nights('ALPHA', '07-01', '07-02', '07-03')).toEqual([2, 1, 1])
    const foreign = await there.hold([julyFirst], { ...again, itineraryId: other })
    expect(foreign.reference).not.toBe(reference)
    expect(await there.nights('ALPHA', '07-01', '07-02', '07-03')).toEqual([1, 0, 1])
    expect(
      (await there.hold([julyFirst], { ...again, bookingReference: 'WND-NOBODY' })).reference,
    ).not.toBe(reference)
  })

  test.each(['cancelled', 'expired'] as const)(
    'never takes the place of one that is %s',
    async (reason) => {
      const { reference } = await there.hold([julyFirst])
      await ended(reference, reason)
      const again = await there.hold([julyFirst], { bookingReference: reference, token: 'again' })
      expect(again.reference).not.toBe(reference)
      expect(await there.nights('ALPHA', '07-01', '07-02')).toEqual([1, 1])
    },
  )
})

describe('a booking', () => {
  const asking = (bookingReference: string | undefined, named: object = {}) => ({
    ...of,
    bookingReference,
    token: 'next',
    ...named,
  })
  const statusOf = async (reference: string): Promise<BookingRecord['status'] | undefined> =>
    (await there.booking(reference))?.status

  test('is confirmed, and has no end any more', async () => {
    const { reference } = await there.hold([julyFirst])
    await there.system.confirm(asking(reference), there.change)
    const booking = await there.booking(reference)
    expect(booking).toMatchObject({
      status: 'Conf',
      version: 2,
      taken: [{ days: { '01': 1, '02': 1 } }],
    })
    expect(booking).not.toHaveProperty('heldUntil')
    expect(there.said.at(-1)).toEqual({
      status: 'Conf',
      bookingReference: reference,
      heldUntil: undefined,
    })
  })

  test('that is not there, is another trip’s or was given back is not confirmed', async () => {
    const { reference } = await there.hold([julyFirst])
    const confirming = (bookingReference?: string, named = {}) =>
      there.system.confirm(asking(bookingReference, named), there.change)
    const refused = { code: 'supplier.refused' }
    await expect(confirming(undefined)).rejects.toMatchObject(refused)
    await expect(confirming('WND-NOBODY')).rejects.toMatchObject(refused)
    await expect(confirming(reference, { itineraryId: other })).rejects.toMatchObject(refused)
    expect(await statusOf(reference)).toBe('Prov')
    await ended(reference)
    await expect(confirming(reference)).rejects.toMatchObject(refused)
    expect(await statusOf(reference)).toBe('Canc')
  })

  test.each([
    ['cancelled', 'Canc'],
    ['expired', 'QuoteOld'],
  ] as const)('that is %s is %s, and gives its rooms back once', async (reason, status) => {
    const { reference } = await there.hold([stayAt('ALPHA', '2027-07-31', '2027-08-02')])
    expect(await there.nights('ALPHA', '07-31', '08-01')).toEqual([1, 1])
    expect(await ended(reference, reason)).toMatchObject({ status })
    expect(await ended(reference, reason)).toMatchObject({ status })
    expect(await there.booking(reference)).toMatchObject({ status, version: 2, taken: [] })
    expect(await there.nights('ALPHA', '07-31', '08-01')).toEqual([2, 2])
  })

  test('that is not there, or is another trip’s, is cancelled without a word to it', async () => {
    const { reference } = await there.hold([julyFirst])
    expect(await ended('WND-NOBODY')).toEqual({ status: 'Quote' })
    await there.system.cancel(
      { ...asking(reference), itineraryId: other, reason: 'cancelled' },
      there.change,
    )
    expect(there.said.at(-1)).toEqual({ status: 'Quote' })
    expect(await statusOf(reference)).toBe('Prov')
    expect(await there.nights('ALPHA', '07-01')).toEqual([1])
  })

  test.each([-1, -2, -3])(
    'gives back what is counted, and leaves alone a night that is %i since',
    async (code) => {
      const { reference } = await there.hold([julyFirst])
      await openCamp(there.table, 'ALPHA', {
        free: (day) => (day === 1 ? code : 0),
        months: ['2027-07'],
      })
      expect(await ended(reference)).toMatchObject({ status: 'Canc' })
      expect(await there.nights('ALPHA', '07-01', '07-02')).toEqual([code, 1])
    },
  )

  test.each([
    ['granted, and nothing else is open', { isGranted: true, isSure: true }, 'Prov'],
    ['granted, and others are open', { isGranted: true, isSure: false }, 'Pend'],
    ['declined', { isGranted: false, isSure: true }, 'Pend'],
  ])('whose request was %s', async (_what, heard, status) => {
    const { reference } = await there.hold([stayAt('ASKED', '2027-07-03', '2027-07-05')])
    await there.system.noteAnswer({ ...asking(reference), ...heard }, there.change)
    expect(await statusOf(reference)).toBe(status)
    expect(there.said.at(-1)).toMatchObject({ status, bookingReference: reference })
  })

  test('that was not asked for is not moved by an answer', async () => {
    const { reference } = await there.hold([julyFirst])
    await there.system.confirm(asking(reference), there.change)
    const granted = { isGranted: true, isSure: true }
    await there.system.noteAnswer({ ...asking(reference), ...granted }, there.change)
    expect(await there.booking(reference)).toMatchObject({ status: 'Conf', version: 2 })
    await there.system.noteAnswer({ ...asking(undefined), ...granted }, there.change)
    expect(there.said.at(-1)).toEqual({ status: 'Quote' })
  })

  test('is told of with its stays, to its own trip; and whole to who brings it in', async () => {
    const { reference } = await there.hold([julyFirst])
    const facts = {
      status: 'Prov',
      bookingReference: reference,
      heldUntil: '2026-11-23T15:00:00.000Z',
    }
    expect(await there.system.refresh(asking(reference))).toMatchObject({
      ...facts,
      stays: [{ segmentId: 'ALPHA' }],
    })
    const nothing = { status: 'Quote', stays: undefined }
    expect(await there.system.refresh(asking(reference, { itineraryId: other }))).toEqual(nothing)
    expect(await there.system.refresh(asking(undefined))).toEqual(nothing)
    const bringing = { agencyId, agencyCode: 'MAR001' }
    const imported = await there.system.importBooking({ ...bringing, bookingReference: reference })
    expect(imported).toMatchObject({ ...facts, itineraryId, stays: [{ segmentId: 'ALPHA' }] })
    expect(
      await there.system.importBooking({ ...bringing, bookingReference: 'WND-NOBODY' }),
    ).toBeUndefined()
  })

  test('counts as free to the trip that has it when it is quoted again', async () => {
    const stay = { ...julyFirst, rooms: [...julyFirst.rooms, ...julyFirst.rooms] }
    const { reference } = await there.hold([stay])
    const quoted = async (bookingReference?: string) => {
      const { stays } = await there.system.quote({ ...of, bookingReference, stays: [stay] })
      return stays.map(({ availability, problems }) => [
        availability,
        problems.map(({ code }) => code),
      ])
    }
    expect(await quoted()).toEqual([[0, ['twin-double-demand']]])
    expect(await quoted(reference)).toEqual([[2, []]])
  })
})
