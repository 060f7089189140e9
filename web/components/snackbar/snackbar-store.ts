import { useSyncExternalStore } from 'react'
import { logMessage } from './message-log'

export interface SnackbarAction {
  readonly label: string
  readonly run: () => void
}

export interface Snackbar {
  readonly id: number
  readonly text: string
  readonly tone: 'success' | 'info' | 'error' | 'progress'
  /** Undo, or trying again. */
  readonly action?: SnackbarAction | undefined
  /** Share done of long work, 0 to 1, and its words ('3 of 4'). */
  readonly progress?: { readonly share: number; readonly words: string } | undefined
}

export type SnackbarOptions = Partial<Omit<Snackbar, 'id' | 'text'>>

/** At most this many are seen; a further one pushes the oldest out (2 §9). */
const most = 3

let shown: readonly Snackbar[] = []
let nextId = 1
const listeners = new Set<() => void>()

function become(next: readonly Snackbar[]): void {
  shown = next
  for (const listener of listeners) listener()
}

/** Shows a message at the bottom right and returns its id. */
export function showSnackbar(text: string, options: SnackbarOptions = {}): number {
  const id = nextId
  nextId += 1
  const snackbar: Snackbar = { tone: 'success', ...options, id, text }
  become([...shown, snackbar].slice(-most))
  if (snackbar.tone !== 'progress') logMessage({ id, text, tone: snackbar.tone, at: new Date() })
  return id
}

/** Changes a message that is still there, as the progress of long work. */
export function changeSnackbar(id: number, changes: Partial<Omit<Snackbar, 'id'>>): void {
  become(shown.map((snackbar) => (snackbar.id === id ? { ...snackbar, ...changes } : snackbar)))
}

export function closeSnackbar(id: number): void {
  become(shown.filter((snackbar) => snackbar.id !== id))
}

/** What the stack shows now, oldest first. */
export function useSnackbars(): readonly Snackbar[] {
  return useSyncExternalStore(subscribe, () => shown)
}

const actions = { show: showSnackbar, change: changeSnackbar, close: closeSnackbar }

/** Snackbars from a component: `const { show } = useSnackbar()`, `show('Mombo Camp removed.', { action: { label: 'Undo', run } })`. */
export const useSnackbar = () => actions

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
