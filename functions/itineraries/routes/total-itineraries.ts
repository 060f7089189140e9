import { itinerariesRoutes } from '#shared/api/itineraries'
import type { TripTotals } from '#shared/api/itinerary-shapes'
import type { ItinerarySummary } from '#shared/api/itinerary-summary'
import { parseWhere } from '#shared/catalogue/filter'
import type { Where } from '#shared/catalogue/filter-types'
import { AppError } from '#shared/errors/app-error'
import { isPossibleAmount } from '#shared/money/minor-units'
import { ownWhere } from '../../data/lists/list-page'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { type ListItinerariesDeps, tripListMakers, tripWhitelist } from '../view/trip-list'

/** The most where clauses of one question. */
const maxWheres = 20

/**
 * Sums by currency for each named where clause, of the itineraries that the agent may list: one
 * look at the list.
 */
export const totalItineraries = useCase(
  itinerariesRoutes.totalItineraries,
  async ({ query, principal }, { tripList }: ListItinerariesDeps) => {
    const wheres = wheresIn(query.wheres)
    const list = await tripList.now(principal.agencyId)
    return Object.fromEntries(
      wheres.map(([name, where]) => [
        name,
        tripTotalsOf(list.pick(ownWhere(where, principal), summedFields)),
      ]),
    )
  },
)

export const summedFields = ['id', 'currency', 'sell', 'paid', 'margin'] as const
type Summed = Pick<ItinerarySummary, 'currency' | 'sell' | 'paid' | 'margin'> & {
  readonly id: string
}

/**
 * Sums of itineraries by currency, the one with the most itineraries first. Amounts of two
 * currencies are never added. One with amounts that no trip can have, or that would take a sum past
 * what is exact, is named and never spoils the others'.
 */
export function tripTotalsOf(trips: Iterable<Summed>): TripTotals[] {
  const byCurrency = new Map<string, TripTotals>()
  for (const trip of trips) {
    const { currency } = trip
    const sum = byCurrency.get(currency) ?? {
      currency,
      trips: 0,
      sell: 0,
      paid: 0,
      margin: 0,
      leftOut: [],
    }
    byCurrency.set(currency, sum)
    sum.trips += 1
    if (!addTo(sum, trip)) sum.leftOut.push(trip.id)
  }
  return [...byCurrency.values()].sort(
    (one, other) => other.trips - one.trips || (one.currency < other.currency ? -1 : 1),
  )
}

/** Adds a trip's amounts to a sum, all or none. @returns whether it did */
function addTo(sum: TripTotals, { sell, paid, margin = 0 }: Summed): boolean {
  const [sold, taken, earned] = [sum.sell + sell, sum.paid + paid, sum.margin + margin]
  const isExact =
    Number.isSafeInteger(sold) && Number.isSafeInteger(taken) && Number.isSafeInteger(earned)
  if (!(isExact && isPossibleAmount(sell) && isPossibleAmount(paid) && isPossibleAmount(margin)))
    return false
  Object.assign(sum, { sell: sold, paid: taken, margin: earned })
  return true
}

export const handler = lambdaFor(totalItineraries, tripListMakers)

function wheresIn(text: string): [name: string, where: Where][] {
  const entries = Object.entries(objectIn(text))
  if (entries.length > maxWheres) {
    throw new AppError('filter.invalid', {
      field: 'wheres',
      reason: `must be at most ${maxWheres} clauses`,
    })
  }
  return entries.map(([name, where]) => [name, parseWhere(JSON.stringify(where), tripWhitelist)])
}

function objectIn(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {
    // told below, as for anything else that is no object
  }
  throw new AppError('filter.invalid', {
    field: 'wheres',
    reason: 'must be an object of where clauses',
  })
}
