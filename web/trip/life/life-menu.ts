import { isInFlight, isPattern } from '#shared/itinerary/states'
import { allowedActions, type ItineraryAction } from '#shared/itinerary/transitions'
import type { IconName } from '../../components/icons/icon-names'
import { isLockedTrip } from '../edits/may-change'
import type { Trip } from '../page/trip'
import { bookingBehind } from './booking-behind'
import type { MainAction } from './main-action'

/** A possible step other than the main one. */
export interface LifeEntry {
  readonly action:
    | 'GetHold'
    | 'ConfirmQuote'
    | 'RefreshQuote'
    | 'requote'
    | 'toBooking'
    | 'CancelBooking'
  readonly icon: IconName
  readonly label: string
  readonly isDestructive?: boolean
}

/**
 * Everything else that can be done with the trip in its state, without the main button's action.
 * Saved itineraries are removed, not cancelled.
 */
export function lifeMenu(trip: Trip, main: MainAction | undefined): LifeEntry[] {
  const { state, bookingReference } = trip
  if (isInFlight(state) || isPattern(state)) return []
  const may = new Set<ItineraryAction>(allowedActions(state))
  const isBooked = bookingReference !== undefined
  const entries: LifeEntry[] = []
  if (may.has('GetHold') && main?.kind === 'client' && main.mayHold) {
    entries.push({ action: 'GetHold', icon: 'moon-star', label: 'Hold rooms' })
  }
  if (may.has('ConfirmQuote') && main?.kind !== 'confirm') {
    entries.push({ action: 'ConfirmQuote', icon: 'circle-check', label: 'Confirm now' })
  }
  if (may.has('RefreshQuote')) {
    const label = isBooked ? 'Check booking status' : 'Refresh availability'
    entries.push({ action: 'RefreshQuote', icon: 'refresh-cw', label })
  }
  if (may.has('requote') && (state !== 'quote' || isLockedTrip(trip))) {
    entries.push({ action: 'requote', icon: 'rotate-ccw', label: 'Requote' })
  }
  const behind = bookingBehind(trip)
  if (behind !== undefined && may.has('restore')) {
    entries.push({ action: 'toBooking', icon: 'undo-2', label: `Back to the ${behind} booking` })
  }
  if (may.has('CancelBooking')) {
    const label = isBooked ? 'Cancel booking' : 'Cancel itinerary'
    entries.push({ action: 'CancelBooking', icon: 'ban', label, isDestructive: true })
  }
  return entries
}
