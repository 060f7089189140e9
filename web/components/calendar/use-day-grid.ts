import {
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { CalendarDate } from '#shared/dates/calendar-date'
import { isCalendarDate } from '#shared/dates/is-calendar-date'

interface DayGridOptions {
  /** The day in the tab order. */
  readonly stop: CalendarDate
  /** The day a key leads to; undefined for keys that don't move the focus. */
  readonly dayAfter: (date: CalendarDate, key: string) => CalendarDate | undefined
  readonly onMove: (date: CalendarDate) => void
  /** A day was clicked, or Space or Enter pressed on it; with the shift key it ends a range. */
  readonly onPick: (date: CalendarDate, hasShift: boolean) => void
}

/**
 * A grid of days (cells with `data-date`) with a roving tab stop, by pointer and by key; tells the
 * day pointed at.
 */
export function useDayGrid<Grid extends HTMLElement>({
  stop,
  dayAfter,
  onMove,
  onPick,
}: DayGridOptions) {
  const ref = useRef<Grid>(null)
  const wantsFocus = useRef(false)
  const [pointed, setPointed] = useState<HTMLElement>()
  useEffect(() => {
    const cell = wantsFocus.current
      ? ref.current?.querySelector<HTMLElement>(`[data-date="${stop}"]`)
      : undefined
    if (!cell) return // the cell of another month comes with that month
    wantsFocus.current = false
    cell.focus()
  })
  const pick = (date: CalendarDate, hasShift: boolean) => {
    onMove(date)
    onPick(date, hasShift)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const date = dateOf(cellOf(event))
    const next = date && dayAfter(date, event.key)
    if (date === undefined || (next === undefined && event.key !== ' ' && event.key !== 'Enter'))
      return
    event.preventDefault()
    if (next === undefined) return pick(date, event.shiftKey)
    wantsFocus.current = true
    onMove(next)
  }
  const onClick = (event: MouseEvent) => {
    const date = dateOf(cellOf(event))
    if (date !== undefined) pick(date, event.shiftKey)
  }
  const point = (event: SyntheticEvent) => setPointed(cellOf(event))
  const unpoint = () => setPointed(undefined)
  return {
    pointed,
    pointedDate: dateOf(pointed),
    grid: {
      ref,
      onClick,
      onKeyDown,
      onMouseOver: point,
      onMouseLeave: unpoint,
      onFocus: point,
      onBlur: unpoint,
    },
  }
}

const cellOf = ({ target }: SyntheticEvent): HTMLElement | undefined =>
  (target instanceof Element ? target.closest<HTMLElement>('[data-date]') : null) ?? undefined

function dateOf(cell: HTMLElement | undefined): CalendarDate | undefined {
  const text = cell?.dataset.date
  return isCalendarDate(text) ? text : undefined
}
