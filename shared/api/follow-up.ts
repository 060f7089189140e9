import * as z from 'zod/mini'
import { calendarDateSchema } from '../dates/date-schemas'
import { agentIdSchema, itineraryIdSchema } from '../ids/ids'

export const followUpKinds = ['hold-ends', 'passports-missing', 'quote-unanswered'] as const

/** What a rule says is to be done about a trip. It goes by itself once it no longer applies. */
export const followUp = z.object({
  kind: z.enum(followUpKinds),
  itineraryId: itineraryIdSchema,
  itineraryName: z.string(),
  clientName: z.optional(z.string()),
  assigneeId: agentIdSchema,
  assigneeName: z.string(),
  due: calendarDateSchema,
  /** What it applies to: when this is another, it is to be done again. */
  occasion: z.string(),
  /** Travelers whose passport is missing. */
  missing: z.optional(z.int()),
})
export type FollowUp = z.infer<typeof followUp>
