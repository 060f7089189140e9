import { createStore } from '../../lib/store/create-store'
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

const shown = createStore<readonly Snackbar[]>([])
let nextId = 1

/** Shows a message at the bottom right and returns its id. */
export function showSnackbar(text: string, options: SnackbarOptions = {}): number {
  const id = nextId
  nextId += 1
  const snackbar: Snackbar = { tone: 'success', ...options, id, text }
  shown.set([...shown.get(), snackbar].slice(-most))
  if (snackbar.tone !== 'progress') logMessage({ id, text, tone: snackbar.tone, at: new Date() })
  return id
}

/** Changes a message that is still there, as the progress of long work. */
export function changeSnackbar(id: number, changes: Partial<Omit<Snackbar, 'id'>>): void {
  shown.set(shown.get().map((snackbar) => (snackbar.id === id ? { ...snackbar, ...changes } : snackbar)))
}

export function closeSnackbar(id: number): void {
  shown.set(shown.get().filter((snackbar) => snackbar.id !== id))
}

/** What the stack shows now, oldest first. */
export const useSnackbars = shown.use

const actions = { show: showSnackbar, change: changeSnackbar, close: closeSnackbar }

/** Snackbars from a component: `const { show } = useSnackbar()`, `show('Mombo Camp removed.', { action: { label: 'Undo', run } })`. */
export const useSnackbar = () => actions
