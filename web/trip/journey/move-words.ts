import { stateLabels } from '#shared/itinerary/states'
import { canDo } from '#shared/itinerary/transitions'
import { permissionOf } from '../edits/may-change'
import type { Trip } from '../page/trip'

/**
 * How a trip can move to other dates: moved, moved and requoted, or requoted with its rooms held;
 * undefined if it can't.
 */
export type WayToMove = 'move' | 'quote' | 'requote' | undefined

export function wayToMove(trip: Trip): WayToMove {
  if (permissionOf(trip).stays) return trip.state === 'quote' ? 'quote' : 'move'
  return canDo('requote', trip.state) ? 'requote' : undefined
}

/** Texts before and after; `block` when it can't move, `note` when moving has side effects. */
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
      return {
        block: `The trip is ${stateLabels[state].toLowerCase()}, so its dates can’t be changed.`,
        done: '',
      }
  }
}
