import * as z from 'zod'

/** Rates of an agency as it set them, in percent; a missing one takes the default of 1 §9. */
export const pricingSettingsSchema = z.object({
  landRate: z.number().min(0).max(100).optional(),
  airRate: z.number().min(0).max(100).optional(),
  depositRate: z.number().min(0).max(100).optional(),
  currencyRate: z.number().min(0).max(100).optional(),
  dmcRate: z.number().min(0).max(100).optional(),
  rackRate: z.number().min(0).max(100).optional(),
})

/** Colours and font with which an agency overrides the theme (1 §3, Theme). */
export const agencyThemeSchema = z.object({
  primaryColour: z.string().optional(),
  secondaryColour: z.string().optional(),
  primaryFont: z.string().optional(),
  backgroundColour: z.string().optional(),
  themeType: z.enum(['default', 'alternative']).optional(),
  /** Storage key of a picture that is read on the primary colour. */
  logo: z.string().optional(),
})
