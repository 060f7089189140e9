import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Bone } from '../../../components/feedback/Bone'

interface WhenSeenProps {
  /** Pixels that it is likely to take. */
  readonly height: number
  /** Where it can be led to before it is loaded. */
  readonly anchor?: string
  readonly children: ReactNode
}

/** How long the first screen has the line to itself. */
export const firstScreenMs = 1_500

/** What lies below the first screen: it is loaded after that, when it is about to be seen, and then stays. */
export function WhenSeen({ height, anchor, children }: WhenSeenProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const element = place.current
    if (element === null) return
    const sight = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: '60px' },
    )
    const timer = setTimeout(() => sight.observe(element), firstScreenMs)
    return () => {
      clearTimeout(timer)
      sight.disconnect()
    }
  }, [])
  const bone = <Bone height={height} radius={12} />
  return (
    <div ref={place} id={anchor} tabIndex={anchor === undefined ? undefined : -1}>
      {isSeen ? <Suspense fallback={bone}>{children}</Suspense> : bone}
    </div>
  )
}
