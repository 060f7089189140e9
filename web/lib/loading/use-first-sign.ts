import { useEffect } from 'react'

const signs = ['pointermove', 'pointerdown', 'keydown'] as const

/** Runs once on the first user interaction, to preload what may be needed next. */
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
