import { useEffect } from 'react'

const signs = ['pointermove', 'pointerdown', 'keydown'] as const

/** Runs once at the first sign of life after it is drawn: to load ahead what may be asked for next. */
export function useFirstSign(act: () => void): void {
  useEffect(() => {
    const stop = () => {
      for (const sign of signs) removeEventListener(sign, begin)
    }
    const begin = () => {
      stop()
      act()
    }
    for (const sign of signs) addEventListener(sign, begin, { passive: true })
    return stop
  }, [act])
}
