import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { showSnackbar } from '../../components/snackbar/snackbar-store'
import { itineraryQuery } from '../api/itinerary-query'
import { refusalWords } from '../life/refusal-words'
import type { Trip } from '../page/trip'
import { type TripPage, useTripPage } from '../page/trip-page'
import { isTrip } from './present-trip'

/** A server call for a trip, in the version that the agent sees. */
export type TripCall = (seen: Trip) => Promise<unknown>

/** The success message, with an optional Undo. */
type Done =
  | string
  | { readonly text: string; readonly action: { readonly label: string; readonly run: () => void } }
export type CallTrip = (call: TripCall, done?: Done) => Promise<boolean>

/**
 * Runs a server call: pending edits are saved first, the answer is shown, and a refusal is
 * explained. True on success.
 */
export function useTripCallOf({ editor, state }: Pick<TripPage, 'editor' | 'state'>): CallTrip {
  const queries = useQueryClient()
  const query = itineraryQuery(state.base.id)
  const { mutateAsync } = useMutation({
    mutationFn: async ({ call }: { readonly call: TripCall; readonly done: Done | undefined }) => {
      if (!(await editor.saveNow()))
        throw new EditsNotStored(
          'Your latest changes aren’t saved yet, so nothing was done. Try again once they are saved.',
        )
      return call(editor.get().base)
    },
    onSuccess: async (answer, { done }) => {
      if (isTrip(answer)) {
        editor.receive(answer) // at once: the next call is based on this version
        queries.setQueryData(query.queryKey, answer)
      } else await queries.invalidateQueries({ ...query, exact: true })
      void queries.invalidateQueries({ queryKey: ['trips'] })
      if (done !== undefined)
        typeof done === 'string'
          ? showSnackbar(done)
          : showSnackbar(done.text, { action: done.action })
    },
    onError: async (error) => {
      const isStored = !(error instanceof EditsNotStored)
      showSnackbar(isStored ? refusalWords(error) : error.message, { tone: 'error' })
      if (isStored) await queries.invalidateQueries({ queryKey: query.queryKey, exact: true })
    },
  })
  return useCallback(
    (call, done) =>
      mutateAsync({ call, done }).then(
        () => true,
        () => false,
      ),
    [mutateAsync],
  )
}

/** Pending edits couldn't be saved, so the call isn't made on a version the server doesn't have. */
export class EditsNotStored extends Error {}

/** The same for this page's trip. */
export const useTripCall = (): CallTrip => useTripCallOf(useTripPage())
