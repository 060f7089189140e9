import type { PricingInput, PricingSegment } from '#shared/pricing/pricing-input'

const currencies = ['USD', 'ZAR', 'BWP', 'KES', 'JPY'] as const
const types = ['stay', 'road', 'scheduled'] as const

/**
 * A trip of 14 days: each day a stay, a transfer and a flight, in five currencies; three lines a
 * day make 42.
 */
export function benchItinerary() {
  return {
    currency: 'USD',
    state: 'quote',
    model: 'net',
    agencyCode: 'MAR001',
    flags: [],
    rates: { land: 20, air: 15, deposit: 50, currency: 3, dmc: 3, rack: 6 },
    fees: { credit: 3.5, ach: 1, foreignSellMarkup: 1 },
    spotRates: { USD: 1, ZAR: 16.44012345, BWP: 13.67081377, KES: 129.20451283, JPY: 148.93120557 },
    segments: Array.from({ length: 42 }, (_, line) => benchSegment(line)),
    discount: 150_000,
    customPriceAdjustment: 25_000,
    customPriceAdjustmentFee: 1_250,
    payments: [{ amount: 500_000, serviceFee: 17_500, status: 'Paid' }],
  } satisfies PricingInput
}

function benchSegment(line: number) {
  return {
    id: `segment-${line}`,
    type: types[line % types.length] ?? 'stay',
    arrangedBy: 'DMC',
    chargeable: true,
    costAmount: `${1_200 + line * 731}.${String((line * 37) % 100).padStart(2, '0')}`,
    currency: currencies[line % currencies.length] ?? 'USD',
    rspAmount: 'N/A',
    hideFromClient: false,
  } satisfies PricingSegment
}
