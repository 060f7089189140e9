import * as z from 'zod'
import { calendarDateSchema } from '../dates/calendar-date'
import { optionKeySchema, supplierCodeSchema } from '../ids/ids'
import { currencyCodeSchema } from '../money/currency-schema'
import { supplierAmountSchema } from '../money/supplier-amount-schema'

const count = z.int().min(0)

/**
 * What a room costs for a night in a period (1 §3, Rate rule). `from` and `to` are both nights that it covers. Amounts are
 * decimals of `currency` in major units, per person when `perPerson`, else per room. `prov` `C` closes the room.
 */
export const rateRuleSchema = z.object({
  optionKey: optionKeySchema,
  supplierCode: supplierCodeSchema,
  from: calendarDateSchema,
  to: calendarDateSchema,
  currency: currencyCodeSchema,
  room: z.string(),
  systemType: z.enum(['Twin', '_Double', 'Family', 'Single']),
  roomTypeId: count,
  groupRate: supplierAmountSchema.optional(),
  twinRate: supplierAmountSchema.optional(),
  singleRate: supplierAmountSchema.optional(),
  childRate: supplierAmountSchema.optional(),
  infantRate: supplierAmountSchema.optional(),
  perPerson: z.boolean(),
  maxUnits: count.optional(),
  guestNormal: count.optional(),
  normalAdults: count.optional(),
  prov: z.string().optional(),
  minLOS: count.optional(),
  maxLOS: count.optional(),
  inclusions: z.string().optional(),
  mealBasis: z.string().optional(),
})
