import { useEffect, useState } from 'react'

const firstSigns = ['pointermove', 'pointerdown', 'keydown'] as const

/**
 * True from the first opening on: an overlay that was never opened is neither loaded nor drawn. It is loaded ahead at the
 * first sign of life, so that it opens at once.
 */
export function useLazyOverlay(open: boolean, preload: () => Promise<unknown>): boolean {
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  useEffect(() => {
    const stop = () => {
      for (const sign of firstSigns) removeEventListener(sign, load)
    }
    const load = () => {
      stop()
      preload().catch(() => {
        // It is tried again when it opens.
      })
    }
    for (const sign of firstSigns) addEventListener(sign, load, { passive: true })
    return stop
  }, [preload])
  return wasOpen || open
}
