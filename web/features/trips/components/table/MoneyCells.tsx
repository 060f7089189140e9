import { Money } from '../../../../components/money/Money'
import { figureText } from '../../../../components/money/money-parts'
import type { Trip } from '../../api/trips-query'
import { signedPercent } from '../../model/margin-words'
import styles from './table.module.css'

/** Characters of a sell that have room at the usual size. */
const longest = 12

/** What the client pays, after its currency; a dash until the trip is priced. */
export function SellCell({ trip: { sell, currency } }: { readonly trip: Trip }) {
  if (sell === 0) return <td className={`${styles.figures} ${styles.quiet}`}>–</td>
  const isLong = figureText(sell, currency).length > longest
  return (
    <td className={`${styles.figures} ${isLong ? styles.longSell : styles.sell}`}>
      <span className={styles.code}>{currency}</span>
      <Money amount={sell} currency={currency} look="column" />
    </td>
  )
}

/** What remains of the sell, with its share; below zero it is red. */
export function MarginCell({ trip: { margin, sell, currency } }: { readonly trip: Trip }) {
  if (margin === undefined || sell === 0)
    return <td className={`${styles.figures} ${styles.minor} ${styles.quiet}`}>–</td>
  return (
    <td className={`${styles.figures} ${styles.minor}`}>
      <Money amount={margin} currency={currency} look="column" />
      <small className="tabular">{signedPercent(margin, sell)}</small>
    </td>
  )
}
