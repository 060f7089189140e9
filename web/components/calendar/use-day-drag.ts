import { type PointerEvent, useRef, useState } from 'react'
import type { CalendarDate } from '#shared/dates/calendar-date'
import { isCalendarDate } from '#shared/dates/is-calendar-date'

interface DayRange {
  readonly from: CalendarDate
  readonly to: CalendarDate
}

/**
 * Dragging from one day of a grid to another, by mouse, pen or finger. A press that ends on its own
 * day is a click and no range. Escape ends it without a choice.
 */
export function useDayDrag(onRange: ((range: DayRange) => void) | undefined) {
  const [range, setRange] = useState<DayRange>()
  const latest = useRef(onRange)
  latest.current = onRange
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const from = dayAt(event.currentTarget, event)
    if (latest.current === undefined || event.button !== 0 || event.shiftKey || from === undefined)
      return
    followPointer(event.currentTarget, {
      onOver: (to) => setRange(to === from ? undefined : { from, to }),
      onEnd(to) {
        setRange(undefined)
        if (to !== undefined && to !== from) latest.current?.({ from, to })
      },
    })
  }
  return { range, onPointerDown }
}

interface Followed {
  readonly onOver: (date: CalendarDate) => void
  /** On the last day of the grid that it passed; nothing where it passed none or was called off. */
  readonly onEnd: (date: CalendarDate | undefined) => void
}

/** Follows a pressed pointer over the days of a grid until it is let go, wherever that is. */
function followPointer(grid: HTMLElement, { onOver, onEnd }: Followed): void {
  const ending = new AbortController()
  const { signal } = ending
  let last: CalendarDate | undefined
  const end = (date?: CalendarDate) => {
    ending.abort()
    onEnd(date)
  }
  document.addEventListener(
    'pointermove',
    (event) => {
      const date = dayAt(grid, event)
      if (date === undefined || date === last) return
      last = date
      onOver(date)
    },
    { signal },
  )
  document.addEventListener('pointerup', () => end(last), { signal })
  document.addEventListener('pointercancel', () => end(), { signal })
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation() // it ends the drag and nothing else
    end()
  }
  document.addEventListener('keydown', onKey, { signal, capture: true })
}

/** A finger's events go to the day that it came down on, so the day is looked for by its place. */
function dayAt(
  grid: HTMLElement,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): CalendarDate | undefined {
  const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-date]')
  const date = cell && grid.contains(cell) ? cell.dataset.date : undefined
  return isCalendarDate(date) ? date : undefined
}
