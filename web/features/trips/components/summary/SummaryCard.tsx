import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { daysBetween } from '#shared/dates/calendar-date'
import { countOf } from '#shared/format/words'
import { exponentOf } from '#shared/money/currency-exponent'
import { Bone, BoneLines } from '../../../../components/feedback/Bone'
import { card } from '../../../../components/looks/looks'
import { LargeFigure } from '../../../../components/money/LargeFigure'
import { Money } from '../../../../components/money/Money'
import { useSession } from '../../../../lib/session/session'
import { todayHere } from '../../../../lib/time/today-here'
import { unpricedTripsWords } from '../../../../trip/price/unpriced-words'
import { wholePercent } from '../../model/paid-progress'
import { dueWithin, type Expected, overdue, type Receivable } from '../../model/receivables'
import type { Sold } from '../../model/totals'
import { lastName } from '../../model/trip-words'
import { useReceivables, useSold } from '../../state/use-money'
import { WeekChart } from './WeekChart'

/** Sold, due, overdue, and expected income by week, in the agency's currency. */
export function SummaryCard() {
  const { currency } = useSession().agency
  const today = todayHere()
  const { receivables, failed, refetch } = useReceivables()
  const sums = useMemo(() => {
    if (receivables === undefined) return undefined
    return { due: dueWithin(receivables, today, 30), late: overdue(receivables, today) }
  }, [receivables, today])
  return (
    <Box component="section" sx={looks.card} aria-label="Sales and payments due">
      <SoldFigure currency={currency} />
      <ExpectedFigure
        title="Due in 30 days"
        currency={currency}
        expected={sums?.due}
        failed={failed}
      />
      <ExpectedFigure
        title="Overdue"
        tone={isNone(sums?.late) ? undefined : 'bad'}
        currency={currency}
        expected={sums?.late}
        failed={failed}
        noteOf={({ dueDate }) => countOf(daysBetween(dueDate, today), 'day')}
      />
      <WeekChart
        receivables={receivables}
        currency={currency}
        failed={failed}
        onRetry={() => void refetch()}
      />
    </Box>
  )
}

const isNone = (expected: Expected | undefined): boolean =>
  expected === undefined || expected.total === 0

function SoldFigure({ currency }: { readonly currency: string }) {
  const { sold, unpriced, failed } = useSold()
  const percent = sold === undefined ? 0 : wholePercent(sold.paid, sold.sell)
  return (
    <Box sx={looks.figure}>
      <Box component="span" sx={looks.name}>
        Sold
      </Box>
      <BigSum amount={sold?.sell} currency={currency} failed={failed} />
      <Box component="span" sx={looks.rail} aria-hidden="true">
        <i style={{ width: `${Math.min(100, percent)}%` }} />
      </Box>
      <Box
        component="small"
        className="tabular"
        sx={{ fontSize: 12.5, lineHeight: '19px', color: 'ink.note' }}
      >
        {[soldWords(sold, failed), unpricedTripsWords(unpriced)].filter(Boolean).join(', ')}
      </Box>
    </Box>
  )
}

function soldWords(sold: Sold | undefined, failed: boolean): string {
  if (sold === undefined) return failed ? 'Couldn’t be loaded' : '\u00a0'
  if (sold.trips === 0) return 'No sales yet'
  const without = sold.leftOut.length === 0 ? '' : `, excluding ${sold.leftOut.join(', ')}`
  return `${countOf(sold.trips, 'trip')}, ${wholePercent(sold.paid, sold.sell)}% paid${without}`
}

interface ExpectedFigureProps {
  readonly title: string
  readonly currency: string
  readonly tone?: 'bad' | undefined
  readonly expected: Expected | undefined
  readonly failed: boolean
  /** Shown after a client's name. */
  readonly noteOf?: (receivable: Receivable) => string
}

/** A sum and its first two payments. */
function ExpectedFigure({ title, currency, tone, expected, failed, noteOf }: ExpectedFigureProps) {
  const first = expected?.of.slice(0, expected.of.length > 2 ? 1 : 2) ?? []
  const more = (expected?.of.length ?? 0) - first.length
  return (
    <Box sx={looks.figure}>
      <Box component="span" sx={looks.name}>
        {title}
      </Box>
      <BigSum amount={expected?.total} tone={tone} currency={currency} failed={failed} />
      <Box sx={looks.lines}>
        {expected === undefined && (failed ? 'Couldn’t be loaded' : <BoneLines lines={2} />)}
        {expected?.of.length === 0 && 'None'}
        <ul>
          {first.map((one) => (
            <li key={`${one.itineraryId} ${one.dueDate} ${one.amount}`}>
              <Box component="span" sx={looks.who}>
                <span dir="auto">{lastName(one.client)}</span>
                {noteOf !== undefined && `,\u00a0${noteOf(one)}`}
              </Box>
              <Money amount={one.amount} currency={currency} look="column" />
            </li>
          ))}
          {more > 0 && (
            <li>
              <Box component="span" sx={looks.who}>
                and {more} more
              </Box>
              <Money amount={restOf(expected, first)} currency={currency} look="column" />
            </li>
          )}
        </ul>
      </Box>
    </Box>
  )
}

function restOf(expected: Expected | undefined, shown: readonly Receivable[]): number {
  return (expected?.total ?? 0) - shown.reduce((sum, { amount }) => sum + amount, 0)
}

/** Whole units: larger sums are shortened (1 §9). */
const longAbove = 100_000

interface BigSumProps {
  /** Undefined while it loads. */
  readonly amount: number | undefined
  readonly tone?: 'bad' | undefined
  readonly currency: string
  readonly failed: boolean
}

/** One of the large sums, in whole units. */
function BigSum({ amount, tone, currency, failed }: BigSumProps) {
  if (amount === undefined) {
    return (
      <Box component="span" sx={looks.sum}>
        {failed ? '–' : <Bone width={130} height={30} />}
      </Box>
    )
  }
  const isLong = Math.abs(amount) > longAbove * 10 ** exponentOf(currency)
  return (
    <Box component="b" sx={[looks.sum, tone === 'bad' && { color: 'error.main' }]}>
      {isLong ? (
        <LargeFigure amount={amount} currency={currency} />
      ) : (
        <Money amount={amount} currency={currency} look="big" whole />
      )}
    </Box>
  )
}

const looks = {
  sum: { minHeight: 40, mt: '2px', fontSize: 32, lineHeight: '40px', fontWeight: 600 },
  card: {
    display: 'grid',
    gridTemplateColumns: '208px 220px 236px minmax(0, 1fr)',
    ...card,
    overflow: 'hidden',
    '@container page (max-width: 1400px)': {
      gridTemplateColumns: '180px 190px 206px minmax(0, 1fr)',
    },
    '@container page (max-width: 1100px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '@container page (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  figure: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 172,
    minWidth: 0,
    p: '18px 24px',
    '& + &': { boxShadow: 'inset 1px 0 0 var(--mui-palette-divider)' },
    '@container page (max-width: 1400px)': { p: '18px' },
    '@container page (max-width: 640px)': {
      minHeight: 0,
      p: '14px 18px',
      '& + &': { boxShadow: 'inset 0 1px 0 var(--mui-palette-divider)' },
    },
  },
  name: { fontWeight: 500, color: 'ink.second' },
  rail: {
    display: 'block',
    height: 6,
    m: 'auto 0 6px',
    borderRadius: '6px',
    bgcolor: 'ground.sand2',
    '& i': {
      display: 'block',
      height: '100%',
      borderRadius: '6px',
      bgcolor: 'forest.600',
      transition: 'width 200ms var(--mui-pace-ease)',
    },
    '@container page (max-width: 640px)': { mt: '8px' },
  },
  lines: {
    fontSize: 12.5,
    lineHeight: '19px',
    mt: 'auto',
    minHeight: 38,
    color: 'ink.second',
    '& li': { display: 'flex', justifyContent: 'space-between', gap: 1 },
    '@container page (max-width: 640px)': { mt: '8px', minHeight: 0 },
  },
  who: {
    display: 'flex',
    minWidth: 0,
    whiteSpace: 'nowrap',
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  },
} as const
