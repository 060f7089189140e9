import { isInFlight } from '#shared/itinerary/states'
import { canDo } from '#shared/itinerary/transitions'
import type { Trip } from './trip'
import type { ProblemAdvice } from './trip-problems'
import { counted } from './words'

/** The one main action of the screen: the next step of the trip, or what stands in its way. */
export type MainAction =
  | { readonly kind: 'quote'; readonly label: string }
  | { readonly kind: 'fix'; readonly label: string; readonly anchor: string }
  | { readonly kind: 'client'; readonly label: string }

/** What an agent most likely does next; undefined when nothing is to be done, or something is under way. */
export function mainAction(trip: Trip, problems: readonly ProblemAdvice[]): MainAction | undefined {
  const { state, flags, clientId } = trip
  if (isInFlight(state) || state === 'cancelled') return undefined
  const label = quoteLabel(trip)
  if (label !== undefined && (state !== 'quote' || flags.includes('inconsistent'))) return { kind: 'quote', label }
  const errors = problems.filter(({ severity }) => severity === 'error')
  const place = errors.find(({ remedy }) => remedy?.kind === 'place')?.remedy
  if (place?.kind === 'place') {
    return { kind: 'fix', label: `Fix ${counted(errors.length, 'problem')}`, anchor: place.anchor }
  }
  return clientId === undefined ? { kind: 'client', label: 'Add client' } : undefined
}

/** How asking for a quote is called now; undefined when the state does not allow it. */
export function quoteLabel({ state, quotedAt }: Trip): string | undefined {
  if (!canDo('GetQuote', state)) return undefined
  if (state === 'unknown') return 'Try again'
  return quotedAt === undefined ? 'Get Quote' : 'Get quote again'
}
