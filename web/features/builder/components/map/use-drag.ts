import { type PointerEvent, useMemo, useRef, useState } from 'react'

type Way = readonly [x: number, y: number]
type DragEvent = PointerEvent<SVGSVGElement>

const nowhere: Way = [0, 0]

/**
 * Lets a drawing be dragged: where it is meanwhile, in pixels, and how far it was moved in the end.
 * Drawing it anew at every step would take longer than a step on a slow phone.
 */
export function useDrag(onMove: (way: Way) => void) {
  const call = useRef(onMove)
  call.current = onMove
  const begin = useRef<Way>(undefined)
  const [way, setWay] = useState(nowhere)
  const events = useMemo(() => {
    const wayTo = ({ clientX, clientY }: DragEvent): Way => {
      const [x, y] = begin.current ?? [clientX, clientY]
      return [clientX - x, clientY - y]
    }
    const end = () => {
      begin.current = undefined
      setWay(nowhere)
    }
    return {
      onPointerDown(event: DragEvent) {
        event.currentTarget.setPointerCapture(event.pointerId)
        begin.current = [event.clientX, event.clientY]
      },
      onPointerMove(event: DragEvent) {
        if (begin.current !== undefined) setWay(wayTo(event))
      },
      onPointerUp(event: DragEvent) {
        const last = wayTo(event)
        end()
        if (last.some((pixels) => pixels !== 0)) call.current(last)
      },
      onPointerCancel: end,
    }
  }, [])
  return { way, events }
}
