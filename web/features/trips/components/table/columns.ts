import type { SortField } from '../../model/trip-view'

export interface Column {
  readonly name: string
  /** Pixels; without it the column takes what is left. */
  readonly width?: number
  readonly sort?: SortField
  /** Figures stand at the right. */
  readonly figures?: true
  /** Sorted the other way round at the first press: the largest, the latest first. */
  readonly startsDescending?: true
  /** Named for readers only. */
  readonly silent?: true
}

/** The columns of the list, in their order. */
export const columns: readonly Column[] = [
  { name: 'Payments', silent: true, width: 42 },
  { name: 'Trip', sort: 'name' },
  { name: 'Client', sort: 'clientName', width: 184 },
  { name: 'State', width: 164 },
  { name: 'Travel', sort: 'startDate', width: 112 },
  { name: 'Sell', sort: 'sell', figures: true, startsDescending: true, width: 136 },
  { name: 'Margin', sort: 'margin', figures: true, startsDescending: true, width: 100 },
  { name: 'Paid', width: 144 },
  { name: 'Next due', sort: 'dueDate', width: 162 },
  { name: 'Agent', silent: true, width: 36 },
  { name: 'Actions', silent: true, width: 44 },
]
