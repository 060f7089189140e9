import Box from '@mui/material/Box'
import { paint } from '../../../../components/looks/looks'
import type { WhyRow } from '../../../../trip/price/why-rows'
import figure from './why-figure.module.css'

interface WhyTableProps {
  readonly rows: readonly WhyRow[]
  /** Opens the figure that a line starts from. */
  readonly onGoOn: (path: string) => void
}

/**
 * The steps of an explanation, one per line. They scroll above their result, which covers none of
 * them.
 */
export function WhyTable({ rows, onGoOn }: WhyTableProps) {
  const steps = rows.filter(({ isResult }) => !isResult)
  const results = rows.filter(({ isResult }) => isResult)
  return (
    <>
      <Box sx={looks.steps} tabIndex={steps.length > 7 ? 0 : undefined}>
        <Lines rows={steps} onGoOn={onGoOn} />
      </Box>
      <Lines rows={results} onGoOn={onGoOn} />
    </>
  )
}

function Lines({ rows, onGoOn }: WhyTableProps) {
  return (
    <Box component="table" sx={looks.table}>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className={row.isResult ? 'result' : undefined}>
            <th scope="row" className={row.operation === '' ? undefined : 'indented'}>
              {row.operation !== '' && (
                <Box component="span" sx={looks.operation}>
                  {row.operation}
                </Box>
              )}
              {row.head}
              {row.note !== '' && <small>{row.note}</small>}
            </th>
            <td className={row.isFigure || row.isResult ? 'tabular' : `tabular running`}>
              {row.tag !== '' && <i>{row.tag}</i>}
              <Amount row={row} onGoOn={onGoOn} />
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

function Amount({
  row,
  onGoOn,
}: {
  readonly row: WhyRow
  readonly onGoOn: WhyTableProps['onGoOn']
}) {
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
  // A thin scrollbar and shades at the ends say that there is more.
  steps: {
    maxHeight: 'min(380px, 52vh)',
    m: '8px -18px 0',
    p: '0 18px',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    background: `linear-gradient(${paint('background-paper')} 40%, transparent) top / 100% 30px no-repeat local,
      linear-gradient(transparent, ${paint('background-paper')} 60%) bottom / 100% 30px no-repeat local,
      linear-gradient(rgba(20, 40, 28, 0.14), transparent) top / 100% 10px no-repeat scroll,
      linear-gradient(transparent, rgba(20, 40, 28, 0.14)) bottom / 100% 10px no-repeat scroll`,
  },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    '& th, & td': {
      p: '7px 0',
      fontSize: 13.5,
      lineHeight: '18px',
      textAlign: 'left',
      verticalAlign: 'top',
    },
    '& th': { pr: '14px', fontWeight: 500, overflowWrap: 'anywhere' },
    '& td': { textAlign: 'right', fontWeight: 600, whiteSpace: 'nowrap' },
    '& tr + tr > *': { borderTop: '1px dashed var(--mui-palette-ground-line)' },
    '& small': {
      display: 'block',
      fontSize: 12,
      lineHeight: '16px',
      fontWeight: 400,
      color: 'ink.note',
    },
    '& .indented': { pl: '20px', textIndent: '-20px' },
    '& .indented small': { textIndent: '0' },
    '& td i': { mr: '6px', fontStyle: 'normal', fontWeight: 400, fontSize: 12, color: 'ink.note' },
    '& .running': { fontWeight: 400, color: 'ink.second' },
    '& .result > *': {
      borderTop: '0',
      boxShadow: 'inset 0 1.5px 0 var(--mui-palette-forest-700)',
    },
    '& .result td': { fontSize: 17, color: 'forest.700' },
  },
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
