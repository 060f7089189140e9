import type { CurrencyExposure } from '#shared/pricing/currency-exposure'
import { TightFigure } from '../../../components/money/TightFigure'
import { driftTone, driftWords, exposureName, rateWords } from '../model/exposure-words'
import styles from './exposure.module.css'

interface ExposureTableProps {
  readonly currencies: readonly CurrencyExposure[]
  /** The currency that the trip is sold in. */
  readonly sold: string
}

/** What is unpaid in each buying currency, at which rate it was priced, and what one pays for it today. */
export function ExposureTable({ currencies, sold }: ExposureTableProps) {
  return (
    <table className={`${styles.table} tabular`}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Currency</span>
          </th>
          <th scope="col">Unpaid</th>
          <th scope="col">Used, for 1 {sold}</th>
          <th scope="col">Today</th>
          <th scope="col">Drift</th>
        </tr>
      </thead>
      <tbody>
        {currencies.map((row) => (
          <tr key={row.currency} title={exposureName(row, sold)}>
            <th scope="row">{row.currency}</th>
            <td className={styles.strong}>
              <TightFigure amount={row.unpaid} currency={row.currency} />
            </td>
            <td>{rateWords(row.rateUsed)}</td>
            <td>{row.rateToday === undefined ? 'none' : rateWords(row.rateToday)}</td>
            <td className={row.drift === undefined ? undefined : styles[driftTone(row.drift)]}>
              {row.drift === undefined ? '–' : driftWords(row.drift)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
