import Box from '@mui/material/Box'
import { type CalendarDate, monthOf } from '#shared/dates/calendar-date'
import { longDate } from '#shared/format/dates'
import { countOf } from '#shared/format/words'
import type { CalendarEntry } from '#shared/itinerary/calendar-entry'
import { dayAfterKey } from '../../../components/calendar/day-keys'
import { useDayGrid } from '../../../components/calendar/use-day-grid'
import { Bone } from '../../../components/feedback/Bone'
import { entryKey } from '../model/entry-words'
import { grid } from './calendar-looks'
import { EntryLink } from './EntryLink'

export interface DaysProps {
  readonly days: readonly CalendarDate[]
  readonly day: CalendarDate
  readonly today: CalendarDate
  readonly entriesByDay: ReadonlyMap<CalendarDate, readonly CalendarEntry[]>
  readonly isLoading: boolean
}

interface MonthGridProps extends DaysProps {
  readonly title: string
  readonly onMove: (day: CalendarDate) => void
  readonly onPick: (day: CalendarDate) => void
}

const maxLines = 4
export const weekdays = [
  ['Sun', 'Sunday'],
  ['Mon', 'Monday'],
  ['Tue', 'Tuesday'],
  ['Wed', 'Wednesday'],
  ['Thu', 'Thursday'],
  ['Fri', 'Friday'],
  ['Sat', 'Saturday'],
] as const

/** A month in weeks; arrows move between its days, Enter opens the week of one. */
export function MonthGrid({ title, onMove, onPick, ...props }: MonthGridProps) {
  const { days, day } = props
  const { grid: handlers } = useDayGrid<HTMLTableElement>({
    stop: day,
    dayAfter: dayAfterKey,
    onMove,
    onPick,
  })
  const weeks = Array.from({ length: days.length / 7 }, (_, at) => days.slice(at * 7, at * 7 + 7))
  return (
    <Box component="table" sx={grid.month} {...handlers} aria-busy={props.isLoading}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          {weekdays.map(([short, long]) => (
            <th key={short} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((one) => (
              <DayCell key={one} {...props} date={one} />
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

function DayCell({ date, ...props }: DaysProps & { readonly date: CalendarDate }) {
  const { day, today, entriesByDay, isLoading } = props
  const entries = entriesByDay.get(date) ?? []
  const count = entries.length > maxLines ? maxLines - 1 : entries.length
  const isOther = monthOf(date) !== monthOf(day)
  return (
    <td
      className={isOther ? 'other' : undefined}
      aria-current={date === today ? 'date' : undefined}
    >
      <button
        type="button"
        data-date={date}
        tabIndex={date === day ? 0 : -1}
        aria-label={`${longDate(date)}, ${countOf(entries.length, 'entry', 'entries')}. Open week`}
      >
        {Number(date.slice(8))}
      </button>
      {isLoading && Number(date.slice(8)) % 3 === 0 && <Bone height={22} />}
      {entries.length > 0 && (
        <ul>
          {entries.slice(0, count).map((entry) => (
            <li key={entryKey(entry)}>
              <EntryLink entry={entry} today={today} look="line" />
            </li>
          ))}
          {count < entries.length && (
            <li>
              <button type="button" className="more" data-date={date}>
                {entries.length - count} more
                <span className="visually-hidden"> on {longDate(date)}</span>
              </button>
            </li>
          )}
        </ul>
      )}
    </td>
  )
}
