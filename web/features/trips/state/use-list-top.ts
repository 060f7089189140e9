import { type RefObject, useLayoutEffect, useState } from 'react'

/** Pixels from the top of the document to where a table's rows begin, also when what is above it grows. */
export function useListTop(ref: RefObject<HTMLTableElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const table = ref.current
    if (table === null) return
    const measure = () => {
      const head = table.tHead?.offsetHeight ?? 0
      setTop(Math.round(table.getBoundingClientRect().top + window.scrollY + head))
    }
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(document.body)
    return () => watcher.disconnect()
  }, [ref])
  return top
}
