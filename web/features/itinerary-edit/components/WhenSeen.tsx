import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Bone } from '../../../components/feedback/Bone'

interface WhenSeenProps {
  /** Pixels that it is likely to take. */
  readonly height: number
  readonly children: ReactNode
}

/** What lies below the fold: it is loaded when it is about to be seen, and then stays. */
export function WhenSeen({ height, children }: WhenSeenProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (place.current === null) return
    const sight = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: '60px' },
    )
    sight.observe(place.current)
    return () => sight.disconnect()
  }, [])
  const bone = <Bone height={height} radius={12} />
  return <div ref={place}>{isSeen ? <Suspense fallback={bone}>{children}</Suspense> : bone}</div>
}
