import { describe, expect, test } from 'vitest'
import { rateRow } from '../../../functions/import/sales-rows'

const row = {
  optionKey: 'JAO-TENT',
  from: '2027-01-01',
  to: '2027-03-31',
  currency: 'USD',
  twinRate: '712',
}
const fieldsOf = (offer: object) =>
  rateRow.safeParse({ ...row, ...offer }).error?.issues.map(({ path }) => path.join()) ?? []

describe('the offer of a rate row', () => {
  test('is both numbers or none', () => {
    expect(fieldsOf({})).toEqual([])
    expect(fieldsOf({ stayNights: 4, payNights: 3 })).toEqual([])
    expect(fieldsOf({ stayNights: 4 })).toEqual(['payNights'])
    expect(fieldsOf({ payNights: 3 })).toEqual(['payNights'])
  })

  test('in percent needs what it is for, and from above 0 to 100', () => {
    expect(
      fieldsOf({
        earlyBirdDays: 90,
        earlyBirdPercent: 10,
        longStayNights: 5,
        longStayPercent: '12.5',
      }),
    ).toEqual([])
    expect(fieldsOf({ earlyBirdDays: 90 })).toEqual(['earlyBirdPercent'])
    expect(fieldsOf({ longStayPercent: '5' })).toEqual(['longStayPercent'])
    expect(fieldsOf({ honeymoonPercent: 0, offerPercent: '101' })).toEqual([
      'honeymoonPercent',
      'offerPercent',
    ])
  })

  test('frees at least one night, and not all', () => {
    expect(fieldsOf({ stayNights: 3, payNights: 3 })).toEqual(['payNights'])
    expect(fieldsOf({ stayNights: 3, payNights: 0 })).toEqual(['payNights'])
  })
})

test('the charges of a rate row are in its currency, or paid locally', () => {
  expect(fieldsOf({ charges: 'Levy 4 per person per night' })).toEqual([])
  expect(fieldsOf({ charges: 'Levy 4 BWP per person per night paid locally' })).toEqual([])
  expect(fieldsOf({ charges: 'Levy 4 BWP per person per night' })).toEqual(['charges'])
  expect(fieldsOf({ charges: 'a levy' })).toEqual(['charges'])
})

describe('the child ages of a rate row', () => {
  test('are read as they will be priced', () => {
    expect(fieldsOf({ childBands: '2-5 free; 6-11 50%', extraAdultRate: '400' })).toEqual([])
    expect(fieldsOf({ childBands: 'under 12 half' })).toEqual(['childBands'])
  })
})
