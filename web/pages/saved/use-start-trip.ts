import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { showSnackbar } from '../../components/snackbar/snackbar-store'
import { putRooms, startQuote, startTrip } from '../../features/saved-trips/api/saved-queries'
import type { TripStart } from '../../features/saved-trips/components/StartPanel'
import type { LookedTrip } from '../../features/saved-trips/model/saved-trip'
import { guestsIn, type WantedRoom, withRooms } from '../../features/saved-trips/model/wanted-rooms'
import { failureText } from '../../lib/api/api-error'
import { useTripPath } from '../../lib/navigation/trip-path'
import { requestQuote } from '../../trip/api/request-quote'
import type { TripClient } from '../../trip/edits/trip-edits'

export type ChosenClient = TripClient

/**
 * Begins a trip from a saved one and opens it: made once however often it is pressed, with the rooms that were chosen, and
 * quoted when that was asked for. What goes wrong after it was made is said, and the trip is opened all the same.
 */
export function useStartTrip(saved: LookedTrip, client: ChosenClient | undefined) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const pathOf = useTripPath()
  const attempt = useRef<{ readonly body: string; readonly key: string }>(undefined)
  return async ({ startDate, rooms, quotes }: TripStart): Promise<void> => {
    const body = { id: saved.id, startDate, ...(client && { clientId: client.id }) }
    // Changed rooms must be in the trip before suppliers are asked.
    const isOneStep = quotes && rooms === undefined
    const key = keyOf(JSON.stringify([isOneStep, body]))
    let trip: Made
    try {
      trip = isOneStep ? await startQuote(body, key) : await startTrip(body, key)
    } catch (error) {
      showSnackbar(`The trip wasn’t created. ${failureText(error)}`, { tone: 'error' })
      return
    }
    attempt.current = undefined
    try {
      if (rooms !== undefined && isWhole(trip)) trip = await putOwnRooms(trip, rooms)
      if (quotes && isWhole(trip)) await requestQuote(trip)
    } catch (error) {
      showSnackbar(`The trip was created, but rooms or the quote couldn’t be completed. ${failureText(error)}`, {
        tone: 'error',
      })
    }
    void queries.invalidateQueries({ queryKey: ['trips'] })
    await navigate(pathOf(trip.id))
  }

  /** A try that is made again after a lost answer carries the same key, so that it has one effect. */
  function keyOf(text: string): string {
    if (attempt.current?.body !== text) attempt.current = { body: text, key: crypto.randomUUID() }
    return attempt.current.key
  }
}

/** What was made: the whole trip, or only its id. */
type Made = Pick<LookedTrip, 'id'> | LookedTrip
const isWhole = (made: Made): made is LookedTrip => 'itinerary' in made

async function putOwnRooms(trip: LookedTrip, rooms: readonly WantedRoom[]) {
  const { sentSegment } = await import('../../trip/edits/sent-segment')
  const segments = trip.itinerary.segments.map((segment) => sentSegment(withRooms(segment, rooms)))
  return putRooms(trip, { ...guestsIn(rooms), segments })
}
