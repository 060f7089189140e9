import type { SortField } from '../../model/trip-view'

export interface Column {
  readonly name: string
  /** Its class in the table's styles, which give its width; the trip takes what is left. */
  readonly place: 'toggleColumn' | 'tripColumn' | 'clientColumn' | 'stateColumn' | 'travelColumn' | ColumnOfFigures
  readonly sort?: SortField
  /** Figures stand at the right. */
  readonly figures?: true
  /** Sorted the other way round at the first press: the largest first. */
  readonly startsDescending?: true
  /** Gives way in narrow windows. */
  readonly minor?: true
  /** Stands below the trip's name in the narrowest. */
  readonly below?: true
  /** Named for readers only. */
  readonly silent?: true
}

type ColumnOfFigures = 'sellColumn' | 'marginColumn' | 'paidColumn' | 'dueColumn' | 'agentColumn' | 'menuColumn'

/** The columns of the list, in their order. */
export const columns: readonly Column[] = [
  { name: 'Payments', place: 'toggleColumn', silent: true },
  { name: 'Trip', place: 'tripColumn', sort: 'name' },
  { name: 'Client', place: 'clientColumn', sort: 'clientName', minor: true },
  { name: 'State', place: 'stateColumn' },
  { name: 'Travel', place: 'travelColumn', sort: 'startDate', below: true },
  { name: 'Sell', place: 'sellColumn', sort: 'sell', figures: true, startsDescending: true },
  { name: 'Margin', place: 'marginColumn', sort: 'margin', figures: true, startsDescending: true, minor: true },
  { name: 'Paid', place: 'paidColumn' },
  { name: 'Next due', place: 'dueColumn', sort: 'dueDate' },
  { name: 'Agent', place: 'agentColumn', silent: true },
  { name: 'Actions', place: 'menuColumn', silent: true },
]
