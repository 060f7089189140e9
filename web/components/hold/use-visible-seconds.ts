import { type RefObject, useEffect, useState } from 'react'

/**
 * The present second, as long as the element can be seen: it stands still while the page is hidden or the element is out of
 * sight, and is right at once when it comes back.
 *
 * @param isOn - nothing ticks without
 */
export function useVisibleSeconds(element: RefObject<Element | null>, isOn: boolean, read: () => Date): Date {
  const [now, setNow] = useState(read)
  useEffect(() => {
    const watched = element.current
    if (!isOn || watched === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isInSight = true
    const tick = () => {
      clearTimeout(timer)
      if (document.hidden || !isInSight) return
      const time = read()
      setNow(time)
      timer = setTimeout(tick, 1_000 - (time.getTime() % 1_000))
    }
    const sight = new IntersectionObserver((entries) => {
      isInSight = entries.at(-1)?.isIntersecting ?? true
      tick()
    })
    sight.observe(watched)
    document.addEventListener('visibilitychange', tick)
    tick()
    return () => {
      clearTimeout(timer)
      sight.disconnect()
      document.removeEventListener('visibilitychange', tick)
    }
  }, [element, isOn, read])
  return now
}
