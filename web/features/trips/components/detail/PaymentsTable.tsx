import Button from '@mui/material/Button'
import type { PaymentId } from '#shared/ids/ids'
import { openPayments } from '#shared/itinerary/open-payments'
import type { Payment } from '#shared/itinerary/payments'
import { Icon } from '../../../../components/icons/Icon'
import { Money } from '../../../../components/money/Money'
import { figureText } from '../../../../components/money/money-parts'
import type { WholeTrip } from '../../api/trip-query'
import { paymentWords } from '../../model/payment-lines'
import { paymentSums } from '../../model/payment-sums'
import { methodIcons, statusTones } from '../../model/payment-words'
import { todayHere } from '../../state/today-here'
import { LinkButton } from './LinkButton'
import styles from './payments-table.module.css'

interface PaymentsTableProps {
  readonly trip: WholeTrip
  readonly mayMark: boolean
  readonly onMark: (payment: Payment) => void
  readonly onCopyLink: (payment: PaymentId, method: 'credit' | 'ach') => Promise<void>
}

/** Payment by payment: type, method, amount, fee, status, date, and what can be done. */
export function PaymentsTable({ trip, ...actions }: PaymentsTableProps) {
  const { currency, payments } = trip
  const { received, fees, outstanding, isLate } = paymentSums(payments, todayHere())
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Type</th>
          <th scope="col">Method</th>
          <th scope="col" className={styles.figures}>
            Amount
          </th>
          <th scope="col" className={styles.figures}>
            Service fee
          </th>
          <th scope="col">Status</th>
          <th scope="col">Date</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => (
          <PaymentLine key={payment.paymentId} payment={payment} trip={trip} {...actions} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Received
          </th>
          <td className={styles.figures}>{figureText(received, currency)}</td>
          <td className={`${styles.figures} ${styles.fee}`}>{figureText(fees, currency)}</td>
          <td colSpan={3} className={outstanding === 0 ? styles.settled : isLate ? styles.outstanding : undefined}>
            {outstanding > 0 ? `Outstanding ${figureText(outstanding, currency)}` : 'Nothing outstanding'}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

function PaymentLine({
  payment,
  trip,
  mayMark,
  onMark,
  onCopyLink,
}: PaymentsTableProps & { readonly payment: Payment }) {
  const { currency, parties, payments } = trip
  const isOpen = openPayments(payments).includes(payment)
  const words = paymentWords({ payment, isOpen, parties, today: todayHere() })
  return (
    <tr>
      <td>
        <b>{words.type}</b>
        {words.party !== undefined && <small dir="auto">{words.party}</small>}
      </td>
      <td className={payment.paymentMethod === undefined ? styles.quiet : styles.method}>
        {payment.paymentMethod !== undefined && <Icon name={methodIcons[payment.paymentMethod]} size={16} />}
        {words.method}
        {words.methodNote !== undefined && <small>{words.methodNote}</small>}
      </td>
      <td className={styles.figures}>
        <Money amount={payment.amount} currency={currency} look="column" />
      </td>
      <td className={`${styles.figures} ${styles.fee}`} title={feeWords(payment, currency)}>
        {payment.paymentMethod === undefined ? '–' : figureText(payment.serviceFee, currency)}
      </td>
      <td>
        <span className={`${styles.chip} ${styles[statusTones[payment.status]]}`}>{payment.status}</span>
      </td>
      <td className={words.isLate ? `tabular ${styles.late}` : 'tabular'}>
        {words.date}
        {words.dateNote !== undefined && <small>{words.dateNote}</small>}
      </td>
      <td className={styles.actions}>
        {payment.refund?.task !== undefined && (
          <Button size="xsmall" variant="outlined" title={payment.refund.task} onClick={() => onMark(payment)}>
            Mark as sent back
          </Button>
        )}
        {isOpen && mayMark && (
          <span className={styles.two}>
            <LinkButton onCopy={(method) => onCopyLink(payment.paymentId, method)} />
            <Button size="xsmall" onClick={() => onMark(payment)}>
              Mark as paid
            </Button>
          </span>
        )}
      </td>
    </tr>
  )
}

/** What each method would add, while none is chosen. */
function feeWords({ fees, paymentMethod }: Payment, currency: string): string | undefined {
  if (fees === undefined || paymentMethod !== undefined) return undefined
  return `Credit Card adds ${figureText(fees.credit, currency)}, ACH ${figureText(fees.ach, currency)}, a wire nothing`
}
