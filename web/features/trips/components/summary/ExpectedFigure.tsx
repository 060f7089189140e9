import { BoneLines } from '../../../../components/feedback/Bone'
import { Money } from '../../../../components/money/Money'
import type { Expected, Receivable } from '../../model/receivables'
import { lastName } from '../../model/trip-words'
import { BigSum } from './BigSum'
import styles from './summary.module.css'

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
export function ExpectedFigure({ title, currency, tone, expected, failed, noteOf }: ExpectedFigureProps) {
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
