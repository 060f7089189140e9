import { paymentsRoutes } from '#shared/api/payments'
import type { CalendarDate } from '#shared/dates/calendar-date'
import { AppError } from '#shared/errors/app-error'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import {
  editedPayments,
  editRefusals,
  type PaymentEdit,
  paymentsSum,
} from '#shared/payments/edit-payments'
import { paymentEditingRights } from '#shared/payments/editing-rights'
import { useCaseOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { earliestToday } from '../../runtime/clock'
import { closeOpenCharges } from '../charges/close-charges'
import { type PaymentDeps, paymentMakers } from '../charges/payment-deps'
import { changeTripPayments } from '../requests/change-trip-payments'
import { feesOf } from '../requests/new-payments'
import { paymentDifferences } from '../requests/payment-differences'
import { requirePaymentState } from '../requests/require-payable'

/**
 * Changes due dates of payments still to come, and their amounts, which still add up to the price.
 * Each has its flag.
 */
export const updatePayments = useCaseOnce(
  paymentsRoutes.updatePayments,
  async (call, deps: PaymentDeps, keep) => {
    const { principal, params, body } = call
    const rights = paymentEditingRights((flag) => principal.flags.includes(flag))
    if (!rights.lines) throw new AppError('auth.forbidden', { flags: ['editPayments'] })
    return changeTripPayments(
      {
        call,
        keep,
        id: params.id,
        action: 'updatePayments',
        change: async ({ record: before }) => {
          const record = withEdits(before, {
            edits: body.payments,
            today: earliestToday(deps.clock),
          })
          const others = otherAmounts(before, record)
          if (others.length > 0) {
            if (!rights.amounts)
              throw new AppError('auth.forbidden', { flags: ['editAmountsInModals'] })
            requireSum(record)
          }
          await closeOpenCharges(principal.agencyId, others, deps)
          return {
            record,
            told: [...paymentDifferences(before, record), ...reasonsOf(body.changes)],
          }
        },
      },
      deps,
    )
  },
)

/**
 * Payments that ask for another amount now. The pages of the others serve on: clients have their
 * addresses.
 */
const otherAmounts = (before: ItineraryRecord, { payments }: ItineraryRecord) =>
  before.payments.filter((old) =>
    payments.some((one) => one.paymentId === old.paymentId && one.amount !== old.amount),
  )

function withEdits(
  record: ItineraryRecord,
  { edits, today }: { edits: readonly PaymentEdit[]; today: CalendarDate },
): ItineraryRecord {
  requirePaymentState(record)
  const refusals = editRefusals(edits, {
    payments: record.payments,
    startDate: record.startDate,
    today,
  })
  if (refusals.length > 0) throw new AppError('request.invalid', { fields: refusals })
  const payments = editedPayments(record.payments, edits).map((payment) => ({
    ...payment,
    fees: feesOf(record, payment.amount),
  }))
  return { ...record, payments }
}

/** @throws AppError payment.sum when payments do not add up to the price */
function requireSum({ payments, finance, currency }: ItineraryRecord): void {
  const [sum, sell] = [paymentsSum(payments), finance?.sell ?? 0]
  if (sum === sell) return
  throw new AppError('payment.sum', { sum, sell, difference: sum - sell, currency })
}

const reasonsOf = (changes: string | readonly string[] | undefined) =>
  [changes ?? []].flat().map((to) => ({ field: 'payments', label: 'Reason', from: '', to }))

export const handler = lambdaFor(updatePayments, paymentMakers)
