import { describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import { detailRows, usedRates } from '../../../../web/trip/life/detail-rows'
import { aStay } from '../../../shared/itinerary/builders'
import { aTrip, flight, jao, mombo } from '../builders'

const now = new Date('2027-01-10T12:00:00.000Z')

describe('the rows of the sheet', () => {
  test('come in the order of days, with what each supplier asks in its own currency', () => {
    const rows = detailRows(aTrip({ segments: [mombo, flight, jao] }), now)
    expect(rows.map(({ name, asks }) => [name, asks])).toEqual([
      ['Jao Camp', 'ZAR 90,000'],
      ['Mombo Camp', 'USD 12,000'],
      ['Jao to Mombo', 'USD 400'],
    ])
    expect(rows[0]).toMatchObject({ dates: 'Jun 15 – 18', note: 'Botswana · 3 nights · 1 room' })
  })

  test('show cents where there are some, and a dash where nothing is known', () => {
    const asks = (costAmount: string | undefined) =>
      detailRows(aTrip({ segments: [aStay({ ...jao, costAmount })] }), now)[0]?.asks
    expect(asks('1234.50')).toBe('ZAR 1,234.50')
    expect(asks('N/A')).toBe('–')
    expect(asks(undefined)).toBe('–')
  })

  test('say a supplier’s own word once, what is free, and when it was said', () => {
    const held = { ...jao, bookingStatus: 'provisional', availability: 2 }
    const row = (inventoryStatus: 'Provisional' | 'Waitlisted') =>
      detailRows(
        aTrip({
          segments: [aStay({ ...held, inventoryStatus })],
          availabilityCheckedAt: now.toISOString(),
        }),
        now,
      )
    expect(row('Provisional')[0]?.supplierSays).toMatch(/^2 free · checked /)
    expect(row('Waitlisted')[0]?.supplierSays).toMatch(/^Waitlisted · 2 free · checked /)
    expect(row('Waitlisted')[0]?.status).toEqual({ label: 'Requested from camp', tone: 'info' })
  })

  test('an own arrangement has no supplier', () => {
    const own = aStay({ ...jao, arrangedBy: 'Agent' })
    expect(detailRows(aTrip({ segments: [own] }), now)[0]).toMatchObject({
      supplierSays: '',
      status: { label: 'Self-arranged' },
    })
  })
})

test('the exchange rates are those of the costs and of the price, as they were stored', () => {
  expect(usedRates(aTrip({ spotRates: { USD: '1', ZAR: '18.0', EUR: '0.9' } }))).toEqual([
    { code: 'USD', rate: '1', use: 'selling currency, 2 costs' },
    { code: 'ZAR', rate: '18.0', use: '1 cost' },
  ])
  const own = { currency: 'ZAR', rate: '18.0', date: calendarDate('2026-11-03'), reason: 'Forward' }
  expect(usedRates(aTrip({ spotRates: { ZAR: '18.0' }, ownRates: [own] }))).toEqual([
    { code: 'ZAR', rate: '18.0', use: '1 cost, your own rate of Nov 3: Forward' },
  ])
})
