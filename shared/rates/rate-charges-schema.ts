import * as z from 'zod/mini'
import { currencyCodeSchema, isCurrencyCode } from '../money/currency-schema'
import { readCharges } from './rate-charges'

/** Charges of a rule as a text, such as `Park fee 40.00 per person per night age 12+ paid locally`. */
export const rateChargesSchema = z.string().check(
  z.maxLength(600),
  z.superRefine<string>((text, context) => {
    const charges = readCharges(text)
    const refuse = (message: string) => context.addIssue({ code: 'custom', message, input: text })
    if (typeof charges === 'string') return refuse(charges)
    const odd = charges.find(({ currency }) => currency !== undefined && !isCurrencyCode(currency))
    if (odd !== undefined) refuse(`has no currency ${odd.currency} (${odd.name})`)
  }),
)

/** What a stay has beside its nights, as a quote carries it to the trip; `amount` is a decimal. */
export const stayChargeSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  amount: z.string().check(z.regex(/^\d{1,12}(\.\d{1,8})?$/)),
  currency: currencyCodeSchema,
  /** The guest pays it there: it is no part of the price. */
  isPaidLocally: z.boolean(),
})
export type QuotedCharge = z.infer<typeof stayChargeSchema>
