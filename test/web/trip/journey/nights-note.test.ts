import { describe, expect, test } from 'vitest'
import { nightsNote } from '../../../../web/trip/journey/nights-note'
import { aStay } from '../../../shared/itinerary/builders'

const rule = (from: string, to: string, twinRate: string, optionKey = 'JAO-TENT') => ({
  optionKey,
  from,
  to,
  currency: 'ZAR',
  perPerson: true,
  twinRate,
  childRate: '20750.00',
})
const room = (adults: number, children: number) => ({
  optionKey: 'JAO-TENT',
  adults,
  children,
  childrenAges: [9].slice(0, children),
})
const stay = (costAmount: string, ...rooms: ReturnType<typeof room>[]) =>
  aStay({ rooms, costAmount, currency: 'ZAR' })
const allYear = [rule('2027-01-01', '2027-12-31', '41500.00')]

describe('the nights of a supplier’s cost', () => {
  test('are one figure where every night costs the same', () => {
    expect(nightsNote(stay('249000.00', room(2, 0)), { rules: allYear })).toBe('3 nights × 83,000')
  })

  test('tell equal rooms by their number, and others one by one', () => {
    expect(nightsNote(stay('498000.00', room(2, 0), room(2, 0)), { rules: allYear })).toBe(
      '3 nights × (2 × 83,000)',
    )
    expect(nightsNote(stay('560250.00', room(2, 0), room(2, 1)), { rules: allYear })).toBe(
      '3 nights × (83,000 + 103,750)',
    )
  })

  test('are told apart where a season ends within the stay', () => {
    const rules = [
      rule('2027-01-01', '2027-06-16', '41500.00'),
      rule('2027-06-17', '2027-12-31', '50000.50'),
    ]
    expect(nightsNote(stay('266001.00', room(2, 0)), { rules })).toBe(
      '2 nights × 83,000 + 1 night × 100,001',
    )
  })

  test('name the offer that makes one of them free', () => {
    const rules = allYear.map((given) => ({ ...given, stayNights: 3, payNights: 2 }))
    expect(nightsNote(stay('166000.00', room(2, 0)), { rules })).toBe(
      '2 nights × 83,000 + 1 night free (stay 3, pay 2)',
    )
  })

  test('name the offer that takes a percentage off them', () => {
    const early = allYear.map((given) => ({ ...given, earlyBirdDays: 60, earlyBirdPercent: '10' }))
    const quoted = nightsNote(
      stay('224100.00', room(2, 0)),
      { rules: early },
      '2027-01-10T08:00:00.000Z',
    )
    expect(quoted).toBe('3 nights × 74,700 (10% off, early bird)')
    const honeymoon = allYear.map((given) => ({ ...given, honeymoonPercent: 50 }))
    const couple = { ...stay('124500.00', room(2, 0)), extras: ['Honeymoon: bubbly in the tent'] }
    expect(nightsNote(couple, { rules: honeymoon })).toBe('3 nights × 41,500 (50% off, honeymoon)')
  })

  test('name all offers that combine', () => {
    const both = { longStayNights: 3, longStayPercent: 20, offerPercent: 10 }
    const rules = allYear.map((given) => ({ ...given, ...both, combines: 'all' }))
    expect(nightsNote(stay('179280.00', room(2, 0)), { rules })).toBe(
      '3 nights × 59,760 (20% off, long stay, 10% off, special offer)',
    )
  })

  test('name what children of an age pay', () => {
    const rules = allYear.map((given) => ({ ...given, childBands: '6-11 25%' }))
    expect(nightsNote(stay('280125.00', room(2, 1)), { rules })).toBe(
      '3 nights × 93,375 (child of 9 25%)',
    )
  })

  test('name the levies of the price beside them', () => {
    const rules = allYear.map((given) => ({
      ...given,
      charges: 'Levy 100 per person per night; Park fee 9 per room per stay paid locally',
    }))
    expect(nightsNote(stay('249600.00', room(2, 0)), { rules })).toBe(
      '3 nights × 83,000 + 600 Levy',
    )
  })

  test('claim nothing when the rates of today do not give what was quoted', () => {
    expect(nightsNote(stay('1.00', room(2, 0)), { rules: allYear })).toBeUndefined()
    expect(nightsNote(stay('249000.00', room(2, 0)), { rules: [] })).toBeUndefined()
    expect(nightsNote(stay('249000.00'), { rules: allYear })).toBeUndefined()
  })
})
