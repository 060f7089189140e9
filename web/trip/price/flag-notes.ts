import { isInFlight } from '#shared/itinerary/states'
import { canDo } from '#shared/itinerary/transitions'
import type { Trip, TripFlag } from '../page/trip'

export interface FlagNote {
  readonly flag: TripFlag
  readonly label: string
  readonly text: string
}

type Marked = Pick<Trip, 'flags' | 'state' | 'bookingReference'>
type Note = Omit<FlagNote, 'flag'>

const notes: Readonly<Partial<Record<TripFlag, Note>>> = {
  requote: { label: 'Requote', text: 'Price unlocked until payments are regenerated' },
  locked_incompatible: {
    label: 'Costs have changed',
    text: 'Costs have changed since the price was locked',
  },
  lcr: { label: 'Exchange rates kept', text: 'Priced at the exchange rates of its last quote' },
}

/** Flags shown beside the state; none of a cancelled trip that require action. */
export function flagNotes(trip: Marked): FlagNote[] {
  return trip.flags.flatMap((flag) => {
    if (trip.state === 'cancelled' && flag !== 'lcr') return []
    const note = flag === 'inconsistent' ? offQuoteNote(trip) : notes[flag]
    return note === undefined ? [] : [{ flag, ...note }]
  })
}

/** The trip differs from what suppliers know; the remedy depends on the state. */
function offQuoteNote({ state, bookingReference }: Marked): Note {
  const changeNote = (text: string): Note => ({ label: 'Changed since the quote', text })
  if (state === 'quoting') return changeNote('The quote in progress includes these changes')
  if (isInFlight(state))
    return changeNote('This no longer matches what the suppliers quoted. Check it once they answer')
  if (state === 'unknown' && bookingReference !== undefined) {
    const text =
      'This may not match the supplier’s booking. Check the booking status or get a new quote'
    return { label: 'May differ from the booking', text }
  }
  if (canDo('GetQuote', state))
    return changeNote('This no longer matches what the suppliers quoted. Get a new quote')
  const text = 'This doesn’t match the supplier’s booking. Requote it or check the booking status'
  return { label: 'Differs from the booking', text }
}
