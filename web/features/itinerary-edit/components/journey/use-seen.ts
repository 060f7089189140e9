import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has been in sight, once and for all. */
export function useSeen(ref: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (element === null || isSeen) return
    const sight = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    sight.observe(element)
    return () => sight.disconnect()
  }, [ref, isSeen])
  return isSeen
}
