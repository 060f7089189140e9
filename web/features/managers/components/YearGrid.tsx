import Box from '@mui/material/Box'
import { type CSSProperties, useState } from 'react'
import { addDays, type CalendarDate, daysBetween } from '#shared/dates/calendar-date'
import { longDate } from '#shared/format/dates'
import { paint } from '../../../components/looks/looks'

interface YearGridProps {
  readonly first: CalendarDate
  /** Rooms free on each night of the year; null is unknown. */
  readonly counts: readonly (number | null)[]
  readonly chosen: { readonly from: CalendarDate; readonly to: CalendarDate } | undefined
  readonly onChoose: (from: CalendarDate, to: CalendarDate) => void
}

const codes: Readonly<Record<number, { mark: string; words: string }>> = {
  0: { mark: '0', words: 'none free' },
  [-1]: { mark: '?', words: 'may be available' },
  [-2]: { mark: 'R', words: 'on request' },
  [-3]: { mark: '×', words: 'closed' },
}
const wordsOf = (count: number | null): string =>
  count === null ? 'unknown' : (codes[count]?.words ?? `${count} free`)

/**
 * A year of a room, a line for each month: a night is chosen by a click, a period by dragging or
 * with Shift.
 */
export function YearGrid({ first, counts, chosen, onChoose }: YearGridProps) {
  const [from, setFrom] = useState<CalendarDate>()
  const year = first.slice(0, 4)
  const choose = (one: CalendarDate, other: CalendarDate) =>
    onChoose(one < other ? one : other, one < other ? other : one)
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box
        component="section"
        aria-label={`Availability in ${year}`}
        sx={grid}
        onPointerUp={() => setFrom(undefined)}
      >
        {months.map((name, month) => (
          <Box key={name} sx={line}>
            <Box component="span" sx={{ color: 'ink.second', fontSize: 12 }}>
              {name}
            </Box>
            {nightsIn(year, month).map((night) => {
              const count = counts[daysBetween(first, night)] ?? null
              const isChosen = chosen !== undefined && night >= chosen.from && night <= chosen.to
              return (
                <button
                  key={night}
                  type="button"
                  aria-pressed={isChosen}
                  aria-label={`${longDate(night)}, ${wordsOf(count)}`}
                  title={`${longDate(night)}, ${wordsOf(count)}`}
                  style={lookOf(count)}
                  onPointerDown={({ shiftKey }) => {
                    setFrom(night)
                    choose(shiftKey && chosen ? chosen.from : night, night)
                  }}
                  onPointerEnter={() => from !== undefined && choose(from, night)}
                  onClick={({ detail, shiftKey }) =>
                    detail === 0 && choose(shiftKey && chosen ? chosen.from : night, night)
                  }
                >
                  {count === null ? '' : (codes[count]?.mark ?? count)}
                </button>
              )
            })}
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

function nightsIn(year: string, month: number): CalendarDate[] {
  const start = `${year}-${String(month + 1).padStart(2, '0')}-01` as CalendarDate
  return Array.from({ length: 31 }, (_, day) => addDays(start, day)).filter(
    (night) => night.slice(0, 7) === start.slice(0, 7),
  )
}

function lookOf(count: number | null): CSSProperties {
  if (count === null) return {}
  if (count > 0) return { background: paint('forest-100'), color: paint('forest-800') }
  if (count === -1 || count === -2)
    return { background: paint('ember-50'), color: paint('ember-700') }
  return { background: paint('ground-sand2'), color: paint('ink-second') }
}

const grid = { display: 'grid', gap: '3px', minWidth: 940, userSelect: 'none' }
const line = {
  display: 'grid',
  gridTemplateColumns: '40px repeat(31, minmax(26px, 1fr))',
  gap: '3px',
  alignItems: 'center',
  '& button': {
    height: 28,
    textAlign: 'center',
    fontSize: 12,
    fontWeight: 600,
    borderRadius: '5px',
    bgcolor: 'background.default',
    cursor: 'pointer',
  },
  '& button[aria-pressed="true"]': {
    outline: `2px solid ${paint('forest-600')}`,
    outlineOffset: -2,
  },
}
