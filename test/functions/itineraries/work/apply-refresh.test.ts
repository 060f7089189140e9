import { describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import { optionKeySchema } from '#shared/ids/ids'
import { applyQuote } from '../../../../functions/itineraries/work/apply-quote'
import { applyRefresh } from '../../../../functions/itineraries/work/apply-refresh'
import type { Booked } from '../../../../functions/suppliers/supplier-system'
import { anItinerary, aStay } from '../../../shared/itinerary/builders'

const now = new Date('2026-11-20T09:00:00.000Z')
const booked = (endDate: string, more: Partial<Booked> = {}): Booked => ({
  status: 'Conf',
  bookingReference: 'TMB-1',
  stays: [
    {
      startDate: calendarDate('2027-06-15'),
      endDate: calendarDate(endDate),
      rooms: [{ optionKey: optionKeySchema.parse('JAO-TENT') }],
    },
  ],
  ...more,
})
const unknown = anItinerary({ state: 'unknown', bookingReference: 'TMB-1' })
const seen = (said: Booked) => applyRefresh(unknown, { booked: said, answer: { stays: [] }, now })

describe('an unknown trip whose booking stands', () => {
  test('is what its booking is when that is for the same nights', () => {
    expect(seen(booked('2027-06-18'))).toMatchObject({
      state: 'confirmed',
      bookingReference: 'TMB-1',
    })
    expect(seen(booked('2027-06-18', { status: 'Prov' }))).toMatchObject({
      state: 'provisional',
      segments: [{ inventoryStatus: 'Provisional' }],
    })
  })

  test('is a quote that keeps its booking when its nights were changed since', () => {
    expect(seen(booked('2027-06-17'))).toMatchObject({ state: 'quote', bookingReference: 'TMB-1' })
    const held = seen(
      booked('2027-06-17', { status: 'Prov', heldUntil: '2026-11-23T15:00:00.000Z' }),
    )
    expect(held).toMatchObject({ state: 'quote', holdExpiry: '2026-11-23T15:00:00.000Z' })
  })

  test('is a quote when a camp declined its rooms and the booking still waits for it', () => {
    const declined = {
      ...unknown,
      segments: unknown.segments.map((one) => ({ ...one, inventoryStatus: 'Cancelled' as const })),
    }
    const pending = booked('2027-06-18', { status: 'Pend' })
    const answer = { stays: [] }
    expect(applyRefresh(declined, { booked: pending, answer, now }).state).toBe('quote')
    expect(applyRefresh(unknown, { booked: pending, answer, now }).state).toBe('provisional')
  })

  test('is not ended as a hold when what is sold is another version of it', () => {
    const sold = applyRefresh(
      { ...unknown, holdExpiry: '2026-11-23T15:00:00.000Z' },
      { booked: booked('2027-06-17'), answer: { stays: [] }, now },
    )
    expect(sold.holdExpiry).toBeUndefined()
  })

  test('believes a system that does not say what it booked', () => {
    expect(seen(booked('2027-06-17', { stays: undefined })).state).toBe('confirmed')
  })
})

describe('a trip that is asked for again', () => {
  const flight = aStay({ id: 's2', type: 'scheduled', rooms: [], inventoryStatus: undefined })
  const held = anItinerary({
    state: 'provisional',
    bookingReference: 'TMB-1',
    holdExpiry: '2026-11-23T15:00:00.000Z',
    flags: ['inconsistent'],
    segments: [aStay({ inventoryStatus: 'Requested' }), flight],
  })
  const fresh = (said: Booked, record = held) =>
    applyRefresh(record, { booked: said, answer: { stays: [] }, now })
  const standing = ({ segments }: typeof held) =>
    segments.map((one) => [one.inventoryStatus, one.bookingStatus])

  test('is confirmed without an end of its hold, and no longer off what was booked', () => {
    const after = fresh(booked('2027-06-18'))
    expect(after).toMatchObject({
      state: 'confirmed',
      flags: [],
      availabilityCheckedAt: now.toISOString(),
    })
    expect(after.holdExpiry).toBeUndefined()
    expect(standing(after)).toEqual([
      ['Confirmed', 'confirmed'],
      [undefined, undefined],
    ])
  })

  test('keeps its hold, with the end and the reference that the supplier names now', () => {
    const later = booked('2027-06-18', {
      status: 'Prov',
      bookingReference: 'TMB-2',
      heldUntil: '2026-11-25T15:00:00.000Z',
    })
    expect(fresh(later)).toMatchObject({
      state: 'provisional',
      bookingReference: 'TMB-2',
      holdExpiry: later.heldUntil,
    })
    const plain = booked('2027-06-18', { status: 'Prov', bookingReference: undefined })
    expect(fresh(plain)).toMatchObject({ bookingReference: 'TMB-1', holdExpiry: held.holdExpiry })
    expect(standing(fresh(later))).toEqual([
      ['Provisional', 'provisional'],
      [undefined, undefined],
    ])
  })

  test('goes on waiting for camps that have not answered', () => {
    expect(standing(fresh(booked('2027-06-18', { status: 'Pend' })))).toEqual([
      ['Requested', 'provisional'],
      [undefined, undefined],
    ])
  })

  test('goes on asking for confirmation until the supplier has confirmed', () => {
    const asked = { ...held, state: 'confirm_requested' as const }
    expect(fresh(booked('2027-06-18', { status: 'Prov' }), asked).state).toBe('confirm_requested')
    expect(fresh(booked('2027-06-18'), asked).state).toBe('confirmed')
  })

  test('is unknown, and off what was booked, when the supplier says what nobody knows', () => {
    const consistent = { ...held, flags: [] }
    expect(fresh(booked('2027-06-18', { status: 'Odd' }), consistent)).toMatchObject({
      state: 'unknown',
      flags: ['inconsistent'],
      bookingReference: 'TMB-1',
      holdExpiry: held.holdExpiry,
    })
  })

  test('is cancelled with its reference, and holds nothing', () => {
    const after = fresh({ status: 'Canc' })
    expect(after).toMatchObject({ state: 'cancelled', bookingReference: 'TMB-1' })
    expect(after).not.toHaveProperty('holdExpiry')
    expect(standing(after)).toEqual([
      ['Cancelled', 'cancelled'],
      [undefined, undefined],
    ])
  })

  test('stays the quote that it is while its booking stands, with its rooms', () => {
    const quote = { ...held, state: 'quote' as const }
    expect(fresh(booked('2027-06-18', { status: 'Prov' }), quote)).toMatchObject({
      state: 'quote',
      bookingReference: 'TMB-1',
      holdExpiry: held.holdExpiry,
      segments: [{ inventoryStatus: 'Requested' }, {}],
    })
  })

  test('that was cancelled is so whatever was booked', () => {
    expect(fresh({ ...booked('2027-06-17'), status: 'Canc' }).state).toBe('cancelled')
  })

  test('stands stay by stay, and is a quote as soon as one of them was declined while the booking waits', () => {
    const two = anItinerary({
      state: 'provisional',
      bookingReference: 'TMB-1',
      segments: [
        aStay({ inventoryStatus: 'Provisional' }),
        aStay({ id: 's2', inventoryStatus: 'Requested' }),
      ],
    })
    const said = { status: 'Pend', bookingReference: 'TMB-1' }
    expect(fresh(said, two).segments.map(({ inventoryStatus }) => inventoryStatus)).toEqual([
      'Provisional',
      'Requested',
    ])
    const declined = {
      ...two,
      segments: two.segments.map((one, at) =>
        at === 0 ? one : { ...one, inventoryStatus: 'Cancelled' as const },
      ),
    }
    expect(fresh(said, declined).state).toBe('quote')
    expect(fresh({ ...said, status: 'Prov' }, declined).state).toBe('provisional')
  })

  test('compares room by room: another room for the same nights is another booking', () => {
    const said = booked('2027-06-18')
    const rooms = [{ optionKey: optionKeySchema.parse('JAO-SUITE') }]
    expect(fresh({ ...said, stays: said.stays?.map((stay) => ({ ...stay, rooms })) }).state).toBe(
      'quote',
    )
    const [stay] = said.stays ?? []
    const inTwo = [
      { ...stay, startDate: calendarDate('2027-06-16') },
      { ...stay, endDate: calendarDate('2027-06-16') },
    ] as NonNullable<Booked['stays']>
    expect(fresh({ ...said, stays: inTwo }).state).toBe('confirmed')
  })
})

describe('a quote without a booking', () => {
  const quote = anItinerary({ state: 'quote' })
  const exchange = { date: calendarDate('2026-11-19'), rates: { USD: '1' } }
  const standingOf = ({ segments }: typeof quote) =>
    segments.map(({ inventoryStatus }) => inventoryStatus)

  test.each(['Waitlisted', 'Requested', 'Pending', 'Draft'] as const)(
    'stands as a quote says: %s',
    (inventoryStatus) => {
      const answer = {
        stays: [{ segmentId: 's1', availability: 0, inventoryStatus, problems: [] }],
      }
      const fresh = applyRefresh(quote, { booked: { status: 'Quote' }, answer, now })
      expect(standingOf(fresh)).toEqual([inventoryStatus])
      expect(standingOf(fresh)).toEqual(standingOf(applyQuote(quote, { answer, exchange, now })))
    },
  )

  test('gives up the standing of rooms that it no longer has', () => {
    const held = anItinerary({
      state: 'provisional',
      segments: [aStay({ inventoryStatus: 'Provisional' })],
    })
    const fresh = applyRefresh(held, { booked: { status: 'Quote' }, answer: { stays: [] }, now })
    expect(fresh).toMatchObject({
      state: 'quote',
      segments: [{ inventoryStatus: 'Draft', bookingStatus: 'quote' }],
    })
  })
})
