import type { CalendarDate } from '#shared/dates/calendar-date'
import hues from '../hue/hue.module.css'
import styles from './calendar.module.css'
import type { CalendarDay } from './calendar-day'
import { dayName } from './day-words'

interface DayCellProps {
  readonly date: CalendarDate
  readonly day: CalendarDay
  readonly startsRun: boolean
  readonly endsRun: boolean
  /** The one day that Tab reaches. */
  readonly isStop: boolean
}

/** One day. Clicks and keys are the grid's: the cell only says what it is. The rooms left are drawn by the style, so that what one sees of the text is in its name. */
export function DayCell({ date, day, startsRun, endsRun, isStop }: DayCellProps) {
  const { look, count, hue, isBlocked = false } = day
  const looks = [
    styles.day,
    styles[look],
    hue !== undefined && hues[`hue${hue}`],
    startsRun && styles.starts,
    endsRun && styles.ends,
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
