import { Money } from '../../../../components/money/Money'
import { figureText } from '../../../../components/money/money-parts'
import { sumTrips } from '../../model/totals'
import type { TripView } from '../../model/trip-view'
import { useTabTotals } from '../../state/use-trips'
import styles from './trips-foot.module.css'

/** Currencies with a column of their own; the rest are counted. */
const mostColumns = 5

const moreWords = (count: number): string => `${count} more ${count === 1 ? 'currency' : 'currencies'}`

/** How many trips the list holds in all, and what they sell for and have brought in, by currency. */
export function TripsFoot({ view }: { readonly view: TripView }) {
  const { shown } = useTabTotals(view)
  if (shown === undefined) return <footer className={styles.foot} />
  const trips = sumTrips(shown)
  const priced = shown.filter(({ sell }) => sell !== 0)
  return (
    <footer className={styles.foot}>
      <b className={styles.count}>
        {trips.toLocaleString('en-US')} {trips === 1 ? 'trip' : 'trips'}
      </b>
      {view.tab !== 'cancelled' && <span className={styles.note}>cancelled not counted</span>}
      <span className={styles.space} />
      {priced.slice(0, mostColumns).map(({ currency, trips: count, sell, paid }) => (
        <div key={currency} className={styles.sum}>
          <small>
            {currency}, {count} {count === 1 ? 'trip' : 'trips'}
          </small>
          <b>
            <Money amount={sell} currency={currency} look="column" />
          </b>
          <small className="tabular">{figureText(paid, currency)} paid</small>
        </div>
      ))}
      {priced.length > mostColumns && <span className={styles.note}>and {moreWords(priced.length - mostColumns)}</span>}
    </footer>
  )
}
