import type { closeSnackbar as close, enqueueSnackbar as enqueue } from 'notistack'
import { createStore } from '../../lib/store/create-store'
import { logMessage, type SnackbarTone } from './message-log'

export interface SnackbarOptions {
  readonly tone?: SnackbarTone
  /** For example Undo or Try again. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined
}

declare module 'notistack' {
  interface OptionsObject {
    offer?: { readonly label: string; readonly run: () => void } | undefined
  }
}

interface Stack {
  readonly enqueueSnackbar: typeof enqueue
  readonly closeSnackbar: typeof close
}

let stack: Stack | undefined
const waiting: ((stack: Stack) => void)[] = []
const isWanted = createStore(false)
let nextId = 1

/** Whether there has been a message yet; the renderer isn't loaded until then. */
export const useSnackbarsWanted = isWanted.use

/** Sets the renderer of messages and passes it those already queued. */
export function setStack(next: Stack | undefined): void {
  stack = next
  if (next !== undefined) for (const task of waiting.splice(0)) task(next)
}

function whenDrawn(task: (stack: Stack) => void): void {
  if (stack === undefined) waiting.push(task)
  else task(stack)
}

/** Shows a message at the bottom right and returns its id. */
export function showSnackbar(
  text: string,
  { tone = 'success', action }: SnackbarOptions = {},
): number {
  const id = nextId
  nextId += 1
  isWanted.set(true)
  whenDrawn(({ enqueueSnackbar }) =>
    enqueueSnackbar(text, { key: id, variant: tone, offer: action }),
  )
  logMessage({ id, text, tone, at: new Date() })
  return id
}

export function closeSnackbar(id: number): void {
  whenDrawn(({ closeSnackbar: close }) => close(id))
}
