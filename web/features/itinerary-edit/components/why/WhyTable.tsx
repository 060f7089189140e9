import Box from '@mui/material/Box'
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
    <Box
      sx={{ maxHeight: 'min(420px, 60vh)', m: '8px -18px 0', p: '0 18px', overflowY: 'auto' }}
      tabIndex={rows.length > 8 ? 0 : undefined}
    >
      <table className={styles.table}>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className={row.isResult ? styles.result : undefined}>
              <th scope="row" className={row.operation === '' ? undefined : styles.indented}>
                {row.operation !== '' && (
                  <Box component="span" sx={looks.operation}>
                    {row.operation}
                  </Box>
                )}
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
    </Box>
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

const looks = {
  operation: {
    display: 'inline-block',
    width: 20,
    textIndent: 0,
    fontWeight: 600,
    fontSize: 17,
    lineHeight: '16px',
    verticalAlign: '-1px',
    color: 'ember.600',
  },
} as const
