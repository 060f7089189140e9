import { type ItinerarySummary, itinerarySummary } from '#shared/api/itinerary-summary'
import { inFlightStates } from '#shared/itinerary/states'
import { listedIn } from '../itineraries/listed-itinerary'
import { itinerariesOfAgency, itineraryKey } from '../table/keys'
import type { ListKind } from './list-kind'

export type TripLine = ItinerarySummary

const inFlight = { kind: 'inq', field: 'state', type: 'string', value: inFlightStates } as const

export const tripLines: ListKind<TripLine> = {
  name: 'trips',
  partition: itinerariesOfAgency,
  fields: Object.keys(itinerarySummary.shape),
  order: { field: 'updatedAt', direction: 'descending' },
  lineIn: listedIn,
  movingKeys: (list, agency) =>
    Array.from(list.pick(inFlight, ['id']), ({ id }) => itineraryKey(agency, id)),
}
