import type { ItineraryRecord } from '../itinerary/itinerary'
import { rateLimits } from '../rates/apply-rates'
import { isPriceLocked } from './is-price-locked'
import { type PricingContext, repriceItinerary } from './reprice-itinerary'

type Rated = Pick<ItineraryRecord, 'rates' | 'flags' | 'state' | 'finance'>

/**
 * Whether the agency's limit for deposits could lower that of a trip: it is above the lowest of the
 * limits, and its price is neither locked nor over. Asked before anybody reads the agency.
 */
export function mayExceedDepositLimit({ rates, flags, state, finance }: Rated): boolean {
  const { max } = rateLimits('deposit', { flags: ['highDepositMargin'] })
  const isLocked = isPriceLocked({ flags, state, sell: finance?.sell ?? 0 })
  return (rates.deposit ?? 0) > max && !isLocked && state !== 'cancelled'
}

/**
 * The record with its deposit within the agency's limit (2 §9, highDepositMargin): one that was
 * priced before the agency had the flag is priced anew; any other stays as it is.
 * @throws AppError as repriceItinerary
 */
export function withDepositLimit(
  record: ItineraryRecord,
  context: PricingContext,
): ItineraryRecord {
  if (!mayExceedDepositLimit(record)) return record
  const { agencyCode, featureFlags: flags } = context.agency
  const { max } = rateLimits('deposit', { agencyCode, flags })
  return (record.rates.deposit ?? 0) > max ? repriceItinerary(record, context) : record
}
