import { describe, expect, test } from 'vitest'
import type { PricingSegment } from '#shared/pricing/pricing-input'
import { pricingTerms } from '#shared/pricing/pricing-terms'
import { unpaidCosts } from '#shared/pricing/unpaid-costs'

const terms = pricingTerms({ currency: 'USD', rates: { deposit: 50 }, spotRates: { ZAR: '18' } })
const stay: PricingSegment = {
  id: 's1',
  type: 'stay',
  arrangedBy: 'DMC',
  costAmount: '1000.00',
  currency: 'ZAR',
}
const flight: PricingSegment = { ...stay, id: 's2', type: 'scheduled', costAmount: '300.00' }
const left = (standing: { sell: number; deposit: number; paid: number }) =>
  unpaidCosts([stay, flight], { terms, standing }).get('ZAR')

describe('what suppliers are still to get', () => {
  test('is all before the deposit, its rest after it, nothing when the client has paid', () => {
    const standing = { sell: 200_00, deposit: 100_00, paid: 0 }
    expect(left({ ...standing, paid: 99_99 })).toBe(130_000)
    expect(left({ ...standing, paid: 100_00 })).toBe(50_000)
    expect(left({ ...standing, paid: 199_99 })).toBe(50_000)
    expect(left({ ...standing, paid: 200_00 })).toBe(0)
  })

  test('is all while the trip sells for nothing', () => {
    expect(left({ sell: 0, deposit: 0, paid: 0 })).toBe(130_000)
  })
})
