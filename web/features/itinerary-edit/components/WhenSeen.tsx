import Box from '@mui/material/Box'
import { type ReactNode, Suspense, startTransition, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Bone } from '../../../components/feedback/Bone'

interface WhenSeenProps {
  /** Pixels that it is likely to take. */
  readonly height: number
  /** Where it can be led to before it is loaded. */
  readonly anchor?: string
  readonly children: ReactNode
}

/** Milliseconds that what lies below the first screen leaves the line to it: fewer than it takes to scroll there. */
const restMs = 500

/** Another view of the trip, or a view that one comes back to, has nothing left to load: it is drawn at once. */
let wasDrawn = false

/** A part of a page: drawn at once where it is in sight, else a moment later, or as soon as one scrolls or prints. */
export function WhenSeen({ height, anchor, children }: WhenSeenProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isWanted, setWanted] = useState(wasDrawn)
  useLayoutEffect(() => {
    const want = () => setWanted(true)
    const { top = 0 } = place.current?.getBoundingClientRect() ?? {}
    if (top < window.innerHeight) return want()
    const print = () => flushSync(want)
    const rest = setTimeout(() => {
      wasDrawn = true
      startTransition(want)
    }, restMs)
    addEventListener('scroll', want, { passive: true })
    addEventListener('beforeprint', print)
    return () => {
      clearTimeout(rest)
      removeEventListener('scroll', want)
      removeEventListener('beforeprint', print)
    }
  }, [])
  const bone = (
    <Box sx={{ '@media print': { display: 'none' } }}>
      <Bone height={height} radius={12} />
    </Box>
  )
  return (
    <div ref={place} id={anchor} tabIndex={anchor === undefined ? undefined : -1}>
      {isWanted ? <Suspense fallback={bone}>{children}</Suspense> : bone}
    </div>
  )
}
