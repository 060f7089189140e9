import { useEffect } from 'react'
import type { Deck } from './use-deck'

interface DeckKeys {
  readonly onHelp: () => void
  readonly onLeave: (() => void) | undefined
}

/** Fills the screen with the page, or no longer. */
export const toggleFullScreen = (): Promise<void> =>
  document.fullscreenElement === null
    ? document.documentElement.requestFullscreen()
    : document.exitFullscreen()

/**
 * Keys and swipes of a presentation. A key goes to what has the focus first: fields, dialogs and
 * films keep theirs.
 */
export function useDeckKeys({ at, count, go }: Deck, { onHelp, onLeave }: DeckKeys): void {
  useEffect(() => {
    const actions: Readonly<Record<string, () => void>> = {
      ArrowRight: () => go(at + 1),
      ArrowLeft: () => go(at - 1),
      Home: () => go(0),
      End: () => go(count - 1),
      f: () => void toggleFullScreen().catch(() => undefined),
      '?': onHelp,
      ...(onLeave !== undefined && { Escape: onLeave }),
    }
    const onFullScreen: typeof actions = {
      ArrowDown: () => go(at + 1),
      ArrowUp: () => go(at - 1),
      Escape: () => {},
    }
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
      if (event.defaultPrevented || ctrlKey || metaKey || altKey) return
      const own =
        target instanceof Element &&
        target.closest('input, textarea, select, dialog, [role="dialog"]')
      if (own || (key === ' ' && target instanceof Element && target.closest('button, a, summary')))
        return
      const name = key.length === 1 ? key.toLowerCase() : key
      const action =
        key === ' '
          ? () => scrollOn(shiftKey ? -1 : 1)
          : ((document.fullscreenElement === null ? undefined : onFullScreen[name]) ??
            actions[name])
      if (action === undefined) return
      event.preventDefault()
      action()
    }
    let start: Touch | undefined
    const onStart = ({ touches }: TouchEvent) => {
      start = touches.length === 1 ? touches[0] : undefined
    }
    const onEnd = ({ changedTouches: [end] }: TouchEvent) => {
      if (start === undefined || end === undefined) return
      const [x, y] = [end.clientX - start.clientX, end.clientY - start.clientY]
      if (Math.abs(x) > 70 && Math.abs(y) < 40) go(at + (x < 0 ? 1 : -1))
    }
    addEventListener('keydown', onKey)
    addEventListener('touchstart', onStart, { passive: true })
    addEventListener('touchend', onEnd, { passive: true })
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('touchstart', onStart)
      removeEventListener('touchend', onEnd)
    }
  }, [at, count, go, onHelp, onLeave])
}

/** Space reads on by most of a screen, so that nothing of a long step is jumped over. */
const scrollOn = (direction: 1 | -1): void =>
  scrollBy({ top: direction * innerHeight * 0.86, behavior: 'smooth' })
