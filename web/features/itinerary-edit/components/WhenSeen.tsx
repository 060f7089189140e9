import { type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Bone } from '../../../components/feedback/Bone'
import { useLater } from '../../../trip/page/first-screen'
import styles from './when-seen.module.css'

interface WhenSeenProps {
  /** Pixels that it is likely to take. */
  readonly height: number
  /** Where it can be led to before it is loaded. */
  readonly anchor?: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Milliseconds after the first screen had its time when the rest comes too: whoever scrolls later finds it there. */
const restMs = 1_000

/** What lies below the first screen: it is loaded after that, when it is about to be seen or printed or there is time, and then stays. */
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
      { rootMargin: '300px' },
    )
    sight.observe(element)
    const rest = setTimeout(() => startTransition(() => setSeen(true)), restMs)
    const onPaper = () => flushSync(() => setSeen(true))
    addEventListener('beforeprint', onPaper)
    return () => {
      clearTimeout(rest)
      sight.disconnect()
      removeEventListener('beforeprint', onPaper)
    }
  }, [isLater])
  const bone = <Bone height={height} radius={12} className={styles.bone} />
  return (
    <div ref={place} id={anchor} className={className} tabIndex={anchor === undefined ? undefined : -1}>
      {isSeen ? <Suspense fallback={bone}>{children}</Suspense> : bone}
    </div>
  )
}
