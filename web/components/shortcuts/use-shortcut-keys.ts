import { useEffect } from 'react'
import { shortcutFor } from './shortcut-store'

/** Listens for the shortcuts of useShortcuts. It is called once, by the shell. */
export function useShortcutKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      const { key, ctrlKey, metaKey, altKey } = event
      const shortcut = shortcutFor({ key, ctrlKey, metaKey, altKey, isTyping: isTypingIn(event.target) })
      if (shortcut?.run === undefined) return
      event.preventDefault()
      shortcut.run()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

function isTypingIn(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return (
    target.isContentEditable ||
    target.matches('input:not([type=checkbox], [type=radio], [type=range]), textarea, select')
  )
}
