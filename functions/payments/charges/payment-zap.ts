import type { Payment } from '#shared/itinerary/payments'
import type { Zap } from '../../audit/zap-sender'
import type { StoredItinerary } from '../../data/itineraries/itinerary-records'

interface Paid {
  readonly payment: Payment
  readonly id: string
  readonly now: Date
}

/** The automation event of money that came in (1 §7); `key` names the payment. Amounts in minor units. */
export function paymentZap(
  { record, people }: Pick<StoredItinerary, 'record' | 'people'>,
  { payment, id, now }: Paid,
): Zap {
  const { user, clientData } = people
  const { paymentId, paymentType, paymentMethod = 'wire', amount, serviceFee } = payment
  return {
    id,
    zap: 'paymentMade',
    agencyId: record.agencyId,
    at: now.toISOString(),
    payload: {
      agency: { id: record.agencyId, name: user.agency.name, agencyCode: user.agency.agencyCode },
      agent: { id: record.agentId, fullName: user.agent.fullName, email: user.agent.email },
      client: { id: record.clientId ?? null, name: clientData?.name ?? null },
      itinerary: { id: record.id, name: record.name, state: record.state, currency: record.currency },
      itineraryLink: `/itinerary/edit/${record.id}`,
      bookingReference: record.bookingReference ?? null,
      key: paymentId,
      payment: { paymentId, paymentType, paymentMethod, amount, serviceFee },
    },
  }
}
