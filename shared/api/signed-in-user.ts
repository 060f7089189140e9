import * as z from 'zod/mini'
import { agentIdSchema } from '../ids/ids'
import { noticesSchema } from './account-shapes'
import { agencyShape } from './agency-shapes'

/** The signed-in user as the app sees it (1 §3, User; 2 §3). */
export const signedInUser = z.object({
  userId: agentIdSchema,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  principalType: z.enum(['Agent', 'Guest']),
  capabilities: z.object({ superadmin: z.boolean(), contentmanager: z.boolean() }),
  agency: z.extend(agencyShape, {
    /** Card, ACH and foreign-sell percentages in force. */
    fees: z.object({ credit: z.number(), ach: z.number(), foreignSellMarkup: z.number() }),
  }),
  /** Storage key of their picture, shown below `/media/`. */
  headshot: z.optional(z.string()),
  phone: z.optional(z.string()),
  /** IANA name; empty until they choose one. */
  timeZone: z.optional(z.string()),
  notices: z.optional(noticesSchema),
  /** Whether they must set up a second step of signing in before anything else. */
  mustSetUpSecondStep: z.optional(z.boolean()),
  /** Whether they must accept Tembea's terms before anything else. */
  mustAcceptTerms: z.optional(z.boolean()),
  objectives: z.record(z.string(), z.boolean()),
  /** Who is signed in as this user, and until when. */
  masquerade: z.optional(
    z.object({ userId: agentIdSchema, fullName: z.string(), ends: z.iso.datetime() }),
  ),
})
export type SignedInUser = z.infer<typeof signedInUser>
