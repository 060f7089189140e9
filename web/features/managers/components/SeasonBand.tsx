import Box from '@mui/material/Box'
import type { CSSProperties } from 'react'
import { type CalendarDate, daysBetween } from '#shared/dates/calendar-date'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import { shortRange } from '#shared/format/dates'
import { ellipsis } from '../../../components/looks/looks'

interface Season {
  readonly row: number
  readonly from: CalendarDate
  readonly to: CalendarDate
  readonly words: string
}

interface SeasonBandProps {
  readonly rows: readonly Readonly<Record<string, unknown>>[]
  /** Rows that overlap another, leave nights before them without a rate, or sell below cost. */
  readonly odd: ReadonlySet<number>
  readonly onChoose: (row: number) => void
}

/** The rates of a room as a calendar, a line for each year: seasons as bars to choose, nights without a rate as the ground. */
export function SeasonBand({ rows, odd, onChoose }: SeasonBandProps) {
  const seasons = rows.flatMap(({ from, to, twinRate, currency }, row): Season[] =>
    isCalendarDate(from) && isCalendarDate(to) && from <= to
      ? [{ row, from, to, words: [currency, twinRate].filter(Boolean).join(' ') }]
      : [],
  )
  const years = [...new Set(seasons.flatMap(({ from, to }) => yearsBetween(from, to)))].sort().slice(0, mostYears)
  if (years.length === 0) return null
  return (
    <Box sx={{ mb: 1.4, minWidth: 640 }}>
      {years.map((year) => (
        <Box key={year} sx={line}>
          <Box component="span" className="tabular" sx={{ color: 'ink.second', fontSize: 13 }}>
            {year}
          </Box>
          <Box sx={{ position: 'relative', height: 30, bgcolor: 'ground.sand2', borderRadius: '6px' }}>
            {seasons
              .filter(({ from, to }) => from <= lastOf(year) && to >= firstOf(year))
              .map((season) => (
                <Box
                  key={season.row}
                  component="button"
                  type="button"
                  aria-label={`Row ${season.row + 1}, ${shortRange(season.from, season.to)}, ${season.words}`}
                  title={`${shortRange(season.from, season.to)}, ${season.words}`}
                  className={odd.has(season.row) ? 'odd' : ''}
                  sx={bar}
                  style={placeIn(year, season)}
                  onClick={() => onChoose(season.row)}
                >
                  {season.words}
                </Box>
              ))}
          </Box>
        </Box>
      ))}
      <Box aria-hidden sx={{ ...line, color: 'ink.note', fontSize: 12 }}>
        <span />
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(12, 1fr)' }}>
          {months.map((month) => (
            <span key={month}>{month}</span>
          ))}
        </Box>
      </Box>
    </Box>
  )
}

/** Rates typed with a wrong year would else fill the page. */
const mostYears = 6
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const firstOf = (year: number) => `${year}-01-01` as CalendarDate
const lastOf = (year: number) => `${year}-12-31` as CalendarDate

function yearsBetween(from: CalendarDate, to: CalendarDate): number[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  return Array.from({ length: Math.min(last - first + 1, mostYears) }, (_, at) => first + at)
}

/** Where a season lies in the line of a year, in percent. */
function placeIn(year: number, { from, to }: Season): CSSProperties {
  const [start, end] = [from < firstOf(year) ? firstOf(year) : from, to > lastOf(year) ? lastOf(year) : to]
  const days = daysBetween(firstOf(year), lastOf(year)) + 1
  return {
    left: `${(daysBetween(firstOf(year), start) / days) * 100}%`,
    width: `${((daysBetween(start, end) + 1) / days) * 100}%`,
  }
}

const line = { display: 'grid', gridTemplateColumns: '44px 1fr', alignItems: 'center', mb: 0.6 }
const bar = {
  ...{ ...ellipsis, position: 'absolute', top: 2, bottom: 2, px: '6px', borderRadius: '5px', fontSize: 12 },
  ...{ textAlign: 'left', cursor: 'pointer', bgcolor: 'forest.100', color: 'forest.800', boxShadow: 'inset 0 0 0 1px' },
  '&.odd': { bgcolor: 'error.main', color: '#fff' },
}
