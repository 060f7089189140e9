import { useEffect, useRef, useState } from 'react'

/** A number that counts to its new value in 200 ms; at once where motion is not wanted or the page is hidden. */
export function useCounted(value: number, durationMs = 200): number {
  const [shown, setShown] = useState(value)
  const from = useRef(value)
  useEffect(() => {
    const start = from.current
    if (start === value) return
    if (document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      from.current = value
      setShown(value)
      return
    }
    const began = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(1, Math.max(0, (now - began) / durationMs))
      from.current = share === 1 ? value : start + (value - start) * (1 - (1 - share) ** 3)
      setShown(from.current)
      if (share < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [value, durationMs])
  return shown
}
