import { useEffect } from 'react'
import { createStore } from '../../lib/store/create-store'

export interface Shortcut {
  /** Keys as KeyboardEvent.key names them, `Mod` for Ctrl or Command: `Mod+k`, `/`, `?`. */
  readonly keys: string
  readonly label: string
  /** Where it belongs in the list: 'Everywhere', 'Accommodations', 'Calendar'. */
  readonly group: string
  /** Without a run it is only listed, as arrows that a calendar handles itself. */
  readonly run?: (() => void) | undefined
}

const known = createStore<readonly Shortcut[]>([])

/** Makes shortcuts work, and lists them under `?`, for as long as the component is there. Keep the array stable. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  useEffect(() => {
    known.set([...known.get(), ...shortcuts])
    return () => known.set(known.get().filter((shortcut) => !shortcuts.includes(shortcut)))
  }, [shortcuts])
}

/** All shortcuts that work now. */
export const useKnownShortcuts = known.use

/** The latest of the shortcuts that a key press means; none while one types, unless it has Ctrl or Command. */
export function shortcutFor(event: KeyPress, shortcuts: readonly Shortcut[] = known.get()): Shortcut | undefined {
  const hasMod = event.ctrlKey || event.metaKey
  if (event.altKey || (event.isTyping && !hasMod)) return undefined
  const pressed = hasMod ? `Mod+${event.key.toLowerCase()}` : event.key
  return shortcuts.findLast(({ keys, run }) => keys === pressed && run !== undefined)
}

export interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly isTyping: boolean
}
