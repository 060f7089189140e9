import { useEffect, useMemo } from 'react'
import { useShortcuts } from '../../components/shortcuts/shortcut-store'
import type { TripEditor } from './trip-editor'

/** Ctrl Z and Ctrl Shift Z for the trip. In a field they belong to the field. */
export function useEditKeys(editor: TripEditor): void {
  useShortcuts(
    useMemo(
      () => [
        { keys: 'Mod+z', label: 'Undo', group: 'Itinerary' },
        { keys: 'Mod+Shift+z', label: 'Redo', group: 'Itinerary' },
      ],
      [],
    ),
  )
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isZ = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.altKey
      if (!isZ || event.defaultPrevented || isTyping(event.target)) return
      event.preventDefault()
      if (event.shiftKey) editor.redo()
      else editor.undo()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [editor])
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type=range]), textarea, [contenteditable]')
}
