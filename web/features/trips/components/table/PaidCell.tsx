import { Money } from '../../../../components/money/Money'
import { figureText } from '../../../../components/money/money-parts'
import type { Trip } from '../../api/trips-query'
import { paidProgress } from '../../model/paid-progress'
import styles from './paid-cell.module.css'

/** How far a trip is paid: a bar with the deposit as a notch, the amount and the percent. */
export function PaidCell({ trip }: { readonly trip: Trip }) {
  const progress = paidProgress(trip)
  const { currency, paid, deposit = 0, state } = trip
  if (progress === undefined || state === 'cancelled') {
    return (
      <td>
        <div className={styles.none}>
          <span>{state === 'cancelled' ? (paid > 0 ? figureText(paid, currency) : 'Cancelled') : '–'}</span>
        </div>
      </td>
    )
  }
  return (
    <td>
      <div className={styles.paid} title={deposit > 0 ? `Deposit ${figureText(deposit, currency)}` : undefined}>
        <div className={styles.rail} aria-hidden="true">
          <i style={{ width: `${progress.paid * 100}%` }} />
          {progress.deposit !== undefined && <u style={{ left: `${progress.deposit * 100}%` }} />}
        </div>
        <span className={`${styles.words} tabular`}>
          <Money amount={paid} currency={currency} look="column" />
          <em>{progress.percent}%</em>
        </span>
      </div>
    </td>
  )
}
