import { addDays, type CalendarDate, nightsOf } from '../dates/calendar-date'
import { itineraryPricer } from '../pricing/price-itinerary'
import type { PricingInput, PricingSegment } from '../pricing/pricing-input'
import { type RoomsFree, type RoomsVerdict, roomNeeds, roomsJudge } from './room-needs'
import { type StayOffer, stayOffers, type UndatedStay } from './stay-offers'

/** A stay of the trip, by where it lies in it. */
export interface SlideStay extends UndatedStay {
  readonly segmentId: string
  /** Days from the first day of the trip to the arrival. */
  readonly offset: number
  /** Arranged by people: always possible, and keeps its amount where there is no rate. */
  readonly isArranged: boolean
}

export interface SlideQuestion {
  /** The first start to look at. */
  readonly from: CalendarDate
  /** How many starts, day after day. */
  readonly days: number
  readonly stays: readonly SlideStay[]
  readonly roomsFree: RoomsFree
  /** The trip as it is priced now; its stays get the costs of each start. */
  readonly pricing: PricingInput
}

/** A day on which the trip can start: all rooms are free, or some have to be asked for. */
export interface SlideDay {
  readonly startDate: CalendarDate
  readonly state: 'free' | 'possible'
  /** What the client would pay, minor units of the trip's currency. */
  readonly sell: number
}

/**
 * Every start at which the whole chain of stays can be had, with its total: each stay's rooms on
 * each of its nights, the rates of its seasons in their currencies, and the trip's own rates, spot
 * rates and model. Starts that cannot be had are left out.
 * @throws AppError with a code of money.* or fx.* when an amount, a currency or a spot rate cannot
 * be used
 */
export function slideDates(question: SlideQuestion): SlideDay[] {
  const { stays, from, days } = question
  const earliest = Math.min(0, ...stays.map(({ offset }) => offset))
  const latest = Math.max(0, ...stays.map(({ offset, nights }) => offset + nights))
  const nights = nightsOf(addDays(from, earliest), addDays(from, days + latest))

  const staysByNight = stays.map((stay) => ({ ...stay, night: stay.offset - earliest }))
  const judge = roomsJudge(roomNeeds(staysByNight.filter(({ isArranged }) => !isArranged)), {
    ...question,
    nights,
  })
  const offers = staysByNight.map((stay) =>
    stayOffers(stay, nights.slice(stay.night, stay.night + days + stay.nights - 1)),
  )
  const sellOf = sellOfOffers(question)
  const slides: SlideDay[] = []
  for (let day = 0; day < days; day++) {
    const startDate = nights[day - earliest]
    const offersOfDay = offers.map((own) => own[day])
    const state = stateOf(stays, { offered: offersOfDay, rooms: judge(day) })
    if (startDate !== undefined && state !== 'none')
      slides.push({ startDate, state, sell: sellOf(offersOfDay) })
  }
  return slides
}

/** The starts that cost least, the certain before the possible and the earlier before the later. */
export function cheapestStarts(days: readonly SlideDay[], count = 5): SlideDay[] {
  const rank = ({ state }: SlideDay) => (state === 'free' ? 0 : 1)
  return days
    .toSorted(
      (a, b) => a.sell - b.sell || rank(a) - rank(b) || (a.startDate < b.startDate ? -1 : 1),
    )
    .slice(0, count)
}

function stateOf(
  stays: readonly SlideStay[],
  { offered, rooms }: { offered: readonly (StayOffer | undefined)[]; rooms: RoomsVerdict },
): RoomsVerdict {
  if (stays.some(({ isArranged }, index) => !isArranged && offered[index] === undefined))
    return 'none'
  return rooms === 'free' && stays.some(({ isArranged }) => isArranged) ? 'possible' : rooms
}

/** The sell of the trip with what its stays are offered for; the same offers are priced once. */
function sellOfOffers({
  stays,
  pricing,
}: SlideQuestion): (offered: readonly (StayOffer | undefined)[]) => number {
  const stayOf = new Map(stays.map(({ segmentId }, index) => [segmentId, index]))
  const numbers = new Map<StayOffer | undefined, number>()
  const totals = new Map<string, number>()
  const numberOf = (offer: StayOffer | undefined): number => {
    const number = numbers.get(offer) ?? numbers.size
    numbers.set(offer, number)
    return number
  }
  const segmentsByOffer = new Map<StayOffer, PricingSegment>()
  const offeredSegment = (
    segment: PricingSegment,
    offered: readonly (StayOffer | undefined)[],
  ): PricingSegment => {
    const offer = offered[stayOf.get(segment.id) ?? -1]
    if (offer === undefined) return segment
    const before = segmentsByOffer.get(offer) ?? { ...segment, ...offer }
    segmentsByOffer.set(offer, before)
    return before
  }
  const price = itineraryPricer(pricing)
  return (offered) => {
    const key = offered.map(numberOf).join()
    const before = totals.get(key)
    if (before !== undefined) return before
    const segments = (pricing.segments ?? []).map((segment) => offeredSegment(segment, offered))
    const { sell } = price(segments).finance
    totals.set(key, sell)
    return sell
  }
}
