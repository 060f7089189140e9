import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { showSnackbar } from '../../components/snackbar/snackbar-store'
import { isApiError } from '../../lib/api/api-error'
import { itineraryQuery } from '../api/itinerary-query'
import { requestQuote } from '../api/request-quote'
import type { TripEditor } from '../edits/trip-editor'
import type { Trip } from '../page/trip'
import { refusalWords } from './refusal-words'
import { useFollow } from './use-work'

/** Asks for a quote of what the page shows: pending edits are stored first. What goes wrong is said, and nothing is lost. */
export function useQuote({ id }: Pick<Trip, 'id'>, editor: TripEditor): () => Promise<void> {
  const queries = useQueryClient()
  const follow = useFollow()
  return useCallback(async () => {
    if (!(await editor.saveNow())) {
      showSnackbar('Your last changes are not stored yet, so no quote was asked for.', { tone: 'error' })
      return
    }
    try {
      follow(await requestQuote(editor.get().base))
    } catch (error) {
      const isElsewhere = isApiError(error, 'itinerary.wrong-state')
      const reason = isElsewhere ? 'Somebody else is already at it.' : refusalWords(error)
      showSnackbar(`Unable to generate quote. ${reason}`, { tone: 'error' })
    }
    await queries.invalidateQueries({ queryKey: itineraryQuery(id).queryKey, exact: true })
  }, [queries, follow, editor, id])
}
