import type * as z from 'zod/mini'
import { addDays, type CalendarDate, calendarDate, monthOf } from '#shared/dates/calendar-date'
import { supplierCodeSchema } from '#shared/ids/ids'
import type { itineraryRecord } from '#shared/itinerary/itinerary'
import { repriceItinerary } from '#shared/pricing/reprice-itinerary'
import type { RoomLine } from '#shared/rooms/room-line'
import { quoteCamp } from '../../functions/alternatives/quote-camp'
import { type CatalogueInput, catalogueOf } from '../../functions/data/catalogue/catalogue-records'
import { publishedCatalogue } from '../../functions/data/catalogue/published-catalogue'
import { publicationOf } from '../../functions/data/catalogue/snapshot'
import { snapshotStore } from '../../functions/data/catalogue/snapshot-store'
import type { Item } from '../../functions/data/table/table-access'
import { embeddedDay } from '../../functions/info/embedded-rates'
import { campFinder } from '../../functions/itineraries/create/camp-facts'
import { tripContext } from '../../functions/itineraries/edit/trip-context'
import { withStayQuotes } from '../../functions/itineraries/work/apply-quote'
import { quoteStay } from '../../functions/suppliers/quote-stay'
import { anItinerary } from '../shared/itinerary/builders'
import { memoryObjects } from './memory-objects'
import { memorySuppliers } from './memory-suppliers'
import { ratesOfTheDay } from './rates-of-the-day'
import { agencyStoreOfTests } from './trip-world'

export interface JourneyOfTests {
  readonly startDate: string
  /** A camp and its nights, one after the other. */
  readonly stays: readonly (readonly [string, number])[]
  readonly adults?: number
  readonly childrenAges?: readonly number[]
  /** Rooms by camp, instead of what fits the party best. */
  readonly rooms?: ReadonlyMap<string, readonly RoomLine[]>
}

/**
 * A catalogue with what its camps sell, and trips to search for: quoted as the product quotes them.
 */
export async function searchWorld(catalogue: CatalogueInput, items: readonly Item[]) {
  const { reads, rooms, calendar } = memorySuppliers(items)
  const snapshots = snapshotStore(memoryObjects())
  const publication = publicationOf(catalogueOf(catalogue))
  await snapshots.publish(publication, { editions: 0, publishedAt: '2026-11-20T06:00:00.000Z' })
  const inMemory = publishedCatalogue(snapshots)
  const { rates } = embeddedDay
  const now = new Date('2026-11-20T08:00:00.000Z')
  const people = {
    user: {
      agency: { name: 'M', agencyCode: 'MAR001' },
      agent: { fullName: 'N', email: 'n@x.com' },
    },
  }
  const camps = campFinder(() => inMemory)

  /**
   * The journey with rooms for everyone and its price; undefined where a camp does not have them.
   */
  async function quoted({
    startDate,
    stays,
    adults = 2,
    childrenAges = [],
    rooms: given,
  }: JourneyOfTests) {
    const facts = await camps.campFacts(
      stays.map(([code]) => supplierCodeSchema.parse(code)),
      now,
    )
    const slept = [
      {
        adults,
        children: childrenAges.length,
        childrenAges: [...childrenAges],
        systemType: 'Twin' as const,
      },
    ]
    let day: CalendarDate = calendarDate(startDate)
    const placed = []
    for (const [index, [code, nights]] of stays.entries()) {
      const own = {
        supplierCode: supplierCodeSchema.parse(code),
        startDate: day,
        endDate: addDays(day, nights),
      }
      day = own.endDate
      const [offer, { allotments }] = await Promise.all([
        rooms.roomsWithRates(own.supplierCode),
        calendar.months(own.supplierCode, {
          first: monthOf(own.startDate),
          last: monthOf(own.endDate),
        }),
      ])
      const chosen = given?.get(code)
      const request = { segmentId: `s${index}`, ...own, rooms: chosen ?? [], isDmcArranged: false }
      const camp =
        chosen === undefined
          ? quoteCamp(`s${index}`, own, { ...offer, allotments, slept, market: undefined, now })
          : { rooms: chosen, quote: quoteStay(request, { ...offer, allotments, now }) }
      if (camp === undefined) return undefined
      placed.push({
        camp,
        segment: {
          ...facts?.get(own.supplierCode),
          ...own,
          id: `s${index}`,
          type: 'stay',
          nights,
          rooms: [...camp.rooms],
        },
      })
    }
    const segments = placed.map(({ segment }) => segment) as z.input<
      typeof itineraryRecord
    >['segments']
    const party = { adults, children: childrenAges.length, childrenAges: [...childrenAges] }
    const trip = anItinerary({
      ...party,
      startDate,
      endDate: day,
      spotRates: rates,
      segments,
      state: 'quote',
    })
    const agency = await agencyStoreOfTests.agency(trip.agencyId)
    if (agency === undefined) throw new Error('No agency to price for')
    return repriceItinerary(
      withStayQuotes(trip, { stays: placed.map(({ camp }) => camp.quote) }),
      tripContext(agency),
    )
  }
  const depsFor = (record: ReturnType<typeof anItinerary>) => ({
    itineraries: {
      get: async (agency: string, id: string) =>
        agency === record.agencyId && id === record.id
          ? { record, people, contentVersion: 1 }
          : undefined,
    },
    agencies: agencyStoreOfTests,
    exchange: ratesOfTheDay({ rates }),
    rooms,
    calendars: calendar,
    catalogue: inMemory,
    camps,
  })
  return { quoted, depsFor, reads, rooms, calendar, catalogue: inMemory }
}
