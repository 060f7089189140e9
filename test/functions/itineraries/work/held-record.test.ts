import { describe, expect, test } from 'vitest'
import { financeSchema } from '#shared/itinerary/figures'
import {
  cancelledRecord,
  confirmedRecord,
  heldRecord,
  isGivenBack,
  releasedRecord,
  unansweredRecord,
  unheldRecord,
} from '../../../../functions/itineraries/work/held-record'
import { anItinerary, aStay } from '../../../shared/itinerary/builders'

const held = {
  status: 'Prov',
  bookingReference: 'TMB-1',
  heldUntil: '2026-11-23T15:00:00.000Z',
  stays: [{ segmentId: 's1', inventoryStatus: 'Provisional' as const }],
}
const zeros = Object.fromEntries(Object.keys(financeSchema.shape).map((name) => [name, 0]))
const paid = (amount: number) =>
  anItinerary({
    state: 'holding',
    finance: financeSchema.parse({
      ...zeros,
      currency: 'USD',
      sell: 1_000,
      deposit: 500,
      paid: amount,
    }),
  })

describe('a trip whose rooms are held', () => {
  test('is provisional until its deposit is paid', () => {
    expect(heldRecord(paid(0), held).state).toBe('provisional')
    expect(heldRecord(paid(499), held).state).toBe('provisional')
  })

  test('asks for confirmation when its deposit was paid before, as while it was a quote', () => {
    expect(heldRecord(paid(500), held)).toMatchObject({
      state: 'confirm_requested',
      bookingReference: 'TMB-1',
    })
  })

  test('keeps the end of its hold, and each stay stands where its camp says', () => {
    const own = aStay({ id: 's3', arrangedBy: 'Agent' })
    const record = anItinerary({ state: 'holding', segments: [aStay(), aStay({ id: 's2' }), own] })
    const stays = [...held.stays, { segmentId: 's2', inventoryStatus: 'Requested' as const }]
    const after = heldRecord(record, { ...held, status: 'Pend', stays })
    expect(after).toMatchObject({ bookingReference: 'TMB-1', holdExpiry: held.heldUntil })
    expect(
      after.segments.map(({ inventoryStatus, bookingStatus }) => [inventoryStatus, bookingStatus]),
    ).toEqual([
      ['Provisional', 'provisional'],
      ['Requested', 'provisional'],
      [undefined, undefined],
    ])
  })
})

const gap = {
  code: 'gap',
  message: 'There is a gap in the itinerary dates',
  date: '2027-06-18',
} as const
const full = { code: 'no-rooms', message: 'Full', segmentId: 's1' } as const
const booked = anItinerary({
  state: 'confirming',
  bookingReference: 'TMB-1',
  holdExpiry: '2026-11-23T15:00:00.000Z',
  problems: [gap, full],
  segments: [
    aStay({ inventoryStatus: 'Provisional', bookingStatus: 'provisional' }),
    aStay({ id: 's2', arrangedBy: 'Agent' }),
  ],
})
const standing = ({ segments }: typeof booked) =>
  segments.map((one) => [one.inventoryStatus, one.bookingStatus])

describe('a trip whose booking the supplier answers for', () => {
  test('is a quote with what was not to be had in place of what was said before', () => {
    const closed = { code: 'room-closed', message: 'Closed', segmentId: 's1' } as const
    expect(unheldRecord(booked, [closed])).toEqual({
      ...booked,
      state: 'quote',
      problems: [gap, closed],
    })
  })

  test('is confirmed without an end of its hold, but for what the agent arranges', () => {
    const after = confirmedRecord(booked, { status: 'Conf' })
    expect(after).toMatchObject({ state: 'confirmed', bookingReference: 'TMB-1', problems: [gap] })
    expect(after).not.toHaveProperty('holdExpiry')
    expect(standing(after)).toEqual([
      ['Confirmed', 'confirmed'],
      [undefined, undefined],
    ])
    expect(
      confirmedRecord(booked, { status: 'Conf', bookingReference: 'TMB-2' }).bookingReference,
    ).toBe('TMB-2')
  })

  test('is unknown, and keeps its rooms, when the supplier says something else', () => {
    const failed = (message: string) => ({
      ...booked,
      state: 'unknown',
      problems: [gap, { code: 'supplier-failed', message }],
    })
    expect(confirmedRecord(booked, { status: 'Prov' })).toEqual(
      failed('The supplier didn’t confirm; the booking is Prov'),
    )
    expect(cancelledRecord(booked, { status: 'Conf' })).toEqual(
      failed('The supplier didn’t cancel; the booking is Conf'),
    )
    expect(unansweredRecord(booked, 'No answer')).toEqual(failed('No answer'))
  })

  test('gives its rooms back: cancelled it keeps its reference, a quote has none', () => {
    const cancelled = cancelledRecord(booked, { status: 'Canc' })
    expect(cancelled).toMatchObject({ state: 'cancelled', bookingReference: 'TMB-1' })
    expect(cancelled).not.toHaveProperty('holdExpiry')
    expect(standing(cancelled)).toEqual([
      ['Cancelled', 'cancelled'],
      [undefined, undefined],
    ])
    const quote = releasedRecord(booked, 'quote')
    expect(quote.state).toBe('quote')
    expect(quote).not.toHaveProperty('bookingReference')
    expect(standing(quote)).toEqual([
      ['Draft', 'quote'],
      [undefined, undefined],
    ])
    const { bookingReference: _none, ...unbooked } = booked
    expect(releasedRecord(unbooked, 'cancelled')).not.toHaveProperty('bookingReference')
  })

  test.each([
    ['Canc', true],
    ['QuoteOld', true],
    ['Quote', true],
    ['Prov', false],
    ['Conf', false],
    ['Odd', false],
  ])('holds no rooms any more with the status %s: %s', (status, isBack) =>
    expect(isGivenBack(status)).toBe(isBack),
  )
})
