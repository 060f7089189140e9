import { useMemo } from 'react'
import { daysBetween } from '#shared/dates/calendar-date'
import { shortenMoney } from '#shared/format/money'
import { exponentOf } from '#shared/money/currency-exponent'
import { Bone, BoneLines } from '../../../../components/feedback/Bone'
import { Money } from '../../../../components/money/Money'
import { moneyText } from '../../../../components/money/money-parts'
import { useSession } from '../../../../lib/session/session'
import { todayHere } from '../../../../lib/time/today-here'
import { wholePercent } from '../../model/paid-progress'
import { dueWithin, type Expected, overdue, type Receivable } from '../../model/receivables'
import type { Sold } from '../../model/totals'
import { lastName } from '../../model/trip-words'
import { useReceivables, useSold } from '../../state/use-money'
import styles from './summary.module.css'
import { WeekChart } from './WeekChart'

/** Sold, due, overdue, and what is expected week by week, in the agency's currency. */
export function SummaryCard() {
  const { currency } = useSession().agency
  const today = todayHere()
  const { receivables, failed, refetch } = useReceivables()
  const sums = useMemo(() => {
    if (receivables === undefined) return undefined
    return { due: dueWithin(receivables, today, 30), late: overdue(receivables, today) }
  }, [receivables, today])
  const late = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`
  return (
    <section className={styles.card} aria-label="What was sold and what is due">
      <SoldFigure currency={currency} />
      <ExpectedFigure title="Due in 30 days" currency={currency} expected={sums?.due} failed={failed} />
      <ExpectedFigure
        title="Overdue"
        tone={isNone(sums?.late) ? undefined : 'bad'}
        currency={currency}
        expected={sums?.late}
        failed={failed}
        noteOf={({ dueDate }) => late(daysBetween(dueDate, today))}
      />
      <WeekChart receivables={receivables} currency={currency} failed={failed} onRetry={() => void refetch()} />
    </section>
  )
}

const isNone = (expected: Expected | undefined): boolean => expected === undefined || expected.total === 0

function SoldFigure({ currency }: { readonly currency: string }) {
  const { sold, failed } = useSold()
  const percent = sold === undefined ? 0 : wholePercent(sold.paid, sold.sell)
  return (
    <div className={styles.figure}>
      <span className={styles.name}>Sold</span>
      <BigSum amount={sold?.sell} currency={currency} failed={failed} />
      <span className={styles.rail} aria-hidden="true">
        <i style={{ width: `${Math.min(100, percent)}%` }} />
      </span>
      <small className={`${styles.note} tabular`}>{soldWords(sold, failed)}</small>
    </div>
  )
}

function soldWords(sold: Sold | undefined, failed: boolean): string {
  if (sold === undefined) return failed ? 'Could not be loaded' : '\u00a0'
  if (sold.trips === 0) return 'Nothing sold yet'
  const without = sold.leftOut.length === 0 ? '' : `, without ${sold.leftOut.join(', ')}`
  return `${sold.trips} ${sold.trips === 1 ? 'trip' : 'trips'}, ${wholePercent(sold.paid, sold.sell)}% paid${without}`
}

interface ExpectedFigureProps {
  readonly title: string
  readonly currency: string
  readonly tone?: 'bad' | undefined
  readonly expected: Expected | undefined
  readonly failed: boolean
  /** What follows a client's name. */
  readonly noteOf?: (receivable: Receivable) => string
}

/** A sum and the two payments that make it first. */
function ExpectedFigure({ title, currency, tone, expected, failed, noteOf }: ExpectedFigureProps) {
  const first = expected?.of.slice(0, expected.of.length > 2 ? 1 : 2) ?? []
  const more = (expected?.of.length ?? 0) - first.length
  return (
    <div className={tone === 'bad' ? `${styles.figure} ${styles.bad}` : styles.figure}>
      <span className={styles.name}>{title}</span>
      <BigSum amount={expected?.total} currency={currency} failed={failed} />
      <div className={styles.lines}>
        {expected === undefined && (failed ? 'Could not be loaded' : <BoneLines lines={2} />)}
        {expected?.of.length === 0 && 'Nothing'}
        <ul>
          {first.map((one) => (
            <li key={`${one.itineraryId} ${one.dueDate} ${one.amount}`}>
              <span className={styles.who}>
                <span dir="auto">{lastName(one.client)}</span>
                {noteOf !== undefined && `,\u00a0${noteOf(one)}`}
              </span>
              <Money amount={one.amount} currency={currency} look="column" />
            </li>
          ))}
          {more > 0 && (
            <li>
              <span className={styles.who}>and {more} more</span>
              <Money amount={restOf(expected, first)} currency={currency} look="column" />
            </li>
          )}
        </ul>
      </div>
    </div>
  )
}

function restOf(expected: Expected | undefined, shown: readonly Receivable[]): number {
  return (expected?.total ?? 0) - shown.reduce((sum, { amount }) => sum + amount, 0)
}

/** Whole units from which a sum is shortened (1 §9): a longer one has no room. */
const longFrom = 100_000_000

interface BigSumProps {
  /** Undefined until it is there. */
  readonly amount: number | undefined
  readonly currency: string
  readonly failed: boolean
}

/** One of the large sums, in whole units. */
function BigSum({ amount, currency, failed }: BigSumProps) {
  if (amount === undefined) {
    return <span className={styles.sum}>{failed ? '–' : <Bone width={130} height={30} />}</span>
  }
  const isLong = Math.abs(amount) >= longFrom * 10 ** exponentOf(currency)
  return (
    <b className={styles.sum} title={isLong ? moneyText(amount, currency, { cents: false }) : undefined}>
      {isLong ? shortenMoney({ amount, currency }) : <Money amount={amount} currency={currency} look="big" whole />}
    </b>
  )
}
