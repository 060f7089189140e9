import type { ItineraryRecord } from '../itinerary/itinerary'
import type { AgencyTerms } from '../rates/agency-terms'
import { applyRates, type PricingSettings, ratesOfSettings } from '../rates/apply-rates'
import { rateNames } from '../rates/rate-table'
import type { PricingContext } from './reprice-itinerary'

interface Settings {
  readonly pricingSettings: PricingSettings
  readonly model: AgencyTerms['model']
}

/** What an agency's settings give a trip: rates within their limits, fees and model. */
export function agencyTermsOf(
  { pricingSettings, model }: Settings,
  context: PricingContext,
): AgencyTerms {
  const { agency, fees, firstPartyAgencies } = context
  const { agencyCode, featureFlags: flags } = agency
  const rates = applyRates({
    rates: ratesOfSettings(pricingSettings),
    agencyCode,
    flags,
    firstPartyAgencies,
  })
  return { model, ...rates, credit: fees.credit, ach: fees.ach }
}

/**
 * The record with the agency's present settings wherever it still had those that it was last quoted
 * by; what its agent set for the trip alone stays. Not yet priced.
 * @param first - the settings that a trip without a note of them was quoted by; those of now unless
 * they changed
 */
export function followAgency(
  record: ItineraryRecord,
  now: AgencyTerms,
  first: AgencyTerms = now,
): ItineraryRecord {
  const then = record.agencyTerms ?? first
  const names = [...rateNames, 'credit', 'ach'] as const
  const followedRates = names.filter(
    (name) => record.rates[name] === undefined || record.rates[name] === then[name],
  )
  return {
    ...record,
    model: record.model === then.model ? now.model : record.model,
    rates: {
      ...record.rates,
      ...Object.fromEntries(followedRates.map((name) => [name, now[name]])),
    },
    agencyTerms: now,
  }
}
