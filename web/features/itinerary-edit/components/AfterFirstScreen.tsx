import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { firstScreenMs } from './WhenSeen'

/** What may come a moment later than the first screen, and takes no place until then. */
export function AfterFirstScreen({ children }: { readonly children: ReactNode }) {
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), firstScreenMs)
    return () => clearTimeout(timer)
  }, [])
  return isTime ? <Suspense>{children}</Suspense> : null
}
