import type { RouteName } from '#shared/api/routes'
import { addDays, type CalendarDate } from '#shared/dates/calendar-date'
import type { DemoData } from '../../../infra/local/demo/demo-data'

/** What a request of a measured route says. */
export interface Asked {
  readonly params?: Record<string, string>
  readonly query?: Record<string, string>
  readonly body?: unknown
  /** A body sent exactly so. */
  readonly rawBody?: string
  readonly headers?: Record<string, string>
}

/** Requests of every route that reads, as the screens make them, over the demo data. */
export function readingCases(
  data: DemoData,
  today: CalendarDate,
): Partial<Record<RouteName, Asked[]>> {
  const codes = every(
    data.camps.map(({ supplierCode }) => supplierCode),
    20,
  )
  const trips = data.itineraries
    .filter(({ agentId }) => agentId === 'agt_naledi')
    .map(({ itineraryId }) => itineraryId)
  const clients = data.clients
    .filter(({ agentId }) => agentId === 'agt_naledi')
    .map(({ clientId }) => clientId)
  const start = addDays(today, 40)
  const stay = { startDate: start, endDate: addDays(start, 4) }
  const month = { startDate: `${start.slice(0, 7)}-01`, endDate: addDays(start, 30), live: true }
  const optionKeys = every(
    data.roomTypes.map(({ optionKey }) => optionKey),
    20,
  )
  const camps = (filter: object) => ({
    query: { filter: JSON.stringify({ limit: 20, ...filter }) },
  })
  const eachCamp = codes.map((id) => ({ params: { id } }))
  return {
    whoAmI: [{}],
    config: [{ query: { type: 'agent' } }],
    getCountries: [{}, { query: { filter: '{"include":["regions"]}' } }],
    getRegions: [{}],
    getCamps: [
      camps({ order: 'campName ASC' }),
      camps({ order: 'campName ASC', skip: 100 }),
      camps({ where: { campName: { like: 'river', options: 'i' } }, include: ['featuredImage'] }),
    ],
    countCamps: [{}, { query: { where: '{"online":true}' } }],
    getCamp: eachCamp,
    getCampInfo: eachCamp,
    getAccommodationInfo: eachCamp,
    getFeatures: [{}],
    getTransitPoints: [{}],
    getActivities: [{}],
    getActivityInfo: every(data.activities, 10).map(({ optionKey }) => ({
      params: { id: optionKey },
    })),
    getRoomsBySupplier: codes.map((supplierCode) => ({ body: { supplierCode } })),
    getAvailability: codes.map((supplierCode) => ({ body: { supplierCode, ...stay } })),
    getCalendar: codes.map((supplierCode) => ({ body: { supplierCode, ...month } })),
    getRatesByOptionKey: optionKeys.map((optionKey) => ({
      body: { optionKeys: [optionKey], ...stay },
    })),
    getRatesBySupplier: codes.map((supplierCode) => ({
      body: { supplierCodes: [supplierCode], ...stay },
    })),
    getInclusions: codes.map((supplierCode) => ({
      body: { supplierCodes: [supplierCode], ...stay },
    })),
    getLowestRates: codes.map((supplierCode) => ({
      body: { supplierCodes: [supplierCode], startDate: month.startDate },
    })),
    searchInfo: ['river', 'okavango', 'hartley', 'zzz'].map((term) => ({ query: { term } })),
    getExchangeRates: [{ query: { currency: 'USD' } }],
    getLodgeMappingPieces: [{}],
    getCurrencies: [{}],
    getOpenApi: [{}],
    getDocs: [{}],
    getArt: [{ params: { biome: 'delta', seed: 'ZULU' } }],
    listClients: [{}, { query: { filter: '{"limit":10}' } }],
    countClients: [{}],
    getClient: every(clients, 10).map((id) => ({ params: { id } })),
    checkClientEmail: [
      { body: { email: 'eleanor@hartley.co.uk' } },
      { body: { email: 'nobody@example.com' } },
    ],
    listItineraries: [{}, { query: { filter: '{"limit":10}' } }],
    countItineraries: [{}],
    totalItineraries: [{ query: { wheres: '{"all":{},"quotes":{"state":"quote"}}' } }],
    getItinerary: every(trips, 10).map((id) => ({ params: { id } })),
    getItineraryHistory: every(trips, 10).map((id) => ({ params: { id } })),
  }
}

/** So many of them, spread over all. */
function every<Value>(values: readonly Value[], count: number): Value[] {
  const step = Math.max(1, values.length / count)
  const picked = Array.from(
    { length: Math.min(count, values.length) },
    (_, index) => values[Math.floor(index * step)],
  )
  return picked.filter((value) => value !== undefined)
}
