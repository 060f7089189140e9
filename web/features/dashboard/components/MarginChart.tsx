import Box from '@mui/material/Box'
import { BarPlot } from '@mui/x-charts/BarChart'
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight'
import { ChartsContainer } from '@mui/x-charts/ChartsContainer'
import { ChartsGrid } from '@mui/x-charts/ChartsGrid'
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip'
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis'
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis'
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks'
import { LinePlot } from '@mui/x-charts/LineChart'
import { useNavigate } from 'react-router-dom'
import { type CalendarDate, firstDayOf, monthOf } from '#shared/dates/calendar-date'
import { dateFormat } from '#shared/dates/format-date'
import { monthLabel } from '#shared/format/dates'
import { shortenMoney } from '#shared/format/money'
import { exponentOf } from '#shared/money/currency-exponent'
import { moneyText } from '../../../components/money/money-parts'
import type { Whose } from '../api/dashboard-query'
import { monthPath } from '../model/dashboard-words'
import type { MonthMargin } from '../model/month-margin'

interface MarginChartProps {
  readonly months: readonly MonthMargin[]
  readonly today: CalendarDate
  /** Of all amounts. */
  readonly currency: string
  readonly whose: Whose
}

const shortMonth = dateFormat({ month: 'short' })
const colors = {
  confirmed: 'var(--mui-palette-forest-600)',
  held: '#e0be74',
  before: 'var(--mui-palette-ember-700)',
}

/**
 * Margin by month: confirmed and held stacked, the year before as a line. A click on a month opens
 * its trips.
 */
export function MarginChart({ months, today, currency, whose }: MarginChartProps) {
  const navigate = useNavigate()
  const text = (amount: number | null) => moneyText(amount ?? 0, currency, { cents: false })
  const tick = (amount: number) => axisText(amount, currency)
  const best = months.reduce((most, one) =>
    one.confirmed + one.held > most.confirmed + most.held ? one : most,
  )
  const chartWords = `Margin by month of departure. Highest in ${monthLabel(best.month)}: ${text(best.confirmed + best.held)}. The table view lists every month.`
  const series = (key: 'confirmed' | 'held' | 'yearBefore') => months.map((one) => one[key])
  return (
    <Box sx={frame}>
      <Box component="ul" aria-hidden="true" sx={legend}>
        <li className="confirmed">Confirmed</li>
        <li className="held">On hold</li>
        <li className="before">Year before, confirmed</li>
      </Box>
      <Box role="img" aria-label={chartWords} sx={{ flex: 1, minHeight: 240 }}>
        <ChartsContainer
          height={250}
          margin={{ top: 14, right: 14, bottom: 0, left: 0 }}
          skipAnimation
          disableKeyboardNavigation
          series={[
            {
              type: 'bar',
              stack: 'margin',
              label: 'Confirmed',
              data: series('confirmed'),
              color: colors.confirmed,
              valueFormatter: text,
            },
            {
              type: 'bar',
              stack: 'margin',
              label: 'On hold',
              data: series('held'),
              color: colors.held,
              valueFormatter: text,
            },
            {
              type: 'line',
              label: 'Year before',
              data: series('yearBefore'),
              color: colors.before,
              curve: 'linear',
              valueFormatter: text,
            },
          ]}
          xAxis={[
            {
              id: 'month',
              scaleType: 'band',
              data: months.map(({ month }) => month),
              categoryGapRatio: 0.35,
              valueFormatter: (
                month: MonthMargin['month'],
                context: { readonly location: string },
              ) => (context.location === 'tick' ? monthTick(month) : monthLabel(month)),
              height: 36,
              tickLabelMinGap: 0,
            },
          ]}
          yAxis={[
            {
              id: 'margin',
              valueFormatter: tick,
              width: 52,
              min: Math.min(0, ...months.map(({ confirmed, held }) => confirmed + held)),
            },
          ]}
          onAxisClick={(_event, at) => {
            const month = months[at?.dataIndex ?? -1]?.month
            if (month !== undefined) void navigate(monthPath(month, whose))
          }}
        >
          <StillToDepart after={monthOf(today)} />
          <ChartsGrid horizontal />
          <BarPlot borderRadius={3} />
          <LinePlot />
          <ChartsAxisHighlight x="band" />
          <ChartsXAxis axisId="month" disableLine={false} />
          <ChartsYAxis axisId="margin" disableLine disableTicks />
          <ChartsTooltip trigger="axis" />
        </ChartsContainer>
      </Box>
    </Box>
  )
}

/** The months to come, on a ground of their own. */
function StillToDepart({ after }: { readonly after: MonthMargin['month'] }) {
  const { top, left, width, height } = useDrawingArea()
  const months = useXScale<'band'>()
  const from = (months(after) ?? left) + months.step() - (months.step() - months.bandwidth()) / 2
  if (from >= left + width) return null
  return (
    <g>
      <rect className="ahead" x={from} y={top} width={left + width - from} height={height} />
      <text x={from + 6} y={top + 12}>
        Still to depart
      </text>
    </g>
  )
}

/** Jan and the first month carry their year on a second line. */
const monthTick = (month: MonthMargin['month']): string =>
  month.endsWith('-01')
    ? `${shortMonth(firstDayOf(month))}\n${month.slice(0, 4)}`
    : shortMonth(firstDayOf(month))

/** `40k`: whole thousands on the axis, whatever the currency. */
function axisText(amount: number, currency: string): string {
  const whole = amount / 10 ** exponentOf(currency)
  return Math.abs(whole) >= 1_000 && Math.abs(whole) < 100_000
    ? `${Number((whole / 1_000).toFixed(1))}k`
    : shortenMoney({ amount, currency }, { show: 'none' })
}

const swatch = { content: '""', width: 10, height: 10, borderRadius: '3px' }
const legend = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 14px',
  p: '0 18px 4px',
  fontSize: 12,
  color: 'ink.second',
  '& li': { display: 'flex', alignItems: 'center', gap: 0.6 },
  '& .confirmed::before': { ...swatch, bgcolor: colors.confirmed },
  '& .held::before': { ...swatch, bgcolor: colors.held },
  '& .before::before': { ...swatch, width: 14, height: 2, bgcolor: colors.before },
}
const frame = {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  pb: 0.6,
  '& .MuiChartsAxis-tickLabel': { fontSize: '11.5px', fill: 'var(--mui-palette-ink-second)' },
  '& .MuiChartsGrid-line': { stroke: 'var(--mui-palette-ground-sand2)' },
  '& .ahead': { fill: 'var(--mui-palette-ground-soft)' },
  '& .ahead + text': { fontSize: '11px', fill: 'var(--mui-palette-ink-note)' },
  // In forced colors shapes keep their paint: take the system's, with the held part as an outline.
  '@media (forced-colors: active)': {
    '& rect': { fill: 'CanvasText' },
    '& .ahead': { fill: 'Canvas' },
    '& .MuiBarChart-series:nth-of-type(2) rect': { fill: 'Canvas', stroke: 'CanvasText' },
    '& .MuiLineElement-root, & .MuiLineChart-line': { stroke: 'Highlight' },
    '& ul li::before': { forcedColorAdjust: 'none' },
    '& li.confirmed::before': { bgcolor: 'CanvasText' },
    '& li.held::before': { bgcolor: 'Canvas', border: '1px solid CanvasText' },
    '& li.before::before': { bgcolor: 'Highlight' },
  },
}
