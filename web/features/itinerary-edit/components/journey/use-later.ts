import { useEffect, useState } from 'react'

/** How long the first screen has the line to itself. */
const firstScreenMs = 1_500

/** Whether the first screen has been there for a while: what is not looked at first may come now. */
export function useLater(): boolean {
  const [isLater, setLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), firstScreenMs)
    return () => clearTimeout(timer)
  }, [])
  return isLater
}
