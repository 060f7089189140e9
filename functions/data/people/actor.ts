import * as z from 'zod/mini'
import { agencyIdSchema } from '#shared/ids/ids'

/** Who did something: an agent, or a job of ours. */
export const actorSchema = z.object({
  kind: z.enum(['agent', 'client', 'partner', 'system']),
  id: z.string(),
  name: z.string(),
  /** The id of who acts as them, while masquerading. */
  masqueradedBy: z.optional(z.string()),
  masqueraderName: z.optional(z.string()),
  /** Of a superadmin who acted in another agency: their own. */
  homeAgencyId: z.optional(agencyIdSchema),
})
export type Actor = z.infer<typeof actorSchema>
