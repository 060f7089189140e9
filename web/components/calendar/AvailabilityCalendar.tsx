import IconButton from '@mui/material/IconButton'
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { addMonths, type CalendarDate, type CalendarMonth, firstDayOf, monthOf } from '#shared/dates/calendar-date'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import { monthLabel } from '#shared/format/dates'
import { Icon } from '../icons/Icon'
import { FloatingTip } from '../tip/FloatingTip'
import styles from './calendar.module.css'
import type { DayOf } from './calendar-day'
import { dayAfterKey } from './day-keys'
import { MonthRows } from './MonthRows'

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
  /** 32 high in lists, 46 on the camp page, 54 in showcases. */
  readonly size?: 'list' | 'detail' | 'show'
  /** Which month arrows to show: both, or one where two months are side by side. */
  readonly arrows?: 'both' | 'previous' | 'next' | 'none'
  /** Hides the month line where a heading above already shows it. */
  readonly headless?: boolean
  /** The initial tab stop: the start of the selection, or today. */
  readonly firstStop?: CalendarDate | undefined
}

/** A month of availability, by pointer and by key: arrows, Home, End, Page Up, Page Down, Space and Enter. */
export function AvailabilityCalendar(props: AvailabilityCalendarProps) {
  const {
    label,
    name,
    month,
    dayOf,
    onMonthChange,
    onToggle,
    size = 'list',
    arrows = 'both',
    headless = false,
    firstStop,
  } = props
  const { stop, gridRef, moveTo, onMoveKey } = useDayFocus({ month, first: firstStop, onMonthChange })
  const [pointed, setPointed] = useState<HTMLElement>()
  const toggle = (date: CalendarDate) => {
    moveTo(date)
    if (dayOf(date).isBlocked !== true) onToggle(date)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { date } = cellOf(event)
    if (date === undefined || onMoveKey(event, date)) return
    if (event.key !== ' ' && event.key !== 'Enter') return
    event.preventDefault()
    toggle(date)
  }
  const onClick = (event: MouseEvent) => {
    const { date } = cellOf(event)
    if (date !== undefined) toggle(date)
  }
  const point = (event: SyntheticEvent) => setPointed(cellOf(event).cell)
  const unpoint = () => setPointed(undefined)
  const pointedDate = dateOf(pointed)
  return (
    <div className={`${styles.calendar} ${styles[size]}`}>
      {!headless && <MonthHead month={month} arrows={arrows} onMonthChange={onMonthChange} />}
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern of a date grid is a table
        role="grid"
        className={styles.grid}
        ref={gridRef}
        aria-label={`${name ?? `Availability of ${label}`}, ${monthLabel(month)}`}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onMouseOver={point}
        onMouseLeave={unpoint}
        onFocus={point}
        onBlur={unpoint}
      >
        <MonthRows month={month} dayOf={dayOf} stop={stop} />
      </table>
      <FloatingTip anchor={pointed} words={pointedDate === undefined ? '' : dayOf(pointedDate).words} />
    </div>
  )
}

function MonthHead({
  month,
  arrows,
  onMonthChange,
}: Pick<AvailabilityCalendarProps, 'month' | 'arrows' | 'onMonthChange'>) {
  const has = (arrow: 'previous' | 'next') => (arrows === 'both' || arrows === arrow ? undefined : styles.absent)
  return (
    <div className={styles.head}>
      <span className={has('previous')}>
        <IconButton size="small" aria-label="Previous month" onClick={() => onMonthChange(addMonths(month, -1))}>
          <Icon name="chevron-left" size={16} />
        </IconButton>
      </span>
      <strong aria-live="polite">{monthLabel(month)}</strong>
      <span className={has('next')}>
        <IconButton size="small" aria-label="Next month" onClick={() => onMonthChange(addMonths(month, 1))}>
          <Icon name="chevron-right" size={16} />
        </IconButton>
      </span>
    </div>
  )
}

function cellOf(event: SyntheticEvent): { cell: HTMLElement | undefined; date: CalendarDate | undefined } {
  const found = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-date]') : null
  return { cell: found ?? undefined, date: dateOf(found) }
}

/** The date that a cell carries. */
function dateOf(cell: HTMLElement | null | undefined): CalendarDate | undefined {
  const text = cell?.dataset.date
  return isCalendarDate(text) ? text : undefined
}

interface DayFocus {
  readonly stop: CalendarDate
  readonly gridRef: RefObject<HTMLTableElement | null>
  readonly moveTo: (date: CalendarDate) => void
  readonly onMoveKey: (event: KeyboardEvent, from: CalendarDate) => boolean
}

/** The roving tab stop of a month. Keys can move it into the next month, which then takes the focus. */
function useDayFocus({ month, first, onMonthChange }: DayFocusOptions): DayFocus {
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
  /** The initial tab stop: the start of the selection, or today. */
  readonly first: CalendarDate | undefined
  readonly onMonthChange: (month: CalendarMonth) => void
}
