import { closeSnackbar as close, enqueueSnackbar } from 'notistack'
import { logMessage } from './message-log'

export interface SnackbarAction {
  readonly label: string
  readonly run: () => void
}

export type SnackbarTone = 'success' | 'info' | 'error'

export interface SnackbarOptions {
  readonly tone?: SnackbarTone
  /** Undo, or trying again. */
  readonly action?: SnackbarAction | undefined
}

declare module 'notistack' {
  interface OptionsObject {
    /** What a message of ours offers. */
    offer?: { readonly label: string; readonly run: () => void } | undefined
  }
}

let nextId = 1

/** Shows a message at the bottom right and returns its id. */
export function showSnackbar(text: string, { tone = 'success', action }: SnackbarOptions = {}): number {
  const id = nextId
  nextId += 1
  // Undefined until the stack is drawn, as in tests of what stands below it.
  enqueueSnackbar?.(text, { key: id, variant: tone, offer: action })
  logMessage({ id, text, tone, at: new Date() })
  return id
}

export function closeSnackbar(id: number): void {
  close?.(id)
}

const actions = { show: showSnackbar, close: closeSnackbar }

/** Snackbars from a component: `const { show } = useSnackbar()`, `show('Mombo Camp removed.', { action: { label: 'Undo', run } })`. */
export const useSnackbar = () => actions
