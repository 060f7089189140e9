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
      return { done: 'Dates changed. Get a quote to check rooms and prices.' }
    case 'quote':
      return { done: 'Dates changed; rechecking rooms and prices.' }
    case 'requote':
      return {
        note: `Changing dates requests a new quote. The rooms of booking ${bookingReference ?? ''} stay held until the new ones are held.`,
        done: 'Dates changed; requesting a new quote. Current rooms stay held until the new ones are held.',
      }
    case undefined:
      return { block: `The trip is ${stateLabels[state].toLowerCase()}, so its dates can’t be changed.`, done: '' }
  }
}
