import Box from '@mui/material/Box'
import { rangeWithYear } from '#shared/format/dates'
import { cancelledAmounts } from '#shared/pricing/cancelled-shares'
import { maxDiscount } from '#shared/pricing/max-discount'
import { figureText } from '../../../../components/money/money-parts'
import { TightFigure } from '../../../../components/money/TightFigure'
import { useTripPage } from '../../../../trip/page/trip-page'
import { WhyFigure } from '../why/WhyFigure'
import { AmountField } from './AmountField'
import { PlanNote } from './PlanNote'
import { priceLooks } from './price-looks'
import { type DueDates, useDueDates } from './use-due-dates'

/**
 * What the client pays, with the fees of each payment method, and what changes the selling price.
 */
export function FinanceSection() {
  const { trip, price, pricing, today } = useTripPage()
  const { due, plan } = useDueDates()
  const dueWords = (date: typeof due.deposit) =>
    date === undefined
      ? undefined
      : date === today
        ? 'due today'
        : `due ${rangeWithYear(date, date)}`
  const [credit, ach] = [
    trip.rates.credit ?? pricing.fees.credit,
    trip.rates.ach ?? pricing.fees.ach,
  ]
  return (
    <Box component="section" sx={priceLooks.section} aria-label="Finance">
      <Box component="header" sx={priceLooks.head}>
        <h2>Finance</h2>
      </Box>
      <Box component="table" sx={looks.finance}>
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
          <PayRow label="Balance" of="balance" note={partsWords(due, dueWords(due.balance))} />
        </tbody>
      </Box>
      {due.isOne && (
        <Box component="p" sx={priceLooks.note}>
          Deposit and balance are both due today, so the full price is requested in one payment.
        </Box>
      )}
      <PlanNote plan={plan} payments={due.payments} />
      <Box component="table" sx={looks.lines}>
        <tbody>
          <Line label="Selling price" path="finance.sellingPrice" />
          <CancelledLine />
          <AmountField
            label="Discount"
            field="discount"
            isTakenAway
            max={maxDiscount({ ...trip, finance: price.finance })}
          />
          <AmountField label="Price adjustment" field="customPriceAdjustment" mayBeNegative />
          <AmountField label="Adjustment fee" field="customPriceAdjustmentFee" />
          <Line label="Paid" path="finance.paid" />
          <Line label="Service fee" path="finance.serviceFee" />
        </tbody>
      </Box>
    </Box>
  )
}

/** When the balance is due; by a plan that divides it, in how many parts. */
function partsWords({ payments }: DueDates, dueWords: string | undefined): string | undefined {
  const parts = payments.filter(({ paymentType }) => paymentType === 'balance').length
  return parts > 1 && dueWords !== undefined ? `in ${parts} parts, the last ${dueWords}` : dueWords
}

/** What party groups that cancelled no longer pay of the selling price. */
function CancelledLine() {
  const { trip, price } = useTripPage()
  const segments = [...price.sells].map(([id, sell]) => ({ id, sell }))
  const { total } = cancelledAmounts(trip.partyCancellations, segments)
  if (total === 0) return null
  return (
    <tr>
      <th scope="row">Shares of groups that cancelled</th>
      <td>{figureText(-total, trip.currency)}</td>
    </tr>
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
  const figure = (
    name: 'sell' | 'deposit' | 'balance' | `${typeof of}_fee_credit` | `${typeof of}_fee_ach`,
  ) => <TightFigure amount={price.finance[name]} currency={trip.currency} />
  return (
    <Box component="tr" sx={isTotal ? { '&& > *': { fontWeight: 600 } } : undefined}>
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
    </Box>
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

const looks = {
  finance: {
    ...priceLooks.figures,
    '& th + th': { pl: '8px' },
    '& td + td button': {
      fontSize: 12.5,
      color: 'ink.second',
      textDecorationColor: 'var(--mui-palette-ground-line2)',
    },
    '& td + td button:hover': { color: 'forest.700' },
    '& small': { display: 'block', fontSize: 12, lineHeight: '15px', color: 'ink.note' },
  },
  lines: {
    ...priceLooks.figures,
    mt: '6px',
    borderTop: '1px dashed var(--mui-palette-ground-line2)',
    '& tr:first-of-type > *': { pt: '9px' },
  },
} as const
