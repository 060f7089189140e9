import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { figureText } from '../../../../web/components/money/money-parts'
import { readAmount, readPercent, readRate } from '../../../../web/trip/segments/typed-amount'

describe('an amount as people type it', () => {
  test('reads back whatever is shown', () => {
    const currency = fc.constantFrom('USD', 'JPY', 'BHD', 'ZAR')
    fc.assert(
      fc.property(
        fc.integer({ min: -9_000_000_000, max: 9_000_000_000 }),
        currency,
        (amount, code) => {
          expect(readAmount(figureText(amount, code), code)).toBe(amount)
        },
      ),
    )
  })

  test.each([
    ['1500', 150_000],
    ['1,500', 150_000],
    ['1,500.5', 150_050],
    ['1500,50', 150_050],
    [' 1 500.00 ', 150_000],
    ['−250', -25_000],
    ['-0', 0],
    ['.5', 50],
    ['12,345,678.90', 1_234_567_890],
  ])('reads %s', (text, minor) => {
    expect(readAmount(text, 'USD')).toBe(minor)
  })

  test.each(['', 'abc', '1.234', '1.2.3', '--5', '5-', 'NaN', '1e3', '99999999999999999999'])(
    'refuses %j',
    (text) => {
      expect(readAmount(text, 'USD')).toBeUndefined()
    },
  )

  test('has no decimals where the currency has none', () => {
    expect(readAmount('1500', 'JPY')).toBe(1_500)
    expect(readAmount('1500.5', 'JPY')).toBeUndefined()
  })
})

describe('a percentage as people type it', () => {
  test.each([
    ['20', 20],
    ['17.5', 17.5],
    ['17,5', 17.5],
    ['20 %', 20],
    ['.5', 0.5],
    ['0', 0],
  ])('reads %s', (text, percent) => {
    expect(readPercent(text)).toBe(percent)
  })

  test.each(['', '-1', 'x', '1000', '1.23456'])('refuses %j', (text) => {
    expect(readPercent(text)).toBeUndefined()
  })
})

describe('a rate', () => {
  test.each([
    ['-5', -5],
    ['−2,5 %', -2.5],
    ['-0', 0],
    ['17.5', 17.5],
  ])('is read below zero too, to be held at its limit: %s', (text, percent) => {
    expect(readRate(text)).toBe(percent)
  })

  test.each(['abc', '-', '5-', ''])('is none in %j', (text) => {
    expect(readRate(text)).toBeUndefined()
  })
})
