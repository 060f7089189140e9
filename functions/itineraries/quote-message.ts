import * as z from 'zod'
import { agencyIdSchema, itineraryIdSchema } from '#shared/ids/ids'

/** The message that asks a worker for a quote. The token names the attempt: of another attempt it has no effect. */
export const quoteMessage = z.object({
  kind: z.literal('quote'),
  agencyId: agencyIdSchema,
  itineraryId: itineraryIdSchema,
  token: z.string(),
})
export type QuoteMessage = z.infer<typeof quoteMessage>
