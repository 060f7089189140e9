import IconButton from '@mui/material/IconButton'
import type { TripStarts } from '#shared/api/date-slide'
import { addDays, type CalendarDate } from '#shared/dates/calendar-date'
import { rangeWithYear } from '#shared/format/dates'
import { Icon } from '../../../components/icons/Icon'
import styles from './date-slide.module.css'

interface YearBarProps {
  readonly starts: Pick<TripStarts, 'from' | 'until' | 'days'>
  /** Nothing lies before it: it begins today. */
  readonly isFirst: boolean
  /** Another first start to look at; undefined is today. */
  readonly onFrom: (from: CalendarDate | undefined) => void
}

/** Which year is looked at, and how many starts it has. */
export function YearBar({ starts, isFirst, onFrom }: YearBarProps) {
  const { from, until, days } = starts
  const count = days.length === 1 ? '1 start' : `${days.length} starts`
  return (
    <div className={styles.bar}>
      <IconButton size="small" aria-label="From today" disabled={isFirst} onClick={() => onFrom(undefined)}>
        <Icon name="chevron-left" size={16} />
      </IconButton>
      <strong>{rangeWithYear(from, addDays(until, -1))}</strong>
      <IconButton size="small" aria-label="The year after" onClick={() => onFrom(until)}>
        <Icon name="chevron-right" size={16} />
      </IconButton>
      <span className={styles.count} role="status">
        {count}
      </span>
    </div>
  )
}
