import { isAppError } from '#shared/errors/app-error'
import { capitalized, counted, listed } from '#shared/format/words'
import { moneyText } from '../../components/money/money-parts'
import { convertedTrip } from '../edits/converted'
import type { Trip } from '../page/trip'
import { livePrice } from './live-price'
import type { PricingContext } from './pricing-context'

/** What comes of selling the trip in another currency, for asking before it is done. */
export function currencyWords(trip: Trip, currency: string, pricing: PricingContext): string {
  const typed = typedAmounts(trip)
  const converted =
    typed.length === 0
      ? ''
      : ` ${capitalized(listed(typed))} ${typed.length === 1 ? 'is' : 'are'} converted at the same rates.`
  return `${priceWords(trip, currency, pricing)}${converted} Nothing is asked of the suppliers, and you can change back.`
}

function priceWords(trip: Trip, currency: string, pricing: PricingContext): string {
  const now = moneyText(livePrice(trip, pricing).finance.sell, trip.currency)
  const then = sellIn(trip, currency, pricing)
  if (then === undefined) return `The trip has no exchange rate for ${currency} yet: today’s is taken.`
  return `The trip then sells for ${moneyText(then, currency)} instead of ${now}, at the exchange rates that it has.`
}

/** Minor units; undefined while the trip has no rate for the currency. */
export function sellIn(trip: Trip, currency: string, pricing: PricingContext): number | undefined {
  try {
    const { finance, failure } = livePrice(convertedTrip(trip, currency), pricing)
    return failure === undefined ? finance.sell : undefined
  } catch (error) {
    if (isAppError(error)) return undefined
    throw error
  }
}

function typedAmounts({ discount, customPriceAdjustment, customPriceAdjustmentFee, itinerary }: Trip): string[] {
  const byHand = itinerary.segments.filter(({ sellOverride }) => sellOverride !== undefined).length
  return [
    ...(discount === 0 ? [] : ['the discount']),
    ...(customPriceAdjustment === 0 && customPriceAdjustmentFee === 0 ? [] : ['the price adjustment']),
    ...(byHand === 0 ? [] : [`${counted(byHand, 'sell')} set by hand`]),
  ]
}
