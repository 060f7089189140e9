import { describe, expect, test } from 'vitest'
import { figureNames } from '#shared/pricing/explanation/figure-names'
import { FigureTables } from '../../../../../web/features/itinerary-edit/components/price/FigureTables'
import { FinanceSection } from '../../../../../web/features/itinerary-edit/components/price/FinanceSection'
import { OverridesSection } from '../../../../../web/features/itinerary-edit/components/price/OverridesSection'
import { PriceBody } from '../../../../../web/features/itinerary-edit/components/price/PriceBody'
import { PriceHead } from '../../../../../web/features/itinerary-edit/components/price/PriceHead'
import { aTrip, jao, mombo } from '../../../trip/builders'
import { renderTrip, wordsOf } from './render-trip'

/** With what comes when it is about to be seen. */
const panel = (overrides: Parameters<typeof aTrip>[0] = {}) =>
  renderTrip(
    <>
      <PriceHead />
      <PriceBody />
      <FinanceSection />
      <FigureTables />
    </>,
    aTrip(overrides),
  )

describe('the price panel', () => {
  test('shows every published figure, and lets each be asked about', () => {
    const html = panel()
    for (const path of Object.keys(figureNames)) expect(html).toContain(`data-figure="${path}"`)
  })

  test('names the currency once at the head, and the sell per person', () => {
    const words = wordsOf(panel())
    expect(words).toContain('USD')
    expect(words).toMatch(/\$[\d,]+\.\d\d per person/)
  })

  test('shows each rate within its limits, and says when rack has no effect', () => {
    const html = panel()
    const [slider = ''] = /<input[^>]*aria-label="Land rate"[^>]*>/.exec(html) ?? []
    for (const attribute of ['type="range"', 'min="0"', 'max="50"'])
      expect(slider).toContain(attribute)
    expect(wordsOf(html)).toContain('Rack not used: nothing is rack-priced.')
  })

  test('shows a margin below zero with a sign', () => {
    const html = panel({ discount: 1_500_000 })
    expect(html).toMatch(/negative[^>]*data-figure="margins\.total"/)
    expect(wordsOf(html)).toMatch(/Margin breakdown: Total: −\d/)
    expect(wordsOf(html)).toMatch(/Margin −\$[\d,.]+ \(−[\d.]+%\)/)
  })

  test('lets nothing be typed once the price is locked, and says why', () => {
    const finance = { ...aFinance, sell: 100 }
    const html = panel({ state: 'provisional', flags: ['genpay'], finance })
    expect(wordsOf(html)).toContain('The price is locked because payments were generated.')
    const fields = html.match(/<input[^>]*>/g) ?? []
    expect(fields.every((field) => field.includes('disabled'))).toBe(true)
  })

  test('shows the agency’s rate beside one of this trip, and the way back to it', () => {
    const html = panel({ rates: { land: 22, air: 20, deposit: 50, currency: 3, dmc: 3, rack: 6 } })
    expect(html).toContain('aria-label="Reset Land rate to the agency default of 20 percent"')
    expect(html).not.toContain('Reset Air rate')
    expect(wordsOf(html)).toContain('net pricing')
  })

  test('lists every sell that was set by hand, with its reason and what it would be', () => {
    const stays = [
      { ...jao, sellOverride: 700_000, sellOverrideReason: 'Matched a competitor' },
      { ...mombo, sellOverride: 1 },
    ]
    const words = wordsOf(renderTrip(<OverridesSection />, aTrip({ segments: stays })))
    expect(words).toMatch(/Jao Camp\s+7,000\.00\s+Matched a competitor\s+instead of 6,636\.60/)
    expect(words).toMatch(/Mombo Camp\s+0\.01\s+no reason given/)
  })

  test('says how many stays the price leaves out, and nothing of it once all are quoted or the trip is over', () => {
    const unquoted = { segments: [{ ...jao, costAmount: undefined }, mombo] }
    expect(wordsOf(panel(unquoted))).toContain('1 stay not priced')
    for (const over of [{}, { ...unquoted, state: 'cancelled' }] as const) {
      expect(wordsOf(panel(over))).not.toContain('that the quote will price')
    }
  })

  test('never shows the sum of a part where the price of the trip stands', () => {
    const unquoted = { segments: [{ ...jao, costAmount: undefined }, mombo] }
    expect(wordsOf(panel(unquoted))).toMatch(
      /Estimate.*No full price yet.*Sell so far: \S+\s+so far, 1 stay not priced/s,
    )
  })

  test('offers the foreign-sell markup only where the trip is not in USD', () => {
    expect(wordsOf(panel())).not.toContain('Foreign-sell markup')
    expect(wordsOf(panel({ currency: 'ZAR' }))).toContain('Foreign-sell markup, 1%')
  })

  test('asks for one payment when both are due today', () => {
    expect(wordsOf(panel())).toContain('due Mar 23, 2027')
    expect(wordsOf(panel({ startDate: '2027-02-01' }))).toContain(
      'the full price is requested in one payment',
    )
  })

  test('keeps the stored figures and says why when an exchange rate is missing', () => {
    const words = wordsOf(panel({ spotRates: { USD: '1' } }))
    expect(words).toContain(
      'Missing spot rate for required currency: showing the last saved figures.',
    )
  })
})

const aFinance = {
  currency: 'USD',
  sell: 0,
  sellingPrice: 0,
  deposit: 0,
  deposit_fee_credit: 0,
  deposit_fee_ach: 0,
  sell_fee_credit: 0,
  sell_fee_ach: 0,
  balance: 0,
  balance_fee_credit: 0,
  balance_fee_ach: 0,
  paid: 0,
  serviceFee: 0,
  discount: 0,
  customPriceAdjustment: 0,
  customPriceAdjustmentFee: 0,
}
