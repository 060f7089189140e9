import Box from '@mui/material/Box'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { addDays, type CalendarDate, daysBetween } from '#shared/dates/calendar-date'
import { isCalendarDate } from '#shared/dates/is-calendar-date'
import { longDate, shortRange } from '#shared/format/dates'
import { ellipsis } from '../../../components/looks/looks'
import { moveEdge, type SeasonEdge } from '../model/season-edges'

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
  readonly onChange: (rows: SeasonBandProps['rows']) => void
}

/**
 * The rates of a room as a calendar, a line for each year: seasons as bars to choose, whose ends
 * are dragged or moved by the arrow keys; nights without a rate are the ground.
 */
export function SeasonBand({ rows, odd, onChoose, onChange }: SeasonBandProps) {
  const [dragged, setDragged] = useState<SeasonEdge>()
  const shownRows = dragged === undefined ? rows : moveEdge(rows, dragged)
  const seasons = shownRows.flatMap(({ from, to, twinRate, currency }, row): Season[] =>
    isCalendarDate(from) && isCalendarDate(to) && from <= to
      ? [{ row, from, to, words: [currency, twinRate].filter(Boolean).join(' ') }]
      : [],
  )
  const years = [...new Set(seasons.flatMap(({ from, to }) => yearsBetween(from, to)))]
    .sort()
    .slice(0, maxYears)
  if (years.length === 0) return null
  return (
    <Box sx={{ mb: 1.4, minWidth: 640 }}>
      {years.map((year) => (
        <Box key={year} sx={line}>
          <Box component="span" className="tabular" sx={{ color: 'ink.second', fontSize: 13 }}>
            {year}
          </Box>
          <Box
            sx={{ position: 'relative', height: 30, bgcolor: 'ground.sand2', borderRadius: '6px' }}
          >
            {seasons
              .filter(({ from, to }) => from <= lastOf(year) && to >= firstOf(year))
              .flatMap((season) => [
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
                </Box>,
                ...(['from', 'to'] as const)
                  .filter((end) => season[end].startsWith(String(year)))
                  .map((end) => (
                    <Handle
                      key={`${season.row} ${end}`}
                      edge={{ row: season.row, end, day: season[end] }}
                      year={year}
                      width={`min(24px, ${percentOf(year, season) / 2}%)`}
                      onDrag={setDragged}
                      onChoose={() => onChoose(season.row)}
                      onMove={(edge) => {
                        setDragged(undefined)
                        onChange(moveEdge(rows, edge))
                      }}
                    />
                  )),
              ])}
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

interface HandleProps {
  readonly edge: SeasonEdge
  readonly year: number
  /** Wide enough to be held, and at most half of its bar. */
  readonly width: string
  readonly onDrag: (edge: SeasonEdge | undefined) => void
  readonly onChoose: () => void
  readonly onMove: (edge: SeasonEdge) => void
}

/**
 * The end of a bar, dragged along the year; arrow keys move it by a day, with Shift by a week.
 * Pressed without a move, it chooses its bar.
 */
function Handle({ edge, year, width, onDrag, onChoose, onMove }: HandleProps) {
  const days = daysBetween(firstOf(year), lastOf(year)) + 1
  const at = daysBetween(firstOf(year), edge.day)
  const start = useRef<{ readonly x: number; readonly at: number }>(undefined)
  /** The edge under the pointer; undefined while it is not held. */
  const edgeUnder = ({
    currentTarget,
    clientX,
  }: PointerEvent<HTMLElement>): SeasonEdge | undefined => {
    if (start.current === undefined) return undefined
    const { width = 1 } = currentTarget.parentElement?.getBoundingClientRect() ?? {}
    const place = start.current.at + Math.round(((clientX - start.current.x) / width) * days)
    return { ...edge, day: addDays(firstOf(year), Math.min(days - 1, Math.max(0, place))) }
  }
  const letGo = (moved?: SeasonEdge) => {
    const isMoved =
      moved !== undefined && moved.day !== addDays(firstOf(year), start.current?.at ?? 0)
    start.current = undefined
    if (isMoved) return onMove(moved)
    onDrag(undefined)
    return moved && onChoose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    onMove({ ...edge, day: addDays(edge.day, event.shiftKey ? step * 7 : step) })
  }
  return (
    <Box
      role="slider"
      tabIndex={0}
      aria-label={`${edge.end === 'from' ? 'First' : 'Last'} night of row ${edge.row + 1}`}
      aria-valuemin={0}
      aria-valuemax={days - 1}
      aria-valuenow={at}
      aria-valuetext={longDate(edge.day)}
      sx={[handle, edge.end === 'from' ? firstLook : lastLook]}
      style={{ width, left: `${((edge.end === 'from' ? at : at + 1) / days) * 100}%` }}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        start.current = { x: event.clientX, at }
      }}
      onPointerMove={(event) => start.current !== undefined && onDrag(edgeUnder(event))}
      onPointerUp={(event) => letGo(edgeUnder(event))}
      onPointerCancel={() => letGo()}
    />
  )
}

/** Rates typed with a wrong year would else fill the page. */
const maxYears = 6
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const firstOf = (year: number) => `${year}-01-01` as CalendarDate
const lastOf = (year: number) => `${year}-12-31` as CalendarDate

function yearsBetween(from: CalendarDate, to: CalendarDate): number[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  return Array.from({ length: Math.min(last - first + 1, maxYears) }, (_, at) => first + at)
}

/** Where a season lies in the line of a year. */
function placeIn(year: number, season: Season): CSSProperties {
  const days = daysBetween(firstOf(year), lastOf(year)) + 1
  const start = season.from < firstOf(year) ? firstOf(year) : season.from
  return {
    left: `${(daysBetween(firstOf(year), start) / days) * 100}%`,
    width: `${percentOf(year, season)}%`,
  }
}

/** How much of a year a season takes. */
function percentOf(year: number, { from, to }: Season): number {
  const [start, end] = [
    from < firstOf(year) ? firstOf(year) : from,
    to > lastOf(year) ? lastOf(year) : to,
  ]
  return ((daysBetween(start, end) + 1) / (daysBetween(firstOf(year), lastOf(year)) + 1)) * 100
}

const line = { display: 'grid', gridTemplateColumns: '44px 1fr', alignItems: 'center', mb: 0.6 }
const handle = {
  position: 'absolute',
  top: 2,
  bottom: 2,
  borderRadius: '5px',
  zIndex: 1,
  cursor: 'ew-resize',
  touchAction: 'none',
}
const edgeColor = 'var(--mui-palette-forest-600)'
const firstLook = { '&:hover, &:focus-visible': { boxShadow: `inset 5px 0 ${edgeColor}` } }
const lastLook = {
  transform: 'translateX(-100%)',
  '&:hover, &:focus-visible': { boxShadow: `inset -5px 0 ${edgeColor}` },
}
const bar = {
  ...ellipsis,
  position: 'absolute',
  top: 2,
  bottom: 2,
  px: '6px',
  borderRadius: '5px',
  fontSize: 12,
  textAlign: 'left',
  cursor: 'pointer',
  bgcolor: 'forest.100',
  color: 'forest.800',
  boxShadow: 'inset 0 0 0 1px',
  '&.odd': { bgcolor: 'error.main', color: '#fff' },
}
