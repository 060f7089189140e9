import { describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import { optionKeySchema } from '#shared/ids/ids'
import { refreshed } from '../../../functions/itineraries/refreshed'
import type { Booked } from '../../../functions/suppliers/supplier-system'
import { anItinerary } from '../../shared/itinerary/builders'

const now = new Date('2026-11-20T09:00:00.000Z')
const booked = (endDate: string, more: Partial<Booked> = {}): Booked => ({
  ...{ status: 'Conf', bookingReference: 'TMB-1' },
  stays: [
    {
      ...{ startDate: calendarDate('2027-06-15'), endDate: calendarDate(endDate) },
      rooms: [{ optionKey: optionKeySchema.parse('JAO-TENT') }],
    },
  ],
  ...more,
})
const unknown = anItinerary({ state: 'unknown', bookingReference: 'TMB-1' })
const seen = (said: Booked) => refreshed(unknown, { booked: said, answer: { stays: [] }, now })

describe('an unknown trip whose booking stands', () => {
  test('is what its booking is when that is for the same nights', () => {
    expect(seen(booked('2027-06-18'))).toMatchObject({ state: 'confirmed', bookingReference: 'TMB-1' })
    expect(seen(booked('2027-06-18', { status: 'Prov' }))).toMatchObject({
      state: 'provisional',
      segments: [{ inventoryStatus: 'Provisional' }],
    })
  })

  test('is a quote that keeps its booking when its nights were changed since', () => {
    expect(seen(booked('2027-06-17'))).toMatchObject({ state: 'quote', bookingReference: 'TMB-1' })
    const held = seen(booked('2027-06-17', { status: 'Prov', heldUntil: '2026-11-23T15:00:00.000Z' }))
    expect(held).toMatchObject({ state: 'quote', holdExpiry: '2026-11-23T15:00:00.000Z' })
  })

  test('is not ended as a hold when what is sold is another version of it', () => {
    const sold = refreshed(
      { ...unknown, holdExpiry: '2026-11-23T15:00:00.000Z' },
      { booked: booked('2027-06-17'), answer: { stays: [] }, now },
    )
    expect(sold.holdExpiry).toBeUndefined()
  })

  test('believes a system that does not say what it booked', () => {
    expect(seen(booked('2027-06-17', { stays: undefined })).state).toBe('confirmed')
  })
})
