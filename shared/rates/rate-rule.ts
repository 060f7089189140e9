import * as z from 'zod/mini'
import { calendarDateSchema } from '../dates/date-schemas'
import { optionKeySchema, supplierCodeSchema } from '../ids/ids'
import { currencyCodeSchema } from '../money/currency-schema'
import { supplierAmountSchema } from '../money/supplier-amount-schema'
import { childBandsSchema } from './child-bands-schema'
import { markets } from './markets'
import { readCombines } from './offer-names'
import { rateChargesSchema } from './rate-charges-schema'

const count = z.int().check(z.minimum(0))
/** Off a night's rate: a decimal above 0, up to 100. */
const percent = z
  .union([
    z.number(),
    z.string().check(z.regex(/^\d{1,3}(\.\d{1,6})?$/, { error: 'must be a percentage' })),
  ])
  .check(
    z.refine((value) => Number(value) > 0 && Number(value) <= 100, {
      error: 'must be above 0, up to 100',
    }),
  )

/**
 * What a room costs for a night in a period (1 §3, Rate rule). `from` and `to` are both nights that
 * it covers. Amounts are decimals of `currency` in major units, per person when `perPerson`, else
 * per room. `prov` `C` closes the room. `stayNights` 4 with `payNights` 3 is the offer 'stay 4, pay
 * 3' (shared/rooms/offers.ts); the others take a percentage off for who books so many days ahead,
 * stays so many nights, is on honeymoon, or just so. `childBands` are what children of some ages
 * pay, the others pay `childRate`; `extraAdultRate` is for each adult above two; `charges` are levies,
 * fees and supplements on top. `market` says whose rate it is, `bookBy` until when it can be booked,
 * `combines` which of its offers count together, `releaseDays` how long before arrival the camp takes back rooms.
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
  groupRate: z.optional(supplierAmountSchema),
  twinRate: z.optional(supplierAmountSchema),
  singleRate: z.optional(supplierAmountSchema),
  childRate: z.optional(supplierAmountSchema),
  infantRate: z.optional(supplierAmountSchema),
  extraAdultRate: z.optional(supplierAmountSchema),
  childBands: z.optional(childBandsSchema),
  charges: z.optional(rateChargesSchema),
  market: z.optional(z.enum(markets)),
  bookBy: z.optional(calendarDateSchema),
  releaseDays: z.optional(count),
  perPerson: z.boolean(),
  maxUnits: z.optional(count),
  guestNormal: z.optional(count),
  normalAdults: z.optional(count),
  prov: z.optional(z.string()),
  minLOS: z.optional(count),
  maxLOS: z.optional(count),
  stayNights: z.optional(count),
  payNights: z.optional(count),
  earlyBirdDays: z.optional(count),
  earlyBirdPercent: z.optional(percent),
  longStayNights: z.optional(count),
  longStayPercent: z.optional(percent),
  honeymoonPercent: z.optional(percent),
  offerPercent: z.optional(percent),
  combines: z.optional(
    z.string().check(
      z.maxLength(200),
      z.superRefine<string>((text, context) => {
        const sets = readCombines(text)
        if (typeof sets === 'string')
          context.addIssue({ code: 'custom', message: sets, input: text })
      }),
    ),
  ),
  inclusions: z.optional(z.string()),
  mealBasis: z.optional(z.string()),
})
