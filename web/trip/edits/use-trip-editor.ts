import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ItineraryId } from '#shared/ids/ids'
import { api } from '../../lib/api/api'
import { failureText, isApiError, noAnswerCodes } from '../../lib/api/api-error'
import { useServerReachable } from '../../lib/api/reachability'
import { reportFailure } from '../../lib/errors/report'
import { useLeaveGuard } from '../../lib/navigation/leave-guard'
import { itineraryQuery } from '../api/itinerary-query'
import type { Trip } from '../page/trip'
import { disagreements, livePrice } from '../price/live-price'
import type { PricingContext } from '../price/pricing-context'
import type { EditorState } from './editor-state'
import { editKeeper } from './kept-edits'
import type { TripPatch } from './patch-of'
import { presentTrip } from './present-trip'
import { leaveWords } from './save-words'
import { createTripEditor, type SaveOutcome, type TripEditor } from './trip-editor'
import { isEmpty } from './trip-edits'

/**
 * The editor of a trip while its page is open: updated by the query, saves automatically, retries
 * when it can.
 */
export function useTripEditor(
  trip: Trip,
  {
    pricing,
    onLeft,
  }: { readonly pricing: PricingContext; readonly onLeft: (editor: TripEditor) => void },
): { readonly editor: TripEditor; readonly state: EditorState } {
  const queries = useQueryClient()
  const [editor] = useState(() => {
    const keptEditor = findKeptEditor(trip)
    if (keptEditor !== undefined) return keptEditor
    const { queryKey } = itineraryQuery(trip.id)
    const load = () => queries.fetchQuery(itineraryQuery(trip.id))
    return createTripEditor(trip, {
      save: tripSaver(trip.id, { load }),
      keeper: editKeeper(trip.id, sessionStorage, localStorage),
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

/**
 * Asks before closing the tab while a save is pending. Navigating within the app is fine, since the
 * editor finishes by itself.
 */
function useUnloadGuard(isPending: boolean): void {
  useEffect(() => {
    if (!isPending) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isPending])
}

/** The server's figures must match the page's to the cent. */
function compare(
  stored: Trip,
  { shown, pricing }: { readonly shown: Trip; readonly pricing: PricingContext },
): void {
  const here = livePrice({ ...shown, exchange: stored.exchange }, pricing)
  const wrong = here.failure === undefined ? disagreements(here, stored) : []
  if (wrong.length === 0) return
  if (import.meta.env.DEV) console.warn(`The server priced differently: ${wrong.join(', ')}`)
  reportFailure(new Error('The server priced an itinerary differently'), {
    itineraryId: stored.id,
    figures: wrong,
  })
}

let lastEditor: TripEditor | undefined

/** Keeps the editor of the last trip that was left. */
export function keepEditor(editor: TripEditor): void {
  lastEditor = editor
}

/**
 * Keeps a trip's editor when its page is left, so other views continue with pending edits and undo
 * steps. Not kept after a merge or conflict, which are announced again.
 */
export function findKeptEditor({ id }: Pick<Trip, 'id'>): TripEditor | undefined {
  if (lastEditor === undefined) return undefined
  const { base, merged, conflict } = lastEditor.get()
  return base.id === id && merged === undefined && conflict === undefined ? lastEditor : undefined
}

/** A retry after a lost answer uses the same key, so that it takes effect once. */
interface Attempt {
  readonly body: string
  readonly key: string
}

/**
 * Saves edits of one itinerary, based on a version (2 §7.2; If-Match).
 * @param load - fetches the current itinerary, for refusals that don't include it
 */
function tripSaver(id: ItineraryId, { load }: { readonly load: () => Promise<Trip> }) {
  let attempt: Attempt | undefined
  return async (patch: TripPatch, version: number): Promise<SaveOutcome> => {
    const body = JSON.stringify([version, patch])
    attempt = attempt?.body === body ? attempt : { body, key: crypto.randomUUID() }
    const call = { params: { id }, body: patch, version, idempotencyKey: attempt.key }
    return api('PATCH /api/Itineraries/{id}', call).then(
      (trip) => ({ kind: 'saved', trip }),
      (error: unknown) => refusalOf(error, load),
    )
  }
}

async function refusalOf(error: unknown, load: () => Promise<Trip>): Promise<SaveOutcome> {
  if (isApiError(error, noAnswerCodes.unreachable)) return { kind: 'away' }
  if (!isApiError(error, 'record.changed'))
    return { kind: 'failed', message: failureText(error, 'Not accepted:') }
  const present = presentTrip(error)
  if (present !== undefined) return { kind: 'changed', trip: present }
  return load().then(
    (trip) => ({ kind: 'changed', trip }),
    (failure: unknown) => ({ kind: 'failed', message: failureText(failure) }),
  )
}
