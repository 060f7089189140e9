import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { showSnackbar } from '../../components/snackbar/snackbar-store'
import { isApiError } from '../../lib/api/api-error'
import { itineraryQuery } from '../api/itinerary-query'
import { requestQuote } from '../api/request-quote'
import type { TripEditor } from '../edits/trip-editor'
import { EditsNotStored } from '../edits/use-trip-call'
import type { Trip } from '../page/trip'
import { refusalWords } from './refusal-words'
import { useFollow } from './use-work'

/** Requests a quote of what the page shows, after saving pending edits. Failures are reported and nothing is lost. */
export function useQuote({ id }: Pick<Trip, 'id'>, editor: TripEditor): () => Promise<void> {
  const queries = useQueryClient()
  const follow = useFollow()
  const { mutateAsync } = useMutation({
    mutationFn: async () => {
      if (!(await editor.saveNow()))
        throw new EditsNotStored(
          'Your latest changes aren’t saved yet, so no quote was requested. Try again once they are saved.',
        )
      return requestQuote(editor.get().base)
    },
    onSuccess: follow,
    onError: (error) => showSnackbar(refusalOf(error), { tone: 'error' }),
    onSettled: (_quote, error) =>
      error instanceof EditsNotStored
        ? undefined
        : queries.invalidateQueries({ queryKey: itineraryQuery(id).queryKey, exact: true }),
  })
  return useCallback(
    () =>
      mutateAsync().then(
        () => undefined,
        () => undefined, // already reported
      ),
    [mutateAsync],
  )
}

function refusalOf(error: Error): string {
  if (error instanceof EditsNotStored) return error.message
  const isElsewhere = isApiError(error, 'itinerary.wrong-state')
  return `Unable to generate quote. ${isElsewhere ? 'A colleague is already requesting this quote.' : refusalWords(error)}`
}
