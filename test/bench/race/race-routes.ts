import { addDays } from '#shared/dates/calendar-date'
import { systemClock } from '../../../functions/runtime/clock'

/** A request of one of the racers. */
export interface RaceRequest {
  readonly path: string
  readonly body?: object
}

/** The same question to both. */
export interface RaceRoute {
  readonly name: string
  readonly ours: RaceRequest
  readonly rival: RaceRequest
  /** How many times as fast as the rival ours has to be. */
  readonly target: number
}

const filter = (asked: object) => `filter=${encodeURIComponent(JSON.stringify(asked))}`

/**
 * What is raced over: five requests that agents make all day.
 * @param camps - codes of camps, for the stays of the trip
 */
export function raceRoutes(camps: readonly string[]): RaceRoute[] {
  const start = addDays(systemClock.today(), 60)
  const stays = camps.map((supplierCode, index) => ({
    type: 'stay',
    supplierCode,
    startDate: addDays(start, 3 * index),
    endDate: addDays(start, 3 * index + 3),
  }))
  const trip = {
    name: 'Measured',
    startDate: start,
    endDate: addDays(start, 3 * camps.length),
  }
  const travelers = { adults: 2, children: 0 }
  const segments = stays.map((stay) => ({ ...stay, rooms: [] }))
  const dates = { startDate: trip.startDate, endDate: trip.endDate }
  const list = { path: `/Camps?${filter({ order: 'campName ASC', limit: 20 })}` }
  const search = (pattern: object) => ({
    path: `/Clients?${filter({ where: { lastName: pattern }, limit: 20 })}`,
  })
  const [get, count] = [{ path: '/Camps/JAO' }, { path: '/Camps/count' }]
  return [
    { name: 'camp list', ours: list, rival: list, target: 5 },
    { name: 'camp count', ours: count, rival: count, target: 4 },
    { name: 'camp get', ours: get, rival: get, target: 4 },
    {
      name: 'client search',
      ours: search({ like: 'har', options: 'i' }),
      rival: search({ ilike: '%har%' }),
      target: 5,
    },
    {
      name: 'create of a trip of 12 segments',
      ours: {
        path: '/Itineraries',
        body: { ...trip, itinerary: { ...travelers, ...dates, segments } },
      },
      rival: { path: '/Itineraries', body: { ...trip, ...travelers, segments: stays } },
      target: 1.5,
    },
  ]
}
