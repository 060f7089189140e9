import type { Trip } from '../page/trip'
import type { LifeEntry } from './life-menu'
import { type Asked, cancelWords, confirmWords, requoteWords } from './life-words'

/** The question before a step; undefined for steps that start right away. */
export function questionOf(action: LifeEntry['action'], trip: Trip): Asked | undefined {
  switch (action) {
    case 'CancelBooking':
      return cancelWords(trip)
    case 'requote':
      return requoteWords(trip)
    case 'ConfirmQuote':
      return confirmWords(trip)
    default:
      return undefined
  }
}
