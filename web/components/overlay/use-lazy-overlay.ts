import { useEffect, useState } from 'react'

/** True from the first opening on: an overlay that was never opened is neither loaded nor drawn. Loads it when the page rests. */
export function useLazyOverlay(open: boolean, preload: () => Promise<unknown>): boolean {
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  useEffect(() => {
    const timer = setTimeout(() => void preload().catch(() => undefined), 3_000)
    return () => clearTimeout(timer)
  }, [preload])
  return wasOpen || open
}
