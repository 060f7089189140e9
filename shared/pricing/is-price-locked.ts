import { priceLockedStates } from '../itinerary/states'

/** What decides whether a price is locked. */
export interface LockQuestion {
  /**
   * Of the itinerary: `genpay` says that payments are generated, `requote` that a new price is on
   * its way.
   */
  readonly flags?: readonly string[] | null | undefined
  /** The stored finance.sell, minor units. */
  readonly sell: number
  readonly state: string
}

/**
 * Whether the price is locked (1 §4; pricing.md, Locking): payments generated, a sell that is not
 * zero, no requote, and a state that locks.
 */
export function isPriceLocked({ flags, sell, state }: LockQuestion): boolean {
  const states: readonly string[] = priceLockedStates
  const has = (flag: string) => flags?.includes(flag) === true
  return has('genpay') && sell !== 0 && !has('requote') && states.includes(state)
}
