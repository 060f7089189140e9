import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react'

interface DragOptions {
  /** Begins; false when it may not. */
  readonly onStart: (y: number) => void
  /** Pixels from where it began, with those that the page was scrolled by. */
  readonly onMove: (distance: number, y: number) => void
  readonly onDrop: () => void
  readonly onCancel: () => void
}

/** Dragging by the main button or a finger. Escape puts back, and so does whatever takes the pointer away. */
export function useDrag(options: DragOptions) {
  const latest = useRef(options)
  latest.current = options
  const began = useRef<number>(undefined)
  const end = useRef<() => void>(undefined)
  useEffect(() => () => end.current?.(), [])
  return (event: ReactPointerEvent<HTMLElement>) => {
    if (event.button !== 0 || began.current !== undefined) return
    const handle = event.currentTarget
    const { pointerId } = event
    event.preventDefault()
    handle.focus({ preventScroll: true })
    handle.setPointerCapture(pointerId)
    began.current = event.pageY
    const finish = (isDropped: boolean) => {
      began.current = undefined
      end.current = undefined
      listening.abort()
      if (handle.hasPointerCapture(pointerId)) handle.releasePointerCapture(pointerId)
      if (isDropped) latest.current.onDrop()
      else latest.current.onCancel()
    }
    end.current = () => finish(false)
    const listening = new AbortController()
    const { signal } = listening
    const onMove = ({ pageY, clientY }: PointerEvent) => {
      if (began.current !== undefined) latest.current.onMove(pageY - began.current, clientY)
    }
    handle.addEventListener('pointermove', onMove, { signal })
    handle.addEventListener('pointerup', () => finish(true), { signal })
    handle.addEventListener('pointercancel', () => finish(false), { signal })
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
    latest.current.onStart(event.clientY)
  }
}
