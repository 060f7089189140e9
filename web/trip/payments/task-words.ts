import { dateInZone } from '#shared/dates/zoned-time'
import { shortDate } from '#shared/format/dates'
import { moneyText } from '../../components/money/money-parts'
import type { Answer } from '../../lib/api/route-table'
import { accountZone } from '../../lib/time/today-here'

/** Something to do about a payment. */
export type PaymentTask = Answer<'GET /api/Payments/tasks'>[number]
type Told = Pick<
  PaymentTask,
  'kind' | 'state' | 'amount' | 'currency' | 'asked' | 'reason' | 'respondBy'
>

/** A task in a few words, for lists: `Payment of $3,434.44 disputed`. */
export function taskTitle({ kind, state, amount, currency }: Told): string {
  const money = moneyText(amount, currency)
  if (kind === 'dispute') return `Payment of ${money} disputed${ends[state]}`
  return `${money} received, ${kind === 'other-currency' ? 'another currency' : 'another amount'} than requested`
}

const ends = { open: '', won: ': won', lost: ': lost' } as const

/** What to do about it. */
export function taskAdvice({
  kind,
  state,
  amount,
  currency,
  asked,
  reason = '',
  respondBy,
}: Told): string {
  const money = moneyText(amount, currency)
  const requestedWords =
    asked === undefined ? 'what was requested' : moneyText(asked.amount, asked.currency)
  if (kind === 'other-currency')
    return `${requestedWords} was requested. It counts as unpaid: refund ${money} at the payment provider and request the payment again, or mark it as paid by wire.`
  if (kind === 'other-amount')
    return `${requestedWords} was requested. Regenerate payments to request the rest, or refund what is too much.`
  if (state === 'won') return 'The bank decided for you, and the money stays. Nothing more to do.'
  if (state === 'lost')
    return `The bank returned ${money} to the client. Agree on another way to pay and mark it as paid by wire, or cancel the trip.`
  const by =
    respondBy === undefined
      ? 'soon'
      : `by ${shortDate(dateInZone(new Date(respondBy), accountZone()))}`
  const why = reason === '' ? '' : ` (${reason.replaceAll('_', ' ')})`
  return `The client’s bank wants the money back${why}. Ask the client first. Then answer at the payment provider ${by}, with the accepted terms and the booking, or accept the dispute there.`
}
