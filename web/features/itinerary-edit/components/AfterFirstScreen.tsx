import { type ReactNode, Suspense } from 'react'
import { useLater } from '../../../trip/page/first-screen'

interface AfterFirstScreenProps {
  /** What takes its place until then: nothing, unless said. */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

/** What may come a moment later than the first screen. */
export function AfterFirstScreen({ fallback, children }: AfterFirstScreenProps) {
  return useLater() ? <Suspense fallback={fallback}>{children}</Suspense> : fallback
}
