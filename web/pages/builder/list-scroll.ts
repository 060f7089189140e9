import { useLayoutEffect } from 'react'

let kept = 0

/** Keeps how far the list was scrolled, for when one comes back to it. */
export function keepListScroll(): void {
  kept = window.scrollY
}

/** Goes back to where the list was left; once. */
export function useListScroll(): void {
  useLayoutEffect(() => {
    const top = kept
    kept = 0
    window.scrollTo(0, top)
    const again = requestAnimationFrame(() => top > 0 && window.scrollTo(0, top)) // the list has its height by now
    return () => cancelAnimationFrame(again)
  }, [])
}
