import { type Payment, paymentTypeLabels } from '#shared/itinerary/payments'
import { moneyText } from '../../../components/money/money-parts'

interface Wire {
  readonly payment: Payment
  readonly name: string
  readonly currency: string
}

/** The words of noting a wire: money that came in, or the refund of a wire that was sent back. */
export function wireWords({ payment, name, currency }: Wire) {
  const { amount, paymentType, refund } = payment
  const what = paymentTypeLabels[paymentType]
  if (refund?.task !== undefined) {
    return {
      title: 'Mark as sent back',
      text: `${moneyText(refund.amount, currency)} of ${name} by Wire Transfer, to the client.`,
      date: 'Sent on',
      done: `Refund of ${name} marked as sent back.`,
    }
  }
  return {
    title: 'Mark as paid',
    text: `${what} of ${moneyText(amount, currency)} for ${name}, by Wire Transfer.`,
    date: 'Received on',
    done: `${what} of ${name} marked as paid.`,
  }
}
