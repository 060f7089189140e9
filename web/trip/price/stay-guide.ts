import type { RoomType } from '#shared/api/availability'
import type { RateRuleView } from '#shared/api/rates'
import { isHoneymoon } from '#shared/itinerary/supplier-stays'
import { amountText } from '#shared/money/money'
import { rulesFor } from '#shared/rates/nightly-rule'
import { publishedRules } from '#shared/rates/published-rules'
import { costStay, type StayToCost } from '#shared/rooms/cost-stay'
import { unlessAppError } from '../../lib/errors/unless-app-error'
import { todayUtc } from '../../lib/time/today-here'
import type { Trip, TripSegment } from '../page/trip'
import { livePrice } from './live-price'
import type { PricingContext } from './pricing-context'

/** A camp's rates and room types. */
export interface GuideRates {
  readonly rules: readonly RateRuleView[]
  readonly roomTypes: readonly RoomType[]
  /** Of the trip: everybody's rates where it is missing. */
  readonly market?: string | undefined
}

type Nights = Pick<TripSegment, 'startDate' | 'endDate' | 'rooms' | 'extras'>
export type StayGuide = Pick<TripSegment, 'costAmount' | 'rspAmount' | 'currency'>

/**
 * What a stay costs at today's rates, before the supplier is asked; undefined if the rates don't
 * cover it.
 */
export function stayGuide(
  { startDate, endDate, rooms, extras }: Nights,
  { rules, roomTypes, market }: GuideRates,
): StayGuide | undefined {
  const usedRules = rulesFor(rules, { market }).filter(({ optionKey }) =>
    rooms.some((room) => room.optionKey === optionKey),
  )
  const offerFacts = { bookedOn: todayUtc(), isHoneymoon: isHoneymoon({ extras }) }
  const stay = { startDate, endDate, rooms, roomTypes, market, ...offerFacts }
  const net = costOf({ ...stay, rules: usedRules })
  if (net === undefined) return undefined
  const publishedRates = publishedRules(usedRules)
  const rack = publishedRates && costOf({ ...stay, rules: publishedRates })
  return { ...net, rspAmount: rack?.costAmount }
}

function costOf(stay: StayToCost): Pick<TripSegment, 'costAmount' | 'currency'> | undefined {
  if (stay.rooms.length === 0) return undefined
  const cost = unlessAppError(() => costStay(stay))
  return cost && cost.unpricedAges === undefined
    ? { costAmount: amountText(cost), currency: cost.currency }
    : undefined
}

/** What a trip and each of its segments would sell for with some segments replaced. */
export function guidePrice(trip: Trip, changed: readonly TripSegment[], context: PricingContext) {
  const byId = new Map(changed.map((segment) => [segment.id, segment]))
  const present = trip.itinerary.segments.map((segment) => byId.get(segment.id) ?? segment)
  const addedSegments = changed.filter(({ id }) => !present.some((segment) => segment.id === id))
  const segments = [...present, ...addedSegments]
  const { finance, sells } = livePrice(
    { ...trip, itinerary: { ...trip.itinerary, segments } },
    context,
  )
  return { sell: finance.sell, sells }
}
