import { useMemo } from 'react'
import { type SegmentFigure, segmentFigureNames, segmentFigurePath } from '#shared/pricing/explanation/segment-figures'
import { Icon } from '../../../../components/icons/Icon'
import { figureText } from '../../../../components/money/money-parts'
import { StatusChip } from '../../../../components/state/StatusChip'
import { segmentAnchor } from '../../../../trip/journey/journey'
import { type DetailRow, detailRows } from '../../../../trip/life/detail-rows'
import { useTripPage } from '../../../../trip/page/trip-page'
import { segmentIcon } from '../../../../trip/segments/segment-words'
import { SegmentMarks } from '../journey/SegmentMarks'
import { WhyFigure } from '../why/WhyFigure'
import { CsvButton } from './CsvButton'
import styles from './segments.module.css'

/** What is booked with whom: every segment with its supplier's word, what it costs and what it sells for. */
export function SegmentsCard() {
  const { trip, price } = useTripPage()
  const rows = useMemo(() => detailRows(trip, new Date()), [trip])
  return (
    <section className={styles.card} aria-label="Segments">
      <header className={styles.head}>
        <h2>Segments and suppliers</h2>
        {trip.bookingReference !== undefined && (
          <span className="tabular">
            Booking <b>{trip.bookingReference}</b>
          </span>
        )}
        <CsvButton />
      </header>
      {rows.length === 0 ? (
        <p className={styles.empty}>Nothing is in this itinerary yet.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a tablet the table scrolls sideways, by keys too
        <section className={styles.scroll} tabIndex={0} aria-label="Table of segments">
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Dates</th>
                <th scope="col">Segment</th>
                <th scope="col">Supplier</th>
                <th scope="col">Supplier asks</th>
                <th scope="col">Cost, {trip.currency}</th>
                <th scope="col">With DMC</th>
                <th scope="col">Sell, {trip.currency}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.segment.id} row={row} sell={price.sells.get(row.segment.id) ?? 0} />
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={4}>
                  Total
                </th>
                <td className={`${styles.sum} tabular`}>
                  {figureText(price.costs.supplier + price.costs.upfront, trip.currency)}
                </td>
                <td className="tabular">
                  <WhyFigure path="costs.total" name="Total cost with DMC" look="strong">
                    {figureText(price.costs.total, trip.currency)}
                  </WhyFigure>
                </td>
                <td className="tabular">
                  <WhyFigure path="finance.sellingPrice" name="Selling price" look="strong">
                    {figureText(price.finance.sellingPrice, trip.currency)}
                  </WhyFigure>
                </td>
              </tr>
            </tfoot>
          </table>
        </section>
      )}
    </section>
  )
}

function Row({ row, sell }: { readonly row: DetailRow; readonly sell: number }) {
  const { trip } = useTripPage()
  const { segment, dates, name, note, status, supplierSays, asks } = row
  const figure = (which: SegmentFigure, amount = 0) =>
    amount === 0 ? (
      '–'
    ) : (
      <WhyFigure
        path={segmentFigurePath(segment.id, which)}
        name={`${name}, ${segmentFigureNames[which]}`}
        isNegative={amount < 0}
      >
        {figureText(amount, trip.currency)}
      </WhyFigure>
    )
  return (
    <tr id={segmentAnchor(segment.id)} tabIndex={-1}>
      <td className={`${styles.dates} tabular`}>{dates}</td>
      <th scope="row">
        <span className={styles.name}>
          <Icon name={segmentIcon(segment.type)} size={15} />
          <span>
            <b dir="auto">{name}</b>
            {note !== '' && <small>{note}</small>}
          </span>
          <SegmentMarks segment={segment} />
        </span>
      </th>
      <td>
        <StatusChip status={status} />
        {supplierSays !== '' && <small className="tabular">{supplierSays}</small>}
      </td>
      <td className={`${styles.amount} tabular`}>{asks}</td>
      <td className={`${styles.amount} tabular`}>{figure('cost', segment.cost)}</td>
      <td className={`${styles.amount} tabular`}>{figure('dmcSell', segment.dmcSell)}</td>
      <td className={`${styles.amount} tabular`}>{figure('sell', sell)}</td>
    </tr>
  )
}
