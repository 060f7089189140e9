import { type PointerEvent, useRef } from 'react'

/** Tells how far a pointer has moved on a drawing, in pixels, again and again. */
export function useDrag(onMove: (dx: number, dy: number) => void) {
  const last = useRef<readonly [x: number, y: number]>(undefined)
  const end = () => {
    last.current = undefined
  }
  return {
    onPointerDown(event: PointerEvent<SVGSVGElement>) {
      event.currentTarget.setPointerCapture(event.pointerId)
      last.current = [event.clientX, event.clientY]
    },
    onPointerMove({ clientX, clientY }: PointerEvent<SVGSVGElement>) {
      if (last.current === undefined) return
      const [x, y] = last.current
      last.current = [clientX, clientY]
      onMove(clientX - x, clientY - y)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
