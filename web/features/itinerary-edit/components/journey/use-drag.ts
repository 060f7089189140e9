import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react'

interface DragOptions {
  readonly onStart: () => void
  /** Pixels from where it began, with those that the page was scrolled by, and where in the window it is. */
  readonly onMove: (distance: number, y: number) => void
  readonly onDrop: () => void
  readonly onCancel: () => void
}

/** Pixels until a press is a drag: a page does not scroll under a finger that only rests. */
const slack = 4

/**
 * Dragging by the main button or a finger; near the top and the foot of the window it scrolls the page. Escape puts back, and
 * so does whatever takes the pointer away.
 */
export function useDrag(options: DragOptions) {
  const latest = useRef(options)
  latest.current = options
  const end = useRef<() => void>(undefined)
  useEffect(() => () => end.current?.(), [])
  return (event: ReactPointerEvent<HTMLElement>) => {
    if (event.button !== 0 || end.current !== undefined) return
    const handle = event.currentTarget
    const { pointerId, pageY: began, clientY: from } = event
    event.preventDefault()
    handle.focus({ preventScroll: true })
    handle.setPointerCapture(pointerId)
    const listening = new AbortController()
    const { signal } = listening
    let y: number | undefined // where it is, once it is dragged
    const tell = () => {
      if (y !== undefined) latest.current.onMove(y + window.scrollY - began, y)
    }
    const stopScrolling = scrollWhile(() => (y === undefined ? 0 : dragScroll({ y, from, height: window.innerHeight })))
    const finish = (isDropped: boolean) => {
      end.current = undefined
      listening.abort()
      stopScrolling()
      if (handle.hasPointerCapture(pointerId)) handle.releasePointerCapture(pointerId)
      if (isDropped) latest.current.onDrop()
      else latest.current.onCancel()
    }
    end.current = () => finish(false)
    const onMove = ({ pageY, clientY }: PointerEvent) => {
      if (y === undefined && Math.abs(pageY - began) < slack) return
      y = clientY
      tell()
    }
    handle.addEventListener('pointermove', onMove, { signal })
    handle.addEventListener('pointerup', () => finish(true), { signal })
    handle.addEventListener('pointercancel', () => finish(false), { signal })
    addEventListener('scroll', tell, { signal, passive: true })
    addEventListener(
      'keydown',
      (key) => {
        if (key.key !== 'Escape') return
        key.stopPropagation()
        key.preventDefault()
        finish(false)
      },
      { signal, capture: true },
    )
    latest.current.onStart()
  }
}

/** Scrolls the page by so many pixels a frame until it is told to stop. */
function scrollWhile(step: () => number): () => void {
  let frame = 0
  const next = () => {
    const by = step()
    if (by !== 0) window.scrollBy({ top: by, behavior: 'instant' })
    frame = requestAnimationFrame(next)
  }
  frame = requestAnimationFrame(next)
  return () => cancelAnimationFrame(frame)
}

interface Dragged {
  /** Where in the window it is, and where in the window it was taken: pixels from the top. */
  readonly y: number
  readonly from: number
  readonly height: number
}

/** Pixels from the top or the foot of a window where a drag begins to scroll its page. */
const margin = 90
/** Pixels of a frame at the very edge, and beyond it. */
const fastest = 10

/**
 * By how many pixels a page is scrolled in a frame while something is dragged: up is below 0. Only the way it is dragged, so
 * that what is taken near the foot of a window and pulled up stays where it is.
 */
export function dragScroll({ y, from, height }: Dragged): number {
  if (y < from) return 0 - stepAt(margin - y)
  return y > from ? stepAt(y - (height - margin)) : 0
}

const stepAt = (depth: number): number => Math.ceil(fastest * Math.min(1, Math.max(0, depth) / margin))
