import { itinerariesRoutes } from '#shared/api/itineraries'
import { parseFilter } from '#shared/catalogue/filter'
import { type ItineraryStore, itineraryStore } from '../../data/itineraries/itinerary-store'
import { filteredList } from '../../data/table/filtered-list'
import { lambdaFor } from '../../data/table/lambda-for'
import { cursorOf, positionOf } from '../../data/table/listing'
import { pickFields } from '../../data/table/pick-fields'
import { reply } from '../../runtime/reply'
import { type Basics, useCase } from '../../runtime/use-case'
import { tripList, tripWhitelist } from '../view/trip-list'

export interface ListItinerariesDeps extends Basics {
  readonly itineraries: Pick<ItineraryStore, 'list' | 'ofClient'>
}

/** Itineraries by filter, the last changed first unless another order is asked for. */
export const listItineraries = useCase(
  itinerariesRoutes.listItineraries,
  async ({ query, principal }, { itineraries }: ListItinerariesDeps) => {
    const filter = parseFilter(query.filter, tripWhitelist)
    const after = query.cursor === undefined ? undefined : positionOf(query.cursor, principal.agencyId)
    const list = tripList(itineraries, { principal, where: filter.where })
    const { listed, next } = await filteredList(list, filter, after)
    return reply(
      listed.map((line) => pickFields(line, { id: 'id', fields: filter.fields })),
      next === undefined || next[1] === '' ? {} : { headers: { 'x-next-cursor': cursorOf(next) } },
    )
  },
)

export const handler = lambdaFor(listItineraries, (table) => ({ itineraries: itineraryStore(table) }))
