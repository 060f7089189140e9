import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { showSnackbar } from '../../components/snackbar/snackbar-store'
import { putRooms, startQuote, startTrip } from '../../features/saved-trips/api/saved-queries'
import type { TripStart } from '../../features/saved-trips/components/StartPanel'
import type { LookedTrip } from '../../features/saved-trips/model/saved-trip'
import { guestsIn, type WantedRoom, withRooms } from '../../features/saved-trips/model/wanted-rooms'
import { failureText } from '../../lib/api/api-error'
import { useAttemptKey } from '../../lib/api/use-attempt-key'
import { useEditorPath } from '../../lib/navigation/trip-path'
import { requestQuote } from '../../trip/api/request-quote'
import type { TripClient } from '../../trip/edits/field-value'

export type ChosenClient = TripClient

/**
 * Begins a trip from a saved one and opens it: made once however often it is pressed, with the
 * rooms that were chosen, and quoted when that was asked for. What goes wrong after it was made is
 * said, and the trip is opened all the same.
 */
export function useStartTrip(saved: LookedTrip, client: ChosenClient | undefined) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const pathOf = useEditorPath()
  const keyOf = useAttemptKey()
  const creation = useMutation({
    mutationFn: ({ startDate, rooms, quotes }: TripStart): Promise<Made> => {
      const body = { id: saved.id, startDate, ...(client && { clientId: client.id }) }
      // Changed rooms must be in the trip before suppliers are asked.
      const isOneStep = quotes && rooms === undefined
      const key = keyOf([isOneStep, body])
      return isOneStep ? startQuote(body, key) : startTrip(body, key)
    },
    onError: (error) =>
      showSnackbar(`The trip wasn’t created. ${failureText(error)}`, { tone: 'error' }),
  })
  const completion = useMutation({
    mutationFn: async ({ trip, rooms, quotes }: TripStart & { readonly trip: LookedTrip }) => {
      const changedTrip = rooms === undefined ? trip : await putOwnRooms(trip, rooms)
      if (quotes) await requestQuote(changedTrip)
    },
    onError: (error) => {
      const text = `The trip was created, but rooms or the quote couldn’t be completed. ${failureText(error)}`
      showSnackbar(text, { tone: 'error' })
    },
  })
  return async (start: TripStart): Promise<void> => {
    const trip = await creation.mutateAsync(start).catch(ignoreFailure)
    if (trip === undefined) return
    if (isWhole(trip)) await completion.mutateAsync({ ...start, trip }).catch(ignoreFailure)
    void queries.invalidateQueries({ queryKey: ['trips'] })
    await navigate(pathOf(trip.id))
  }
}

/** The mutation has shown the error. */
const ignoreFailure = () => undefined

/** What was made: the whole trip, or only its id. */
type Made = Pick<LookedTrip, 'id'> | LookedTrip
const isWhole = (made: Made): made is LookedTrip => 'itinerary' in made

async function putOwnRooms(trip: LookedTrip, rooms: readonly WantedRoom[]) {
  const { sentSegment } = await import('../../trip/edits/sent-segment')
  const segments = trip.itinerary.segments.map((segment) => sentSegment(withRooms(segment, rooms)))
  return putRooms(trip, { ...guestsIn(rooms), segments })
}
