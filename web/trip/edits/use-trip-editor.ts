import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useServerReachable } from '../../lib/api/reachability'
import { reportFailure } from '../../lib/errors/report'
import { useLeaveGuard } from '../../lib/navigation/leave-guard'
import { itineraryQuery } from '../api/itinerary-query'
import { tripSaver } from '../api/save-trip'
import type { Trip } from '../page/trip'
import { disagreements, livePrice } from '../price/live-price'
import type { PricingContext } from '../price/pricing-context'
import type { EditorState } from './editor-state'
import { editKeeper } from './kept-edits'
import { keepEditor, keptEditor } from './left-editor'
import { leaveWords } from './save-words'
import { createTripEditor, type TripEditor } from './trip-editor'
import { isEmpty } from './trip-edits'

interface EditedTrip {
  readonly editor: TripEditor
  readonly state: EditorState
}

/** The editor of a trip for as long as its page is open: fed by the query, storing by itself, sending again when it can. */
export function useTripEditor(
  trip: Trip,
  { pricing, onLeft }: { readonly pricing: PricingContext; readonly onLeft: (editor: TripEditor) => void },
): EditedTrip {
  const queries = useQueryClient()
  const [editor] = useState(() => {
    const kept = keptEditor(trip)
    if (kept !== undefined) return kept
    const { queryKey } = itineraryQuery(trip.id)
    const load = () => queries.fetchQuery(itineraryQuery(trip.id))
    return createTripEditor(trip, {
      save: tripSaver(trip.id, { load }),
      keeper: editKeeper(trip.id, sessionStorage),
      clock: () => performance.now(),
      onSaved(stored, shown) {
        queries.setQueryData(queryKey, stored)
        compare(stored, { shown, pricing })
      },
    })
  })
  const state = useSyncExternalStore(editor.subscribe, editor.get)
  const isReachable = useServerReachable()
  useEffect(() => editor.receive(trip), [editor, trip])
  useEffect(() => {
    if (isReachable && editor.get().refusal?.kind === 'away') editor.retry()
  }, [editor, isReachable])
  useEffect(() => {
    return () => {
      keepEditor(editor)
      onLeft(editor)
    }
  }, [editor, onLeft])
  useLeaveGuard(leaveWords(state))
  useUnloadGuard(!isEmpty(state.pending))
  return { editor, state }
}

/** Closing the tab while something is on its way asks first. Leaving within the app need not: the editor finishes by itself. */
function useUnloadGuard(isPending: boolean): void {
  useEffect(() => {
    if (!isPending) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isPending])
}

/** The server's figures must be those that the page showed, to the cent. */
function compare(stored: Trip, { shown, pricing }: { readonly shown: Trip; readonly pricing: PricingContext }): void {
  const here = livePrice({ ...shown, exchange: stored.exchange }, pricing)
  const wrong = here.failure === undefined ? disagreements(here, stored) : []
  if (wrong.length === 0) return
  if (import.meta.env.DEV) console.warn(`The server priced differently: ${wrong.join(', ')}`)
  reportFailure(new Error('The server priced an itinerary differently'), { itineraryId: stored.id, figures: wrong })
}
