/** Payment progress: shares of the sell price from 0 to 1, and whole percent. */
export interface PaidProgress {
  readonly paid: number
  /** Where on the bar the deposit is reached; undefined without one. */
  readonly deposit: number | undefined
  readonly percent: number
}

interface PaidFacts {
  readonly sell: number
  readonly paid: number
  readonly deposit?: number | undefined
  readonly dueDate?: string | undefined
}

/**
 * Payment progress; undefined before any payment was requested or received. All in minor units of
 * one currency.
 */
export function paidProgress({
  sell,
  paid,
  deposit,
  dueDate,
}: PaidFacts): PaidProgress | undefined {
  if (sell <= 0 || (paid === 0 && dueDate === undefined)) return undefined
  const share = (amount: number) => Math.min(1, Math.max(0, amount / sell))
  return {
    paid: share(paid),
    deposit: deposit === undefined || deposit <= 0 ? undefined : share(deposit),
    percent: wholePercent(paid, sell),
  }
}

/** Whole percent, rounded down, so that 100 means fully paid. */
export function wholePercent(part: number, whole: number): number {
  return whole <= 0 ? 0 : Math.floor((100 * part) / whole)
}
