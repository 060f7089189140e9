import { itinerariesRoutes } from '#shared/api/itineraries'
import { parseWhere } from '#shared/catalogue/filter'
import type { Where } from '#shared/catalogue/filter-types'
import { AppError } from '#shared/errors/app-error'
import { ownWhere } from '../../data/lists/list-page'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { type ListItinerariesDeps, tripListDeps, tripWhitelist } from '../view/trip-list'
import { summedFields, tripTotalsOf } from '../view/trip-totals'

/** The most where clauses of one question. */
const mostWheres = 20

/** Sums by currency for each named where clause, of the itineraries that the agent may list: one look at the list. */
export const totalItineraries = useCase(
  itinerariesRoutes.totalItineraries,
  async ({ query, principal }, { tripList }: ListItinerariesDeps) => {
    const wheres = wheresIn(query.wheres)
    const list = await tripList.now(principal.agencyId)
    return Object.fromEntries(
      wheres.map(([name, where]) => [name, tripTotalsOf(list.pick(ownWhere(where, principal), summedFields))]),
    )
  },
)

export const handler = lambdaFor(totalItineraries, tripListDeps)

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
