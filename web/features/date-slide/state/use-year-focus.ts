import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { CalendarDate } from '#shared/dates/calendar-date'
import { dayAfterYearKey, type YearSpan } from '../model/year'

interface YearFocus {
  /** The one day of the year that Tab reaches. */
  readonly stop: CalendarDate
  readonly ref: RefObject<HTMLDivElement | null>
  readonly moveTo: (date: CalendarDate) => void
  /** True when the key moved the focus. */
  readonly onMoveKey: (event: KeyboardEvent, from: CalendarDate) => boolean
}

/** The roving tab stop of a year: keys move it from day to day, also from month to month. */
export function useYearFocus(span: YearSpan, first: CalendarDate): YearFocus {
  const [stop, setStop] = useState(first)
  const ref = useRef<HTMLDivElement>(null)
  const wantsFocus = useRef(false)
  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    ref.current?.querySelector<HTMLElement>(`[data-date="${stop}"]`)?.focus()
  }, [stop])
  const onMoveKey = (event: KeyboardEvent, from: CalendarDate): boolean => {
    const next = dayAfterYearKey(from, event.key, span)
    if (next === undefined) return false
    event.preventDefault()
    wantsFocus.current = true
    setStop(next)
    return true
  }
  return { stop, ref, moveTo: setStop, onMoveKey }
}
