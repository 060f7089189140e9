import { type Payment, paymentTypeLabels } from '#shared/itinerary/payments'
import { moneyText } from '../../../components/money/money-parts'
import type { HandRefund } from '../../../trip/payments/hand-refunds-query'

interface Wire {
  readonly payment: Payment | HandRefund
  readonly trip: {
    readonly name: string
    readonly currency: string
    readonly parties: readonly { readonly id: string; readonly name: string }[]
  }
}

/** The words of noting a wire: money that came in, or that went back. */
export function wireWords({ payment, trip: { name, currency, parties } }: Wire) {
  if ('why' in payment) return sentBackWords({ name, amount: payment.amount, currency: payment.currency })
  const { amount, paymentType, partyId, refund } = payment
  const party = parties.find(({ id }) => id === partyId)?.name
  const what = paymentTypeLabels[paymentType]
  if (refund?.task !== undefined) return sentBackWords({ name, party, currency, amount: refund.amount })
  return {
    title: 'Mark as paid',
    text: `${what} of ${moneyText(amount, currency)} for ${name}${from(party)}, by Wire Transfer.`,
    date: 'Received on',
    done: `${what} of ${name} marked as paid.`,
  }
}

interface SentBack {
  readonly name: string
  readonly party?: string | undefined
  readonly amount: number
  readonly currency: string
}

const sentBackWords = ({ name, party, amount, currency }: SentBack) => ({
  title: 'Mark as sent back',
  text: `${moneyText(amount, currency)} of ${name} by Wire Transfer, to ${party ?? 'the client'}.`,
  date: 'Sent on',
  done: `Refund of ${name} marked as sent back.`,
})

const from = (party: string | undefined): string => (party === undefined ? '' : `, from ${party}`)
