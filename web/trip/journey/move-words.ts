import { stateLabels } from '#shared/itinerary/states'
import { canDo } from '#shared/itinerary/transitions'
import { permissionOf } from '../edits/may-change'
import type { Trip } from '../page/trip'

/** How a trip gets to other dates: moved, moved and quoted anew, requoted with its rooms still held; undefined when it cannot. */
export type WayToMove = 'move' | 'quote' | 'requote' | undefined

export function wayToMove(trip: Trip): WayToMove {
  if (permissionOf(trip).stays) return trip.state === 'quote' ? 'quote' : 'move'
  return canDo('requote', trip.state) ? 'requote' : undefined
}

/** What is said before and after; `block` where it cannot move, `note` where moving does more than that. */
export function moveWords({ state, bookingReference }: Trip, way: WayToMove) {
  switch (way) {
    case 'move':
      return { done: 'The trip is moved. Get the quote to have rooms and prices checked.' }
    case 'quote':
      return { done: 'The trip is moved: rooms and prices of its new dates are being checked.' }
    case 'requote':
      return {
        note: `Moving asks for a new quote. The rooms of booking ${bookingReference ?? ''} stay held until the new ones are.`,
        done: 'The trip is moved and quoted anew. Its present rooms stay held until the new ones are.',
      }
    case undefined:
      return { block: `The trip is ${stateLabels[state].toLowerCase()}: it cannot be moved now.`, done: '' }
  }
}
