import { pricePayments, withoutRefund } from '#shared/itinerary/payments'
import type { PricingInput } from '#shared/pricing/pricing-input'
import type { Trip } from '../page/trip'

/** What a price depends on besides the trip: its agency's settings, as on the server. */
export interface PricingContext {
  readonly agencyCode: string
  readonly agencyFlags: readonly string[]
  /** Percent. */
  readonly fees: {
    readonly credit: number
    readonly ach: number
    readonly foreignSellMarkup: number
  }
  readonly firstPartyAgencies: readonly string[] | undefined
}

interface Pricing {
  readonly agencyCode: string
  readonly featureFlags: readonly string[]
}

/**
 * The agency that prices a trip: its own, whoever is looking. For another agency only the code is
 * known here; its rates come with the trip, as the server applied them.
 */
export function pricingAgencyOf({ user }: Pick<Trip, 'user'>, signedIn: Pricing): Pricing {
  const agencyCode = user?.agency.agencyCode ?? signedIn.agencyCode
  return {
    agencyCode,
    featureFlags: agencyCode === signedIn.agencyCode ? signedIn.featureFlags : [],
  }
}

/** A trip as pricing needs it, the same as on the server, so that both agree to the cent. */
export function pricingInputOf(
  trip: Trip,
  { agencyCode, agencyFlags, fees, firstPartyAgencies }: PricingContext,
) {
  const {
    currency,
    state,
    model,
    rates,
    discount,
    customPriceAdjustment,
    customPriceAdjustmentFee,
  } = trip
  return {
    currency,
    state,
    model,
    rates,
    discount,
    customPriceAdjustment,
    customPriceAdjustmentFee,
    payments: pricePayments(trip.payments).map(withoutRefund),
    cancelledShares: trip.partyCancellations,
    agencyCode,
    flags: [...trip.flags, ...agencyFlags],
    fees: { ...fees, credit: rates.credit ?? fees.credit, ach: rates.ach ?? fees.ach },
    spotRates: trip.exchange.spotRates,
    spotRatesDate: trip.exchange.date,
    segments: trip.itinerary.segments.map((segment) => ({
      ...segment,
      title: segment.campName ?? segment.title,
    })),
    firstPartyAgencies,
  } satisfies PricingInput
}
