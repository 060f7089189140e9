import { isPattern } from '#shared/itinerary/states'
import { canDo } from '#shared/itinerary/transitions'
import type { Trip } from '../page/trip'

/**
 * The label of the quote button; undefined if the state doesn't allow it, and for saved
 * itineraries, which a quote would turn into trips.
 */
export function quoteLabel({ state, quotedAt }: Trip): string | undefined {
  if (isPattern(state) || !canDo('GetQuote', state)) return undefined
  if (state === 'unknown') return 'Try again'
  return quotedAt === undefined ? 'Get Quote' : 'Get quote again'
}
