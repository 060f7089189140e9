import type { CalendarDate, CalendarMonth } from '#shared/dates/calendar-date'
import hues from '../hue/hue.module.css'
import styles from './calendar.module.css'
import type { CalendarDay, DayOf } from './calendar-day'
import { dayName } from './day-words'
import { weeksOf } from './month-grid'

interface MonthRowsProps {
  readonly month: CalendarMonth
  readonly dayOf: DayOf
  /** The day in the tab order, if any. */
  readonly stop?: CalendarDate
  /** The fewest weeks shown. */
  readonly weeks?: number | undefined
}

const weekdays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']

/** The header of a month's table. */
export const WeekdayHead = () => (
  <thead>
    <tr>
      {weekdays.map((weekday) => (
        <th key={weekday} scope="col">
          {weekday}
        </th>
      ))}
    </tr>
  </thead>
)

/** Header and weeks of a month's table. */
export function MonthRows({ month, dayOf, stop, weeks }: MonthRowsProps) {
  return (
    <>
      <WeekdayHead />
      <tbody>
        {weeksOf(month, weeks).map((week, index) => (
          <WeekRow
            key={week.find(Boolean) ?? `empty-${index}`}
            week={week}
            dayOf={dayOf}
            stop={stop}
          />
        ))}
      </tbody>
    </>
  )
}

interface WeekRowProps {
  readonly week: readonly (CalendarDate | undefined)[]
  readonly dayOf: DayOf
  readonly stop: CalendarDate | undefined
}

function WeekRow({ week, dayOf, stop }: WeekRowProps) {
  const days = week.map((date) => (date === undefined ? undefined : dayOf(date)))
  return (
    <tr>
      {week.map((date, weekday) => {
        const day = days[weekday]
        // biome-ignore lint/suspicious/noArrayIndexKey: a weekday never moves
        if (date === undefined || day === undefined) return <td key={weekday} />
        return (
          <DayCell
            key={date}
            date={date}
            day={day}
            startsRun={!isSameRun(day, days[weekday - 1])}
            endsRun={!isSameRun(day, days[weekday + 1])}
            isStop={date === stop}
          />
        )
      })}
    </tr>
  )
}

function isSameRun(day: CalendarDay, other: CalendarDay | undefined): boolean {
  return (
    other !== undefined &&
    other.look === day.look &&
    other.stayId === day.stayId &&
    other.hue === day.hue
  )
}

interface DayCellProps {
  readonly date: CalendarDate
  readonly day: CalendarDay
  readonly startsRun: boolean
  readonly endsRun: boolean
  readonly isStop: boolean
}

/**
 * One day. The grid handles clicks and keys. CSS draws the number of rooms left, so that the
 * visible text matches the accessible name.
 */
function DayCell({ date, day, startsRun, endsRun, isStop }: DayCellProps) {
  const { look, count, hue, isBlocked = false, isDragged = false } = day
  const looks = [
    styles.day,
    styles[look],
    hue !== undefined && hues[`hue${hue}`],
    startsRun && styles.starts,
    endsRun && styles.ends,
    isDragged && styles.dragged,
  ]
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern of a date grid is a table
      role="gridcell"
      className={looks.filter(Boolean).join(' ')}
      tabIndex={isStop ? 0 : -1}
      data-date={date}
      data-count={count}
      aria-label={dayName(date, day)}
      aria-selected={look === 'selected'}
      aria-disabled={isBlocked || undefined}
    >
      <span className={styles.number}>{Number(date.slice(8))}</span>
    </td>
  )
}
