import { longDate } from '#shared/format/dates'
import { usedRates } from '../../../../trip/life/detail-rows'
import { useTripPage } from '../../../../trip/page/trip-page'
import { rateRows } from '../../../../trip/price/rate-rows'
import styles from './details.module.css'

/** The percentages and the exchange rates that the price was made with. */
export function RatesCard() {
  const { trip, pricing, settings } = useTripPage()
  const { date } = trip.exchange
  const rates = rateRows(trip, { context: pricing, settings }).filter(({ isIdle }) => !isIdle)
  return (
    <section className={styles.card} aria-label="Rates that the price was made with">
      <h2>Priced with</h2>
      <dl className={`${styles.list} ${styles.amounts}`}>
        {rates.map(({ name, label, value, usual }) => (
          <div key={name}>
            <dt>
              {label}
              {value !== usual && <small>{usual}% is usual</small>}
            </dt>
            <dd className="tabular">{value}%</dd>
          </div>
        ))}
      </dl>
      <h3>
        Exchange rates, for one USD
        {date !== undefined && <small className="tabular">{longDate(date)}</small>}
      </h3>
      <dl className={`${styles.list} ${styles.amounts}`}>
        {usedRates(trip).map(({ code, rate, use }) => (
          <div key={code}>
            <dt>
              {code}
              <small>{use}</small>
            </dt>
            <dd className="tabular">{rate}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
