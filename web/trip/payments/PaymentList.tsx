import { Suspense, useState } from 'react'
import type { CalendarDate } from '#shared/dates/calendar-date'
import type { ItineraryId } from '#shared/ids/ids'
import { openPayments } from '#shared/itinerary/open-payments'
import { type Payment, takenOf } from '#shared/itinerary/payments'
import type { ItineraryState } from '#shared/itinerary/states'
import { figureText } from '../../components/money/money-parts'
import { lazyPage } from '../../lib/loading/lazy-page'
import { type PaymentCollecting, PaymentLine } from './PaymentLine'
import styles from './payment-list.module.css'

const RequestDialog = lazyPage(() => import('./RequestDialog'), 'RequestDialog')

/** What a list of payments needs of a trip. */
export interface TripOfPayments {
  readonly id: ItineraryId
  readonly clientId?: string | undefined
  readonly currency: string
  readonly state: ItineraryState
  readonly parties: readonly { readonly id: string; readonly name: string }[]
  readonly payments: readonly Payment[]
}

interface PaymentListProps extends PaymentCollecting {
  readonly trip: TripOfPayments
  readonly today: CalendarDate
  /** `lines` for a narrow card, where each payment takes three lines. */
  readonly look: 'table' | 'lines'
}

/** Payment by payment: type, method, amount, fee, status, date, and what can be done. */
export function PaymentList({ trip, today, look, ...collecting }: PaymentListProps) {
  const { currency, payments, state } = trip
  const asked = state === 'cancelled' ? [] : openPayments(payments)
  const open = new Set(asked)
  const [requested, setRequested] = useState<Payment>()
  const { received, fees, outstanding, isLate } = paymentSums({ payments, open: asked }, today)
  return (
    <>
      <table className={`${styles.list} ${styles[look]}`}>
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
            <PaymentLine
              key={payment.paymentId}
              {...{ payment, trip, today, look, ...collecting }}
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
            <td className={styles.figures}>{figureText(received, currency)}</td>
            <td className={`${styles.figures} ${styles.fee}`}>{figureText(fees, currency)}</td>
            <td colSpan={3} className={outstanding === 0 ? styles.settled : isLate ? styles.outstanding : undefined}>
              {outstanding > 0 ? `Outstanding ${figureText(outstanding, currency)}` : 'Nothing outstanding'}
            </td>
          </tr>
        </tfoot>
      </table>
      {requested !== undefined && (
        <Suspense>
          <RequestDialog trip={trip} payment={requested} onClose={() => setRequested(undefined)} />
        </Suspense>
      )}
    </>
  )
}

/** What the payments of a trip come to, minor units of its currency. */
interface PaymentSums {
  readonly received: number
  readonly fees: number
  readonly outstanding: number
  /** Whether any of it is late. */
  readonly isLate: boolean
}

interface Summed {
  readonly payments: readonly Payment[]
  /** Those that are still asked for. */
  readonly open: readonly Payment[]
}

/** Received less what was sent back, the fees that came with it, and what is still asked for. */
export function paymentSums({ payments, open }: Summed, today: CalendarDate): PaymentSums {
  const paid = payments.filter(({ status }) => status === 'Paid').map(takenOf)
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  return {
    received: sum(paid.map(({ amount }) => amount)),
    fees: sum(paid.map(({ serviceFee }) => serviceFee)),
    outstanding: sum(open.map(({ amount }) => amount)),
    isLate: open.some(({ dueDate }) => dueDate !== undefined && dueDate < today),
  }
}
