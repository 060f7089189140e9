import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { dayTexts } from '#shared/calendar/day-state'
import { type CalendarDate, type CalendarMonth, monthOf } from '#shared/dates/calendar-date'
import { AvailabilityCalendar } from '../../../../components/calendar/AvailabilityCalendar'
import type { CalendarDay } from '../../../../components/calendar/calendar-day'
import { Choice } from '../../../../components/inputs/Choice'
import { inRow } from '../../../../components/looks/looks'
import { todayHere } from '../../../../lib/time/today-here'
import {
  indexOf,
  monthNames,
  monthOfParts,
  pickableYears,
  yearOf,
} from '../../../../trip/building/model/date-words'
import { useBuilder } from '../../../../trip/building/state/builder-store'
import { setDate } from '../../../../trip/building/state/search-actions'

/**
 * The travel date: a month of days, with drop-downs for the month and the year, up to ten years
 * ahead (2 §5.4).
 */
export function DatePicker({ onDone }: { readonly onDone: () => void }) {
  const date = useBuilder((data) => data.date)
  const today = todayHere()
  const [month, setMonth] = useState<CalendarMonth>(() => monthOf(date ?? today))
  const dayOf = (day: CalendarDate): CalendarDay => {
    if (day < today) return { look: 'past', words: dayTexts.past, isBlocked: true }
    if (day === date) return { look: 'selected', words: dayTexts.selected }
    return { look: 'plain', words: '' }
  }
  return (
    <Box sx={{ width: 332, p: '16px 26px 14px' }}>
      <MonthChoice month={month} onChange={setMonth} />
      <AvailabilityCalendar
        name="Travel date"
        label=""
        month={month}
        headless
        dayOf={dayOf}
        firstStop={date ?? today}
        onMonthChange={setMonth}
        onToggle={setDate}
      />
      <Box sx={{ ...inRow(0), mt: 1 }}>
        {date !== undefined && (
          <Button size="small" variant="text" onClick={() => setDate(undefined)}>
            Clear date
          </Button>
        )}
        <Box component="span" sx={{ flex: 1 }} />
        <Button size="small" onClick={onDone}>
          Done
        </Button>
      </Box>
    </Box>
  )
}

function MonthChoice({
  month,
  onChange,
}: {
  month: CalendarMonth
  onChange: (month: CalendarMonth) => void
}) {
  const year = yearOf(month)
  const index = indexOf(month)
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 96px', gap: 1, mb: 1.2 }}>
      <Choice
        look="small"
        aria-label="Month"
        value={index}
        onChange={(event) =>
          onChange(monthOfParts(month, { year, index: Number(event.target.value) }))
        }
        options={monthNames.map((name, at) => [at, name])}
      />
      <Choice
        look="small"
        aria-label="Year"
        value={year}
        onChange={(event) =>
          onChange(monthOfParts(month, { year: Number(event.target.value), index }))
        }
        options={pickableYears(todayHere()).map((one) => [one, one])}
      />
    </Box>
  )
}
