import * as z from 'zod'
import { agencyIdSchema, itineraryIdSchema, paymentIdSchema } from '#shared/ids/ids'
import type { PaymentOwner } from '../providers/payment-provider'

/** The message that asks a worker to send the money of one charge back. Twice it has the effect of one. */
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
