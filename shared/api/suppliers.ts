import * as z from 'zod/mini'
import { calendarDateSchema } from '../dates/date-schemas'
import { agencyIdSchema } from '../ids/ids'
import { ask, defineRoutes, get } from './contract'

const transitPoint = z
  .string()
  .check(z.regex(/^[A-Z0-9-]{2,12}$/, { error: 'must be the code of a transit point' }))

/**
 * A way from one transit point to another. Prices are illustrative: decimals of `currency`, for the
 * whole group.
 */
export const transferView = z.object({
  type: z.enum(['road', 'chartered', 'scheduled']),
  from: z.string(),
  to: z.string(),
  fromName: z.string(),
  toName: z.string(),
  kilometres: z.int(),
  minutes: z.int(),
  costAmount: z.optional(z.string()),
  currency: z.optional(z.string()),
})
export type TransferView = z.infer<typeof transferView>

export const suppliersRoutes = defineRoutes('suppliers', {
  getAgencyByCode: {
    ...get('/api/WindowAPIs/getAgency', 'signedIn'),
    summary:
      'The caller’s agency if it has that code in the supplier system; `*` matches any characters',
    harm: 'Agencies cannot be matched with the supplier system.',
    touches: [],
    query: z.strictObject({ wildCode: z.string().check(z.minLength(2), z.maxLength(20)) }),
    answer: z.object({
      id: agencyIdSchema,
      name: z.string(),
      agencyCode: z.string(),
      currency: z.string(),
    }),
  },
  getTransfers: {
    ...ask('/api/WindowAPIs/getTransfers', 'signedIn', 'catalogue'),
    summary: 'Road and charter transfers between two transit points, quickest first',
    harm: 'Agents cannot look up transfers.',
    body: z.strictObject({
      from: transitPoint,
      to: transitPoint,
      date: z.optional(calendarDateSchema),
      pax: z._default(z.int().check(z.minimum(1), z.maximum(100)), 2),
    }),
    answer: z.object({ transfers: z.array(transferView) }),
  },
  getTransfersOrig: {
    ...ask('/api/WindowAPIs/getTransfersOrig', 'signedIn', 'catalogue'),
    summary: 'Transfers from a transit point to every other within a day, nearest first',
    harm: 'Agents cannot look up onward transfers.',
    body: z.strictObject({
      from: transitPoint,
      pax: z._default(z.int().check(z.minimum(1), z.maximum(100)), 2),
    }),
    answer: z.object({ transfers: z.array(transferView) }),
  },
})
