import { mayChangeIn, partOfType } from '#shared/itinerary/parts'
import type { Trip } from '../page/trip'
import { convertedEdits } from './converted'
import { permissionOf, segmentPermission } from './may-change'
import { type Choices, type Merged, mergedValue, mergedWith, resolved } from './merge-edits'
import {
  combined,
  type Edits,
  editCount,
  type FieldValue,
  inverse,
  isEmpty,
  noEdits,
  segmentOfPath,
} from './trip-edits'
import { fieldValue, isSegment, withEdits } from './trip-fields'

/** One step that can be undone. */
export interface Step {
  readonly edits: Edits
  /** Steps of one gesture in quick succession are one: typing a number, dragging a slider. */
  readonly gesture: string | undefined
  readonly at: number
}

/** Why the edits are not stored. */
export type Refusal =
  /** The server cannot be reached: they are sent when it is back. */
  | { readonly kind: 'away' }
  /** The server said no, or failed. */
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

/** Everything that this page knows of a trip while it is edited. Plain data; every change of it is a function below. */
export interface EditorState {
  /** What the server last said. */
  readonly base: Trip
  /** What the server does not know yet, those under way included. */
  readonly pending: Edits
  /** Those under way. */
  readonly sent: Edits | undefined
  readonly undo: readonly Step[]
  readonly redo: readonly Step[]
  readonly refusal: Refusal | undefined
  readonly conflict: Conflict | undefined
  readonly merged: MergeNote | undefined
}

const mostSteps = 100
const gestureMs = 1_000

/** The state of a trip that was just opened; edits that were kept from before are laid over it. */
export function opened(base: Trip, kept: Edits = noEdits): EditorState {
  const empty = { base, pending: noEdits, sent: undefined, undo: [], redo: [], refusal: undefined }
  const state = { ...empty, conflict: undefined, merged: undefined }
  return isEmpty(kept) ? state : received({ ...state, pending: kept }, base, { force: true })
}

/** The trip with every edit. */
export const shownTrip = ({ base, pending }: EditorState): Trip => withEdits(base, pending)

export type NewValues = Readonly<Record<string, FieldValue>>
interface Gesture {
  readonly gesture?: string | undefined
  /** Milliseconds, of any clock that only goes forward. */
  readonly at: number
}

/** With fields set to new values. */
export function edited(state: EditorState, values: NewValues, { gesture, at }: Gesture): EditorState {
  const step = editsTo(shownTrip(state), values)
  if (isEmpty(step)) return state
  const last = state.undo.at(-1)
  const goesOn = gesture !== undefined && last?.gesture === gesture && at - last.at <= gestureMs
  const undo = goesOn
    ? [...state.undo.slice(0, -1), { edits: combined(last.edits, step), gesture, at }]
    : [...state.undo, { edits: step, gesture, at }].slice(-mostSteps)
  return { ...withPending(state, step), undo: undo.filter(({ edits }) => !isEmpty(edits)), redo: [] }
}

function editsTo(trip: Trip, values: NewValues): Edits {
  const steps = Object.entries(values).flatMap(([path, to]) => {
    const from = fieldValue(trip, path)
    return from === undefined ? [] : [[path, { from, to }] as const]
  })
  return combined(noEdits, Object.fromEntries(steps))
}

/**
 * Pending edits always begin at what the server has: only so can they be merged. A refused change is tried again with the
 * next one, which may have mended what stood in the way.
 */
function withPending(state: EditorState, step: Edits): EditorState {
  const fromBase = Object.entries(step).map(([path, { from, to }]) => {
    const stored = fieldValue(state.base, path)
    return [path, { from: stored === undefined ? from : stored, to }] as const
  })
  return {
    ...state,
    pending: combined(state.pending, Object.fromEntries(fromBase)),
    refusal: state.refusal?.kind === 'failed' ? undefined : state.refusal,
  }
}

/** What undo or redo would do now; undefined where there is nothing to do, or the trip's state forbids it by now. */
export function nextStep(state: EditorState, way: 'undo' | 'redo'): Step | undefined {
  const step = state[way].at(-1)
  return step !== undefined && maySet(shownTrip(state), step.edits) ? step : undefined
}

/** One step back. */
export function undone(state: EditorState): EditorState {
  const step = nextStep(state, 'undo')
  if (step === undefined) return state
  return { ...again(state, inverse(step.edits)), undo: state.undo.slice(0, -1), redo: [...state.redo, step] }
}

/** One step forward again. */
export function redone(state: EditorState): EditorState {
  const step = nextStep(state, 'redo')
  if (step === undefined) return state
  return { ...again(state, step.edits), redo: state.redo.slice(0, -1), undo: [...state.undo, step] }
}

/** Applies a step to the current values, keeping a colleague's changes to other fields. */
function again(state: EditorState, step: Edits): EditorState {
  const shown = shownTrip(state)
  const values = Object.entries(step).map(([path, { from, to }]) => {
    const theirs = fieldValue(shown, path)
    return [path, (theirs === undefined ? undefined : mergedValue({ from, mine: to, theirs })) ?? to] as const
  })
  return withPending(state, editsTo(shown, Object.fromEntries(values)))
}

/** All edits are under way. */
export const sending = (state: EditorState): EditorState => ({ ...state, sent: state.pending, refusal: undefined })

/** The server stored what was under way. What was changed since then is still pending. */
export function saved(state: EditorState, base: Trip): EditorState {
  const { sent = noEdits, pending } = state
  const rest = Object.entries(pending).flatMap(([path, { to }]) => {
    const from = fieldValue(base, path)
    const isStored = sent[path] !== undefined && JSON.stringify(sent[path].to) === JSON.stringify(to)
    return isStored || from === undefined ? [] : [[path, { from, to }] as const]
  })
  return { ...state, base, sent: undefined, refusal: undefined, pending: combined(noEdits, Object.fromEntries(rest)) }
}

/** What was under way is not stored. */
export const refused = (state: EditorState, refusal: Refusal): EditorState => ({ ...state, sent: undefined, refusal })

/** The server may be asked again. */
export const retried = (state: EditorState): EditorState => ({ ...state, refusal: undefined })

/** Every edit that is not stored is given up. */
export const discarded = (state: EditorState): EditorState => ({
  ...state,
  ...{ pending: noEdits, sent: undefined, refusal: undefined, conflict: undefined },
  ...{ undo: [], redo: [] },
})

/**
 * Receives the server's trip. Edits that don't conflict with a colleague's are kept; conflicting ones wait for a
 * choice, and until then the page shows the agent's values.
 */
export function received(before: EditorState, theirs: Trip, { force = false } = {}): EditorState {
  const newest = before.conflict?.theirs.version ?? before.base.version
  if (theirs.version < newest || (before.sent !== undefined && !force)) return before
  const state = inCurrencyOf(before, theirs)
  if (theirs.version === state.base.version && !force) return { ...state, base: theirs }
  const { kept, contested, lost } = mergedWith(theirs, state.pending)
  if (contested.length > 0) return { ...state, sent: undefined, conflict: { theirs, kept, contested, lost } }
  const merged = noteOf(theirs, { kept, lost, pending: state.pending })
  return { ...state, base: theirs, pending: kept, sent: undefined, conflict: undefined, merged, refusal: undefined }
}

/** What waits and what can be undone, in the currency that the trip has now. */
function inCurrencyOf(state: EditorState, trip: Trip): EditorState {
  const from = (state.conflict?.theirs ?? state.base).currency
  if (from === trip.currency) return state
  const inNew = (edits: Edits) => convertedEdits(edits, { from, trip })
  const steps = (all: readonly Step[]) => all.map((step) => ({ ...step, edits: inNew(step.edits) }))
  return { ...state, pending: inNew(state.pending), undo: steps(state.undo), redo: steps(state.redo) }
}

interface Outcome extends Pick<Merged, 'kept' | 'lost'> {
  readonly pending: Edits
}

function noteOf({ version }: Trip, { kept, lost, pending }: Outcome): MergeNote | undefined {
  return isEmpty(pending) ? undefined : { version, kept: Object.keys(kept).length, lost }
}

/** The choice was made: theirs is the ground, mine goes over it. */
export function chosen(state: EditorState, choices: Choices): EditorState {
  const { conflict } = state
  if (conflict === undefined) return state
  const pending = resolved(conflict, choices)
  const merged = noteOf(conflict.theirs, { kept: pending, lost: conflict.lost, pending: state.pending })
  const givenUp = Object.keys(choices).filter((path) => choices[path] === 'theirs')
  const undo = withoutPaths(state.undo, givenUp)
  return { ...state, base: conflict.theirs, pending, undo, conflict: undefined, merged, refusal: undefined }
}

/** The steps without these fields; a step of nothing else is none. */
function withoutPaths(steps: readonly Step[], paths: readonly string[]): Step[] {
  const left = steps.map((step) => {
    const others = Object.entries(step.edits).filter(([path]) => !paths.includes(path))
    return others.length === editCount(step.edits) ? step : { ...step, edits: Object.fromEntries(others) }
  })
  return left.filter(({ edits }) => !isEmpty(edits))
}

const ofPrice = /^(rates\.|discount$|customPriceAdjustment|xfsm$)/
const ofSell: readonly (string | undefined)[] = ['sellOverride', 'sellOverrideReason', 'chargeable', 'arrangedBy']

/** Whether the trip's state lets all of these edits be made: a step of before may be one that rooms held since forbid. */
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
