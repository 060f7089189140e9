import * as z from 'zod/mini'
import type { AgencyId, ItineraryId } from '#shared/ids/ids'
import { agencyIdSchema, itineraryIdSchema, paymentIdSchema } from '#shared/ids/ids'
import type { Actor } from '../../data/people/actor'
import { actorSchema } from '../../data/people/actor'
import type { PaymentOwner } from '../providers/payment-provider'

export interface TripRefund {
  readonly agencyId: AgencyId
  readonly itineraryId: ItineraryId
  readonly by: Actor
  /** The request or message that cancelled the trip. */
  readonly requestId: string
}

/**
 * The message that asks a worker to send the money of one charge back. Twice it has the effect of
 * one.
 */
export const refundMessageSchema = z.object({
  kind: z.literal('refund'),
  agencyId: agencyIdSchema,
  itineraryId: itineraryIdSchema,
  paymentId: paymentIdSchema,
  chargeId: z.string(),
})
export type RefundMessage = z.infer<typeof refundMessageSchema>

export const refundMessage = (owner: PaymentOwner, chargeId: string): RefundMessage => {
  const { agencyId, itineraryId, paymentId } = owner
  return { kind: 'refund', agencyId, itineraryId, paymentId, chargeId }
}

/** The message that asks a worker to tell the trip's agent by mail of a payment that came in. */
export const paidMessageSchema = z.extend(z.omit(refundMessageSchema, { chargeId: true }), {
  kind: z.literal('paid'),
})

export const paidMessage = ({ agencyId, itineraryId, paymentId }: PaymentOwner) =>
  ({ kind: 'paid', agencyId, itineraryId, paymentId }) as const

/**
 * The message that asks a worker to send back all that was paid for a cancelled trip. Twice it has
 * the effect of one.
 */
export const tripRefundMessageSchema = z.object({
  kind: z.literal('trip-refund'),
  agencyId: agencyIdSchema,
  itineraryId: itineraryIdSchema,
  by: actorSchema,
  requestId: z.string(),
})
export type TripRefundMessage = z.infer<typeof tripRefundMessageSchema>

export const tripRefundMessage = ({
  agencyId,
  itineraryId,
  by,
  requestId,
}: TripRefund): TripRefundMessage => ({
  kind: 'trip-refund',
  agencyId,
  itineraryId,
  by,
  requestId,
})
