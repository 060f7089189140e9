import { useEffect } from 'react'
import { createStore } from '../../lib/store/create-store'

export interface Shortcut {
  /** Keys as KeyboardEvent.key names them, `Mod` for Ctrl or Command: `Mod+k`, `/`, `?`. */
  readonly keys: string
  readonly label: string
  /** Its group in the list: 'Everywhere', 'Accommodations', 'Calendar'. */
  readonly group: string
  /** Without it the shortcut is only listed, such as arrows that a calendar handles itself. */
  readonly run?: (() => void) | undefined
}

const knownShortcuts = createStore<readonly Shortcut[]>([])

/**
 * Enables shortcuts and lists them under `?` while the component is mounted. Keep the array stable.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  useEffect(() => {
    knownShortcuts.set([...knownShortcuts.get(), ...shortcuts])
    return () =>
      knownShortcuts.set(knownShortcuts.get().filter((shortcut) => !shortcuts.includes(shortcut)))
  }, [shortcuts])
}

export const useKnownShortcuts = knownShortcuts.use

/**
 * The most recent shortcut that matches a key press. While typing, only those with Ctrl or Command
 * match.
 */
export function shortcutFor(
  event: KeyPress,
  shortcuts: readonly Shortcut[] = knownShortcuts.get(),
): Shortcut | undefined {
  const hasMod = event.ctrlKey || event.metaKey
  if (event.altKey || (event.isTyping && !hasMod)) return undefined
  const pressedKeys = hasMod ? `Mod+${event.key.toLowerCase()}` : event.key
  return shortcuts.findLast(({ keys, run }) => keys === pressedKeys && run !== undefined)
}

export interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly isTyping: boolean
}
