import { formatMoney } from '#shared/format/money'
import {
  type Payment,
  paymentLabel,
  paymentMethodLabels,
  paymentPhrase,
} from '#shared/itinerary/payments'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'
import type { Brand } from '../../mail/brand'
import { letter } from '../../mail/letter'
import type { Mail } from '../../mail/mailer'

interface Paid {
  readonly payment: Payment
  readonly brand: Brand
  readonly webAddress: string
}

/** The mail that tells an agent that a client has paid. */
export function paidMail(
  { record, people }: StoredItinerary,
  { payment, brand, webAddress }: Paid,
): Mail {
  const { agent } = people.user
  const party = record.parties.find(({ id }) => id === payment.partyId)
  const client = party?.name || people.clientData?.name || 'Your client'
  const phrase = paymentPhrase(payment, 'the')
  const { paymentMethod = 'wire', amount, serviceFee } = payment
  const [what, money] = [
    paymentLabel(payment),
    formatMoney({ amount, currency: record.currency }, { show: 'code' }),
  ]
  const fee: [string, string][] =
    serviceFee === 0
      ? []
      : [
          [
            'Service fee',
            formatMoney({ amount: serviceFee, currency: record.currency }, { show: 'code' }),
          ],
        ]
  const subject = `Paid: ${what.toLowerCase()} for ${record.name}`
  const parts = letter({
    heading: `${client} paid ${phrase}`,
    paragraphs: [
      `Dear ${agent.fullName},`,
      `${client} paid ${phrase} of ${money} for ${record.name}.`,
    ],
    facts: [
      ['Trip', record.name],
      [what, money],
      ...fee,
      ['Method', paymentMethodLabels[paymentMethod]],
    ],
    action: { label: 'Open trip', url: `${webAddress}/itinerary/edit/${record.id}` },
    brand,
  })
  return { to: agent.email, subject, ...parts }
}
