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
  requote: { label: 'Requote', text: 'Price unlocked until a quote is generated again' },
  locked_incompatible: { label: 'Costs have changed', text: 'The price is locked and the costs have changed since' },
  lcr: { label: 'Exchange rates kept', text: 'It keeps the exchange rates that it was last priced with' },
}

/** The flags that an agent should see beside the state. A cancelled trip asks nobody to do anything. */
export function flagNotes(trip: Marked): FlagNote[] {
  return trip.flags.flatMap((flag) => {
    if (trip.state === 'cancelled' && flag !== 'lcr') return []
    const note = flag === 'inconsistent' ? offQuoteNote(trip) : notes[flag]
    return note === undefined ? [] : [{ flag, ...note }]
  })
}

/** What is here is not what the suppliers know: what brings both together again is another step in each state. */
function offQuoteNote({ state, bookingReference }: Marked): Note {
  const changed = (text: string): Note => ({ label: 'Changed since the quote', text })
  if (state === 'quoting') return changed('The quote that is under way is of what is here now')
  if (isInFlight(state))
    return changed('What is here is not what the suppliers quoted: look at it once they have answered')
  if (state === 'unknown' && bookingReference !== undefined) {
    const text = 'What is here may not be what the supplier has booked: ask where the booking stands, or quote it again'
    return { label: 'May differ from the booking', text }
  }
  if (canDo('GetQuote', state)) return changed('What is here is not what the suppliers quoted: get the quote again')
  const text = 'What is here is not what the suppliers have booked: requote it, or ask where the booking stands'
  return { label: 'Differs from the booking', text }
}
