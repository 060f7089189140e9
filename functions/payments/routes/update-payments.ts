import { paymentsRoutes } from '#shared/api/payments'
import type { CalendarDate } from '#shared/dates/calendar-date'
import { AppError } from '#shared/errors/app-error'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { Payment } from '#shared/itinerary/payments'
import {
  editedPayments,
  editRefusals,
  type PaymentEdit,
  paymentsSum,
} from '#shared/payments/edit-payments'
import { paymentEditingRights } from '#shared/payments/editing-rights'
import {
  type Instalment,
  instalmentRefusals,
  removalRefusals,
  withInstalments,
} from '#shared/payments/instalments'
import { useCaseOnce } from '../../data/table/answer-once'
import { lambdaFor } from '../../data/table/lambda-for'
import { earliestToday } from '../../runtime/clock'
import { closeOpenCharges, otherAmounts } from '../charges/close-charges'
import { type PaymentDeps, paymentMakers } from '../charges/payment-deps'
import { changeTripPayments } from '../requests/change-trip-payments'
import { feesOf, maxPayments, newPayment } from '../requests/new-payments'
import { requirePartySums } from '../requests/party-sums'
import { paymentDifferences } from '../requests/payment-differences'
import { requirePaymentState } from '../requests/require-payable'

/**
 * Changes due dates of payments still to come, their amounts and their number, which still add up
 * to the price. Due dates have a flag of their own.
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
        change: async ({ record: before }, { name: agencyName }) => {
          const { payments: edits, instalments = [], removed = [] } = body
          const editedTrip = withEdits(before, {
            edits,
            instalments,
            removed,
            today: earliestToday(deps.clock),
          })
          const make = (payment: Payment, { amount, dueDate }: Instalment) => {
            const { paymentType, partyId } = payment
            const newPart = { paymentType, partyId, amount, dueDate }
            return newPayment(before, newPart, { agencyName, makeId: deps.makeId })
          }
          const payments = withInstalments(editedTrip.payments, { instalments, removed }, make)
          if (payments.length > maxPayments)
            throw new AppError('payment.too-many', { payments: payments.length, maxPayments })
          const record = { ...editedTrip, payments }
          const others = otherAmounts(before.payments, record.payments)
          if (others.length > 0 || instalments.length > 0) {
            if (!rights.amounts)
              throw new AppError('auth.forbidden', { flags: ['editAmountsInModals'] })
            requireSum(record)
            requirePartySums(before, record)
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

interface Changed {
  readonly edits: readonly PaymentEdit[]
  readonly instalments: readonly Instalment[]
  readonly removed: readonly string[]
  readonly today: CalendarDate
}

function withEdits(
  record: ItineraryRecord,
  { edits, instalments, removed, today }: Changed,
): ItineraryRecord {
  requirePaymentState(record)
  const { payments: before, startDate } = record
  const judging = { payments: before, startDate, today }
  const refusals = [
    ...editRefusals(edits, judging),
    ...instalmentRefusals(instalments, judging),
    ...removalRefusals(removed, judging),
  ]
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
