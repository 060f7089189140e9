import Box from '@mui/material/Box'
import { weekdayOf } from '#shared/dates/calendar-date'
import { longDate } from '#shared/format/dates'
import { Bone } from '../../../components/feedback/Bone'
import { entryKey } from '../model/entry-words'
import { grid } from './calendar-looks'
import { EntryLink } from './EntryLink'
import { type DaysProps, weekdays } from './MonthGrid'

/** A week in columns, with all of each entry. */
export function WeekGrid({ days, today, entriesByDay, isLoading }: DaysProps) {
  return (
    <Box sx={grid.week} aria-busy={isLoading}>
      {days.map((date) => (
        <section key={date} aria-label={longDate(date)}>
          <Box component="h3" aria-current={date === today ? 'date' : undefined}>
            {weekdays[weekdayOf(date)]?.[0]} <b>{Number(date.slice(8))}</b>
          </Box>
          {isLoading && <Bone height={96} radius={8} />}
          <ul>
            {entriesByDay.get(date)?.map((entry) => (
              <li key={entryKey(entry)}>
                <EntryLink entry={entry} today={today} look="card" />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Box>
  )
}
