import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react'
import { dragScroll } from '../../../../trip/journey/drag-scroll'

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
