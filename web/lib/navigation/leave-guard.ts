import { useEffect } from 'react'
import { createStore } from '../store/create-store'

/** What would be lost, in a sentence. */
export interface LeaveGuard {
  readonly text: string
}

const guards = createStore<readonly LeaveGuard[]>([])

/** The active guard, if any. */
export const currentGuard = (): LeaveGuard | undefined => guards.get().at(-1)
export const useCurrentGuard = (): LeaveGuard | undefined => guards.use().at(-1)

/**
 * Asks before leaving the page with unsaved work: by links, the browser's buttons, or closing the
 * tab.
 * @param text - what isn't saved yet; undefined when everything is
 */
export function useLeaveGuard(text: string | undefined): void {
  useEffect(() => {
    if (text === undefined) return
    const guard = { text }
    guards.set([...guards.get(), guard])
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => {
      guards.set(guards.get().filter((other) => other !== guard))
      removeEventListener('beforeunload', ask)
    }
  }, [text])
}
