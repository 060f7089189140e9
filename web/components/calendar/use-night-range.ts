import { useState } from 'react'
import type { CalendarDate } from '#shared/dates/calendar-date'
import type { DayOf } from './calendar-day'
import { nightsBetween } from './nights-between'
import { useDayDrag } from './use-day-drag'

interface NightRangeOptions {
  readonly dayOf: DayOf
  /** Without it days are chosen one by one. */
  readonly onTake: ((dates: readonly CalendarDate[]) => void) | undefined
}

/** Choosing several nights: by a drag, or from the last one picked by the shift key. */
export function useNightRange({ dayOf, onTake }: NightRangeOptions) {
  const [last, setLast] = useState<CalendarDate>()
  const take = (from: CalendarDate, to: CalendarDate) => {
    setLast(to)
    onTake?.(nightsBetween(from, to, dayOf))
  }
  const { range, onPointerDown } = useDayDrag(onTake && (({ from, to }) => take(from, to)))
  const rangeNights = new Set(range && nightsBetween(range.from, range.to, dayOf))
  return {
    onPointerDown,
    isDragging: range !== undefined,
    /** Days as they would be if the pointer were let go now. */
    dayInRange: (date: CalendarDate) =>
      rangeNights.has(date) ? { ...dayOf(date), isDragged: true } : dayOf(date),
    /** Remembers a night from which the shift key goes on. */
    noteLast: setLast,
    /** Takes the nights up to one; false where none was picked before. */
    takeTo(date: CalendarDate): boolean {
      if (onTake === undefined || last === undefined) return false
      take(last, date)
      return true
    },
  }
}
