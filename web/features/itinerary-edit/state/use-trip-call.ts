import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { showSnackbar } from '../../../components/snackbar/snackbar-store'
import { itineraryQuery } from '../api/itinerary-query'
import { refusalWords } from '../model/refusal-words'
import type { Trip } from '../model/trip'
import { useTripPage } from './trip-page'

/** What is done with a trip at the server, from the version that the agent sees. */
export type TripCall = (seen: Trip) => Promise<unknown>

/**
 * Does something at the server: pending edits are stored first, the answer is shown, and a refusal is explained. True when
 * it was done.
 */
export function useTripCall(): (call: TripCall, done?: string) => Promise<boolean> {
  const { editor, state } = useTripPage()
  const queries = useQueryClient()
  const { id } = state.base
  return useCallback(
    async (call, done) => {
      const query = itineraryQuery(id)
      if (!(await editor.saveNow())) {
        showSnackbar('Your last changes are not stored yet, so nothing was done.', { tone: 'error' })
        return false
      }
      try {
        const answer = await call(editor.get().base)
        if (isTrip(answer)) queries.setQueryData(query.queryKey, answer)
        else await queries.invalidateQueries({ ...query, exact: true })
        void queries.invalidateQueries({ queryKey: ['trips'] })
        if (done !== undefined) showSnackbar(done)
        return true
      } catch (error) {
        showSnackbar(refusalWords(error), { tone: 'error' })
        await queries.invalidateQueries({ queryKey: query.queryKey, exact: true })
        return false
      }
    },
    [editor, queries, id],
  )
}

function isTrip(answer: unknown): answer is Trip {
  return typeof answer === 'object' && answer !== null && 'version' in answer && 'itinerary' in answer
}
