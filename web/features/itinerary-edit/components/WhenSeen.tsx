import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Bone } from '../../../components/feedback/Bone'
import { useLater } from '../state/first-screen'

interface WhenSeenProps {
  /** Pixels that it is likely to take. */
  readonly height: number
  /** Where it can be led to before it is loaded. */
  readonly anchor?: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** What lies below the first screen: it is loaded after that, when it is about to be seen, and then stays. */
export function WhenSeen({ height, anchor, className, children }: WhenSeenProps) {
  const place = useRef<HTMLDivElement>(null)
  const isLater = useLater()
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const element = place.current
    if (element === null || !isLater) return
    const sight = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: '60px' },
    )
    sight.observe(element)
    return () => sight.disconnect()
  }, [isLater])
  const bone = <Bone height={height} radius={12} />
  return (
    <div ref={place} id={anchor} className={className} tabIndex={anchor === undefined ? undefined : -1}>
      {isSeen ? <Suspense fallback={bone}>{children}</Suspense> : bone}
    </div>
  )
}
