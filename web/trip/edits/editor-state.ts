import { mayChangeIn, partOfType } from '#shared/itinerary/parts'
import type { Trip } from '../page/trip'
import { convertEdits } from './converted'
import type { FieldValue } from './field-value'
import { permissionOf, segmentPermission } from './may-change'
import { type Choices, type Merged, mergedValue, mergedWith, resolveEdits } from './merge-edits'
import {
  combineEdits,
  type Edits,
  editCount,
  inverse,
  isEmpty,
  noEdits,
  segmentOfPath,
} from './trip-edits'
import { fieldValue, isSegment, withEdits } from './trip-fields'

/** One undo step. */
export interface Step {
  readonly edits: Edits
  /** Steps of one gesture in quick succession are merged: typing a number, dragging a slider. */
  readonly gesture: string | undefined
  readonly at: number
}

/** Why the edits aren't saved. */
export type Refusal =
  /** The server can't be reached; they are sent when it is back. */
  | { readonly kind: 'away' }
  /** The server refused, or failed. */
  | { readonly kind: 'failed'; readonly message: string }

export interface Conflict extends Merged {
  readonly theirs: Trip
}

/** What a merge did automatically, for the message. */
export interface MergeNote {
  readonly version: number
  readonly kept: number
  readonly lost: readonly string[]
}

/**
 * Everything this page knows of a trip being edited. Plain data, changed only by the functions
 * below.
 */
export interface EditorState {
  /** As last returned by the server. */
  readonly base: Trip
  /** What the server doesn't have yet, including edits being saved. */
  readonly pending: Edits
  /** Those being saved. */
  readonly sent: Edits | undefined
  readonly undo: readonly Step[]
  readonly redo: readonly Step[]
  readonly refusal: Refusal | undefined
  readonly conflict: Conflict | undefined
  readonly merged: MergeNote | undefined
}

const maxSteps = 100
const gestureMs = 1_000

/** The state of a trip that was just opened, with edits kept from before. */
export function openTrip(base: Trip, kept: Edits = noEdits): EditorState {
  const empty = { base, pending: noEdits, sent: undefined, undo: [], redo: [], refusal: undefined }
  const state = { ...empty, conflict: undefined, merged: undefined }
  return isEmpty(kept) ? state : receiveTrip({ ...state, pending: kept }, base, { force: true })
}

/** The trip with every edit applied. */
export const shownTrip = ({ base, pending }: EditorState): Trip => withEdits(base, pending)

export type NewValues = Readonly<Record<string, FieldValue>>
interface Gesture {
  readonly gesture?: string | undefined
  /** Milliseconds of any monotonic clock. */
  readonly at: number
}

/** Sets fields to new values. */
export function applyEdit(
  state: EditorState,
  values: NewValues,
  { gesture, at }: Gesture,
): EditorState {
  const step = editsTo(shownTrip(state), values)
  if (isEmpty(step)) return state
  const last = state.undo.at(-1)
  const goesOn = gesture !== undefined && last?.gesture === gesture && at - last.at <= gestureMs
  const undo = goesOn
    ? [...state.undo.slice(0, -1), { edits: combineEdits(last.edits, step), gesture, at }]
    : [...state.undo, { edits: step, gesture, at }].slice(-maxSteps)
  return {
    ...withPending(state, step),
    undo: undo.filter(({ edits }) => !isEmpty(edits)),
    redo: [],
  }
}

function editsTo(trip: Trip, values: NewValues): Edits {
  const steps = Object.entries(values).flatMap(([path, to]) => {
    const from = fieldValue(trip, path)
    return from === undefined ? [] : [[path, { from, to }] as const]
  })
  return combineEdits(noEdits, Object.fromEntries(steps))
}

/**
 * Pending edits always start from what the server has, so that they can be merged. A refused edit
 * is retried with the next one, which may have fixed it.
 */
function withPending(state: EditorState, step: Edits): EditorState {
  const fromBase = Object.entries(step).map(([path, { from, to }]) => {
    const storedValue = fieldValue(state.base, path)
    return [path, { from: storedValue === undefined ? from : storedValue, to }] as const
  })
  return {
    ...state,
    pending: combineEdits(state.pending, Object.fromEntries(fromBase)),
    refusal: state.refusal?.kind === 'failed' ? undefined : state.refusal,
  }
}

/**
 * What undo or redo would do now; undefined if there is nothing, or the trip's state no longer
 * allows it.
 */
export function nextStep(state: EditorState, way: 'undo' | 'redo'): Step | undefined {
  const step = state[way].at(-1)
  return step !== undefined && maySet(shownTrip(state), step.edits) ? step : undefined
}

export function undo(state: EditorState): EditorState {
  const step = nextStep(state, 'undo')
  if (step === undefined) return state
  return {
    ...again(state, inverse(step.edits)),
    undo: state.undo.slice(0, -1),
    redo: [...state.redo, step],
  }
}

export function redo(state: EditorState): EditorState {
  const step = nextStep(state, 'redo')
  if (step === undefined) return state
  return { ...again(state, step.edits), redo: state.redo.slice(0, -1), undo: [...state.undo, step] }
}

/** Applies a step to the current values, keeping a colleague's changes to other fields. */
function again(state: EditorState, step: Edits): EditorState {
  const tripShown = shownTrip(state)
  const values = Object.entries(step).map(([path, { from, to }]) => {
    const theirs = fieldValue(tripShown, path)
    return [
      path,
      (theirs === undefined ? undefined : mergedValue({ from, mine: to, theirs })) ?? to,
    ] as const
  })
  return withPending(state, editsTo(tripShown, Object.fromEntries(values)))
}

/** All pending edits are being saved. */
export const startSaving = (state: EditorState): EditorState => ({
  ...state,
  sent: state.pending,
  refusal: undefined,
})

/** The server saved them. Anything changed since is still pending. */
export function finishSaving(state: EditorState, base: Trip): EditorState {
  const { sent = noEdits, pending } = state
  const rest = Object.entries(pending).flatMap(([path, { to }]) => {
    const from = fieldValue(base, path)
    const isStored =
      sent[path] !== undefined && JSON.stringify(sent[path].to) === JSON.stringify(to)
    return isStored || from === undefined ? [] : [[path, { from, to }] as const]
  })
  return {
    ...state,
    base,
    sent: undefined,
    refusal: undefined,
    pending: combineEdits(noEdits, Object.fromEntries(rest)),
  }
}

/** Saving failed. */
export const refuseSaving = (state: EditorState, refusal: Refusal): EditorState => ({
  ...state,
  sent: undefined,
  refusal,
})

/** The server may be tried again. */
export const clearRefusal = (state: EditorState): EditorState => ({ ...state, refusal: undefined })

/** Discards every unsaved edit. */
export const discardEdits = (state: EditorState): EditorState => ({
  ...state,
  pending: noEdits,
  sent: undefined,
  refusal: undefined,
  conflict: undefined,
  undo: [],
  redo: [],
})

/**
 * Receives the server's trip. Edits that don't conflict with a colleague's are kept; conflicting
 * ones wait for a choice, and until then the page shows the agent's values.
 */
export function receiveTrip(
  before: EditorState,
  theirs: Trip,
  { force = false } = {},
): EditorState {
  const newest = before.conflict?.theirs.version ?? before.base.version
  if (theirs.version < newest || (before.sent !== undefined && !force)) return before
  const state = inCurrencyOf(before, theirs)
  if (theirs.version === state.base.version && !force) return { ...state, base: theirs }
  const { kept, contested, lost } = mergedWith(theirs, state.pending)
  if (contested.length > 0)
    return { ...state, sent: undefined, conflict: { theirs, kept, contested, lost } }
  const mergeNote = noteOf(theirs, { kept, lost, pending: state.pending })
  return {
    ...state,
    base: theirs,
    pending: kept,
    sent: undefined,
    conflict: undefined,
    merged: mergeNote,
    refusal: undefined,
  }
}

/** Pending and undoable edits, converted to the trip's present currency. */
function inCurrencyOf(state: EditorState, trip: Trip): EditorState {
  const from = (state.conflict?.theirs ?? state.base).currency
  if (from === trip.currency) return state
  const inNew = (edits: Edits) => convertEdits(edits, { from, trip })
  const steps = (all: readonly Step[]) => all.map((step) => ({ ...step, edits: inNew(step.edits) }))
  return {
    ...state,
    pending: inNew(state.pending),
    undo: steps(state.undo),
    redo: steps(state.redo),
  }
}

interface Outcome extends Pick<Merged, 'kept' | 'lost'> {
  readonly pending: Edits
}

function noteOf({ version }: Trip, { kept, lost, pending }: Outcome): MergeNote | undefined {
  return isEmpty(pending) ? undefined : { version, kept: Object.keys(kept).length, lost }
}

/** After the choice: applies mine on top of theirs. */
export function resolveConflict(state: EditorState, choices: Choices): EditorState {
  const { conflict } = state
  if (conflict === undefined) return state
  const pending = resolveEdits(conflict, choices)
  const mergeNotice = noteOf(conflict.theirs, {
    kept: pending,
    lost: conflict.lost,
    pending: state.pending,
  })
  const givenUp = Object.keys(choices).filter((path) => choices[path] === 'theirs')
  const undo = withoutPaths(state.undo, givenUp)
  return {
    ...state,
    base: conflict.theirs,
    pending,
    undo,
    conflict: undefined,
    merged: mergeNotice,
    refusal: undefined,
  }
}

/** The steps without these fields; steps left empty are dropped. */
function withoutPaths(steps: readonly Step[], paths: readonly string[]): Step[] {
  const remainingSteps = steps.map((step) => {
    const others = Object.entries(step.edits).filter(([path]) => !paths.includes(path))
    return others.length === editCount(step.edits)
      ? step
      : { ...step, edits: Object.fromEntries(others) }
  })
  return remainingSteps.filter(({ edits }) => !isEmpty(edits))
}

const ofPrice = /^(rates\.|discount$|customPriceAdjustment|xfsm$)/
const ofSell: readonly (string | undefined)[] = [
  'sellOverride',
  'sellOverrideReason',
  'chargeable',
  'arrangedBy',
]

/**
 * Whether the trip's state allows all of these edits: rooms held since may forbid an earlier step.
 */
function maySet(trip: Trip, edits: Edits): boolean {
  const { price, details } = permissionOf(trip)
  return Object.entries(edits).every(([path, { from, to }]) => {
    const ofSegment = segmentOfPath(path)
    if (ofSegment === undefined) return ofPrice.test(path) ? price : details
    const segment = trip.itinerary.segments.find(({ id }) => id === ofSegment.id)
    if (ofSegment.field === undefined) {
      const type = [from, to, segment].find(isSegment)?.type
      return type === undefined || mayChangeIn(trip.state, partOfType(type))
    }
    if (segment === undefined) return true
    const may = segmentPermission(trip, segment)
    return ofSell.includes(ofSegment.field) ? may.price : may.details
  })
}
