import type { CalendarDate } from '#shared/dates/calendar-date'
import { moveTrip as shiftDates } from '#shared/itinerary/shift-trip'
import { moveTrip, requoteOnDates } from '../../../trip/api/move-trip'
import { useTripCall } from '../../../trip/edits/use-trip-call'
import { moveDates } from '../../../trip/journey/move-stays'
import { moveWords, wayToMove } from '../../../trip/journey/move-words'
import type { Trip } from '../../../trip/page/trip'
import { useTripPage } from '../../../trip/page/trip-page'
import { useTripSlots } from '../../../trip/page/trip-slots'

/**
 * The date search and the move itself: an edit that can be undone, followed by a new quote for a
 * quoted trip and a requote for a held one.
 */
export function DatesPart({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { parts } = useTripSlots()
  const { trip, editor, state, getQuote } = useTripPage()
  const call = useTripCall()
  const { base } = state
  const way = wayToMove(base)
  const { block, note, done } = moveWords(base, way)
  const send = (seen: Trip, startDate: CalendarDate) => {
    const dates = shiftDates(seen.itinerary, startDate)
    return way === 'requote' ? requoteOnDates(seen, dates) : moveTrip(seen, dates)
  }
  const back = () =>
    void call((seen) => moveTrip(seen, shiftDates(seen.itinerary, base.itinerary.startDate)))
  const message = way === 'requote' ? done : { text: done, action: { label: 'Undo', run: back } }
  return parts.datesDialog({
    open,
    trip: base,
    onClose,
    block,
    note,
    async onMove(startDate) {
      if (way !== 'requote' && moveDates(trip, editor, { startDate, text: done })) {
        if (way === 'quote') await getQuote()
        return
      }
      const isDone = await call((seen) => send(seen, startDate), message) // the call has already reported why
      if (!isDone) throw new Error('The dates couldn’t be changed. The trip stays as it was.')
      if (way === 'quote') await getQuote()
    },
  })
}
