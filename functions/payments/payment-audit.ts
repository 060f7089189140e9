import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import type { Payment } from '#shared/itinerary/payments'
import type { Actor } from '../data/actor'
import type { AuditEntry } from '../data/audit-store'
import { systemActor } from '../data/people'

interface Paid {
  readonly payment: Payment
  readonly by: Actor
  readonly id: string
}

/** The audit entry of money that came in (1 §6), which no agent may write: ours, naming who said so. Minor units. */
export function paymentAudit(record: ItineraryRecord, { payment, by, id }: Paid): AuditEntry {
  const { agencyId, agentId, clientId, currency, updatedAt, version } = record
  const { paymentId, paymentType, paymentMethod = 'wire', amount, serviceFee, paymentData } = payment
  return {
    ...{ id, agencyId, agentId, clientId, itineraryId: record.id, timestamp: updatedAt },
    by: by.kind === 'agent' ? systemActor('payments') : by,
    action: 'client_made_itinerary_payment',
    details: {
      ...{ paymentId, paymentType, paymentMethod, amount, serviceFee, currency, version },
      provider: paymentData?.provider ?? 'wire',
      saidBy: by.id,
    },
  }
}
