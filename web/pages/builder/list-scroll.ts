import { useLayoutEffect } from 'react'

let keptOffset = 0

/** Remembers how far the list was scrolled, for coming back. */
export function keepListScroll(): void {
  keptOffset = window.scrollY
}

/** Restores the list's scroll position, once. */
export function useListScroll(): void {
  useLayoutEffect(() => {
    const top = keptOffset
    keptOffset = 0
    window.scrollTo(0, top)
    const again = requestAnimationFrame(() => top > 0 && window.scrollTo(0, top)) // the list has its height by now
    return () => cancelAnimationFrame(again)
  }, [])
}
