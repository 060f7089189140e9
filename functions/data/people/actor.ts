import * as z from 'zod/mini'

/** Who did something: an agent, or a job of ours. */
export const actorSchema = z.object({
  kind: z.enum(['agent', 'client', 'partner', 'system']),
  id: z.string(),
  name: z.string(),
  /** The id of who acts as them, while masquerading. */
  masqueradedBy: z.optional(z.string()),
  masqueraderName: z.optional(z.string()),
})
export type Actor = z.infer<typeof actorSchema>
