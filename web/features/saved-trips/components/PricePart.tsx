import { longDate } from '#shared/format/dates'
import { guestWords } from '#shared/format/words'
import { figureText, moneyText } from '../../../components/money/money-parts'
import type { LookedTrip } from '../model/types'
import styles from './trip-look.module.css'

/** What it sold for, and what was left of it, as it is stored: other dates are priced by their own quote. */
export function PricePart({ trip }: { readonly trip: LookedTrip }) {
  const { finance, costs, margins, currency, itinerary, exchange } = trip
  if (finance === undefined || finance.sell === 0) {
    return <p className={styles.none}>It has no price yet: a quote asks the suppliers for it.</p>
  }
  const rows = [
    ['Selling price', finance.sellingPrice],
    ['Deposit', finance.deposit],
    ['Balance', finance.balance],
    ['Cost', costs?.total],
    ['Margin', margins?.total],
  ] as const
  return (
    <section className={styles.price} aria-label="Price">
      <p className={`${styles.sell} tabular`}>
        <b>{moneyText(finance.sell, currency)}</b>
        <span>
          {itinerary.pax > 0 && `${moneyText(Math.round(finance.sell / itinerary.pax), currency)} per person, `}
          {guestWords(itinerary)}
        </span>
      </p>
      <dl>
        {rows.map(([label, amount]) =>
          amount === undefined ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={amount < 0 ? `tabular ${styles.negative}` : 'tabular'}>{figureText(amount, currency)}</dd>
            </div>
          ),
        )}
      </dl>
      <p className={styles.small}>
        In {currency}, for {longDate(itinerary.startDate)}
        {exchange.date !== undefined && `, at the exchange rates of ${longDate(exchange.date)}`}. Another date gets its
        own price with its quote.
      </p>
    </section>
  )
}
