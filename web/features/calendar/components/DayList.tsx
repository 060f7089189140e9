import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { relativeDay, weekdayDate } from '#shared/format/dates'
import { Bone } from '../../../components/feedback/Bone'
import { entryKey } from '../model/entry-words'
import { grid } from './calendar-looks'
import { EntryLink } from './EntryLink'
import type { DaysProps } from './MonthGrid'

/** The days that have entries, one below the other: for narrow pages. */
export function DayList({ days, today, entriesByDay, isLoading }: DaysProps) {
  if (isLoading)
    return (
      <Box role="status" aria-busy="true" aria-label="Loading the calendar" sx={grid.list}>
        {days.slice(0, 4).map((date) => (
          <Bone key={date} height={152} radius={12} />
        ))}
      </Box>
    )
  return (
    <Box sx={grid.list}>
      {days
        .filter((date) => entriesByDay.has(date))
        .map((date) => (
          <Card key={date} component="section" aria-label={weekdayDate(date)}>
            <h3>
              {weekdayDate(date)} <small>{relativeDay(date, today)}</small>
            </h3>
            <ul>
              {entriesByDay.get(date)?.map((entry) => (
                <li key={entryKey(entry)}>
                  <EntryLink entry={entry} today={today} look="row" />
                </li>
              ))}
            </ul>
          </Card>
        ))}
    </Box>
  )
}
