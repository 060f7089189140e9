import { addDays, calendarDate } from '#shared/dates/calendar-date'
import { createSavedItineraryFromItinerary } from '../../functions/itineraries/routes/create-saved-itinerary-from-itinerary'
import { deleteSavedItinerary } from '../../functions/itineraries/routes/delete-saved-itinerary'
import { getItineraryFrom } from '../../functions/itineraries/routes/get-itinerary-from'
import { getSavedQuote } from '../../functions/itineraries/routes/get-saved-quote'
import { importBooking } from '../../functions/itineraries/routes/import-booking'
import type { Choosing } from './choosing'
import type { Action, Fits } from './stage'

const isSaved: Fits = (state) => state === 'saved'
const maxSaved = 2

/**
 * Trips that begin as others: patterns that are saved, quoted and deleted, and bookings that are
 * brought in.
 */
export function patternActions({
  world,
  random,
  asker,
  onTrip,
  states,
}: Choosing): readonly Action[] {
  const save = onTrip('save as a pattern', (itineraryId) => ({
    use: createSavedItineraryFromItinerary,
    body: { itineraryId, state: 'saved' as const },
  }))
  const start = onTrip(
    'start from a pattern',
    (id) => {
      const startDate = addDays(calendarDate('2027-07-01'), random.below(3))
      return { use: getItineraryFrom, body: { id, startDate } }
    },
    isSaved,
  )
  const bring: Action = () => {
    const references = world.bookingReferences()
    if (references.length === 0) return undefined
    const bookingReference = random.pick(references)
    return asker.ask(`import ${bookingReference}`, {
      use: importBooking,
      body: { bookingReference },
    })
  }
  return [
    () => ([...states.values()].filter(isSaved).length < maxSaved ? save() : bring()),
    bring,
    start,
    onTrip(
      'quote a pattern',
      (id) => ({ use: getSavedQuote, body: { id, sendNotify: false } }),
      isSaved,
    ),
    onTrip('delete a pattern', (id) => ({ use: deleteSavedItinerary, params: { id } }), isSaved),
  ]
}
