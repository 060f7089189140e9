import * as z from 'zod'
import { agencyIdSchema, itineraryIdSchema } from '#shared/ids/ids'
import { actorSchema } from '../../data/people/actor'
import type { TripRefund } from './refund-trip'

/** The message that asks a worker to send back all that was paid for a cancelled trip. Twice it has the effect of one. */
export const tripRefundMessageSchema = z.object({
  kind: z.literal('trip-refund'),
  agencyId: agencyIdSchema,
  itineraryId: itineraryIdSchema,
  by: actorSchema,
  requestId: z.string(),
})
export type TripRefundMessage = z.infer<typeof tripRefundMessageSchema>

export const tripRefundMessage = ({ agencyId, itineraryId, by, requestId }: TripRefund): TripRefundMessage => ({
  ...{ kind: 'trip-refund', agencyId, itineraryId, by, requestId },
})
