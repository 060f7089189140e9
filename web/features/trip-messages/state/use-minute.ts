import { useEffect, useState } from 'react'

/** The present time, to the minute: words like `5 minutes ago` change while one looks. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
