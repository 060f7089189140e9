import { useState } from 'react'
import {
  addMonths,
  type CalendarDate,
  type CalendarMonth,
  firstDayOf,
  monthOf,
} from '#shared/dates/calendar-date'
import { monthLabel } from '#shared/format/dates'
import { IconAction } from '../inputs/IconAction'
import { FloatingTip } from '../tip/FloatingTip'
import styles from './calendar.module.css'
import type { DayOf } from './calendar-day'
import { dayAfterKey } from './day-keys'
import { MonthRows } from './MonthRows'
import { useDayGrid } from './use-day-grid'
import { useNightRange } from './use-night-range'

export interface AvailabilityCalendarProps {
  /** The camp whose availability is shown. */
  readonly label: string
  /** Replaces the whole label where the calendar shows something other than availability. */
  readonly name?: string
  readonly month: CalendarMonth
  readonly dayOf: DayOf
  readonly onMonthChange: (month: CalendarMonth) => void
  /** A day that isn't blocked was clicked or picked with Space or Enter. */
  readonly onToggle: (date: CalendarDate) => void
  /**
   * Days that were dragged over, or clicked with the shift key after another, as far as they can be
   * chosen; without it days are chosen one by one.
   */
  readonly onTake?: (dates: readonly CalendarDate[]) => void
  /** 32 high in lists, 46 on the camp page, 54 in showcases. */
  readonly size?: 'list' | 'detail' | 'show'
  /** Which month arrows to show: both, or one where two months are side by side. */
  readonly arrows?: 'both' | 'previous' | 'next' | 'none'
  /** Hides the month line where a heading above already shows it. */
  readonly headless?: boolean
  /** The initial tab stop: the start of the selection, or today. */
  readonly firstStop?: CalendarDate | undefined
  /** The fewest week rows: five unless it says otherwise. */
  readonly weeks?: number | undefined
}

/**
 * A month of availability, by pointer and by key: arrows, Home, End, Page Up, Page Down, Space and
 * Enter.
 */
export function AvailabilityCalendar(props: AvailabilityCalendarProps) {
  const {
    label,
    name,
    month,
    dayOf,
    onMonthChange,
    onToggle,
    onTake,
    size = 'list',
    arrows = 'both',
    headless = false,
    firstStop,
    weeks,
  } = props
  const [chosen, setChosen] = useState<CalendarDate>()
  const range = useNightRange({ dayOf, onTake })
  const stop =
    [chosen, firstStop].find((date) => date !== undefined && monthOf(date) === month) ??
    firstDayOf(month)
  const { grid, pointed, pointedDate } = useDayGrid<HTMLTableElement>({
    stop,
    dayAfter: dayAfterKey,
    onMove(date) {
      setChosen(date)
      if (monthOf(date) !== month) onMonthChange(monthOf(date))
    },
    onPick(date, hasShift) {
      if (dayOf(date).isBlocked === true || (hasShift && range.takeTo(date))) return
      range.noteLast(date)
      onToggle(date)
    },
  })
  return (
    <div className={`${styles.calendar} ${styles[size]}`}>
      {!headless && <MonthHead month={month} arrows={arrows} onMonthChange={onMonthChange} />}
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern of a date grid is a table
        role="grid"
        className={`${styles.grid} ${onTake ? styles.draggable : ''}`}
        aria-label={`${name ?? `Availability of ${label}`}, ${monthLabel(month)}`}
        {...grid}
        onPointerDown={range.onPointerDown}
      >
        <MonthRows month={month} dayOf={range.dayInRange} stop={stop} weeks={weeks} />
      </table>
      <FloatingTip
        anchor={pointed}
        words={pointedDate === undefined || range.isDragging ? '' : dayOf(pointedDate).words}
      />
    </div>
  )
}

function MonthHead({
  month,
  arrows,
  onMonthChange,
}: Pick<AvailabilityCalendarProps, 'month' | 'arrows' | 'onMonthChange'>) {
  const has = (arrow: 'previous' | 'next') =>
    arrows === 'both' || arrows === arrow ? undefined : styles.absent
  return (
    <div className={styles.head}>
      <span className={has('previous')}>
        <IconAction
          icon="chevron-left"
          label="Previous month"
          size="small"
          onClick={() => onMonthChange(addMonths(month, -1))}
        />
      </span>
      <strong aria-live="polite">{monthLabel(month)}</strong>
      <span className={has('next')}>
        <IconAction
          icon="chevron-right"
          label="Next month"
          size="small"
          onClick={() => onMonthChange(addMonths(month, 1))}
        />
      </span>
    </div>
  )
}
