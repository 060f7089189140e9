import { type CalendarMonth, calendarMonthSchema } from '#shared/dates/calendar-date'
import { embeddedDay } from '../../../functions/info/embedded-rates'
import { demoActivities } from './activities'
import { demoAgencies } from './agencies'
import { demoAgents } from './agents'
import { allotmentsOf } from './allotments'
import { campStoryOf } from './camp-stories'
import { demoCamps } from './camps'
import { demoClients } from './clients'
import { demoCountries } from './countries'
import { demoFeatures } from './features'
import { itinerariesFrom } from './itineraries'
import { keepFree, keepFreeAround } from './keep-free'
import { livesFrom } from './lives'
import { pastSales } from './past-sales'
import { rateRulesOf } from './rate-rules'
import { demoRegions } from './regions'
import { roomTypesOf } from './room-types'
import { demoTransitPoints } from './transit-points'
import type { DemoData } from './types'

/**
 * The whole demo data set as of a month (`yyyy-MM`): rates for two years from it, counts of rooms for fourteen months,
 * trips some months ahead. The same month gives the same data.
 */
export function demoData(startMonth: string): DemoData {
  const start: CalendarMonth = calendarMonthSchema.parse(startMonth)
  const itineraries = itinerariesFrom(start)
  const lives = livesFrom(start)
  const past = pastSales(demoCamps, start, lives)
  return {
    startMonth: start,
    countries: demoCountries,
    regions: demoRegions,
    features: demoFeatures,
    camps: demoCamps,
    campStories: demoCamps.map(campStoryOf),
    transitPoints: demoTransitPoints,
    activities: demoActivities,
    roomTypes: demoCamps.flatMap(roomTypesOf),
    rateRules: [...past.rateRules, ...demoCamps.flatMap((camp) => rateRulesOf(camp, start))],
    allotments: keepFree(
      keepFreeAround([...past.allotments, ...demoCamps.flatMap((camp) => allotmentsOf(camp, start))], itineraries),
      [...itineraries, ...lives.map(({ trip }) => trip)],
    ),
    agencies: demoAgencies,
    agents: demoAgents,
    clients: demoClients,
    itineraries,
    lives,
    exchange: { ...embeddedDay, base: 'USD' },
  }
}
