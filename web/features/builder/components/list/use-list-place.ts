import { type RefObject, useLayoutEffect, useState } from 'react'

interface ListPlace {
  /** From the top of the document, in pixels. */
  readonly top: number
  readonly width: number
}

/** A list's position in the document and its width, kept current when content above it grows. */
export function useListPlace(ref: RefObject<HTMLElement | null>): ListPlace {
  const [place, setPlace] = useState<ListPlace>({ top: 0, width: 0 })
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return
    const measure = () => {
      const box = element.getBoundingClientRect()
      const next = { top: Math.round(box.top + window.scrollY), width: Math.round(box.width) }
      setPlace((old) => (old.top === next.top && old.width === next.width ? old : next))
    }
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    for (
      let above = element.previousElementSibling;
      above !== null;
      above = above.previousElementSibling
    ) {
      watcher.observe(above)
    }
    return () => watcher.disconnect()
  }, [ref])
  return place
}
