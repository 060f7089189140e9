import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type CalendarDate, type CalendarMonth, firstDayOf, monthOf } from '#shared/dates/calendar-date'
import { dayAfterKey } from './day-keys'

interface DayFocus {
  /** The day that Tab reaches. */
  readonly stop: CalendarDate
  readonly gridRef: RefObject<HTMLTableElement | null>
  readonly moveTo: (date: CalendarDate) => void
  /** True when the key moved the focus. */
  readonly onMoveKey: (event: KeyboardEvent, from: CalendarDate) => boolean
}

/** The roving tab stop of a month: keys move it, also into the next month, whose days then take the focus. */
export function useDayFocus({ month, first, onMonthChange }: DayFocusOptions): DayFocus {
  const [chosen, setChosen] = useState<CalendarDate>()
  const gridRef = useRef<HTMLTableElement>(null)
  const wantsFocus = useRef(false)
  const isHere = chosen !== undefined && monthOf(chosen) === month
  const stop = isHere ? chosen : first !== undefined && monthOf(first) === month ? first : firstDayOf(month)
  useEffect(() => {
    if (!wantsFocus.current || monthOf(stop) !== month) return
    wantsFocus.current = false
    gridRef.current?.querySelector<HTMLElement>(`[data-date="${stop}"]`)?.focus()
  }, [stop, month])
  const moveTo = (date: CalendarDate) => setChosen(date)
  const onMoveKey = (event: KeyboardEvent, from: CalendarDate): boolean => {
    const next = dayAfterKey(from, event.key)
    if (next === undefined) return false
    event.preventDefault()
    wantsFocus.current = true
    setChosen(next)
    if (monthOf(next) !== month) onMonthChange(monthOf(next))
    return true
  }
  return { stop, gridRef, moveTo, onMoveKey }
}

interface DayFocusOptions {
  readonly month: CalendarMonth
  /** Where the stop is before one has moved: the selection's start, or today. */
  readonly first: CalendarDate | undefined
  readonly onMonthChange: (month: CalendarMonth) => void
}
