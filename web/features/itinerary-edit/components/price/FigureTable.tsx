import type { FigurePath } from '#shared/pricing/explanation/figure-names'
import { TightFigure } from '../../../../components/money/TightFigure'
import { useTripPage } from '../../../../trip/page/trip-page'
import { percentText, permilleOf } from '../../../../trip/people/composition'
import { WhyFigure } from '../why/WhyFigure'
import styles from './price-body.module.css'

/** How many characters each of two columns has room for. */
const roomOfTwo = 13

interface Cell {
  readonly path: FigurePath
  /** Minor units of the trip's currency. */
  readonly amount: number
}
interface FigureRow extends Cell {
  readonly label: string
  /** A second figure in the column before. */
  readonly before?: Cell
  /** Told beside the sum, no part of it. */
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

/** Figures of one kind with their total. A negative one is red, with a sign; each tells how it came to be. */
export function FigureTable({ title, rows, total, columns, aside, of }: FigureTableProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </header>
      <table className={styles.figures}>
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
              className={row === total ? styles.total : row.isAside === true ? styles.asideRow : undefined}
            >
              <th scope="row">{row.label}</th>
              <td>
                {of !== undefined && (
                  <span className={`${styles.share} tabular`}>{percentText(permilleOf(row.amount, of))}</span>
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
      </table>
    </section>
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
    <WhyFigure path={cell.path} name={name} isNegative={cell.amount < 0} look={isStrong ? 'strong' : 'plain'}>
      <TightFigure amount={cell.amount} currency={trip.currency} most={roomOfTwo} />
    </WhyFigure>
  )
}
