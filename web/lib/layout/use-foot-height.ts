import { type RefObject, useEffect } from 'react'

/**
 * Publishes the height of the page's bottom bar (`--foot-height`), so that messages appear above
 * it.
 */
export function useFootHeight(foot: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = foot.current
    if (element === null) return
    const { style } = document.documentElement
    const watcher = new ResizeObserver(() =>
      style.setProperty('--foot-height', `${element.offsetHeight}px`),
    )
    watcher.observe(element)
    return () => {
      watcher.disconnect()
      style.removeProperty('--foot-height')
    }
  }, [foot])
}
