import { describe, expect, test } from 'vitest'
import { supplierDebtsIn, supplierDebtsText } from '#shared/pricing/supplier-debts'

const rates = { land: 20, air: 20, deposit: 40, currency: 3, dmc: 3, rack: 6 }
const segments = [
  { id: 's1', type: 'stay', arrangedBy: 'DMC', costAmount: '90000.00', currency: 'ZAR' },
  { id: 's2', type: 'scheduled', arrangedBy: 'DMC', costAmount: '1000', currency: 'KES' },
  { id: 's3', type: 'stay', arrangedBy: 'DMC', costAmount: '400.00', currency: 'USD' },
]
const debts = (paid: number) =>
  supplierDebtsText({
    currency: 'USD',
    rates,
    segments,
    finance: { sell: 1_000, deposit: 400, paid },
  })

describe('what suppliers are owed in other currencies', () => {
  test('is everything, then less what goes out with the deposit, then nothing', () => {
    expect(debts(0)).toBe('KES 100000 100000,ZAR 9000000 9000000')
    expect(debts(400)).toBe('KES 0 100000,ZAR 5400000 9000000')
    expect(debts(1_000)).toBe('KES 0 100000,ZAR 0 9000000')
  })

  test('reads back what it wrote', () => {
    expect(supplierDebtsIn(debts(400))).toEqual([
      { currency: 'KES', unpaid: 0, whole: 100_000 },
      { currency: 'ZAR', unpaid: 5_400_000, whole: 9_000_000 },
    ])
    expect(supplierDebtsIn(undefined)).toEqual([])
  })

  test('is nothing without a price, without other currencies, and where an amount cannot be read', () => {
    expect(supplierDebtsText({ currency: 'USD', rates, segments })).toBeUndefined()
    const finance = { sell: 1_000, deposit: 400, paid: 0 }
    expect(
      supplierDebtsText({ currency: 'USD', rates, segments: segments.slice(2), finance }),
    ).toBeUndefined()
    const odd = [{ ...segments[0], id: 's4', type: 'stay', currency: 'Rand' }]
    expect(supplierDebtsText({ currency: 'USD', rates, segments: odd, finance })).toBeUndefined()
  })
})
