import { shortenMoney } from '#shared/format/money'
import type { Exposure, MarginAt } from '#shared/pricing/currency-exposure'
import { figureText } from '../../../components/money/money-parts'
import { moveWords } from '../model/exposure-words'
import styles from './exposure.module.css'

interface MarginTableProps {
  readonly exposure: Exposure
  readonly sold: string
}

/** What is left of the margin when a currency gets cheaper or dearer by so much from today on. */
export function MarginTable({ exposure, sold }: MarginTableProps) {
  const rows = exposure.currencies.map(({ currency, margins }) => ({ label: currency, margins }))
  const all = rows.length > 1 ? [{ label: 'All', margins: exposure.margins }] : []
  return (
    <>
      <h3 className={styles.sub}>
        Margin left <span>{sold}, when the currency gets dearer by</span>
      </h3>
      <table className={`${styles.table} ${styles.margins} tabular`}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Currency</span>
            </th>
            {exposure.margins.map(({ move }) => (
              <th key={move} scope="col" className={move === 0 ? styles.today : undefined}>
                {moveWords(move)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows, ...all].map(({ label, margins }) => (
            <tr key={label} className={label === 'All' ? styles.total : undefined}>
              <th scope="row">{label}</th>
              {margins.map((one) => (
                <MarginCell key={one.move} {...one} sold={sold} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function MarginCell({ move, margin, sold }: MarginAt & { readonly sold: string }) {
  const looks = [move === 0 && styles.today, margin < 0 && styles.negative]
  return (
    <td className={looks.filter(Boolean).join(' ')} title={figureText(margin, sold)}>
      {shortenMoney({ amount: margin, currency: sold }, { show: 'none' })}
    </td>
  )
}
