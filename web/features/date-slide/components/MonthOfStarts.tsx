import Box from '@mui/material/Box'
import { memo } from 'react'
import type { TripStart, TripStarts } from '#shared/api/date-slide'
import type { CalendarDate, CalendarMonth } from '#shared/dates/calendar-date'
import { monthLabel } from '#shared/format/dates'
import { WeekdayHead } from '../../../components/calendar/MonthRows'
import { weeksOf } from '../../../components/calendar/month-grid'
import { hueOf, type PriceBand } from '../model/price-bands'
import { dayName } from '../model/start-words'
import styles from './year-calendar.module.css'

interface MonthProps {
  readonly month: CalendarMonth
  readonly starts: Pick<TripStarts, 'from' | 'until' | 'current' | 'currency'>
  readonly byDate: ReadonlyMap<CalendarDate, TripStart>
  readonly bands: readonly PriceBand[]
  /** The day in the tab order, if it is in this month. */
  readonly stop: CalendarDate | undefined
  readonly chosen: CalendarDate | undefined
}

/** One small month of start dates. The year handles clicks and keys. */
export const MonthOfStarts = memo(function MonthOfStarts(props: MonthProps) {
  const { month } = props
  return (
    <Box
      component="table"
      role="grid"
      sx={looks.month}
      aria-label={`Start dates in ${monthLabel(month)}`}
    >
      <caption>{monthLabel(month)}</caption>
      <WeekdayHead />
      <tbody>
        {weeksOf(month).map((week, index) => (
          <tr key={week.find(Boolean) ?? `empty-${index}`}>
            {week.map((date, weekday) =>
              date === undefined ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a weekday never moves
                <td key={weekday} />
              ) : (
                <StartCell key={date} date={date} {...props} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Box>
  )
})

function StartCell({
  date,
  starts,
  byDate,
  bands,
  stop,
  chosen,
}: MonthProps & { readonly date: CalendarDate }) {
  if (date < starts.from || date >= starts.until) return <td />
  const start = byDate.get(date)
  const { current, currency } = starts
  const classes = [
    styles.day,
    start === undefined ? styles.none : styles[`band${hueOf(start.sell, bands)}`],
    start?.state === 'possible' && styles.possible,
    date === current.startDate && styles.current,
    date === chosen && styles.chosen,
  ]
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern of a date grid is a table
      role="gridcell"
      className={classes.filter(Boolean).join(' ')}
      tabIndex={date === stop ? 0 : -1}
      data-date={date}
      aria-label={dayName(date, { start, currency, current })}
      aria-selected={date === chosen}
      aria-current={date === current.startDate ? 'date' : undefined}
      aria-disabled={start === undefined || undefined}
    >
      <span>{Number(date.slice(8))}</span>
    </td>
  )
}

const looks = {
  month: {
    width: '100%',
    tableLayout: 'fixed',
    borderSpacing: '2px',
    '& caption': {
      p: '0 0 4px 5px',
      textAlign: 'left',
      fontWeight: 600,
      fontSize: 13.5,
      lineHeight: '18px',
    },
    '& th': { p: 0, fontSize: 10.5, lineHeight: '14px', fontWeight: 500, color: 'ink.note' },
    '& td': {
      height: 25,
      p: 0,
      textAlign: 'center',
      fontSize: 12,
      lineHeight: '25px',
      fontVariantNumeric: 'tabular-nums',
    },
  },
} as const
