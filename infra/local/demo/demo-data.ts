import { addMonths, type CalendarMonth } from '#shared/dates/calendar-date'
import { calendarMonthSchema } from '#shared/dates/date-schemas'
import { embeddedDay } from '../../../functions/info/embedded-rates'
import { allotmentsOf } from './allotments'
import { bookingsFrom } from './bookings'
import { campStoryOf } from './camp-stories'
import * as catalogue from './catalogue'
import { keepFree, keepFreeAround } from './keep-free'
import { demoAgencies, demoAgents, demoClients } from './people'
import { rateRulesOf } from './rate-rules'
import { leastGuidePrice, roomTypesOf } from './rooms'
import { type DemoLife, itinerariesFrom, livesFrom } from './trips'

export type DemoData = ReturnType<typeof demoData>

/** Months before the first one in which demo trips have travelled. */
const pastMonths = 14

/**
 * The whole demo data set as of a month (`yyyy-MM`): rates for two years from it, counts of rooms
 * for fourteen months, trips some months ahead. The same month gives the same data.
 */
export function demoData(startMonth: string) {
  const start = calendarMonthSchema.parse(startMonth)
  const itineraries = itinerariesFrom(start)
  const lives = livesFrom(start)
  const camps = catalogue.demoCamps
  const past = pastSales(start, lives)
  return {
    startMonth: start,
    countries: catalogue.demoCountries,
    regions: catalogue.demoRegions,
    features: catalogue.demoFeatures,
    camps: camps.map(
      (camp): catalogue.DemoCamp => ({ ...camp, guidePrice: leastGuidePrice(camp) }),
    ),
    campStories: camps.map(campStoryOf),
    transitPoints: catalogue.demoTransitPoints,
    activities: catalogue.demoActivities,
    connections: catalogue.demoConnections,
    roomTypes: camps.flatMap(roomTypesOf),
    rateRules: [...past.rateRules, ...camps.flatMap((camp) => rateRulesOf(camp, start))],
    allotments: keepFree(
      keepFreeAround(
        [...past.allotments, ...camps.flatMap((camp) => allotmentsOf(camp, start))],
        itineraries,
      ),
      [...itineraries, ...lives.map(({ trip }) => trip)],
    ),
    agencies: demoAgencies,
    agents: demoAgents,
    clients: demoClients,
    itineraries,
    /**
     * Trips that are brought to their states through the product itself, once everything else is
     * there.
     */
    lives,
    /** Made with the supplier system itself: for importing by reference. */
    bookings: bookingsFrom(start),
    exchange: { ...embeddedDay, base: 'USD' as const },
  }
}

/**
 * Rates and rooms of the months before, for the camps alone that a trip of the past has stayed at.
 */
function pastSales(start: CalendarMonth, lives: readonly DemoLife[]) {
  const first = addMonths(start, -pastMonths)
  const stays = lives
    .filter(({ trip }) => trip.startDate.slice(0, 7) < start)
    .flatMap(({ trip }) => trip.segments)
  const codes = new Set(stays.flatMap((stay) => (stay.type === 'stay' ? [stay.supplierCode] : [])))
  const visitedCamps = catalogue.demoCamps.filter(({ supplierCode }) => codes.has(supplierCode))
  return {
    rateRules: visitedCamps.flatMap((camp) => rateRulesOf(camp, first, pastMonths)),
    allotments: visitedCamps.flatMap((camp) => allotmentsOf(camp, first, pastMonths)),
  }
}
