import * as z from 'zod/mini'
import { type RateName, rateNames } from '../rates/rate-table'

const amount = z.int()

/**
 * The published figures of a priced itinerary (1 §3; pricing.md, The itinerary), each an integer of
 * minor units of the itinerary's currency. shared/pricing computes them; here is only their stored
 * shape.
 */
export const financeSchema = z.object({
  currency: z.string(),
  sell: amount,
  sellingPrice: amount,
  deposit: amount,
  deposit_fee_credit: amount,
  deposit_fee_ach: amount,
  sell_fee_credit: amount,
  sell_fee_ach: amount,
  balance: amount,
  balance_fee_credit: amount,
  balance_fee_ach: amount,
  paid: amount,
  serviceFee: amount,
  discount: amount,
  customPriceAdjustment: amount,
  customPriceAdjustmentFee: amount,
})
export const costsSchema = z.object({
  supplier: amount,
  supplierTotal: amount,
  upfront: amount,
  upfrontTotal: amount,
  total: amount,
})
export const depositsSchema = z.object({
  supplier: amount,
  supplierTotal: amount,
  agent: amount,
  agentTotal: amount,
  upfrontTotal: amount,
  total: amount,
})
export const marginsSchema = z.object({
  land: amount,
  air: amount,
  dmc: amount,
  custom: amount,
  rack: amount,
  total: amount,
})

const percent = z.optional(z.number())
/** Fee percentages are clamped here, because pricing doesn't limit them. */
const fee = z.optional(
  z.pipe(
    z.number(),
    z.transform((given) => Math.min(100, Math.max(0, given))),
  ),
)

/**
 * The rates of an itinerary in percent (1 §3). Any may be missing or out of bounds: pricing fills
 * and clamps them, nothing is refused (1 §5, 1 §9).
 */
export const tripRates = {
  land: percent,
  air: percent,
  dmc: percent,
  rack: percent,
  deposit: percent,
  currency: percent,
  credit: percent,
  ach: percent,
}
export const tripRatesInput = z.strictObject({ ...tripRates, credit: fee, ach: fee })
/** The rates of `params.customizations.pricingSettings`, which are those of `rates` (1 §3). */
export const tripPricingSettings = {
  landRate: percent,
  airRate: percent,
  depositRate: percent,
  currencyRate: percent,
  dmcRate: percent,
  rackRate: percent,
}
export type TripPricingSettings = Partial<
  Record<keyof typeof tripPricingSettings, number | undefined>
>

/** The rates that settings name. */
export function ratesOfTripSettings(
  settings: TripPricingSettings,
): Partial<Record<RateName, number>> {
  const rateEntries = rateNames.map((name) => [name, settings[`${name}Rate`]] as const)
  return Object.fromEntries(rateEntries.filter(([, rate]) => rate !== undefined))
}

/**
 * The settings that name another percentage than the rates of the same body: nobody can tell which
 * of the two counts.
 */
export const differingSettings = (
  rates: Partial<Record<RateName, number | undefined>> | undefined,
  settings: TripPricingSettings | undefined,
): RateName[] =>
  rateNames.filter((name) => {
    const [rate, setting] = [rates?.[name], settings?.[`${name}Rate`]]
    return rate !== undefined && setting !== undefined && rate !== setting
  })

/**
 * Rates as a new itinerary takes them: by their own names, or by those of the customization (1 §3,
 * pricingSettings; 2 §7.1). One that is named both ways with two values is refused.
 */
export const newTripRates = z.pipe(
  z.strictObject({ ...tripRatesInput.shape, ...tripPricingSettings }).check(
    z.superRefine((rates, context) => {
      for (const name of differingSettings(rates, rates)) {
        const message = `must be the same as ${name}`
        context.addIssue({ code: 'custom', path: [`${name}Rate`], message })
      }
    }),
  ),
  z.transform(({ landRate, airRate, dmcRate, rackRate, depositRate, currencyRate, ...rates }) => ({
    ...ratesOfTripSettings({ landRate, airRate, dmcRate, rackRate, depositRate, currencyRate }),
    ...rates,
  })),
)
export const tripRatesRecord = z.object(tripRates)
