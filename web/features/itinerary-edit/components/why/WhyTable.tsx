import type { WhyRow } from '../../../../trip/price/why-rows'
import figure from './why-figure.module.css'
import styles from './why-popover.module.css'

interface WhyTableProps {
  readonly rows: readonly WhyRow[]
  /** Goes on to the figure that a line starts from. */
  readonly onGoOn: (path: string) => void
}

/** The lines of an explanation, one step each. */
export function WhyTable({ rows, onGoOn }: WhyTableProps) {
  return (
    <div className={styles.scroll} tabIndex={rows.length > 8 ? 0 : undefined}>
      <table className={styles.table}>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className={row.isResult ? styles.result : undefined}>
              <th scope="row" className={row.operation === '' ? undefined : styles.indented}>
                {row.operation !== '' && <span className={styles.operation}>{row.operation}</span>}
                {row.head}
                {row.note !== '' && <small>{row.note}</small>}
              </th>
              <td className={row.isFigure || row.isResult ? 'tabular' : `tabular ${styles.running}`}>
                {row.tag !== '' && <i>{row.tag}</i>}
                <Amount row={row} onGoOn={onGoOn} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Amount({ row, onGoOn }: { readonly row: WhyRow; readonly onGoOn: WhyTableProps['onGoOn'] }) {
  const { figure: path, amount, head } = row
  if (path === undefined) return amount
  return (
    <button type="button" className={figure.why} onClick={() => onGoOn(path)}>
      {amount}
      <span className="visually-hidden">, why {head}?</span>
    </button>
  )
}
