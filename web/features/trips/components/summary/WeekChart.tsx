import Button from '@mui/material/Button'
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { addDays } from '#shared/dates/calendar-date'
import { shortDate } from '#shared/format/dates'
import { exponentOf } from '#shared/money/currency-exponent'
import { Bone } from '../../../../components/feedback/Bone'
import { moneyText } from '../../../../components/money/money-parts'
import { todayHere } from '../../../../lib/time/today-here'
import { type Bar, byWeek, chart, inThousands, type Receivable, weekBars } from '../../model/receivables'
import { weeksShown } from '../../state/use-money'
import styles from './summary.module.css'

interface WeekChartProps {
  readonly receivables: readonly Receivable[] | undefined
  readonly currency: string
  readonly failed: boolean
  readonly onRetry: () => void
}

/** What is expected week by week, what is late first: bars in plain SVG, drawn to the pixels there are. */
export function WeekChart({ receivables, currency, failed, onRetry }: WeekChartProps) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const today = todayHere()
  const expected = useMemo(
    () => (receivables === undefined ? undefined : byWeek(receivables, { today, weeks: weeksShown })),
    [receivables, today],
  )
  return (
    <div className={styles.chart}>
      <header className={styles.chartHead}>
        <h2 className={styles.chartTitle}>Expected by week</h2>
        <span>{currency}, thousands</span>
      </header>
      <div ref={box} className={styles.drawing}>
        {expected !== undefined && width !== undefined && (
          <Bars bars={weekBars({ ...expected, width })} width={width} currency={currency} />
        )}
        {expected === undefined && !failed && <Bone height={104} radius={8} />}
        {expected === undefined && failed && (
          <p className={styles.failed}>
            The payments could not be loaded.
            <Button size="xsmall" variant="text" onClick={onRetry}>
              Try again
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}

interface BarsProps {
  readonly bars: readonly Bar[]
  readonly width: number
  readonly currency: string
}

function Bars({ bars, width, currency }: BarsProps) {
  const spoken = bars.filter(({ amount }) => amount > 0).map((bar) => spokenBar(bar, currency))
  const label = spoken.length === 0 ? 'Nothing is expected in these weeks' : `Expected by week: ${spoken.join('; ')}`
  return (
    <svg className={styles.bars} width={width} height={chart.height} role="img" aria-label={label}>
      {[chart.top, (chart.top + chart.ground) / 2].map((y) => (
        <line key={y} x1={0} x2={width} y1={y} y2={y} className={styles.grid} />
      ))}
      <line x1={0} x2={width} y1={chart.ground} y2={chart.ground} className={styles.ground} />
      {bars.map((bar, at) => (
        <WeekBar key={bar.week?.start ?? 'overdue'} bar={bar} isLabelled={at % 3 === 1} currency={currency} />
      ))}
    </svg>
  )
}

interface WeekBarProps {
  readonly bar: Bar
  readonly isLabelled: boolean
  readonly currency: string
}

function WeekBar({ bar, isLabelled, currency }: WeekBarProps) {
  const { x, y, height, amount, week } = bar
  const middle = x + chart.bar / 2
  const look = amount <= 0 ? styles.empty : week === undefined ? styles.late : styles.week
  const below = week === undefined ? 'Overdue' : isLabelled ? shortDate(week.start) : ''
  return (
    <g className={styles.bar}>
      <title>{spokenBar(bar, currency)}</title>
      <rect x={x - 8} y={0} width={chart.bar + 16} height={chart.ground} className={styles.reach} />
      <rect x={x} y={y} width={chart.bar} height={height} rx={Math.min(4, height / 2)} className={look} />
      <text x={middle} y={y - 6} className={styles.over}>
        {inThousands(amount, 10 ** exponentOf(currency))}
      </text>
      <text x={middle} y={121} className={week === undefined && amount > 0 ? styles.lateAxis : styles.axis}>
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

/** The width of an element in whole pixels; undefined before it is drawn. */
function useWidth(ref: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>()
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return
    const measure = () => setWidth(Math.round(element.clientWidth))
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [ref])
  return width
}
