import * as z from 'zod/mini'
import { featureFlagSchema } from '../access/principal'
import { cancellationPolicy } from '../cancellation/cancellation-policy'
import { calendarDateSchema } from '../dates/date-schemas'
import { agencyIdSchema, agentIdSchema } from '../ids/ids'

/** Rates of an agency as it set them, in percent; a missing one takes the default of 1 §9. */
const pricingSettingsSchema = z.object({
  landRate: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  airRate: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  depositRate: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  currencyRate: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  dmcRate: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  rackRate: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  /**
   * Of the sell: below it a trip's total margin is reported when rates change. 0 where it is
   * missing.
   */
  marginLimit: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
})

/**
 * Card, bank and foreign-sell percentages that an agency set; a missing one is the server's (1 §9).
 */
const agencyFeesSchema = z.object({
  credit: z.optional(z.number()),
  ach: z.optional(z.number()),
  foreignSellMarkup: z.optional(z.number()),
})
/** Colours and font with which an agency overrides the theme (1 §3, Theme). */
const agencyThemeSchema = z.object({
  primaryColour: z.optional(z.string()),
  secondaryColour: z.optional(z.string()),
  primaryFont: z.optional(z.string()),
  backgroundColour: z.optional(z.string()),
  themeType: z.optional(z.enum(['default', 'alternative'])),
  /** Storage key of a picture that is read on the primary colour. */
  logo: z.optional(z.string()),
  /** The same for light grounds, such as paper. */
  logoDark: z.optional(z.string()),
})

/** Storage keys of what an agency shows its clients first. */
const agencyMediaSchema = z.object({
  featuredPhoto: z.optional(z.string()),
  featuredVideo: z.optional(z.string()),
  featuredVideoPreview: z.optional(z.string()),
})

/** What is stored of an agency, and told to those who are signed in. */
export const agencyShape = z.object({
  id: agencyIdSchema,
  name: z.string(),
  agencyCode: z.string(),
  address: z.optional(z.string()),
  admins: z.array(agentIdSchema),
  currency: z.string(),
  /** How the agency prices: from net cost, or from the supplier's rack price (pricing.md). */
  model: z.enum(['net', 'rack']),
  pricingSettings: pricingSettingsSchema,
  fees: z.optional(agencyFeesSchema),
  featureFlags: z.array(featureFlagSchema),
  theme: agencyThemeSchema,
  media: z.optional(agencyMediaSchema),
  objectives: z.record(z.string(), z.boolean()),
  /** When the trial of an agency that registered itself is over; the others have none. */
  trialEnds: z.optional(z.iso.datetime()),
  /**
   * Clients are erased so many years after their last trip; nobody is without it. `since` is when
   * that was set, `toldOn` when lead agents were last told who is next.
   */
  retention: z.optional(
    z.object({ years: z.int(), since: z.iso.datetime(), toldOn: z.optional(calendarDateSchema) }),
  ),
  /** What cancelling a stay costs whose supplier has no policy, from the next quote on. */
  cancellation: z.optional(cancellationPolicy),
  /** Whether card and bank service fees of a cancelled trip go back with its refunds; not by default. */
  returnsServiceFees: z.optional(z.boolean()),
  /** Whether everyone of the agency must sign in by two steps. */
  mfaRequired: z.optional(z.boolean()),
})
