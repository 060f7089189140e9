import { type ListedPayment, listedPayment, type PaymentRow } from '#shared/api/payment-shapes'
import type { Where } from '#shared/catalogue/filter-types'
import type { CalendarDate } from '#shared/dates/calendar-date'
import {
  listedPaymentStatus,
  overdueDays,
  paymentStanding,
} from '#shared/payments/payment-standing'
import { paymentIn } from '../payments/payment-records'
import { paymentsOfAgency } from '../table/keys'
import type { ListKind } from './list-kind'

export type PaymentLine = ReturnType<typeof lineOf>

/**
 * `due` is the order of the list: money that a person has to send back, then payments to come by
 * due date, then those paid.
 */
export const paymentLines: ListKind<PaymentLine> = {
  name: 'payments',
  partition: paymentsOfAgency,
  fields: [
    'id',
    'version',
    'due',
    'standing',
    'overdueDays',
    'refundStatus',
    'refundAmount',
    'refundSent',
    'needsConfirmation',
    ...Object.keys(listedPayment.shape).filter(
      (field) => field !== 'paymentId' && field !== 'refund',
    ),
  ],
  aliases: { paymentId: 'id' },
  order: { field: 'due', direction: 'ascending' },
  lineIn: (item) => lineOf(paymentIn(item), item),
}

function lineOf(
  listed: ListedPayment,
  { gsi1sk, version }: { readonly gsi1sk?: unknown; readonly version?: unknown },
) {
  const { paymentId: id, refund, ...shown } = listed
  return {
    ...shown,
    id,
    /**
     * Of its trip, with which it changes; a line of the index has none, and every change is newer.
     */
    version: typeof version === 'number' ? version : 0,
    due: String(gsi1sk),
    status: listedPaymentStatus(listed),
    standing: paymentStanding(listed),
    refundStatus: refund?.status,
    refundAmount: refund?.amount,
    refundSent: refund?.sent,
    needsConfirmation: refund?.needsConfirmation,
  }
}

/** Money that a person has to send back: it comes first in the list. */
export const handRefundsWhere: Where = {
  kind: 'like',
  field: 'due',
  type: 'string',
  value: { start: 'hand#', middles: [], end: '', ignoreCase: false },
}

/** The payment of a line, as it is answered on a day. */
export function paymentRowIn(line: PaymentLine, today: CalendarDate): PaymentRow {
  const { id, version: _version, due: _due, refundStatus, refundAmount, ...rest } = line
  const { refundSent: sent, needsConfirmation, ...shown } = rest
  const refund =
    refundStatus === undefined || refundAmount === undefined
      ? {}
      : { refund: { status: refundStatus, amount: refundAmount, sent, needsConfirmation } }
  return { ...shown, ...refund, paymentId: id, overdueDays: overdueDays(line, today) }
}
