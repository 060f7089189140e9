import Box from '@mui/material/Box'
import { useRef } from 'react'
import { monthOf } from '#shared/dates/calendar-date'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { useWidth } from '../../../lib/layout/use-width'
import { useCalendar } from '../state/use-calendar'
import { CalendarDays } from './CalendarDays'
import { CalendarHead } from './CalendarHead'
import { page } from './calendar-looks'

/** `/calendar`: departures, returns, holds that end and payments due, by month or week. */
export function CalendarScreen() {
  const { isLead, today, view, days, query, change } = useCalendar()
  const { data, isError, error, refetch } = query
  const main = useRef<HTMLElement>(null)
  const width = useWidth(main) ?? 0
  const isNarrow = width < (view.span === 'week' ? 900 : 600)
  // A list of a month has no days of its neighbors: there is no row to fill.
  const visibleDays =
    isNarrow && view.span === 'month'
      ? days.filter((day) => monthOf(day) === monthOf(view.day))
      : days
  const entries = data?.entries.filter(({ date }) => visibleDays.includes(date))
  return (
    <Box component="main" ref={main} sx={page.main}>
      <CalendarHead view={view} today={today} entries={entries} isLead={isLead} onChange={change} />
      {data === undefined && isError ? (
        <ErrorState title="The calendar couldn’t be loaded" error={error} onRetry={refetch} />
      ) : (
        <CalendarDays
          view={view}
          today={today}
          days={visibleDays}
          entries={entries}
          leftOut={data?.leftOut ?? 0}
          isNarrow={isNarrow}
          onChange={change}
        />
      )}
    </Box>
  )
}
