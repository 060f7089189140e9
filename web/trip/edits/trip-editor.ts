import type { Trip } from '../page/trip'
import * as step from './editor-state'
import type { EditKeeper } from './kept-edits'
import type { Choices } from './merge-edits'
import { patchOf, type TripPatch } from './patch-of'
import { isEmpty } from './trip-edits'

/** The outcome of saving a patch. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly trip: Trip }
  /** A colleague saved something since; this is the current trip. */
  | { readonly kind: 'changed'; readonly trip: Trip }
  | { readonly kind: 'away' }
  | { readonly kind: 'failed'; readonly message: string }

export interface EditorTools {
  readonly save: (patch: TripPatch, version: number) => Promise<SaveOutcome>
  readonly keeper: EditKeeper
  /** Milliseconds of a monotonic clock. */
  readonly clock: () => number
  /**
   * Called with the saved trip and the trip as shown, to update the list of trips and compare
   * prices.
   */
  readonly onSaved: (stored: Trip, shown: Trip) => void
}

/** How long to wait after the last edit before saving. */
export const saveDelayMs = 700

/**
 * A trip being edited: shows edits at once, saves them automatically, keeps those that can't be
 * saved.
 */
export interface TripEditor {
  get(): step.EditorState
  subscribe(listener: () => void): () => void
  edit(values: step.NewValues, gesture?: string): void
  undo(): void
  redo(): void
  /** Saves pending edits now; true when nothing is left. */
  saveNow(): Promise<boolean>
  /** Receives the server's trip from a query or a poll. */
  receive(trip: Trip): void
  choose(choices: Choices): void
  retry(): void
  discard(): void
  /** Stops all timers; pending edits stay kept. */
  stop(): void
}

export function createTripEditor(trip: Trip, tools: EditorTools): TripEditor {
  let state = step.openTrip(trip, tools.keeper.read())
  let timer: ReturnType<typeof setTimeout> | undefined
  let underWay: Promise<void> | undefined
  const listeners = new Set<() => void>()

  const change = (next: step.EditorState) => {
    if (next === state) return
    state = next
    tools.keeper.write(state.pending)
    for (const listener of listeners) listener()
    plan()
  }

  /** Saves after a pause, unless a save is in progress, was refused, or a conflict is open. */
  const plan = () => {
    clearTimeout(timer)
    if (maySend(state)) timer = setTimeout(() => void send(), saveDelayMs)
  }

  const send = (): Promise<void> => {
    clearTimeout(timer)
    if (underWay === undefined && maySend(state))
      underWay = sendNow().finally(() => (underWay = undefined))
    return underWay ?? Promise.resolve()
  }

  const sendNow = async () => {
    const tripShown = step.shownTrip(state)
    const patch = patchOf(state.base, state.pending)
    change(step.startSaving(state))
    const outcome = await tools.save(patch, state.base.version)
    if (outcome.kind === 'saved') {
      change(step.finishSaving(state, outcome.trip))
      tools.onSaved(outcome.trip, tripShown)
    } else if (outcome.kind === 'changed')
      change(step.receiveTrip(state, outcome.trip, { force: true }))
    else change(step.refuseSaving(state, outcome))
  }

  const saveNow = async (): Promise<boolean> => {
    if (state.refusal !== undefined) change(step.clearRefusal(state))
    // A merge with a colleague's change, or an edit made meanwhile, needs another round.
    for (let round = 0; round < 4 && (underWay !== undefined || maySend(state)); round += 1)
      await send()
    return isEmpty(state.pending)
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      plan()
      return () => listeners.delete(listener)
    },
    edit: (values, gesture) =>
      change(step.applyEdit(state, values, { gesture, at: tools.clock() })),
    undo: () => change(step.undo(state)),
    redo: () => change(step.redo(state)),
    saveNow,
    receive: (trip) => change(step.receiveTrip(state, trip)),
    choose: (choices) => change(step.resolveConflict(state, choices)),
    retry: () => void saveNow(),
    discard: () => change(step.discardEdits(state)),
    stop: () => clearTimeout(timer),
  }
}

function maySend({ pending, sent, refusal, conflict }: step.EditorState): boolean {
  return !isEmpty(pending) && sent === undefined && refusal === undefined && conflict === undefined
}
