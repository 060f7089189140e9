import { useEffect, useState } from 'react'

/** True once `active` has lasted 200 ms, so that quick work shows no spinner. */
export function useLate(active: boolean, delayMs = 200): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!active) {
      setLate(false)
      return
    }
    const timer = setTimeout(() => setLate(true), delayMs)
    return () => clearTimeout(timer)
  }, [active, delayMs])
  return active && late
}
