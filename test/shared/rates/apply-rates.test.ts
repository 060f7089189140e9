import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exactFees } from '#shared/rates/apply-fees'
import { applyRates, exactRates, rateLimits, ratesOfSettings } from '#shared/rates/apply-rates'
import { rateNames, rateTable } from '#shared/rates/rate-table'

const defaults = { land: 20, air: 20, deposit: 50, currency: 3, dmc: 3, rack: 6 }
const firstParty = { land: 3, air: 3, deposit: 3, currency: 3, dmc: 20, rack: 6 }

describe('applyRates', () => {
  test('takes the defaults for what is missing', () => {
    expect(applyRates({})).toEqual(defaults)
    expect(
      applyRates({ rates: { land: null, air: undefined, dmc: '' }, agencyCode: 'MAR001' }),
    ).toEqual(defaults)
  })

  test('takes a first-party agency’s own defaults', () => {
    expect(applyRates({ agencyCode: 'ITR006' })).toEqual(firstParty)
    expect(applyRates({ agencyCode: 'ITR006', rates: { land: 12 } }).land).toBe(12)
    expect(applyRates({ agencyCode: 'ABC001', firstPartyAgencies: ['ABC001'] })).toEqual(firstParty)
    expect(applyRates({ agencyCode: 'ITR006', firstPartyAgencies: [] })).toEqual(defaults)
  })

  test('clamps every rate to its limits and keeps what is within', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...rateNames),
        fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        (name, rate) => {
          const { min, max } = rateTable[name]
          expect(applyRates({ rates: { [name]: rate } })[name]).toBe(
            Math.min(max, Math.max(min, rate)) + 0,
          )
        },
      ),
    )
  })

  test('lowers the deposit’s maximum to 50 with highDepositMargin', () => {
    expect(applyRates({ rates: { deposit: 80 } }).deposit).toBe(80)
    expect(
      applyRates({ rates: { deposit: 80, land: 50 }, flags: ['highDepositMargin'] }),
    ).toMatchObject({
      deposit: 50,
      land: 50,
    })
    expect(rateLimits('deposit', { flags: ['highDepositMargin'] })).toEqual({
      min: 0,
      max: 50,
      default: 50,
    })
    expect(rateLimits('land', { flags: ['highDepositMargin'] })).toEqual({
      min: 0,
      max: 50,
      default: 20,
    })
  })

  test('reads texts exactly', () => {
    expect(exactRates({ rates: { land: '12.3456789012345678901' } }).land).toEqual({
      units: 123456789012345678901n,
      scale: 19,
    })
  })

  test('names the rate that is no number', () => {
    expect(() => applyRates({ rates: { dmc: 'three' } })).toThrow(
      expect.objectContaining({
        code: 'money.invalid-amount',
        facts: { field: 'rates.dmc', value: 'three' },
      }),
    )
    expect(() => applyRates({ rates: { dmc: Number.NaN } })).toThrow('Invalid amount')
  })

  test('reads an agency’s pricing settings', () => {
    expect(applyRates({ rates: ratesOfSettings({ landRate: 25, dmcRate: '4.5' }) })).toEqual({
      ...defaults,
      land: 25,
      dmc: 4.5,
    })
  })
})

describe('exactFees', () => {
  test('takes configured fees, defaults for those missing, and none below zero', () => {
    expect(exactFees(undefined)).toEqual({
      credit: { units: 35, scale: 1 },
      ach: { units: 1, scale: 0 },
      foreignSellMarkup: { units: 1, scale: 0 },
    })
    expect(exactFees({ credit: '2.9', ach: 0, foreignSellMarkup: -1 })).toEqual({
      credit: { units: 29, scale: 1 },
      ach: { units: 0, scale: 0 },
      foreignSellMarkup: { units: 0, scale: 0 },
    })
  })
})
