import type { CalendarDate } from '#shared/dates/calendar-date'
import { refuseField } from '#shared/errors/refuse-field'
import { formatMoney } from '#shared/format/money'
import { openRefund, type Payment } from '#shared/itinerary/payments'
import type { FeeOfDay } from '#shared/payments/cancellation-fee'
import { type Clock, earliestToday, latestToday } from '../../runtime/clock'
import type { CancellationSums } from '../charges/payment-audit'

/** What the agent says of the fee: nothing for that of the policies. */
export interface FeeTerms {
  readonly fee?: number | undefined
  readonly reason?: string | undefined
}

/**
 * The fee that counts. Agents decide on it by their own calendar, which may be a day ahead of or
 * behind ours: the policies' fee of either day is theirs without a reason.
 */
export function decideFee(
  terms: FeeTerms,
  { most, currency, clock, feeOn }: FeeLimits,
): FeeDecision {
  const ofDays = [clock.today(), earliestToday(clock), latestToday(clock)].map((day) => ({
    day,
    ofDay: feeOn(day),
  }))
  const [today = { day: clock.today(), ofDay: { fee: 0, lines: [] } }] = ofDays
  const fee = terms.fee ?? today.ofDay.fee
  const money = (amount: number) => formatMoney({ amount, currency }, { show: 'code' })
  if (fee > most) refuseField('body.fee', `must be at most the price, ${money(most)}`)
  const same = ofDays.find(({ ofDay }) => ofDay.fee === fee)
  if (same !== undefined) return { ...same, fee, reason: undefined }
  const reason = terms.reason?.trim() || undefined
  if (reason === undefined)
    refuseField('body.reason', `must say why the fee isn’t the policies’ ${money(today.ofDay.fee)}`)
  return { ...today, fee, reason }
}

/** The fee that counts, and the policies' of the day that it is judged by. */
export interface FeeDecision {
  readonly fee: number
  readonly reason: string | undefined
  readonly day: CalendarDate
  readonly ofDay: FeeOfDay
}

/** What every cancellation keeps of the decision: of a trip's, or of one group's. */
export const feeFacts = (
  { fee, reason, day, ofDay }: FeeDecision,
  { at, returnsServiceFees }: { readonly at: string; readonly returnsServiceFees: boolean },
) => ({
  at,
  day,
  policyFee: ofDay.fee,
  fee,
  ...(reason === undefined ? {} : { reason }),
  ...(ofDay.percent === undefined ? {} : { percent: ofDay.percent }),
  ...(ofDay.planningFee === undefined ? {} : { planningFee: ofDay.planningFee }),
  returnsServiceFees,
})

/** What it came to, for the audit trail: what goes back of the payments, and what is still owed. */
export const settlementSums = (
  { fee, reason, ofDay }: FeeDecision,
  { paid, owed }: { readonly paid: readonly Payment[]; readonly owed: readonly Payment[] },
): CancellationSums => ({
  policyFee: ofDay.fee,
  fee,
  reason,
  refund: paid.reduce((sum, payment) => sum + openRefund(payment), 0),
  due: owed.reduce((sum, { amount }) => sum + amount, 0),
})

/** What a fee is judged by; minor units of the trip's currency. */
interface FeeLimits {
  /** What is paid of the price by whoever cancels. */
  readonly most: number
  readonly currency: string
  readonly clock: Clock
  /** What the policies charge on a day. */
  readonly feeOn: (day: CalendarDate) => FeeOfDay
}
