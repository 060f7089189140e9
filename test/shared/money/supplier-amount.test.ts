import { describe, expect, test } from 'vitest'
import { majorText, readMinorUnits } from '#shared/money/minor-units'
import { isGiven, minorUnitsOf } from '#shared/money/supplier-amount'
import { supplierAmountSchema } from '#shared/money/supplier-amount-schema'

describe('minorUnitsOf', () => {
  test.each([
    ['90000.00', 2, 9_000_000],
    [90000, 2, 9_000_000],
    [0.1, 2, 10],
    ['1234', 0, 1234],
    ['1.2345', 3, 1235],
    ['0.005', 2, 1],
    ['-0.005', 2, -1],
    ['0.0049999999999999999999', 2, 0],
    ['1e3', 2, 100_000],
    [1.005, 2, 101],
  ])('reads %s at %i decimals as %i', (amount, exponent, minor) => {
    expect(minorUnitsOf(amount, exponent)).toBe(minor)
  })

  test.each(['N/A', undefined, null, ''])('counts %j as zero', (amount) => {
    expect(isGiven(amount)).toBe(false)
    expect(minorUnitsOf(amount, 2)).toBe(0)
  })

  test('holds zero for a given amount', () => {
    expect(isGiven(0)).toBe(true)
    expect(isGiven('0.00')).toBe(true)
  })

  test('refuses an amount beyond the safe integers', () => {
    expect(() => minorUnitsOf('90071992547409.92', 2)).toThrow(
      expect.objectContaining({ code: 'money.unsafe-amount' }),
    )
    expect(minorUnitsOf('90071992547409.91', 2)).toBe(Number.MAX_SAFE_INTEGER)
  })

  test.each(['n/a', 'free', '1 000'])('refuses %j', (amount) => {
    expect(() => minorUnitsOf(amount, 2)).toThrow('Invalid amount')
  })
})

describe('readMinorUnits', () => {
  test('takes whole numbers, as number or text, and zero for nothing', () => {
    expect(readMinorUnits(663660, 'sellOverride')).toBe(663660)
    expect(readMinorUnits('663660.0', 'sellOverride')).toBe(663660)
    expect(readMinorUnits(undefined, 'discount')).toBe(0)
    expect(readMinorUnits(null, 'discount')).toBe(0)
    expect(readMinorUnits(-0, 'discount')).toBe(0)
  })

  test('refuses a fraction of a cent, naming the field', () => {
    expect(() => readMinorUnits(0.5, 'discount')).toThrow(
      expect.objectContaining({
        code: 'money.invalid-amount',
        facts: { field: 'discount', value: '0.5' },
      }),
    )
  })

  test('refuses what no safe integer holds', () => {
    expect(() => readMinorUnits(2 ** 60, 'discount')).toThrow(
      expect.objectContaining({ code: 'money.unsafe-amount' }),
    )
  })
})

describe('majorText', () => {
  test('writes minor units as a decimal', () => {
    expect(majorText(37_350_000, 2)).toBe('373500.00')
    expect(majorText(-5, 3)).toBe('-0.005')
    expect(majorText(12, 0)).toBe('12')
  })
})

describe('supplierAmountSchema', () => {
  test('takes decimals and N/A', () => {
    for (const amount of ['N/A', '-12.50', '0', 12.5])
      expect(supplierAmountSchema.safeParse(amount).success).toBe(true)
    for (const amount of ['', '1,0', '1e5', Number.NaN, 1e14]) {
      expect(supplierAmountSchema.safeParse(amount).success).toBe(false)
    }
  })
})
