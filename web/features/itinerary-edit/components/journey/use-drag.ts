import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react'

interface DragOptions {
  readonly onStart: () => void
  /** Pixels from the start, including scrolling, and the position in the window. */
  readonly onMove: (distance: number, y: number) => void
  readonly onDrop: () => void
  readonly onCancel: () => void
}

/** Pixels before a press becomes a drag, so that a resting finger doesn't block scrolling. */
const slack = 4

/**
 * Drags with the main button or a finger, scrolling the page near the top and bottom of the window.
 * Escape cancels, and so does losing the pointer.
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
    let y: number | undefined // the current position, once dragging
    const tell = () => {
      if (y !== undefined) latest.current.onMove(y + window.scrollY - began, y)
    }
    const stopScrolling = scrollWhile(() =>
      y === undefined ? 0 : dragScroll({ y, from, height: window.innerHeight }),
    )
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

/** Scrolls the page by so many pixels per frame until stopped. */
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
  /** Where in the window the pointer is, and where the drag began: pixels from the top. */
  readonly y: number
  readonly from: number
  readonly height: number
}

/** Distance from the top or bottom of the window where scrolling begins, in pixels. */
const margin = 90
/** Pixels per frame at the very edge and beyond. */
const fastest = 10

/**
 * How many pixels per frame to scroll during a drag; negative is up. It only scrolls in the drag's
 * direction, so that something grabbed near the bottom and dragged up doesn't scroll down first.
 */
export function dragScroll({ y, from, height }: Dragged): number {
  if (y < from) return 0 - stepAt(margin - y)
  return y > from ? stepAt(y - (height - margin)) : 0
}

const stepAt = (depth: number): number =>
  Math.ceil(fastest * Math.min(1, Math.max(0, depth) / margin))
