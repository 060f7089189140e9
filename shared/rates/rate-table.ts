/** The rates of an itinerary in percent, their limits and defaults (1 §9; pricing.md, Rates). */
export const rateTable = {
  land: { min: 0, max: 50, default: 20, firstParty: 3 },
  air: { min: 0, max: 50, default: 20, firstParty: 3 },
  deposit: { min: 0, max: 100, default: 50, firstParty: 3 },
  currency: { min: 0, max: 50, default: 3, firstParty: 3 },
  dmc: { min: 0, max: 50, default: 3, firstParty: 20 },
  rack: { min: 0, max: 50, default: 6, firstParty: 6 },
} as const satisfies Record<string, RateLimits>

export type RateName = keyof typeof rateTable
export const rateNames = [
  'land',
  'air',
  'deposit',
  'currency',
  'dmc',
  'rack',
] as const satisfies readonly RateName[]

interface RateLimits {
  readonly min: number
  readonly max: number
  readonly default: number
  readonly firstParty: number
}

/** The agency's deposit maximum with the flag `highDepositMargin` (2 §9). */
export const highDepositMax = 50

/** Agencies that sell to travelers themselves, unless configured otherwise (1 §6). */
export const defaultFirstPartyAgencies: readonly string[] = ['ITR006']

/** Fees and the foreign-sell markup in percent, unless configured otherwise (1 §9). */
export const defaultFees = { credit: 3.5, ach: 1, foreignSellMarkup: 1 } as const
export type FeeName = keyof typeof defaultFees
