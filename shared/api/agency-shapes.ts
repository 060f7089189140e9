import * as z from 'zod'
import { featureFlagSchema } from '../access/principal'
import { agencyIdSchema, agentIdSchema } from '../ids/ids'

/** Rates of an agency as it set them, in percent; a missing one takes the default of 1 §9. */
const pricingSettingsSchema = z.object({
  landRate: z.number().min(0).max(100).optional(),
  airRate: z.number().min(0).max(100).optional(),
  depositRate: z.number().min(0).max(100).optional(),
  currencyRate: z.number().min(0).max(100).optional(),
  dmcRate: z.number().min(0).max(100).optional(),
  rackRate: z.number().min(0).max(100).optional(),
})

/** Colours and font with which an agency overrides the theme (1 §3, Theme). */
const agencyThemeSchema = z.object({
  primaryColour: z.string().optional(),
  secondaryColour: z.string().optional(),
  primaryFont: z.string().optional(),
  backgroundColour: z.string().optional(),
  themeType: z.enum(['default', 'alternative']).optional(),
  /** Storage key of a picture that is read on the primary colour. */
  logo: z.string().optional(),
})

/** What is stored of an agency, and told to those who are signed in. */
export const agencyShape = z.object({
  id: agencyIdSchema,
  name: z.string(),
  agencyCode: z.string(),
  admins: z.array(agentIdSchema),
  currency: z.string(),
  /** How the agency prices: from net cost, or from the supplier's rack price (pricing.md). */
  model: z.enum(['net', 'rack']),
  pricingSettings: pricingSettingsSchema,
  featureFlags: z.array(featureFlagSchema),
  theme: agencyThemeSchema,
  objectives: z.record(z.string(), z.boolean()),
  /** When the trial of an agency that registered itself is over; the others have none. */
  trialEnds: z.iso.datetime().optional(),
})
