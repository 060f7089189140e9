import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  compareDecimal,
  decimalNumber,
  decimalText,
  parseDecimal,
  trimDecimal,
} from '#shared/money/decimal'

describe('parseDecimal', () => {
  test.each([
    ['16.4401', 164401, 4],
    ['18.0', 180, 1],
    ['-0.005', -5, 3],
    ['.5', 5, 1],
    ['5.', 5, 0],
    [' 7 ', 7, 0],
    ['+3', 3, 0],
    ['-0', 0, 0],
    ['1e-7', 1, 7],
    ['1.5E3', 1500, 0],
    [1e-7, 1, 7],
    [0.1, 1, 1],
    [-0, 0, 0],
    [373_500, 373_500, 0],
  ])('reads %s exactly', (value, units, scale) => {
    expect(parseDecimal(value)).toEqual({ units, scale })
  })

  test('reads a number that is too large for a safe integer through its shortest text', () => {
    expect(parseDecimal(1e21)).toEqual({ units: 10n ** 21n, scale: 0 })
  })

  test('keeps every digit of a long text', () => {
    expect(parseDecimal('0.12345678901234567890')).toEqual({
      units: 12345678901234567890n,
      scale: 20,
    })
  })

  test.each([
    '',
    ' ',
    '.',
    '-',
    'abc',
    '1,000',
    '1.2.3',
    '0x10',
    'Infinity',
    '1e9999',
    '−5',
    `${'9'.repeat(500)}`,
  ])('refuses %j', (text) => {
    expect(() => parseDecimal(text)).toThrow(
      expect.objectContaining({ code: 'money.invalid-amount' }),
    )
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses %s', (value) => {
    expect(() => parseDecimal(value, 'rates.land')).toThrow(
      expect.objectContaining({
        code: 'money.invalid-amount',
        facts: { field: 'rates.land', value: String(value) },
      }),
    )
  })

  test('reads every finite number as the number that it is', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(Number(decimalText(parseDecimal(value)))).toBe(value + 0)
        expect(decimalNumber(parseDecimal(value))).toBe(value + 0)
      }),
    )
  })

  test('reads units and scale back from its own text', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
        fc.nat(25),
        (units, scale) => {
          const text = decimalText({ units, scale })
          const parsed = parseDecimal(text)
          expect([BigInt(parsed.units), parsed.scale]).toEqual([units, scale])
        },
      ),
    )
  })
})

describe('trimDecimal', () => {
  test('drops trailing zeros after the point and changes no value', () => {
    expect(trimDecimal({ units: 1800, scale: 2 })).toEqual({ units: 18, scale: 0 })
    expect(trimDecimal({ units: 1800, scale: 1 })).toEqual({ units: 180, scale: 0 })
    expect(trimDecimal({ units: 10n ** 20n, scale: 19 })).toEqual({ units: 10, scale: 0 })
  })
})

describe('compareDecimal', () => {
  test('orders a decimal and an integer exactly', () => {
    expect(compareDecimal(parseDecimal('50.00000000000000000001'), 50)).toBe(1)
    expect(compareDecimal(parseDecimal('50.000'), 50)).toBe(0)
    expect(compareDecimal(parseDecimal(-1e-7), 0)).toBe(-1)
  })
})
