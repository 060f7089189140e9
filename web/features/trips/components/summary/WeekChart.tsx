import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useMemo, useRef } from 'react'
import { addDays } from '#shared/dates/calendar-date'
import { shortDate } from '#shared/format/dates'
import { exponentOf } from '#shared/money/currency-exponent'
import { Bone } from '../../../../components/feedback/Bone'
import { moneyText } from '../../../../components/money/money-parts'
import { useWidth } from '../../../../lib/layout/use-width'
import { todayHere } from '../../../../lib/time/today-here'
import {
  type Bar,
  byWeek,
  chart,
  inThousands,
  type Receivable,
  weekBars,
} from '../../model/receivables'
import { weeksShown } from '../../state/use-money'

interface WeekChartProps {
  readonly receivables: readonly Receivable[] | undefined
  readonly currency: string
  readonly failed: boolean
  readonly onRetry: () => void
}

/** Expected income by week, overdue first: an SVG bar chart drawn to the available width. */
export function WeekChart({ receivables, currency, failed, onRetry }: WeekChartProps) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const today = todayHere()
  const expectedByWeek = useMemo(
    () =>
      receivables === undefined ? undefined : byWeek(receivables, { today, weeks: weeksShown }),
    [receivables, today],
  )
  return (
    <Box sx={looks.chart}>
      <Stack
        component="header"
        direction="row"
        sx={{
          typography: 'caption',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          color: 'ink.note',
        }}
      >
        <Box
          component="h2"
          sx={{ fontSize: 15, lineHeight: '20px', letterSpacing: '-0.004em', color: 'ink.main' }}
        >
          Expected by week
        </Box>
        <span>{currency}, thousands</span>
      </Stack>
      <Box ref={box} sx={{ display: 'flow-root', height: 126, '& > span': { mt: '12px' } }}>
        {expectedByWeek !== undefined && width !== undefined && (
          <Bars bars={weekBars({ ...expectedByWeek, width })} width={width} currency={currency} />
        )}
        {expectedByWeek === undefined && !failed && <Bone height={104} radius={8} />}
        {expectedByWeek === undefined && failed && (
          <Stack
            component="p"
            direction="row"
            sx={{ alignItems: 'center', gap: '6px', height: '100%', color: 'ink.second' }}
          >
            Payments couldn’t be loaded.
            <Button size="xsmall" variant="text" onClick={onRetry}>
              Try again
            </Button>
          </Stack>
        )}
      </Box>
    </Box>
  )
}

function Bars({
  bars,
  width,
  currency,
}: {
  bars: readonly Bar[]
  width: number
  currency: string
}) {
  const spoken = bars.filter(({ amount }) => amount > 0).map((bar) => spokenBar(bar, currency))
  const label =
    spoken.length === 0
      ? 'No payments expected in these weeks'
      : `Expected by week: ${spoken.join('; ')}`
  return (
    <Box
      component="svg"
      sx={looks.bars}
      width={width}
      height={chart.height}
      role="img"
      aria-label={label}
    >
      {[chart.top, (chart.top + chart.ground) / 2].map((y) => (
        <line key={y} x1={0} x2={width} y1={y} y2={y} className="grid" />
      ))}
      <line x1={0} x2={width} y1={chart.ground} y2={chart.ground} className="ground" />
      {bars.map((bar, at) => (
        <WeekBar
          key={bar.week?.start ?? 'overdue'}
          bar={bar}
          isLabelled={at % 3 === 1}
          currency={currency}
        />
      ))}
    </Box>
  )
}

function WeekBar({
  bar,
  isLabelled,
  currency,
}: {
  bar: Bar
  isLabelled: boolean
  currency: string
}) {
  const { x, y, height, amount, week } = bar
  const middle = x + chart.bar / 2
  const look = amount <= 0 ? 'empty' : week === undefined ? 'late' : 'week'
  const below = week === undefined ? 'Overdue' : isLabelled ? shortDate(week.start) : ''
  return (
    <g>
      <title>{spokenBar(bar, currency)}</title>
      <rect x={x - 8} y={0} width={chart.bar + 16} height={chart.ground} fill="transparent" />
      <rect
        x={x}
        y={y}
        width={chart.bar}
        height={height}
        rx={Math.min(4, height / 2)}
        className={look}
      />
      <text x={middle} y={y - 6} className="over">
        {inThousands(amount, 10 ** exponentOf(currency))}
      </text>
      <text x={middle} y={121} className={week === undefined && amount > 0 ? 'late' : undefined}>
        {below}
      </text>
    </g>
  )
}

function spokenBar({ amount, week }: Bar, currency: string): string {
  const sum = moneyText(amount, currency, { cents: false })
  return week === undefined
    ? `overdue ${sum}`
    : `${shortDate(week.start)} to ${shortDate(addDays(week.start, 6))} ${sum}`
}

const looks = {
  bars: {
    display: 'block',
    overflow: 'visible',
    '& .grid': { stroke: 'var(--mui-palette-divider)', strokeDasharray: '2 4' },
    '& .ground': { stroke: 'var(--mui-palette-ground-line2)' },
    '& rect.week': { fill: 'var(--mui-palette-forest-600)' },
    '& g:hover rect.week': { fill: 'var(--mui-palette-forest-500)' },
    '& rect.late': { fill: '#c6402f' },
    '& rect.empty': { fill: 'var(--mui-palette-ground-line2)' },
    '& text': {
      fontSize: 11.5,
      fontWeight: 500,
      textAnchor: 'middle',
      fill: 'var(--mui-palette-ink-note)',
    },
    '& text.over': { fontWeight: 600, fill: 'var(--mui-palette-ink-main)' },
    '& text.late': { fill: 'var(--mui-palette-error-main)' },
  },
  chart: {
    boxShadow: 'inset 1px 0 0 var(--mui-palette-divider)',
    minWidth: 0,
    p: '16px 24px 10px',
    '@container page (max-width: 1100px)': {
      gridColumn: '1 / -1',
      boxShadow: 'inset 0 1px 0 var(--mui-palette-divider)',
    },
  },
} as const
