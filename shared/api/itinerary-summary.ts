import * as z from 'zod/mini'
import { calendarDateSchema } from '../dates/date-schemas'
import { agentIdSchema, clientIdSchema, itineraryIdSchema } from '../ids/ids'
import { paymentPurposeSchema, paymentStages, paymentTypeSchema } from '../itinerary/payments'
import { itineraryStateSchema } from '../itinerary/states'

/** An itinerary in a list. Amounts in minor units of `currency`. */
export const itinerarySummary = z.object({
  id: itineraryIdSchema,
  name: z.string(),
  state: itineraryStateSchema,
  agentId: agentIdSchema,
  agentName: z.string(),
  clientId: z.optional(clientIdSchema),
  clientName: z.optional(z.string()),
  startDate: calendarDateSchema,
  endDate: calendarDateSchema,
  adults: z.int(),
  children: z.int(),
  currency: z.string(),
  sell: z.int(),
  paid: z.int(),
  /** Until it is priced there is no deposit, margin or stage. */
  deposit: z.optional(z.int()),
  margin: z.optional(z.int()),
  stage: z.optional(z.enum(paymentStages)),
  /**
   * What is due first of what is asked for and not paid: the day, all that is due on it, and its
   * type.
   */
  dueDate: z.optional(calendarDateSchema),
  dueAmount: z.optional(z.int()),
  dueType: z.optional(paymentTypeSchema),
  /** The planning fee, where that is what is due. */
  duePurpose: z.optional(paymentPurposeSchema),
  bookingReference: z.optional(z.string()),
  /** The client may see it. */
  published: z.optional(z.boolean()),
  /** How many problems it has. */
  problems: z.int(),
  /** s3Key of its picture, for `/media/…`. */
  image: z.optional(z.string()),
  /**
   * Of a booked trip: what suppliers get in other currencies (shared/pricing/supplier-debts.ts).
   */
  supplierDebts: z.optional(z.string()),
  /** How many of its stays have no price yet: `sell` and `margin` lack them. */
  unpriced: z.optional(z.int()),
  /** The proposal that it is a version of, and which one: A, B, C … */
  proposalId: z.optional(itineraryIdSchema),
  versionLetter: z.optional(z.string()),
  version: z.int(),
  createdDate: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type ItinerarySummary = z.infer<typeof itinerarySummary>

/**
 * A line of a list: its id, and the fields that were asked for; all of them where none was named.
 */
export const itineraryListed = z.required(z.partial(itinerarySummary), { id: true })

/**
 * A saved itinerary in a list: its summary (the agent is who saved it, the sell is known once it
 * was priced) and where it leads.
 */
export const savedSummary = z.extend(itinerarySummary, {
  nights: z.int(),
  /** The names of its camps, each once, in order. */
  camps: z.array(z.string()),
  /** Its stays in order; an own arrangement has the supplier code OWN. */
  stays: z.array(
    z.object({
      supplierCode: z.string(),
      campName: z.string(),
      regionName: z.optional(z.string()),
      country: z.optional(z.string()),
      nights: z.int(),
    }),
  ),
  /** Whether the caller may change and delete it: everybody of the agency may start from it. */
  mayChange: z.boolean(),
})
export type SavedSummary = z.infer<typeof savedSummary>
