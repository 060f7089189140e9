import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

interface Drag {
  readonly id: string
  readonly to: number
}

interface RowDrag {
  /** The row that is held, and the place where it would stand. */
  readonly drag: Drag | undefined
  readonly begin: (event: ReactPointerEvent, id: string, at: number) => void
}

/** Moves a row of a list with the pointer: the list is shown as it would be, and stored when the row is let go. */
export function useRowDrag(list: RefObject<HTMLElement | null>, onMove: (id: string, to: number) => void): RowDrag {
  const [drag, setDrag] = useState<Drag>()
  const latest = useRef({ drag, onMove })
  useEffect(() => {
    latest.current = { drag, onMove }
  })
  const isHeld = drag !== undefined
  useEffect(() => {
    if (!isHeld) return
    const move = ({ clientY }: PointerEvent) => {
      const to = placeAt(list.current, clientY)
      setDrag((held) => (held === undefined || held.to === to ? held : { ...held, to }))
    }
    const drop = () => {
      const { drag: held, onMove: store } = latest.current
      setDrag(undefined)
      if (held !== undefined) store(held.id, held.to)
    }
    const leave = () => setDrag(undefined)
    const leaveByKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave()
    }
    const events = new AbortController()
    const { signal } = events
    addEventListener('pointermove', move, { signal })
    addEventListener('pointerup', drop, { signal })
    addEventListener('pointercancel', leave, { signal })
    addEventListener('keydown', leaveByKey, { signal })
    return () => events.abort()
  }, [isHeld, list])
  return {
    drag,
    begin: (event, id, at) => {
      if (event.button !== 0) return
      event.preventDefault()
      setDrag({ id, to: at })
    },
  }
}

/** Which row of a list a height of the screen is at: the first whose middle is below it. */
function placeAt(list: HTMLElement | null, y: number): number {
  const rows = [...(list?.children ?? [])].map((row) => row.getBoundingClientRect())
  return rows.filter(({ top, height }) => top + height < y).length
}
