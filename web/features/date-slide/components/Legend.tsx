import { formatMoney } from '#shared/format/money'
import type { PriceBand } from '../model/price-bands'
import styles from './year-calendar.module.css'

interface LegendProps {
  readonly bands: readonly PriceBand[]
  readonly currency: string
}

/** What the colours of the year mean. */
export function Legend({ bands, currency }: LegendProps) {
  const whole = (amount: number) => formatMoney({ amount, currency }, { minorUnits: false })
  return (
    <ul className={styles.legend} aria-label="What the colors mean">
      {bands.map(({ hue, from, to }) => (
        <li key={hue} className="tabular">
          <span className={`${styles.swatch} ${styles[`band${hue}`]}`} aria-hidden="true" />
          {from === to ? whole(from) : `${whole(from)} – ${whole(to)}`}
        </li>
      ))}
      <li>
        <span className={`${styles.swatch} ${styles.possible}`} aria-hidden="true" />
        Some rooms to be asked for
      </li>
      <li>
        <span className={`${styles.swatch} ${styles.current}`} aria-hidden="true" />
        Starts now
      </li>
    </ul>
  )
}
