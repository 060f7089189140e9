import { paymentMethodLabels } from '#shared/itinerary/payments'
import { moneyText } from '../../components/money/money-parts'
import type { HandRefund } from './hand-refunds-query'

/** Why a person has to send a refund and what to do, if no payment of the trip says so. */
export function strayRefundWords({ amount, currency, method, why }: HandRefund): string {
  const how = method === undefined ? '' : ` by ${paymentMethodLabels[method]}`
  const failureWords = method === 'wire' ? '' : ', and the automatic refund failed'
  return `${moneyText(amount, currency)} was received${how} ${whyWords[why]}${failureWords}. Refund it by wire in ${currency}, then mark it as refunded.`
}

const whyWords = {
  cancelled: 'for a cancelled trip',
  'taken-off': 'for a payment that is no longer due',
  'paid-twice': 'for a payment that had already been paid',
} as const

/** The same in a few words, for lists. */
export const refundReason = ({
  method,
  why,
  needsConfirmation,
}: Pick<HandRefund, 'method' | 'why' | 'needsConfirmation'>): string => {
  if (needsConfirmation === true) return `${shortWords[why]}, to be confirmed`
  return method === 'wire' || method === undefined
    ? shortWords[why]
    : `${shortWords[why]}, automatic refund failed`
}

const shortWords = {
  cancelled: 'Trip cancelled',
  'taken-off': 'No longer due',
  'paid-twice': 'Paid twice',
} as const
