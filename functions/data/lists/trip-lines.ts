import { type ItinerarySummary, itinerarySummary } from '#shared/api/itinerary-summary'
import { listedIn } from '../itineraries/listed-itinerary'
import { itinerariesOfAgency } from '../table/keys'
import type { ListKind } from './list-kind'

export type TripLine = ItinerarySummary

export const tripLines: ListKind<TripLine> = {
  name: 'trips',
  partition: itinerariesOfAgency,
  fields: Object.keys(itinerarySummary.shape),
  order: { field: 'updatedAt', direction: 'descending' },
  lineIn: listedIn,
}
