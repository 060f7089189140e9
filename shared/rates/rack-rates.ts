import * as z from 'zod'
import { supplierAmountSchema } from '../money/supplier-amount-schema'

/** The published prices of a rate rule's nights, in the rule's currency: what the rack model sells from (pricing.md). */
export const rackRatesSchema = z.object({
  groupRate: supplierAmountSchema.optional(),
  twinRate: supplierAmountSchema.optional(),
  singleRate: supplierAmountSchema.optional(),
  childRate: supplierAmountSchema.optional(),
  infantRate: supplierAmountSchema.optional(),
})
export type RackRates = z.infer<typeof rackRatesSchema>
