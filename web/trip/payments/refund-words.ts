import { paymentMethodLabels } from '#shared/itinerary/payments'
import { moneyText } from '../../components/money/money-parts'
import type { HandRefund } from './hand-refunds-query'

/** Why a person has to send money back, and what to do, where no payment of the trip says so. */
export function strayRefundWords({ amount, currency, method, why }: HandRefund): string {
  const how = method === undefined ? '' : ` by ${paymentMethodLabels[method]}`
  const failed = method === 'wire' ? '' : ', and the provider could not send it back'
  return `${moneyText(amount, currency)} came in${how} ${whyWords[why]}${failed}. Send it back by wire in ${currency}, then mark it as sent back.`
}

const whyWords = {
  cancelled: 'for a trip that is cancelled',
  'taken-off': 'for a payment that is no longer asked for',
  'paid-twice': 'for a payment that was paid already',
} as const

/** The same in the few words of a list. */
export const refundReason = ({ method, why }: Pick<HandRefund, 'method' | 'why'>): string =>
  method === 'wire' || method === undefined ? shortWords[why] : `${shortWords[why]}, refused by the provider`

const shortWords = {
  cancelled: 'Trip cancelled',
  'taken-off': 'No longer asked for',
  'paid-twice': 'Paid twice',
} as const
