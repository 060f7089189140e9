import { type RefObject, useEffect } from 'react'

/** Tells the page how high its foot is (`--foot-height`), so that messages stand above it. */
export function useFootHeight(foot: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = foot.current
    if (element === null) return
    const { style } = document.documentElement
    const watcher = new ResizeObserver(() => style.setProperty('--foot-height', `${element.offsetHeight}px`))
    watcher.observe(element)
    return () => {
      watcher.disconnect()
      style.removeProperty('--foot-height')
    }
  }, [foot])
}
