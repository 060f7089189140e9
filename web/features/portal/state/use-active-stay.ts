import { useEffect, useState } from 'react'

/** The number of the stay that is being read: the one in the upper half of the window. */
export function useActiveStay(tripId: string): number | undefined {
  const [active, setActive] = useState<number>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another trip has other chapters
  useEffect(() => {
    const chapters = document.querySelectorAll<HTMLElement>('[data-stay]')
    const watcher = new IntersectionObserver(
      (entries) => {
        const visibleElement = entries.find(({ isIntersecting }) => isIntersecting)?.target
        if (visibleElement instanceof HTMLElement) setActive(Number(visibleElement.dataset.stay))
      },
      { rootMargin: '-30% 0px -60% 0px' },
    )
    for (const chapter of chapters) watcher.observe(chapter)
    return () => watcher.disconnect()
  }, [tripId])
  return active
}
