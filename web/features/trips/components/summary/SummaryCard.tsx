import { useMemo } from 'react'
import { daysBetween } from '#shared/dates/calendar-date'
import { useSession } from '../../../../lib/session/session'
import { todayHere } from '../../../../lib/time/today-here'
import { wholePercent } from '../../model/paid-progress'
import { dueWithin, type Expected, overdue } from '../../model/receivables'
import type { Sold } from '../../model/totals'
import { useReceivables, useSold } from '../../state/use-money'
import { BigSum } from './BigSum'
import { ExpectedFigure } from './ExpectedFigure'
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
