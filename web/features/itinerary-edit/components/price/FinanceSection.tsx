import { rangeWithYear } from '#shared/format/dates'
import { figureText } from '../../../../components/money/money-parts'
import { TightFigure } from '../../../../components/money/TightFigure'
import { useTripPage } from '../../../../trip/page/trip-page'
import { dueDates } from '../../../../trip/price/finance-rows'
import { WhyFigure } from '../why/WhyFigure'
import { AmountField } from './AmountField'
import styles from './price-body.module.css'

/** What the client pays, with the fees of each way to pay, and what makes the sell differ from the selling price. */
export function FinanceSection() {
  const { trip, price, pricing, today, leadDays } = useTripPage()
  const { finance } = price
  const isOpen = trip.payments.length === 0 && trip.state !== 'cancelled'
  const due = dueDates({ finance, startDate: trip.itinerary.startDate, today, leadDays, isOpen })
  const dueWords = (date: typeof due.deposit) =>
    date === undefined ? undefined : date === today ? 'due today' : `due ${rangeWithYear(date, date)}`
  const [credit, ach] = [trip.rates.credit ?? pricing.fees.credit, trip.rates.ach ?? pricing.fees.ach]
  return (
    <section className={styles.section} aria-label="Finance">
      <header className={styles.head}>
        <h2>Finance</h2>
      </header>
      <table className={styles.finance}>
        <thead>
          <tr>
            <td />
            <th scope="col">Amount</th>
            <th scope="col">Card {credit}%</th>
            <th scope="col">ACH {ach}%</th>
          </tr>
        </thead>
        <tbody>
          <PayRow label="Sell" of="sell" isTotal />
          <PayRow label="Deposit" of="deposit" note={dueWords(due.deposit)} />
          <PayRow label="Balance" of="balance" note={dueWords(due.balance)} />
        </tbody>
      </table>
      {due.isOne && <p className={styles.note}>Both are due today, so one payment of the sell is asked for.</p>}
      <table className={styles.lines}>
        <tbody>
          <Line label="Selling price" path="finance.sellingPrice" />
          <AmountField label="Discount" field="discount" isTakenAway />
          <AmountField label="Price adjustment" field="customPriceAdjustment" mayBeNegative />
          <AmountField label="Adjustment fee" field="customPriceAdjustmentFee" />
          <Line label="Paid" path="finance.paid" />
          <Line label="Service fee" path="finance.serviceFee" />
        </tbody>
      </table>
    </section>
  )
}

interface PayRowProps {
  readonly label: string
  readonly of: 'sell' | 'deposit' | 'balance'
  readonly note?: string | undefined
  readonly isTotal?: boolean
}

function PayRow({ label, of, note, isTotal = false }: PayRowProps) {
  const { price, trip } = useTripPage()
  const figure = (name: 'sell' | 'deposit' | 'balance' | `${typeof of}_fee_credit` | `${typeof of}_fee_ach`) => (
    <TightFigure amount={price.finance[name]} currency={trip.currency} />
  )
  return (
    <tr className={isTotal ? styles.total : undefined}>
      <th scope="row">
        {label}
        {note !== undefined && <small className="tabular">{note}</small>}
      </th>
      <td>
        <WhyFigure path={`finance.${of}`} name={label} look={isTotal ? 'strong' : 'plain'}>
          {figure(of)}
        </WhyFigure>
      </td>
      <td>
        <WhyFigure path={`finance.${of}_fee_credit`} name={`${label}, card fee`}>
          {figure(`${of}_fee_credit`)}
        </WhyFigure>
      </td>
      <td>
        <WhyFigure path={`finance.${of}_fee_ach`} name={`${label}, ACH fee`}>
          {figure(`${of}_fee_ach`)}
        </WhyFigure>
      </td>
    </tr>
  )
}

function Line({
  label,
  path,
}: {
  readonly label: string
  readonly path: `finance.${'sellingPrice' | 'paid' | 'serviceFee'}`
}) {
  const { price, trip } = useTripPage()
  const amounts = {
    'finance.sellingPrice': price.finance.sellingPrice,
    'finance.paid': price.finance.paid,
    'finance.serviceFee': price.finance.serviceFee,
  }
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <WhyFigure path={path} name={label}>
          {figureText(amounts[path], trip.currency)}
        </WhyFigure>
      </td>
    </tr>
  )
}
