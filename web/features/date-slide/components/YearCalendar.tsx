import Box from '@mui/material/Box'
import { useMemo, useState } from 'react'
import type { TripStarts } from '#shared/api/date-slide'
import {
  addDays,
  addMonths,
  type CalendarDate,
  type CalendarMonth,
  monthOf,
} from '#shared/dates/calendar-date'
import { dayAfterKey } from '../../../components/calendar/day-keys'
import { useDayGrid } from '../../../components/calendar/use-day-grid'
import { FloatingTip } from '../../../components/tip/FloatingTip'
import type { PriceBand } from '../model/price-bands'
import { dayTip } from '../model/start-words'
import { MonthOfStarts } from './MonthOfStarts'

interface YearCalendarProps {
  readonly starts: TripStarts
  readonly bands: readonly PriceBand[]
  readonly chosen: CalendarDate | undefined
  readonly onChoose: (date: CalendarDate) => void
}

/**
 * A year of start dates in small months: by pointer, and by arrows, Home, End, Page Up, Page Down,
 * Space and Enter.
 */
export function YearCalendar({ starts, bands, chosen, onChoose }: YearCalendarProps) {
  const { days, current, currency } = starts
  const byDate = useMemo(() => new Map(days.map((day) => [day.startDate, day])), [days])
  const isIn = (date: CalendarDate) => date >= starts.from && date < starts.until
  const first = isIn(current.startDate) ? current.startDate : (days[0]?.startDate ?? starts.from)
  const [stop, setStop] = useState(first)
  const { grid, pointed, pointedDate } = useDayGrid<HTMLDivElement>({
    stop,
    onMove: setStop,
    dayAfter: (date, key) => dayAfterYearKey(date, key, starts),
    onPick(date) {
      if (byDate.has(date)) onChoose(date)
    },
  })
  return (
    <Box sx={yearLook} {...grid}>
      {monthsOf(starts).map((month) => (
        <MonthOfStarts
          key={month}
          month={month}
          byDate={byDate}
          bands={bands}
          starts={starts}
          stop={stop.startsWith(month) ? stop : undefined}
          chosen={chosen?.startsWith(month) === true ? chosen : undefined}
        />
      ))}
      <FloatingTip
        anchor={pointed}
        words={
          pointedDate && dayTip(pointedDate, { start: byDate.get(pointedDate), currency, current })
        }
      />
    </Box>
  )
}

/** The days that a search covered: `until` is the day after the last. */
interface YearSpan {
  readonly from: CalendarDate
  readonly until: CalendarDate
}

/** The months that the days fall in, in order: 12, or 13 when they start mid-month. */
export function monthsOf({ from, until }: YearSpan): CalendarMonth[] {
  const last = monthOf(addDays(until, -1))
  const months: CalendarMonth[] = []
  for (let month = monthOf(from); month <= last; month = addMonths(month, 1)) months.push(month)
  return months
}

/** Where a key moves the focus within the days; undefined for other keys. */
export function dayAfterYearKey(
  date: CalendarDate,
  key: string,
  { from, until }: YearSpan,
): CalendarDate | undefined {
  const next = dayAfterKey(date, key)
  if (next === undefined) return undefined
  const last = addDays(until, -1)
  return next < from ? from : next > last ? last : next
}

/** As many months side by side as fit. */
export const yearLook = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(166px, 1fr))',
  gap: '18px 22px',
  alignItems: 'start',
} as const
