import Box from '@mui/material/Box'
import { type ReactNode, Suspense, startTransition, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Bone } from '../../../components/feedback/Bone'

interface WhenSeenProps {
  /** Estimated height in pixels. */
  readonly height: number
  /** The id that links can scroll to before it loads. */
  readonly anchor?: string
  readonly children: ReactNode
}

/**
 * How long content below the first screen waits, in milliseconds: less than it takes to scroll
 * there.
 */
const restMs = 500

/** Other views of the trip have everything loaded already, so they render at once. */
let wasDrawn = false

/** Whether the page is being laid out for paper, where nobody scrolls. */
export const isPrinting = (): boolean => globalThis.matchMedia?.('print').matches ?? false

/**
 * Part of a page: rendered at once if visible, otherwise a moment later, or as soon as one scrolls
 * or prints.
 */
export function WhenSeen({ height, anchor, children }: WhenSeenProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isWanted, setWanted] = useState(wasDrawn || isPrinting())
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
