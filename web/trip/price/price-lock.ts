import { canDo } from '#shared/itinerary/transitions'
import type { Trip } from '../page/trip'
import { mayCollect, moneyOf } from '../payments/may-collect'

/** Why a locked price cannot be changed, and what opens it. */
export function priceLockWords(trip: Trip): string {
  const may = mayCollect(moneyOf(trip))
  const ways = [...(may.clear ? ['clear them'] : []), ...(canDo('requote', trip.state) ? ['requote'] : [])]
  const how = ways.length === 0 ? '' : ` To change it, ${ways.join(' or ')}.`
  return `The price is locked: payments were generated for it.${how}`
}
