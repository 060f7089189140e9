import Box from '@mui/material/Box'
import type { FigurePath } from '#shared/pricing/explanation/figure-names'
import { TightFigure } from '../../../../components/money/TightFigure'
import { useTripPage } from '../../../../trip/page/trip-page'
import { percentText, permilleOf } from '../../../../trip/people/composition'
import { WhyFigure } from '../why/WhyFigure'
import { priceLooks } from './price-looks'

/** How many characters fit in each of two columns. */
const roomOfTwo = 13

interface Cell {
  readonly path: FigurePath
  /** Minor units of the trip's currency. */
  readonly amount: number
}
interface FigureRow extends Cell {
  readonly label: string
  /** A second figure in the column to the left. */
  readonly before?: Cell
  /** Shown beside the sum but not part of it. */
  readonly isAside?: boolean
}

interface FigureTableProps {
  readonly title: string
  readonly rows: readonly FigureRow[]
  readonly total: FigureRow
  readonly columns?: readonly [string, string]
  readonly aside?: string
  /** Each amount is also shown as a share of this. */
  readonly of?: number
}

/**
 * A table of figures with their total. Negative ones are red, with a sign; each explains itself.
 */
export function FigureTable({ title, rows, total, columns, aside, of }: FigureTableProps) {
  return (
    <Box component="section" sx={priceLooks.section} aria-label={title}>
      <Box component="header" sx={priceLooks.head}>
        <h2>{title}</h2>
        {aside !== undefined && (
          <Box component="span" sx={priceLooks.aside}>
            {aside}
          </Box>
        )}
      </Box>
      <Box component="table" sx={looks.figures}>
        {columns !== undefined && (
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {[...rows, total].map((row) => (
            <tr
              key={row.path}
              className={row === total ? 'total' : row.isAside === true ? 'aside' : undefined}
            >
              <th scope="row">{row.label}</th>
              <td>
                {of !== undefined && (
                  <Box
                    component="span"
                    className="tabular"
                    sx={{ fontSize: 12.5, fontWeight: 400, color: 'ink.note' }}
                  >
                    {percentText(permilleOf(row.amount, of))}
                  </Box>
                )}
                {row.before !== undefined && (
                  <Figure cell={row.before} name={`${title}: ${row.label}, ${columns?.[0]}`} />
                )}
              </td>
              <td>
                <Figure cell={row} name={`${title}: ${row.label}`} isStrong={row === total} />
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}

function Figure({
  cell,
  name,
  isStrong = false,
}: {
  readonly cell: Cell
  readonly name: string
  readonly isStrong?: boolean
}) {
  const { trip } = useTripPage()
  return (
    <WhyFigure
      path={cell.path}
      name={name}
      isNegative={cell.amount < 0}
      look={isStrong ? 'strong' : 'plain'}
    >
      <TightFigure amount={cell.amount} currency={trip.currency} most={roomOfTwo} />
    </WhyFigure>
  )
}

const looks = {
  figures: {
    ...priceLooks.figures,
    '& .total > *': {
      pt: '7px',
      borderTop: '1px solid var(--mui-palette-ground-line)',
      fontWeight: 600,
    },
    '& .aside > *, & .aside button': { color: 'ink.second' },
  },
} as const
