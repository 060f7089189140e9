import { dateSlideRoutes } from '#shared/api/date-slide'
import { cheapestStarts, type SlideStay, slideDates } from '#shared/calendar/date-slide'
import type { RoomsFree } from '#shared/calendar/room-needs'
import {
  addDays,
  addMonths,
  type CalendarDate,
  daysBetween,
  firstDayOf,
  monthOf,
} from '#shared/dates/calendar-date'
import { AppError } from '#shared/errors/app-error'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { isSupplierStay } from '#shared/itinerary/supplier-stays'
import type { PricingInput } from '#shared/pricing/pricing-input'
import type { PricingContext } from '#shared/pricing/reprice-itinerary'
import { rulesFor } from '#shared/rates/nightly-rule'
import { publishedRules } from '#shared/rates/published-rules'
import type { BookingRecord } from '../../data/itineraries/booking-records'
import { bookingStore } from '../../data/itineraries/booking-store'
import { itineraryStore } from '../../data/itineraries/itinerary-store'
import { agencyStore } from '../../data/people/agency-store'
import { calendarStore } from '../../data/rates/calendar-store'
import { type DaysRates, daysRates } from '../../data/rates/exchange-store'
import { roomStore } from '../../data/rates/room-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { tripContext } from '../../itineraries/edit/trip-context'
import { requireSeen } from '../../itineraries/saved/require-saved'
import { staysOf } from '../../itineraries/work/supplier-stays'
import { type Deps, useCase } from '../../runtime/use-case'
import { withOwnRooms } from '../../suppliers/own-rooms'
import type { StayRequest } from '../../suppliers/supplier-system'
import { type CampOffers, campOffers } from '../camp-offers'

const makers = {
  itineraries: itineraryStore,
  agencies: agencyStore,
  bookings: bookingStore,
  exchange: daysRates,
  rooms: roomStore,
  calendars: calendarStore,
}

/**
 * Every start of a year at which all stays have rooms, with its total. Two Queries for each camp,
 * all at once.
 */
export const findTripStarts = useCase(
  dateSlideRoutes.findTripStarts,
  async ({ params, body, principal }, deps: Deps<typeof makers>) => {
    const { itineraries, agencies, bookings, exchange, clock } = deps
    const [found, agency] = await Promise.all([
      itineraries.get(principal.agencyId, params.id),
      agencies.agency(principal.agencyId),
    ])
    const { record } = requireSeen(principal, found)
    if (agency === undefined) throw new AppError('auth.required')
    const today = clock.today()
    const from = body.from !== undefined && body.from > today ? body.from : today
    const days = daysOfYear(from)
    const stays = staysOf(record)
    const answer = {
      currency: record.currency,
      from,
      until: addDays(from, days),
      current: {
        startDate: record.startDate,
        sell: isPriced(record) ? record.finance?.sell : undefined,
      },
      withoutRooms: withoutRooms(stays, record),
    }
    if (answer.withoutRooms.length > 0) return { ...answer, days: [], cheapest: [] }

    const [offers, own] = await Promise.all([
      campOffers(stays, { ...deps, span: spanOf(stays, { record, from, days }) }),
      record.bookingReference === undefined
        ? undefined
        : bookings.booking(record.agencyId, record.bookingReference),
    ])
    const slides = slideStays(stays, { offers, record, today })
    const currencies = slides.flatMap(({ rules }) => rules.map(({ currency }) => currency))
    const spotRates = await ratesFor(record, { used: currencies, exchange, now: clock.now() })
    const starts = slideDates({
      from,
      days,
      stays: slides,
      roomsFree: roomsFreeIn(offers, own),
      pricing: tripPricing(record, { ...tripContext(agency), spotRates }),
    })
    const sell =
      answer.current.sell ?? starts.find(({ startDate }) => startDate === record.startDate)?.sell
    return {
      ...answer,
      current: { ...answer.current, sell },
      days: starts,
      cheapest: cheapestStarts(starts),
    }
  },
)

/** A trip as it is priced: with its own rates, adjustments and exchange rates. */
function tripPricing(
  record: ItineraryRecord,
  {
    agency,
    fees,
    firstPartyAgencies,
    spotRates,
  }: PricingContext & Pick<ItineraryRecord, 'spotRates'>,
): PricingInput {
  const { currency, state, model, rates, segments, discount } = record
  const { customPriceAdjustment, customPriceAdjustmentFee } = record
  return {
    currency,
    state,
    model,
    rates,
    spotRates,
    segments,
    discount,
    firstPartyAgencies,
    customPriceAdjustment,
    customPriceAdjustmentFee,
    agencyCode: agency.agencyCode,
    flags: [...record.flags, ...agency.featureFlags],
    fees: { ...fees, credit: rates.credit ?? fees.credit, ach: rates.ach ?? fees.ach },
  }
}

/**
 * The exchange rates that a trip has; a currency that other seasons bring in takes the newest,
 * unless the flag lcr says that the rates stay.
 */
async function ratesFor(
  { spotRates, flags }: Pick<ItineraryRecord, 'spotRates' | 'flags'>,
  {
    used,
    exchange,
    now,
  }: { readonly used: Iterable<string>; readonly exchange: DaysRates; readonly now: Date },
): Promise<ItineraryRecord['spotRates']> {
  const isKnown = [...used].every(
    (currency) => currency === 'USD' || Object.hasOwn(spotRates, currency),
  )
  if (isKnown || flags.includes('lcr')) return spotRates
  const { rates } = await exchange.newest(now)
  return { ...rates, ...spotRates }
}

/**
 * The stays of a trip as the search takes them. Published prices are read only where the model
 * sells from them.
 */
function slideStays(
  stays: readonly StayRequest[],
  {
    offers,
    record,
    today,
  }: {
    readonly offers: CampOffers
    readonly record: Pick<ItineraryRecord, 'startDate' | 'model'>
    readonly today: CalendarDate
  },
): SlideStay[] {
  return stays.map(({ segmentId, supplierCode, startDate, endDate, rooms, ...stay }) => {
    const offer = offers.get(supplierCode)
    const keys = new Set<string>(rooms.map(({ optionKey }) => optionKey))
    const rules = rulesFor(offer?.rules ?? [], stay)
    const isWanted = ({ optionKey }: { readonly optionKey: string }) => keys.has(optionKey)
    return {
      segmentId,
      offset: daysBetween(record.startDate, startDate),
      nights: daysBetween(startDate, endDate),
      rooms,
      roomTypes: offer?.rooms,
      rules: rules.filter(isWanted),
      publishedRules: record.model === 'rack' ? publishedRules(rules)?.filter(isWanted) : undefined,
      isArranged: stay.isDmcArranged,
      isHoneymoon: stay.isHoneymoon,
      bookedOn: stay.bookedOn ?? today,
      market: stay.market,
    }
  })
}

/**
 * Rooms free by the camps' allotments; those that this trip's own booking holds count as free for
 * it.
 */
function roomsFreeIn(offers: CampOffers, own: BookingRecord | undefined): RoomsFree {
  const allotments = withOwnRooms(
    [...offers.values()].flatMap((offer) => offer.allotments),
    own,
  )
  const months = new Map(
    allotments.map(({ month, optionKey, days }) => [`${month} ${optionKey}`, days]),
  )
  return (optionKey: string, night: CalendarDate) =>
    months.get(`${monthOf(night)} ${optionKey}`)?.get(Number(night.slice(8)))
}

export const handler = lambdaFor(findTripStarts, makers)

/**
 * Whether the stored price holds all stays: an estimate that was never quoted has none of the
 * suppliers' costs.
 */
const isPriced = ({ segments }: ItineraryRecord): boolean =>
  segments.filter(isSupplierStay).every(({ priced }) => priced)

/** Days of the twelve months from a day's month on. */
function daysOfYear(from: CalendarDate): number {
  const month = monthOf(from)
  return daysBetween(firstDayOf(month), firstDayOf(addMonths(month, 12)))
}

function withoutRooms(stays: readonly StayRequest[], { segments }: ItineraryRecord) {
  return stays
    .filter(({ rooms, isDmcArranged }) => rooms.length === 0 && !isDmcArranged)
    .map(({ segmentId, supplierCode }) => {
      const name = segments.find(({ id }) => id === segmentId)?.campName
      return { segmentId, name: name ?? supplierCode }
    })
}

/** From the earliest to the latest night that any start needs. */
function spanOf(
  stays: readonly StayRequest[],
  { record, from, days }: { record: ItineraryRecord; from: CalendarDate; days: number },
) {
  const arrivals = stays.map(({ startDate }) => daysBetween(record.startDate, startDate))
  const departures = stays.map(({ endDate }) => daysBetween(record.startDate, endDate))
  return {
    first: addDays(from, Math.min(0, ...arrivals)),
    last: addDays(from, days - 1 + Math.max(0, ...departures.map((day) => day - 1))),
  }
}
