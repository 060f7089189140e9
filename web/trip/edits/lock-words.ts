import { listed } from '#shared/format/words'
import { mayChangeIn } from '#shared/itinerary/parts'
import { isInFlight, stateLabels } from '#shared/itinerary/states'
import { canDo } from '#shared/itinerary/transitions'
import type { Trip } from '../page/trip'

/** Why parts of the journey cannot be changed now, and what would let them; undefined when all of it can (1 §4). */
export function lockWords(trip: Trip): string | undefined {
  const { state } = trip
  if (state === 'cancelled') return 'The trip is cancelled: its journey stays as it was.'
  const locked = [
    ...(mayChangeIn(state, 'stays') ? [] : ['stays']),
    ...(mayChangeIn(state, 'transit') ? [] : ['flights', 'transfers']),
    ...(mayChangeIn(state, 'activities') ? [] : ['activities']),
  ]
  if (locked.length === 0) return undefined
  const what = listed(locked)
  if (isInFlight(state)) return `${stateLabels[state]}: ${what} rest until the answer is here.`
  const how = canDo('requote', state) ? ' Requote to change them.' : ''
  return `${reasons[state] ?? `The trip is ${stateLabels[state].toLowerCase()}`}: ${what} cannot change.${how}`
}

const reasons: Readonly<Partial<Record<Trip['state'], string>>> = {
  provisional: 'Rooms are held',
  confirm_requested: 'Rooms are held and confirmation is asked for',
  confirmed: 'The booking is confirmed',
}
