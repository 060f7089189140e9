import * as z from 'zod'
import { featureFlagSchema } from '../access/principal'
import { agencyIdSchema, agentIdSchema } from '../ids/ids'
import { agencyThemeSchema, pricingSettingsSchema } from './agency-shapes'

/** The signed-in user as the app sees it (1 §3, User; 2 §3). */
export const signedInUser = z.object({
  userId: agentIdSchema,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  principalType: z.enum(['Agent', 'Guest']),
  capabilities: z.object({ superadmin: z.boolean(), contentmanager: z.boolean() }),
  agency: z.object({
    id: agencyIdSchema,
    name: z.string(),
    agencyCode: z.string(),
    admins: z.array(agentIdSchema),
    currency: z.string(),
    /** How the agency prices: from net cost, or from the supplier's rack price (pricing.md). */
    model: z.enum(['net', 'rack']),
    pricingSettings: pricingSettingsSchema,
    /** Card, ACH and foreign-sell percentages in force. */
    fees: z.object({ credit: z.number(), ach: z.number(), foreignSellMarkup: z.number() }),
    featureFlags: z.array(featureFlagSchema),
    theme: agencyThemeSchema,
    objectives: z.record(z.string(), z.boolean()),
  }),
  objectives: z.record(z.string(), z.boolean()),
})
export type SignedInUser = z.infer<typeof signedInUser>
