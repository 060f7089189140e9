import { describe, expect, test } from 'vitest'
import { repriceItinerary } from '#shared/pricing/reprice-itinerary'
import { withDepositLimit } from '#shared/pricing/with-deposit-limit'
import { anItinerary, aStay } from '../itinerary/builders'

const context = (...featureFlags: string[]) => ({
  agency: { agencyCode: 'MAR001', featureFlags },
  fees: { credit: 3.5, ach: 1, foreignSellMarkup: 1 },
  firstPartyAgencies: ['ITR006'],
})
const limiting = context('highDepositMargin')
const stored = (named: Parameters<typeof anItinerary>[0] = {}) =>
  repriceItinerary(
    anItinerary({
      state: 'quote',
      rates: { deposit: 80 },
      segments: [aStay({ costAmount: '5000.00', currency: 'USD' })],
      ...named,
    }),
    context(),
  )

describe('2 §9: highDepositMargin of a trip that was stored before the agency had it', () => {
  test('lowers its deposit to 50 percent, with all figures that follow from it', () => {
    const record = stored()
    const capped = withDepositLimit(record, limiting)
    expect([record.rates.deposit, capped.rates.deposit]).toEqual([80, 50])
    expect(capped).toEqual(
      repriceItinerary({ ...record, rates: { ...record.rates, deposit: 50 } }, limiting),
    )
    expect(capped.finance?.deposit).toBeLessThan(record.finance?.deposit ?? 0)
    expect(capped.finance?.sell).toBe(record.finance?.sell)
  })

  test('leaves it without the flag, within the limit, locked, and cancelled', () => {
    const locked = { ...stored({ flags: ['genpay'] }), state: 'provisional' as const }
    const cancelled = { ...stored(), state: 'cancelled' as const }
    const within = stored({ rates: { deposit: 50 } })
    expect(withDepositLimit(stored(), context())).toEqual(stored())
    for (const record of [within, locked, cancelled])
      expect(withDepositLimit(record, limiting)).toBe(record)
  })
})
