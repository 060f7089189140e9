import { refuseField } from '#shared/errors/refuse-field'
import { ratesOfTripSettings } from '#shared/itinerary/figures'
import type { ItineraryPatch, ItineraryRecord } from '#shared/itinerary/itinerary'
import { withTripRates } from '#shared/itinerary/own-rates'

/**
 * A trip's margins, and its exchange rates where a patch sends some of its own.
 * @throws AppError request.invalid where a trip that keeps its exchange rates would lose one
 */
export function patchedRates(before: ItineraryRecord, patch: ItineraryPatch) {
  const { params, rates, tripRates, flags = before.flags } = patch
  const margins = {
    ...before.rates,
    ...ratesOfTripSettings(params?.customizations?.pricingSettings ?? {}),
    ...rates,
  }
  if (tripRates === undefined) return { rates: margins }
  const isKept = (currency: string) => tripRates.some((one) => one.currency === currency)
  const losesRate = before.tripRates?.some(({ currency }) => !isKept(currency)) ?? false
  if (losesRate && flags.includes('lcr'))
    refuseField('body.tripRates', 'can’t be taken away while the trip keeps its exchange rates')
  return { rates: margins, ...withTripRates(before, tripRates) }
}
