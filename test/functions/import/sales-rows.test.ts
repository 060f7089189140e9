import { describe, expect, test } from 'vitest'
import { rateRow } from '../../../functions/import/sales-rows'

const row = { optionKey: 'JAO-TENT', from: '2027-01-01', to: '2027-03-31', currency: 'USD', twinRate: '712' }
const fieldsOf = (offer: object) =>
  rateRow.safeParse({ ...row, ...offer }).error?.issues.map(({ path }) => path.join()) ?? []

describe('the offer of a rate row', () => {
  test('is both numbers or none', () => {
    expect(fieldsOf({})).toEqual([])
    expect(fieldsOf({ stayNights: 4, payNights: 3 })).toEqual([])
    expect(fieldsOf({ stayNights: 4 })).toEqual(['payNights'])
    expect(fieldsOf({ payNights: 3 })).toEqual(['payNights'])
  })

  test('frees at least one night, and not all', () => {
    expect(fieldsOf({ stayNights: 3, payNights: 3 })).toEqual(['payNights'])
    expect(fieldsOf({ stayNights: 3, payNights: 0 })).toEqual(['payNights'])
  })
})
