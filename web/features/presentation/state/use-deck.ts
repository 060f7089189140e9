import { type RefObject, useCallback, useEffect, useState } from 'react'

/** The steps of a presentation: what arrows and swipes go to, one after the other. */
export interface Deck {
  readonly at: number
  readonly count: number
  /** Goes to a step; beyond the ends, to the first or the last. */
  readonly go: (to: number) => void
}

const stepsIn = (root: HTMLElement | null): HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>('[data-step]') ?? []),
]

/** Which step is being read, seen without any work while one scrolls. */
export function useDeck(root: RefObject<HTMLElement | null>, contents: unknown): Deck {
  const [{ at, count }, setAt] = useState({ at: 0, count: 1 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: other contents have other steps
  useEffect(() => {
    const steps = stepsIn(root.current)
    setAt((before) => ({ ...before, count: Math.max(1, steps.length) }))
    const watcher = new IntersectionObserver(
      (entries) => {
        const visiblePages = entries
          .filter(({ isIntersecting }) => isIntersecting)
          .map(({ target }) => target)
        const last = steps.findLastIndex((step) => visiblePages.includes(step))
        if (last !== -1) setAt({ at: last, count: steps.length })
      },
      { rootMargin: '-48% 0px -51% 0px' },
    )
    for (const step of steps) watcher.observe(step)
    return () => watcher.disconnect()
  }, [root, contents])
  const go = useCallback(
    (to: number) => {
      const steps = stepsIn(root.current)
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
      const step = steps[Math.min(Math.max(0, to), steps.length - 1)]
      step?.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth' })
    },
    [root],
  )
  return { at, count, go }
}
