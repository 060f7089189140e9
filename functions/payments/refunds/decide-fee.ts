import type { CalendarDate } from '#shared/dates/calendar-date'
import { refuseField } from '#shared/errors/refuse-field'
import { formatMoney } from '#shared/format/money'
import type { FeeOfDay } from '#shared/payments/cancellation-fee'
import { type Clock, earliestToday, latestToday } from '../../runtime/clock'

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
): { fee: number; reason: string | undefined; day: CalendarDate; ofDay: FeeOfDay } {
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

/** What a fee is judged by; minor units of the trip's currency. */
interface FeeLimits {
  /** What is paid of the price by whoever cancels. */
  readonly most: number
  readonly currency: string
  readonly clock: Clock
  /** What the policies charge on a day. */
  readonly feeOn: (day: CalendarDate) => FeeOfDay
}
