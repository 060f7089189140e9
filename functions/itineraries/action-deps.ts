import { agencyStore } from '../data/agency-store'
import { answerStore } from '../data/idempotency'
import { itineraryStore } from '../data/itinerary-store'
import type { Table } from '../data/table-access'
import type { Basics } from '../runtime/use-case'
import type { ActionDeps } from './change-trip'

/** What an action reaches in a function. */
export const actionDeps = (table: Table): Omit<ActionDeps, keyof Basics> => ({
  itineraries: itineraryStore(table),
  agencies: agencyStore(table),
  answers: answerStore(table),
})
