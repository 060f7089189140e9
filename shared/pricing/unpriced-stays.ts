import type { ItineraryRecord } from '../itinerary/itinerary'
import { isUnpricedStay, type Priced } from '../itinerary/supplier-stays'
import { isPriceLocked } from './is-price-locked'

interface Selling<S extends Priced> {
  readonly state: ItineraryRecord['state']
  readonly flags: ItineraryRecord['flags']
  readonly finance?: Pick<NonNullable<ItineraryRecord['finance']>, 'sell'> | undefined
  readonly segments: readonly S[]
}

/**
 * The camp stays that a trip's sell lacks, because the next quote, or people, will price them
 * (domain.md, Estimates): while there are any, the sell is a partial sum. None where the price is
 * locked or the trip is over, and none of those that the trip doesn't charge, such as options that
 * were not taken.
 */
export function unpricedStays<S extends Priced>({
  state,
  flags,
  finance,
  segments,
}: Selling<S>): S[] {
  if (state === 'cancelled' || isPriceLocked({ flags, state, sell: finance?.sell ?? 0 })) return []
  return segments.filter((stay) => isUnpricedStay(stay) && stay.chargeable !== false)
}

type Promising = Pick<ItineraryRecord, 'state' | 'flags' | 'finance' | 'locked' | 'segments'>

/**
 * The figures that a client may be told, minor units of the trip's currency: those that were
 * promised while the agent's own have moved on, else the trip's own.
 * @returns undefined before there is a price, and while the sum lacks a stay
 */
export function promisedFinance(record: Promising): ItineraryRecord['finance'] {
  const promise = record.flags.includes('locked_incompatible') ? record.locked?.finance : undefined
  if (promise !== undefined) return promise
  return unpricedStays(record).length > 0 ? undefined : record.finance
}
