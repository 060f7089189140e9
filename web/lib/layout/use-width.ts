import { type RefObject, useLayoutEffect, useState } from 'react'

/** The width of an element in whole pixels, kept current; undefined before the first render. */
export function useWidth(ref: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>()
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return
    const measure = () => setWidth(Math.round(element.clientWidth))
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [ref])
  return width
}
