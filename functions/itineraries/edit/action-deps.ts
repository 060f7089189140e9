import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { agencyStore } from '../../data/people/agency-store'
import { answerStore } from '../../data/table/idempotency'
import type { Table } from '../../data/table/table-access'
import type { Basics } from '../../runtime/use-case'
import type { ActionDeps } from './change-trip'

/** What an action reaches in a function. */
export const actionDeps = (table: Table): Omit<ActionDeps, keyof Basics> => ({
  itineraries: itineraryStore(table),
  agencies: agencyStore(table),
  answers: answerStore(table),
})
