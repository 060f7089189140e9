import Box from '@mui/material/Box'
import type { CalendarDate } from '#shared/dates/calendar-date'
import { countOf } from '#shared/format/words'
import type { CalendarEntry } from '#shared/itinerary/calendar-entry'
import { type CalendarView, viewTitle } from '../model/calendar-view'
import { grid, page } from './calendar-looks'
import { DayList } from './DayList'
import { MonthGrid } from './MonthGrid'
import { NoEntries } from './NoEntries'
import { WeekGrid } from './WeekGrid'

interface CalendarDaysProps {
  readonly view: CalendarView
  readonly today: CalendarDate
  readonly days: readonly CalendarDate[]
  /** Undefined while they load. */
  readonly entries: readonly CalendarEntry[] | undefined
  readonly leftOut: number
  readonly isNarrow: boolean
  readonly onChange: (changes: Partial<CalendarView>, replace?: boolean) => void
}

/** The days of a view: a grid where it has room, else a list of those that have entries. */
export function CalendarDays(props: CalendarDaysProps) {
  const { view, today, days, entries, leftOut, isNarrow, onChange } = props
  const visibleEntries = entries?.filter(({ kind }) => view.kinds.includes(kind))
  const isEmpty = visibleEntries?.length === 0
  const common = {
    days,
    today,
    day: view.day,
    entriesByDay: groupByDay(visibleEntries ?? []),
    isLoading: entries === undefined,
  }
  const empty = entries !== undefined && isEmpty && (
    <NoEntries
      view={view}
      isFiltered={entries.length > 0}
      isNarrow={isNarrow}
      onChange={onChange}
    />
  )
  if (isNarrow && empty) return empty
  return (
    <Box sx={isNarrow ? undefined : grid.card}>
      {isNarrow ? (
        <DayList {...common} />
      ) : view.span === 'week' ? (
        <WeekGrid {...common} />
      ) : (
        <MonthGrid
          {...common}
          title={viewTitle(view)}
          onMove={(day) => onChange({ day })}
          onPick={(day) => onChange({ day, span: 'week' }, false)}
        />
      )}
      {leftOut > 0 && (
        <Box sx={page.foot}>
          {countOf(leftOut, 'more entry', 'more entries')} on the last days. Show a week to see
          them.
        </Box>
      )}
      {empty}
    </Box>
  )
}

function groupByDay(entries: readonly CalendarEntry[]): Map<CalendarDate, CalendarEntry[]> {
  const byDay = new Map<CalendarDate, CalendarEntry[]>()
  for (const entry of entries) byDay.set(entry.date, [...(byDay.get(entry.date) ?? []), entry])
  return byDay
}
