import { stayCodeOf } from '#shared/calendar/availability'
import { monthOf, nightsOf } from '#shared/dates/calendar-date'
import { isAppError } from '#shared/errors/app-error'
import type { InventoryStatus } from '#shared/itinerary/supplier-status'
import { amountText } from '#shared/money/money'
import { findNightlyRule, type NightlyRule, rulesFor } from '#shared/rates/nightly-rule'
import { publishedRules } from '#shared/rates/published-rules'
import { costStay } from '#shared/rooms/cost-stay'
import type { FreeRooms, Offer } from './offer'
import { bookingTerms } from './rate-terms'
import { stayProblems } from './stay-problems'
import type { StayQuote, StayRequest } from './supplier-system'

/**
 * The quote of one stay from rate rules and allotments (pricing.md, Room and night costs;
 * domain.md, Supplier system).
 */
export function quoteStay(stay: StayRequest, offer: Offer): StayQuote {
  const roomsFree = roomsFreeIn(offer.allotments)
  const availability = availabilityOf(stay, roomsFree)
  const price = priceStay(stay, offer, offer.rules)
  return {
    segmentId: stay.segmentId,
    ...(price === undefined ? {} : { costAmount: price.amount, currency: price.currency }),
    charges: price?.charges,
    rspAmount: priceStay(stay, offer, publishedRules(rulesFor(offer.rules, stay)))?.amount,
    availability,
    inventoryStatus: statusOf(stay, availability),
    availabilityCheckedAt: checkedAt(stay, offer),
    ...termsOf(stay, offer),
    ...(offer.cancellation && { cancellation: [...offer.cancellation] }),
    problems: stayProblems(stay, { ...offer, roomsFree, isPriced: price !== undefined }),
  }
}

function roomsFreeIn(allotments: Offer['allotments']): FreeRooms {
  const byMonth = new Map(
    allotments.map((month) => [`${month.month} ${month.optionKey}`, month.days]),
  )
  return (optionKey, night) =>
    byMonth.get(`${monthOf(night)} ${optionKey}`)?.get(Number(night.slice(8)))
}

/** The worst of all nights and rooms. */
function availabilityOf(
  { rooms, startDate, endDate }: StayRequest,
  roomsFree: FreeRooms,
): number | undefined {
  const nights = nightsOf(startDate, endDate)
  const keys = [...new Set(rooms.map(({ optionKey }) => optionKey))]
  return stayCodeOf(keys.map((key) => stayCodeOf(nights.map((night) => roomsFree(key, night)))))
}

/** The cost as a decimal text; undefined when there is none, which a problem explains. */
function priceStay(
  stay: StayRequest,
  { rooms, now }: Offer,
  rules: readonly NightlyRule[] | undefined,
) {
  if (rules === undefined || stay.rooms.length === 0) return undefined
  try {
    const { amount, currency, charges, unpricedAges } = costStay({
      ...stay,
      ...bookingTerms(stay, { now }),
      roomTypes: rooms,
      rules,
    })
    if (unpricedAges !== undefined) return undefined
    return {
      amount: amountText({ amount, currency }),
      currency,
      charges: charges?.map((one) => ({ ...one, amount: amountText(one) })),
    }
  } catch (error) {
    if (isAppError(error)) return undefined
    throw error
  }
}

/**
 * Where a request for these rooms would stand: nothing is asked for yet (1 §4, inventory status).
 */
function statusOf(
  { isDmcArranged }: StayRequest,
  availability: number | undefined,
): InventoryStatus {
  if (isDmcArranged || availability === -2) return 'Requested'
  if (availability === undefined || availability === -1) return 'Pending'
  if (availability === -3) return 'Not_applicable'
  return availability === 0 ? 'Waitlisted' : 'Draft'
}

/** When the oldest of the counts was known; now, where the table itself is the truth. */
function checkedAt({ startDate, endDate }: StayRequest, { allotments, now }: Offer): string {
  const copyTimes = allotments
    .filter(({ month }) => monthOf(startDate) <= month && month <= monthOf(endDate))
    .flatMap(({ copiedAt }) => (copiedAt === undefined ? [] : [copiedAt * 1000]))
  return new Date(Math.min(now.getTime(), ...copyTimes)).toISOString()
}

function termsOf(stay: StayRequest, { rules, now }: Offer) {
  const { rooms, startDate, endDate } = stay
  const [room] = rooms
  if (room === undefined) return {}
  const question = {
    ...bookingTerms(stay, { now }),
    optionKey: room.optionKey,
    night: startDate,
    nights: nightsOf(startDate, endDate).length,
  }
  const rule = findNightlyRule(rules, question)
  return rule === undefined ? {} : { inclusions: rule.inclusions, mealBasis: rule.mealBasis }
}
