import * as z from 'zod/mini'
import { supplierAmountSchema } from '../money/supplier-amount-schema'
import { childBandsSchema } from './child-bands-schema'

/**
 * The published prices of a rate rule's nights, in the rule's currency: what the rack model sells
 * from (pricing.md).
 */
export const rackRatesSchema = z.object({
  groupRate: z.optional(supplierAmountSchema),
  twinRate: z.optional(supplierAmountSchema),
  singleRate: z.optional(supplierAmountSchema),
  childRate: z.optional(supplierAmountSchema),
  infantRate: z.optional(supplierAmountSchema),
  extraAdultRate: z.optional(supplierAmountSchema),
  childBands: z.optional(childBandsSchema),
})
export type RackRates = z.infer<typeof rackRatesSchema>
