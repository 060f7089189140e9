import type { CalendarDate } from '#shared/dates/calendar-date'
import { countOf } from '#shared/format/words'
import { type HoldBlocker, holdBlockers } from '#shared/itinerary/hold-blockers'
import { isInFlight, isPattern } from '#shared/itinerary/states'
import { canDo } from '#shared/itinerary/transitions'
import { permissionOf } from '../edits/may-change'
import type { Trip } from '../page/trip'
import { quoteLabel } from './quote-label'
import type { ProblemAdvice } from './trip-problems'

/** The screen's one main action: the trip's next step, or what blocks it. */
export type MainAction =
  | {
      readonly kind: 'quote' | 'camp' | 'hold' | 'move' | 'request' | 'confirm' | 'use'
      readonly label: string
    }
  | { readonly kind: 'client'; readonly label: string; readonly mayHold: boolean }
  | { readonly kind: 'fix'; readonly label: string; readonly anchor: string }

/**
 * What an agent most likely does next; undefined if there is nothing to do, or something is in
 * progress.
 */
export function mainAction(
  trip: Trip,
  {
    problems,
    today,
  }: { readonly problems: readonly ProblemAdvice[]; readonly today: CalendarDate },
): MainAction | undefined {
  const { state, clientId } = trip
  if (isInFlight(state) || state === 'cancelled') return undefined
  if (state === 'provisional') return { kind: 'request', label: 'Request confirmation' }
  if (state === 'confirm_requested') return { kind: 'confirm', label: 'Confirm booking' }
  if (trip.itinerary.segments.length === 0 && permissionOf(trip).stays) {
    return { kind: 'camp', label: 'Add first camp' }
  }
  if (isPattern(state)) return { kind: 'use', label: 'Use this itinerary' }
  const label = quoteLabel(trip)
  const besides = new Set(blockersBesideProblems(trip, today))
  if (label !== undefined && (state !== 'quote' || besides.has('changed-since-quote')))
    return { kind: 'quote', label }
  const place = problems.find(({ remedy }) => remedy?.kind === 'place')?.remedy
  const mayHold = canDo('GetHold', state)
  if (place?.kind === 'place') {
    const why = mayHold ? ' to hold' : ''
    return {
      kind: 'fix',
      label: `Fix ${countOf(problems.length, 'problem')}${why}`,
      anchor: place.anchor,
    }
  }
  if (mayHold && problems.length > 0) return { kind: 'quote', label: label ?? 'Get quote again' }
  if (clientId === undefined)
    return { kind: 'client', label: 'Add client', mayHold: mayHold && besides.size === 0 }
  if (!mayHold || besides.has('nothing-to-hold')) return undefined
  if (besides.has('starts-in-past')) return { kind: 'move', label: 'Choose future dates' }
  return { kind: 'hold', label: 'Hold rooms' }
}

/**
 * What blocks a hold according to the server, apart from problems, which are checked here with the
 * edits.
 */
function blockersBesideProblems(
  { flags, bookingReference, itinerary: { segments, startDate } }: Trip,
  today: CalendarDate,
): HoldBlocker['code'][] {
  return holdBlockers({ problems: [], flags, bookingReference, segments, startDate, today }).map(
    ({ code }) => code,
  )
}
