/** How far a trip is paid: shares of its sell from 0 to 1, and whole percent. */
export interface PaidProgress {
  readonly paid: number
  /** Where the deposit is reached; undefined when there is none. */
  readonly deposit: number | undefined
  readonly percent: number
}

interface PaidFacts {
  readonly sell: number
  readonly paid: number
  readonly deposit?: number | undefined
  readonly dueDate?: string | undefined
}

/** The progress of payment; undefined where nothing was asked for and nothing came in. All in minor units of one currency. */
export function paidProgress({ sell, paid, deposit, dueDate }: PaidFacts): PaidProgress | undefined {
  if (sell <= 0 || (paid === 0 && dueDate === undefined)) return undefined
  const share = (amount: number) => Math.min(1, Math.max(0, amount / sell))
  return {
    paid: share(paid),
    deposit: deposit === undefined || deposit <= 0 ? undefined : share(deposit),
    percent: wholePercent(paid, sell),
  }
}

/** Whole percent, cut: 100 is said only when nothing is left to pay. */
export function wholePercent(part: number, whole: number): number {
  return whole <= 0 ? 0 : Math.floor((100 * part) / whole)
}
