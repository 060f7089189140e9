import fc from 'fast-check'
import type { PricingInput, PricingSegment } from '#shared/pricing/pricing-input'

const currencies = ['USD', 'ZAR', 'KES', 'JPY', 'RWF', 'BHD', 'EUR'] as const
export const currency = fc.constantFrom(...currencies)

/** A decimal of at most `places` decimals, as text or as number. */
const decimal = (most: number, places: number) =>
  fc
    .tuple(
      fc.integer({ min: 0, max: most }),
      fc.integer({ min: 0, max: 10 ** places - 1 }),
      fc.boolean(),
    )
    .map(([integer, fraction, asNumber]) => {
      const text = `${integer}.${String(fraction).padStart(places, '0')}`
      return asNumber ? Number(text) : text
    })

const supplierAmount = fc.oneof(
  { weight: 6, arbitrary: decimal(2_000_000, 2) },
  { weight: 1, arbitrary: decimal(500, 6) },
  { weight: 1, arbitrary: fc.constantFrom('N/A', undefined, 0, '-250.75', -12.5) },
)
const percentage = (most: number) =>
  fc.oneof(
    fc.integer({ min: 0, max: most }),
    decimal(most - 1, 1),
    decimal(most - 1, 7),
    fc.constantFrom(0, 1e-7),
  )
const spotRate = fc.oneof(
  decimal(3_000, 8).filter((rate) => Number(rate) > 0),
  fc.constantFrom('18.0', '0.92282179', 16.44012345, 1e-7, '4000000000'),
)
const minor = fc.integer({ min: 0, max: 5_000_000 })

const segmentBody = fc.record({
  type: fc.constantFrom(
    ...[
      'stay',
      'road',
      'service',
      'point',
      'price',
      'entry',
      'exit',
      'flight',
      'chartered',
      'scheduled',
      'cruise',
    ],
  ),
  arrangedBy: fc.constantFrom(undefined, 'DMC', 'Agent', '1'),
  chargeable: fc.constantFrom(undefined, true, false),
  costAmount: supplierAmount,
  rspAmount: supplierAmount,
  currency,
  sellOverride: fc.option(fc.integer({ min: 0, max: 9_999_999 }), { nil: undefined, freq: 6 }),
  hideFromClient: fc.boolean(),
})

export const segments: fc.Arbitrary<PricingSegment[]> = fc
  .array(segmentBody, { maxLength: 14 })
  .map((bodies) => bodies.map((body, index) => ({ id: `s${index + 1}`, ...body })))

/**
 * A whole, well-formed itinerary: every rate within its limits, every currency with a spot rate.
 */
export const itinerary: fc.Arbitrary<PricingInput> = fc.record({
  currency,
  state: fc.constantFrom('estimate', 'quoting', 'quote', 'confirmed'),
  model: fc.constantFrom('net', 'rack'),
  agencyCode: fc.constantFrom('ABC001', 'ITR006', 'YEL002'),
  flags: fc.subarray(['xfsm', 'genpay']),
  rates: fc.record({
    land: percentage(50),
    air: percentage(50),
    deposit: percentage(100),
    currency: percentage(50),
    dmc: percentage(50),
    rack: percentage(50),
  }),
  fees: fc.record({
    credit: percentage(10),
    ach: percentage(10),
    foreignSellMarkup: percentage(10),
  }),
  spotRates: fc.tuple(...currencies.map(() => spotRate)).map((rates) => ({
    ...Object.fromEntries(currencies.map((code, index) => [code, rates[index]])),
    USD: 1,
  })),
  segments,
  discount: minor,
  customPriceAdjustment: fc.oneof(minor, fc.constant(-75_000)),
  customPriceAdjustmentFee: minor,
  payments: fc.array(
    fc.record({
      amount: minor,
      serviceFee: minor,
      status: fc.constantFrom('Paid', 'Pending', 'Error', 'Authorized'),
    }),
    { maxLength: 4 },
  ),
})

/** The worked example of pricing.md. */
export const workedExample = {
  currency: 'USD',
  model: 'net',
  rates: { land: 20, air: 20, deposit: 50, currency: 3, dmc: 3 },
  spotRates: { USD: 1, ZAR: '18.0' },
  segments: [
    {
      id: 's1',
      type: 'stay',
      arrangedBy: 'DMC',
      costAmount: '90000.00',
      currency: 'ZAR',
      rspAmount: 'N/A',
    },
    { id: 's2', type: 'scheduled', arrangedBy: 'DMC', costAmount: '400.00', currency: 'USD' },
  ],
} satisfies PricingInput
