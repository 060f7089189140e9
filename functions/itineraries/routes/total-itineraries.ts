import { itinerariesRoutes } from '#shared/api/itineraries'
import { parseWhere } from '#shared/catalogue/filter'
import { everything, type Where } from '#shared/catalogue/filter-types'
import { matches } from '#shared/catalogue/matches'
import { AppError } from '#shared/errors/app-error'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { filteredRows } from '../../data/table/filtered-list'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { tripList, tripWhitelist } from '../view/trip-list'
import { tripTotalsOf } from '../view/trip-totals'
import type { ListItinerariesDeps } from './list-itineraries'

/** The most where clauses of one question. */
const mostWheres = 20

/** Sums by currency for each named where clause, of the itineraries that the agent may list: the list is read once. */
export const totalItineraries = useCase(
  itinerariesRoutes.totalItineraries,
  async ({ query, principal }, { itineraries }: ListItinerariesDeps) => {
    const wheres = wheresIn(query.wheres)
    const list = tripList(itineraries, { principal, where: everything })
    const trips = await filteredRows(list, everything)
    return Object.fromEntries(
      wheres.map(([name, where]) => [name, tripTotalsOf(trips.filter(matches(where, { read: list.read })))]),
    )
  },
)

export const handler = lambdaFor(totalItineraries, (table) => ({ itineraries: itineraryStore(table) }))

function wheresIn(text: string): [name: string, where: Where][] {
  const named = Object.entries(objectIn(text))
  if (named.length > mostWheres) {
    throw new AppError('filter.invalid', { field: 'wheres', reason: `must be at most ${mostWheres} clauses` })
  }
  return named.map(([name, where]) => [name, parseWhere(JSON.stringify(where), tripWhitelist)])
}

function objectIn(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {
    // told below, as for anything else that is no object
  }
  throw new AppError('filter.invalid', { field: 'wheres', reason: 'must be an object of where clauses' })
}
