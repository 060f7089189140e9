import * as z from 'zod/mini'
import { calendarDateSchema } from '../dates/date-schemas'
import { segmentIdSchema } from '../ids/ids'

const amount = z.int().check(z.minimum(0))

/**
 * What the agency keeps of a cancelled trip and why, as it was decided when it was cancelled
 * (domain.md, Cancelling). Minor units of the trip's currency.
 */
export const cancellationFeeRecord = z.object({
  at: z.iso.datetime(),
  /** The day whose policies counted. */
  day: calendarDateSchema,
  /** What the policies charge on that day. */
  policyFee: amount,
  /** What is charged: the policies' fee unless the agent changed it. */
  fee: amount,
  /** Why it is another one. */
  reason: z.optional(z.string()),
  /** By the trip's own policy: its percent of the price. */
  percent: z.optional(z.number()),
  /** The planning fees that were paid, where the policies charge less than them. */
  planningFee: z.optional(amount),
  /** Whether card and bank service fees go back with the money that they belong to. */
  returnsServiceFees: z.boolean(),
  /** By the suppliers' policies: the segments that cost something, adding up to `policyFee`. */
  lines: z.array(z.object({ segmentId: segmentIdSchema, percent: z.number(), amount })),
  /** The fee by party group, adding up to `fee`; one without a party where the trip has no groups. */
  shares: z.array(z.object({ partyId: z.optional(z.string()), fee: amount })),
  /** The number of the credit note, where the trip had an invoice. */
  creditNote: z.optional(z.string()),
})
/** A party group that cancelled while its trip goes on, and what it came to; minor units. */
export const partyCancellationRecord = z.extend(
  z.omit(cancellationFeeRecord, { shares: true, creditNote: true }),
  {
    partyId: z.string(),
    /** What it paid of each segment, with the segment's whole sell then. */
    segments: z.array(z.object({ id: segmentIdSchema, sell: z.int(), share: z.int() })),
    /** What it paid of what the agent had added or taken off. */
    adjustments: z.int(),
    /** What it paid of the trip's price: its parts together. */
    share: z.int(),
    /** What of that was its deposit. */
    deposit: z.optional(z.int()),
    /** Who traveled in it. */
    travelerIds: z.optional(z.array(z.string())),
    /** How many were to travel when it cancelled, of all groups. */
    guests: z.int(),
    /** Fewer traveled at some time since: its places were taken out. */
    isTakenOut: z.optional(z.literal(true)),
  },
)
export type PartyCancellation = z.infer<typeof partyCancellationRecord>
export type CancellationFeeRecord = z.infer<typeof cancellationFeeRecord>
