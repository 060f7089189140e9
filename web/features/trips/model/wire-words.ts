import { type Payment, paymentTypeLabels } from '#shared/itinerary/payments'
import { moneyText } from '../../../components/money/money-parts'
import type { HandRefund } from '../../../components/payments/hand-refunds-query'

interface Wire {
  readonly payment: Payment | HandRefund
  readonly name: string
  readonly currency: string
}

/** The words of noting a wire: money that came in, or that went back. */
export function wireWords({ payment, name, currency }: Wire) {
  if ('why' in payment) return sentBackWords({ name, ...payment })
  const { amount, paymentType, refund } = payment
  const what = paymentTypeLabels[paymentType]
  if (refund?.task !== undefined) {
    return sentBackWords({ name, currency, amount: refund.amount })
  }
  return {
    title: 'Mark as paid',
    text: `${what} of ${moneyText(amount, currency)} for ${name}, by Wire Transfer.`,
    date: 'Received on',
    done: `${what} of ${name} marked as paid.`,
  }
}

const sentBackWords = ({ name, amount, currency }: { name: string; amount: number; currency: string }) => ({
  title: 'Mark as sent back',
  text: `${moneyText(amount, currency)} of ${name} by Wire Transfer, to the client.`,
  date: 'Sent on',
  done: `Refund of ${name} marked as sent back.`,
})
