import type { Dashboard } from '../api/dashboard-query'

/** A month's margin in the agency's currency, minor units. */
export interface MonthMargin {
  readonly month: Dashboard['margin']['months'][number]['month']
  readonly confirmed: number
  readonly held: number
  readonly yearBefore: number
}
