import { type SavedItineraryStore, savedItineraryStore } from '../../data/itineraries/saved-itinerary-store'
import type { Table } from '../../data/table/table-access'
import type { Basics } from '../../runtime/use-case'

export interface SavedListDeps extends Basics {
  readonly saved: Pick<SavedItineraryStore, 'list'>
}

export const savedListDeps = (table: Table): Omit<SavedListDeps, keyof Basics> => ({
  saved: savedItineraryStore(table),
})
