import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { PricingInput } from '#shared/pricing/pricing-input'
import type { PricingContext } from '#shared/pricing/reprice-itinerary'
import type { DaysRates } from '../data/rates/exchange-store'

/** A trip as it is priced: with its own rates, adjustments and exchange rates. */
export function tripPricing(
  record: ItineraryRecord,
  { agency, fees, firstPartyAgencies, spotRates }: PricingContext & Pick<ItineraryRecord, 'spotRates'>,
): PricingInput {
  const { currency, state, model, rates, segments, discount } = record
  const { customPriceAdjustment, customPriceAdjustmentFee } = record
  return {
    ...{ currency, state, model, rates, spotRates, segments, discount, firstPartyAgencies },
    ...{ customPriceAdjustment, customPriceAdjustmentFee },
    agencyCode: agency.agencyCode,
    flags: [...record.flags, ...agency.featureFlags],
    fees: { ...fees, credit: rates.credit ?? fees.credit, ach: rates.ach ?? fees.ach },
  }
}

/**
 * The exchange rates that a trip has; a currency that other seasons bring in takes the newest, unless the flag lcr says that
 * the rates stay.
 */
export async function ratesFor(
  { spotRates, flags }: Pick<ItineraryRecord, 'spotRates' | 'flags'>,
  { used, exchange, now }: { readonly used: Iterable<string>; readonly exchange: DaysRates; readonly now: Date },
): Promise<ItineraryRecord['spotRates']> {
  const isKnown = [...used].every((currency) => currency === 'USD' || spotRates[currency] !== undefined)
  if (isKnown || flags.includes('lcr')) return spotRates
  const { rates } = await exchange.newest(now)
  return { ...rates, ...spotRates }
}
