import * as z from 'zod/mini'
import {
  agencyIdSchema,
  type ClientId,
  clientIdSchema,
  itineraryIdSchema,
  paymentIdSchema,
} from '#shared/ids/ids'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { otherPayers, payerOf } from '#shared/itinerary/payers'
import { refundedAmount } from '#shared/itinerary/payments'
import type { PlannedWrite } from '../table/commit'
import { outboxWrite } from './outbox-store'

const place = {
  agencyId: agencyIdSchema,
  itineraryId: itineraryIdSchema,
  clientId: clientIdSchema,
  /** When it happened. */
  at: z.iso.datetime(),
}

/** What the outbox holds for a mail that tells a client what became of their trip or their money. */
export const tripMailSchema = z.discriminatedUnion('trip', [
  z.object({ trip: z.literal('confirmation'), ...place }),
  z.object({
    trip: z.literal('cancellation'),
    ...place,
    /** The party group that cancelled, where the trip goes on. */
    partyId: z.optional(z.string()),
  }),
  z.object({ trip: z.literal('payment'), ...place, paymentId: paymentIdSchema }),
  z.object({
    trip: z.literal('refund'),
    ...place,
    paymentId: paymentIdSchema,
    /** What went back, service fee included; minor units of the trip's currency. */
    amount: z.int(),
  }),
])
export type TripMail = z.infer<typeof tripMailSchema>

interface TripChange {
  readonly before: { readonly record: ItineraryRecord } | undefined
  readonly after: { readonly record: ItineraryRecord }
  /** Instant of the change. */
  readonly at: string
}

/**
 * The mails to clients that follow from a change of a trip, as writes of its transaction: a payment
 * that came in, money that went back, the confirmation, the cancellation of the trip or of a party
 * group.
 */
export function tripMailWrites({ before, after, at }: TripChange): PlannedWrite[] {
  if (before === undefined) return []
  const { agencyId, id, version } = after.record
  return mailsAfter(before.record, { record: after.record, at }).map((mail, index) =>
    outboxWrite({ agencyId, id: `${id}.${version}.${index}`, mail: { ...mail } }, new Date(at)),
  )
}

function mailsAfter(
  before: ItineraryRecord,
  { record: after, at }: Pick<TripChange, 'at'> & TripChange['after'],
): TripMail[] {
  const { agencyId, id: itineraryId, state } = after
  const to = (clientId: ClientId) => ({ agencyId, itineraryId, clientId, at })
  const payers = [...(after.clientId === undefined ? [] : [after.clientId]), ...otherPayers(after)]
  const isNow = (wanted: typeof state) => state === wanted && before.state !== wanted
  return [
    ...after.payments.flatMap((payment): TripMail[] => {
      const { paymentId, status, partyId } = payment
      const payer = payerOf(after, partyId)
      const earlier = before.payments.find((one) => one.paymentId === paymentId)
      if (payer === undefined || earlier === undefined) return []
      const amount = refundedAmount(payment) - refundedAmount(earlier)
      return [
        ...(status === 'Paid' && earlier.status !== 'Paid'
          ? [{ trip: 'payment' as const, ...to(payer), paymentId }]
          : []),
        ...(amount > 0 ? [{ trip: 'refund' as const, ...to(payer), paymentId, amount }] : []),
      ]
    }),
    ...(isNow('confirmed')
      ? payers.map((client) => ({ trip: 'confirmation' as const, ...to(client) }))
      : []),
    ...(hasTold(before) ? partiesCancelled(before, after) : []).flatMap(({ partyId }) => {
      const payer = payerOf(after, partyId)
      return payer === undefined ? [] : [{ trip: 'cancellation' as const, ...to(payer), partyId }]
    }),
    ...(isNow('cancelled') && hasTold(before)
      ? payers.map((client) => ({ trip: 'cancellation' as const, ...to(client) }))
      : []),
  ]
}

/** The party groups that cancelled with a change. */
function partiesCancelled(before: ItineraryRecord, after: ItineraryRecord) {
  const earlier = new Set(before.partyCancellations?.map(({ partyId }) => partyId))
  return (after.partyCancellations ?? []).filter(({ partyId }) => !earlier.has(partyId))
}

/** Whether the clients know of the trip: it was shared with them, or they were asked to pay. */
const hasTold = ({ published, payments }: ItineraryRecord): boolean =>
  published || payments.length > 0
