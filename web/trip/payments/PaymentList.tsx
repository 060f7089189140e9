import Box from '@mui/material/Box'
import { useState } from 'react'
import type { CalendarDate } from '#shared/dates/calendar-date'
import { type Payment, withoutRefund } from '#shared/itinerary/payments'
import { owedPayments } from '#shared/payments/payable-payment'
import { figureText } from '../../components/money/money-parts'
import { lazyPart } from '../../lib/loading/lazy-page'
import { type PaymentCollecting, PaymentLine, type TripOfPayments } from './PaymentLine'

const RequestDialog = lazyPart(() => import('./RequestDialog'), 'RequestDialog')

interface PaymentListProps extends PaymentCollecting {
  readonly trip: TripOfPayments
  readonly today: CalendarDate
  /** `lines` for a narrow card, with three lines per payment. */
  readonly look: 'table' | 'lines'
}

/** The payments one by one: type, method, amount, fee, status, date and actions. */
export function PaymentList({ trip, today, look, ...collecting }: PaymentListProps) {
  const { currency, payments, state } = trip
  const askedPayments = owedPayments({ state, payments })
  const open = new Set(askedPayments)
  const [requested, setRequested] = useState<Payment>()
  const { received, fees, outstanding, isLate } = paymentSums(
    { payments, open: askedPayments },
    today,
  )
  return (
    <>
      <Box component="table" className={look} sx={looks}>
        <thead>
          <tr>
            <th scope="col">Type</th>
            <th scope="col">Method</th>
            <th scope="col" className="figures">
              Amount
            </th>
            <th scope="col" className="figures">
              Service fee
            </th>
            <th scope="col">Status</th>
            <th scope="col">Date</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {payments.map((payment) => (
            <PaymentLine
              key={payment.paymentId}
              payment={payment}
              trip={trip}
              today={today}
              look={look}
              {...collecting}
              isOpen={open.has(payment)}
              onRequest={setRequested}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Received
            </th>
            <td className="figures">{figureText(received, currency)}</td>
            <td className="figures fee">{figureText(fees, currency)}</td>
            <td
              colSpan={3}
              className={outstanding === 0 ? 'settled' : isLate ? 'outstanding' : undefined}
            >
              {outstanding > 0
                ? `Outstanding ${figureText(outstanding, currency)}`
                : 'Nothing outstanding'}
            </td>
          </tr>
        </tfoot>
      </Box>
      {requested !== undefined && (
        <RequestDialog trip={trip} payment={requested} onClose={() => setRequested(undefined)} />
      )}
    </>
  )
}

/** Totals of a trip's payments, in minor units of its currency. */
interface PaymentSums {
  readonly received: number
  readonly fees: number
  readonly outstanding: number
  /** Whether any of it is overdue. */
  readonly isLate: boolean
}

interface Summed {
  readonly payments: readonly Payment[]
  /** The open ones. */
  readonly open: readonly Payment[]
}

/** Received less refunds, the fees received with it, and what is still open. */
export function paymentSums({ payments, open }: Summed, today: CalendarDate): PaymentSums {
  const paidAmounts = payments.filter(({ status }) => status === 'Paid').map(withoutRefund)
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  return {
    received: sum(paidAmounts.map(({ amount }) => amount)),
    fees: sum(paidAmounts.map(({ serviceFee }) => serviceFee)),
    outstanding: sum(open.map(({ amount }) => amount)),
    isLate: open.some(({ dueDate }) => dueDate !== undefined && dueDate < today),
  }
}

/** By the classes of PaymentLine: a table where there is room, separate lines in a narrow card. */
const looks = {
  width: '100%',
  mt: '6px',
  borderCollapse: 'collapse',
  fontSize: 13.5,
  '& b': { fontWeight: 600 },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: 'ink.note' },
  '& .method svg': { color: 'forest.600' },
  '& .chip': {
    display: 'inline-flex',
    alignItems: 'center',
    height: 22,
    p: '0 8px',
    borderRadius: '99px',
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 600,
  },
  '& .success': { bgcolor: 'success.ground', color: 'success.main' },
  '& .info': { bgcolor: 'info.ground', color: 'info.main' },
  '& .warning': { bgcolor: 'warning.ground', color: 'warning.main' },
  '& .error': { bgcolor: 'error.ground', color: 'error.main' },
  '& .void': { bgcolor: 'ground.sand', color: 'ink.second' },
  '& .two': { display: 'inline-flex', gap: '6px', verticalAlign: 'middle' },
  '& .next': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 10px',
    mb: '12px',
    p: '8px 12px',
    borderRadius: '8px',
    bgcolor: 'warning.ground',
    fontSize: 13,
    lineHeight: '18px',
  },
  '& .next p': { flex: 1, minWidth: 200 },
  '& .next svg': { flex: 'none', color: 'warning.main' },
  '&.table thead > tr > *': {
    height: 30,
    p: '0 12px 0 0',
    fontSize: 12,
    fontWeight: 500,
    textAlign: 'left',
    color: 'ink.note',
  },
  '&.table tfoot th, &.table tfoot td': {
    height: 42,
    pr: '12px',
    boxShadow: 'inset 0 1.5px 0 var(--mui-palette-ground-line2)',
    fontWeight: 600,
    textAlign: 'left',
  },
  '&.table .payment td': { height: 48, p: '0 12px 0 0', boxShadow: 'inset 0 1px 0 #f0eadf' },
  '&.table .payment .method': { position: 'relative', pl: '26px', lineHeight: '17px' },
  '&.table .payment .undecided': { pl: '0', color: 'ink.note' },
  '&.table .method svg': { position: 'absolute', left: 0, top: '50%', translate: '0 -50%' },
  '&.table tr .figures': { pr: '24px', textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '&.table tr .fee': { color: 'ink.second' },
  '&.table tr .choice': {
    maxWidth: 250,
    textWrap: 'balance',
    fontSize: 12,
    lineHeight: '16px',
    color: 'ink.note',
  },
  '&.table .payment .late, &.table .payment .late small, &.table tfoot .outstanding': {
    color: 'error.main',
  },
  '&.table .payment .actions': { pr: '0', textAlign: 'right' },
  '&.table tfoot .settled': { color: 'success.main' },
  '&.table .payment .date': { whiteSpace: 'nowrap' },
  '&.table .payment .date small': { whiteSpace: 'normal' },
  '@media (max-width: 1000px)': {
    '&.table tr .figures': { pr: '14px' },
    '& .two': { flexDirection: 'column', p: '6px 0' },
  },
  '&.lines thead, &.lines tfoot': { display: 'none' },
  '&.lines, &.lines tbody, &.lines .step, &.lines .step td': { display: 'block', p: 0 },
  '&.lines .payment': {
    display: 'grid',
    gridTemplate:
      '"type amount actions" auto "date status status" auto "method method method" auto "fee fee fee" auto / 1fr auto auto',
    alignItems: 'center',
    columnGap: '10px',
    p: '10px 0',
  },
  '&.lines tr + .payment': { borderTop: '1px solid var(--mui-palette-ground-line)' },
  '&.lines .payment td': { p: 0, lineHeight: '18px' },
  '&.lines .payment .type': { gridArea: 'type' },
  '&.lines .payment .amount': {
    gridArea: 'amount',
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 600,
  },
  '&.lines .payment .amount:has(~ .actions:empty)': { gridColumn: 'amount / actions' },
  '&.lines .payment .actions': { gridArea: 'actions' },
  '&.lines .payment .actions:empty': { display: 'none' },
  '&.lines .payment .date': { gridArea: 'date', fontSize: 13, color: 'ink.second' },
  '&.lines .payment .late, &.lines .payment .late small': { color: 'error.main' },
  '&.lines .payment .status': { gridArea: 'status', justifySelf: 'end' },
  '&.lines .payment .method': {
    gridArea: 'method',
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    fontSize: 13,
  },
  '&.lines .payment .undecided': { display: 'none' },
  '&.lines .payment .fee': { gridArea: 'fee', fontSize: 12, lineHeight: '16px', color: 'ink.note' },
  '&.lines .payment .free': { display: 'none' },
  '&.lines .fee:not(.choice)::before': { content: '"Service fee "' },
} as const
