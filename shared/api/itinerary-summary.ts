import * as z from 'zod'
import { calendarDateSchema } from '../dates/calendar-date'
import { agentIdSchema, clientIdSchema, itineraryIdSchema } from '../ids/ids'
import { paymentStages, paymentTypeSchema } from '../itinerary/payments'
import { itineraryStateSchema } from '../itinerary/states'

/** An itinerary in a list. Amounts in minor units of `currency`. */
export const itinerarySummary = z.object({
  id: itineraryIdSchema,
  name: z.string(),
  state: itineraryStateSchema,
  agentId: agentIdSchema,
  agentName: z.string(),
  clientId: clientIdSchema.optional(),
  clientName: z.string().optional(),
  startDate: calendarDateSchema,
  endDate: calendarDateSchema,
  adults: z.int(),
  children: z.int(),
  currency: z.string(),
  sell: z.int(),
  paid: z.int(),
  /** Until it is priced there is no deposit, margin or stage. */
  deposit: z.int().optional(),
  margin: z.int().optional(),
  stage: z.enum(paymentStages).optional(),
  /** What is due first of what is asked for and not paid: the day, all that is due on it, and its type. */
  dueDate: calendarDateSchema.optional(),
  dueAmount: z.int().optional(),
  dueType: paymentTypeSchema.optional(),
  bookingReference: z.string().optional(),
  /** The client may see it. */
  published: z.boolean().optional(),
  /** How many problems it has. */
  problems: z.int(),
  /** s3Key of its picture, for `/media/…`. */
  image: z.string().optional(),
  version: z.int(),
  createdDate: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type ItinerarySummary = z.infer<typeof itinerarySummary>

/** A line of a list: its id, and the fields that were asked for; all of them where none was named. */
export const itineraryListed = itinerarySummary.partial().required({ id: true })

/** A saved itinerary in a list: its summary (the agent is who saved it, the sell is known once it was priced) and where it leads. */
export const savedSummary = itinerarySummary.extend({
  nights: z.int(),
  /** The names of its camps, each once, in order. */
  camps: z.array(z.string()),
  /** Its stays in order; an own arrangement has the supplier code OWN. */
  stays: z.array(
    z.object({
      supplierCode: z.string(),
      campName: z.string(),
      regionName: z.string().optional(),
      country: z.string().optional(),
      nights: z.int(),
    }),
  ),
  /** Whether the caller may change and delete it: everybody of the agency may start from it. */
  mayChange: z.boolean(),
})
export type SavedSummary = z.infer<typeof savedSummary>
