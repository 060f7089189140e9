import * as z from 'zod/mini'
import { calendarDateSchema } from '../dates/date-schemas'
import { agencyIdSchema } from '../ids/ids'
import { ask, defineRoutes, get } from './contract'

const transitPoint = z
  .string()
  .check(z.regex(/^[A-Z0-9-]{2,12}$/, { error: 'must be the code of a transit point' }))

/** What the catalogue says of a flight or transfer, where one is offered from there. */
const connectionView = z.object({
  code: z.string(),
  operator: z.string(),
  /** What the operator's list asks: a decimal of the offer's currency, for a seat or a vehicle. */
  unitCost: z.string(),
  costPer: z.enum(['person', 'vehicle']),
  /** How many of them the party needs; of seats, for whom they cost as much. */
  count: z.int(),
  /** Seats that children have for less, by what one costs. */
  childSeats: z.optional(z.array(z.object({ unitCost: z.string(), count: z.int() }))),
  /** Of a vehicle or aircraft, where the list says how many it has. */
  seats: z.optional(z.int()),
  flightNumber: z.optional(z.string()),
  /** By the clocks of the two places. */
  departureTime: z.optional(z.string()),
  arrivalTime: z.optional(z.string()),
  luggage: z.optional(z.string()),
  /** The last day that the list is good for. */
  validTo: z.optional(calendarDateSchema),
})

/**
 * A way from one transit point to another. Prices are decimals of `currency`, for the whole group:
 * those of a `connection` are its operator's, others are estimated by distance.
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
  connection: z.optional(connectionView),
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
    summary:
      'Flights and transfers between two transit points: those of the catalogue by time, then road and charter by estimate',
    harm: 'Agents cannot look up transfers.',
    body: z.strictObject({
      from: transitPoint,
      to: transitPoint,
      date: z.optional(calendarDateSchema),
      pax: z._default(z.int().check(z.minimum(1), z.maximum(100)), 2),
      /** Of those among them who are children; one without an age is taken for an adult. */
      childrenAges: z._default(
        z.array(z.int().check(z.minimum(0), z.maximum(17))).check(z.maxLength(100)),
        [],
      ),
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
