import { requireCurrencyCode } from '../money/currency-code'
import { exponentOf } from '../money/currency-exponent'
import { isGiven, minorUnitsOf, type SupplierAmount } from '../money/supplier-amount'

/** What a segment costs at the supplier, as far as a price depends on it. */
export interface SupplierCost {
  readonly id: string
  readonly costAmount?: SupplierAmount
  readonly rspAmount?: SupplierAmount
  readonly currency?: string | null | undefined
}

/** Money that a supplier asks, minor units of its own currency. */
export interface SupplierMoney {
  readonly amount: number
  readonly currency: string
}

/**
 * A supplier cost that is not what it was; `before` is missing for a new segment, `after` for one
 * that is gone.
 */
export interface CostChange {
  readonly segmentId: string
  readonly field: 'costAmount' | 'rspAmount'
  readonly before: SupplierMoney | undefined
  readonly after: SupplierMoney | undefined
}

/**
 * What the suppliers changed between two readings of the same itinerary: the entries of its cost
 * history. `100`, `'100.00'` and `'1e2'` are the same; a missing amount, `'N/A'` and zero are the
 * same.
 * @throws AppError `money.invalid-amount`, `money.invalid-currency`
 */
export function costChanges(
  before: readonly SupplierCost[],
  after: readonly SupplierCost[],
): CostChange[] {
  const earlier = new Map(before.map((segment) => [segment.id, segment]))
  const later = new Map(after.map((segment) => [segment.id, segment]))
  return [...new Set([...earlier.keys(), ...later.keys()])].flatMap((segmentId) =>
    (['costAmount', 'rspAmount'] as const).flatMap((field) => {
      const change = {
        segmentId,
        field,
        before: moneyOf(earlier.get(segmentId), field),
        after: moneyOf(later.get(segmentId), field),
      }
      return isSame(change.before, change.after) ? [] : [change]
    }),
  )
}

function moneyOf(
  segment: SupplierCost | undefined,
  field: CostChange['field'],
): SupplierMoney | undefined {
  const segmentCost = segment?.[field]
  if (!isGiven(segmentCost)) return undefined
  const currency = requireCurrencyCode(segment?.currency)
  const amount = minorUnitsOf(segmentCost, exponentOf(currency))
  return amount === 0 ? undefined : { amount, currency }
}

function isSame(a: SupplierMoney | undefined, b: SupplierMoney | undefined): boolean {
  return a?.amount === b?.amount && a?.currency === b?.currency
}
