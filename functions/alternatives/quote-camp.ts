import { stayCodeOf } from '#shared/calendar/availability'
import { matchParty } from '#shared/calendar/match-party'
import type { SleptRoom } from '#shared/calendar/match-rooms'
import { monthOf, nightsOf } from '#shared/dates/calendar-date'
import type { ItineraryPatch, ItineraryRecord } from '#shared/itinerary/itinerary'
import { isAdvice } from '#shared/itinerary/problem'
import { repriceItinerary } from '#shared/pricing/reprice-itinerary'
import type { RoomLine } from '#shared/rooms/room-line'
import type { AllotmentMonth } from '../data/rates/allotment-records'
import type { RoomStore } from '../data/rates/room-store'
import { applyPatch } from '../itineraries/edit/apply-patch'
import { requireEditable } from '../itineraries/edit/require-editable'
import { tripContext } from '../itineraries/edit/trip-context'
import { withNeededRates } from '../itineraries/edit/with-needed-rates'
import { withStayQuotes } from '../itineraries/work/apply-quote'
import { quoteStay } from '../suppliers/quote-stay'
import type { StayQuote } from '../suppliers/supplier-system'
import type { CampNights } from './camp-calendars'
import type { Search, SearchDeps } from './open-search'

/** A camp with rooms for a party, priced as a quote of the stay would be. */
export interface QuotedCamp {
  readonly segmentId: string
  readonly nights: CampNights
  readonly rooms: readonly RoomLine[]
  readonly state: 'free' | 'possible'
  readonly quote: StayQuote
}

interface Offered extends Awaited<ReturnType<RoomStore['roomsWithRates']>> {
  readonly allotments: readonly AllotmentMonth[]
  readonly slept: readonly SleptRoom[]
  readonly market: string | undefined
  readonly now: Date
}

/**
 * Rooms of a camp for everyone on all nights with their price; undefined where its rooms, rules or
 * rates do not take the party.
 */
export function quoteCamp(
  segmentId: string,
  nights: CampNights,
  offered: Offered,
): QuotedCamp | undefined {
  const { rooms: roomTypes, rules, allotments, slept, market, now } = offered
  const dates = nightsOf(nights.startDate, nights.endDate)
  const available = new Map(
    roomTypes.map(({ optionKey }) => {
      const own = allotments.filter((one) => one.optionKey === optionKey)
      const days = new Map(own.map((one) => [one.month, one.days]))
      return [
        optionKey,
        stayCodeOf(dates.map((night) => days.get(monthOf(night))?.get(Number(night.slice(8))))) ??
          0,
      ]
    }),
  )
  const { rooms, unmatched } = matchParty(slept, { roomTypes, available, prices: new Map() })
  if (unmatched.length > 0) return undefined
  const request = { segmentId, ...nights, rooms, isDmcArranged: false, ...(market && { market }) }
  const quote = quoteStay(request, { rooms: roomTypes, rules, allotments, now })
  if (!quote.problems.every(isAdvice) || quote.costAmount === undefined) return undefined
  return {
    segmentId,
    nights,
    rooms,
    quote,
    state: (quote.availability ?? 0) > 0 ? 'free' : 'possible',
  }
}

/**
 * What the client would pay for the trip with a patch and the quotes of its new stays; undefined
 * where it has no price.
 * @throws AppError itinerary.wrong-state, itinerary.locked when the trip cannot be changed so
 */
export async function sellWith(
  { record, agency, now }: Pick<Search, 'record' | 'agency' | 'now'>,
  { patch, camps }: { readonly patch: ItineraryPatch; readonly camps: readonly QuotedCamp[] },
  { exchange, camps: finder }: Pick<SearchDeps, 'exchange' | 'camps'>,
): Promise<number | undefined> {
  const codes = camps.map(({ nights }) => nights.supplierCode)
  const changedTrip: ItineraryRecord = applyPatch(record, patch, await finder.campFacts(codes, now))
  requireEditable(record, changedTrip)
  const quotedTrip = withStayQuotes(changedTrip, { stays: camps.map(({ quote }) => quote) })
  const pricedTrip = await withNeededRates(quotedTrip, { exchange, now })
  return repriceItinerary(pricedTrip, tripContext(agency), record).finance?.sell
}
