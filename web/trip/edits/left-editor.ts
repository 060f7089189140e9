import type { Trip } from '../page/trip'
import type { TripEditor } from './trip-editor'

let left: TripEditor | undefined

/** Keeps the editor of a trip whose page was left: only the last one. */
export function keepEditor(editor: TripEditor): void {
  left = editor
}

/**
 * The editor with which a trip was left, so that its other presentations go on where one was: with what is on its way and
 * every step to undo. None of a trip whose last word was a merge or a conflict: those are told anew.
 */
export function keptEditor({ id }: Pick<Trip, 'id'>): TripEditor | undefined {
  if (left === undefined) return undefined
  const { base, merged, conflict } = left.get()
  return base.id === id && merged === undefined && conflict === undefined ? left : undefined
}
