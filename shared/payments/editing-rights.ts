import type { FeatureFlag } from '../access/principal'

/**
 * What agents may change of payments to come, by the flags of their agency (1 §6): `editPayments`
 * opens the lines at all, that is due dates; `editAmountsInModals` opens the amounts as well.
 */
export function paymentEditingRights(has: (flag: FeatureFlag) => boolean): {
  readonly lines: boolean
  readonly amounts: boolean
} {
  const lines = has('editPayments')
  return { lines, amounts: lines && has('editAmountsInModals') }
}
