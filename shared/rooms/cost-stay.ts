import { nightsOf } from '../dates/calendar-date'
import { AppError } from '../errors/app-error'
import { addAmounts } from '../money/exact-integer'
import { type BookingTerms, type NightlyRule, requireNightlyRule } from '../rates/nightly-rule'
import { nightCost, rateNotes, unpricedAges } from './night-cost'
import { applyOffers, type Offer, type OfferFacts } from './offers'
import { misfitsOf, type RoomLimits } from './room-fit'
import { type StayCharge, stayCharges } from './stay-charges'
import { readStayDates } from './stay-dates'
import { type GuestsByAge, guestsByAge, type RoomGuests } from './stay-guests'

/** A stay to be costed: plain data. `endDate` is the day of departure. */
export interface StayToCost extends OfferFacts, BookingTerms {
  readonly startDate: string
  readonly endDate: string
  readonly rooms: readonly StayRoom[]
  readonly roomTypes?: readonly StayRoomType[] | null | undefined
  readonly rules?: readonly NightlyRule[] | null | undefined
  /** The camp's maximum child age, for room types that do not say; 17 when neither does. */
  readonly maxChildAge?: number | null | undefined
}
export type StayRoom = RoomGuests & { readonly optionKey: string }
export type StayRoomType = RoomLimits & {
  readonly optionKey: string
  readonly maxChildAge?: number | null | undefined
}

/** What a stay costs, minor units of `currency`, with each night of each room. */
export interface StayCost {
  readonly amount: number
  readonly currency: string
  readonly nights: readonly NightCost[]
  /** Levies, fees and supplements: those paid there are no part of `amount`, the others are. */
  readonly charges?: readonly StayCharge[]
  /** Ages of children whom a night's rule has no rate for: counted as nothing, but not free. */
  readonly unpricedAges?: readonly number[]
}
export interface NightCost {
  readonly date: string
  readonly optionKey: string
  readonly amount: number
  /** Rates that guests of this room have beside the usual ones, as in `child of 8 50%`. */
  readonly notes?: readonly string[]
  /** The offers that make this night cheaper, or free. */
  readonly offers?: readonly Offer[]
}

/**
 * The cost of a stay from rate rules: the sum over nights and rooms, each night's room rounded once
 * (pricing.md, Room and night costs), less its offer, and the charges on top, which no offer makes
 * cheaper. Nights come in order, the rooms of each as they are given.
 *
 * @throws AppError `rates.no-rule` ('No pricing rule found'), `rates.closed`, `rooms.invalid` with
 * typed `reasons`,
 *   `request.invalid` for dates that are none or not in order or for no rooms,
 * `money.invalid-currency` when the rules are
 *   in several currencies
 */
export function costStay(stay: StayToCost): StayCost {
  const dates = nightsOf(...readStayDates(stay))
  const rooms = stay.rooms.map((room) => ({
    room,
    guests: guestsByAge(room, maxChildAgeOf(stay, room)),
  }))
  const nightRules = ruleNights(stay, { dates, rooms })
  const byRoom = rooms.map(({ guests: { adults, children, infants } }, index) =>
    applyOffers(
      nightRules.flatMap((night) => night[index] ?? []),
      {
        ...stay,
        startDate: dates[0] ?? '',
        nights: dates.length,
        isCouple: adults === 2 && children + infants === 0,
      },
    ),
  )
  const lines = dates.flatMap((_date, night) => byRoom.flatMap((nights) => nights[night] ?? []))
  const rules = lines.map(({ rule }) => rule)
  rooms.forEach(({ room, guests }, index) => {
    requireFit({
      stay,
      room,
      guests,
      index,
      rules: rules.filter(({ optionKey }) => optionKey === room.optionKey),
    })
  })
  const ages = new Set(lines.flatMap(({ unpriced }) => unpriced))
  const charges = stayCharges(
    stay.rooms.map((room, index) => ({ room, nights: byRoom[index] ?? [] })),
  )
  const currency = oneCurrency(rules)
  return {
    amount: [...lines, ...pricedCharges(charges, currency)]
      .map(({ amount }) => amount)
      .reduce(addAmounts, 0),
    currency,
    nights: lines.map(({ rule: _rule, unpriced: _ages, ...night }) => night),
    ...(charges.length === 0 ? {} : { charges }),
    ...(ages.size === 0 ? {} : { unpricedAges: [...ages] }),
  }
}

/** Each night of each room with its rule, what it costs before offers, and what it lacks. */
function ruleNights(
  stay: StayToCost,
  { dates, rooms }: { dates: readonly string[]; rooms: readonly SortedRoom[] },
) {
  return dates.map((night) =>
    rooms.map(({ room: { optionKey }, guests }) => {
      const rule = requireNightlyRule(stay.rules ?? [], {
        optionKey,
        night,
        nights: dates.length,
        market: stay.market,
        bookedOn: stay.bookedOn,
      })
      const notes = rateNotes(rule, guests)
      return {
        date: night,
        optionKey,
        amount: nightCost(rule, guests),
        ...(notes.length === 0 ? {} : { notes }),
        rule,
        unpriced: unpricedAges(rule, guests),
      }
    }),
  )
}

interface SortedRoom {
  readonly room: StayRoom
  readonly guests: GuestsByAge
}

/** The charges that are a part of the price, which has one currency. */
function pricedCharges(charges: readonly StayCharge[], currency: string): StayCharge[] {
  const inPrice = charges.filter(({ isPaidLocally }) => !isPaidLocally)
  const currencies = [...new Set([currency, ...inPrice.map((one) => one.currency)])]
  if (currencies.length > 1) throw new AppError('money.invalid-currency', { currencies })
  return inPrice
}

function maxChildAgeOf(stay: StayToCost, { optionKey }: StayRoom): number | undefined {
  return roomTypeOf(stay, optionKey)?.maxChildAge ?? stay.maxChildAge ?? undefined
}

function roomTypeOf({ roomTypes }: StayToCost, optionKey: string): StayRoomType | undefined {
  return roomTypes?.find((roomType) => roomType.optionKey === optionKey)
}

/**
 * The room type's limits, the rules' own where it has none; rooms of one type within the rules'
 * maxUnits.
 */
function requireFit({ stay, room, guests, index, rules }: FitQuestion): void {
  const { optionKey } = room
  const limits = roomTypeOf(stay, optionKey)
  const reasons = misfitsOf(guests, {
    ...limits,
    roomTypeId: limits?.roomTypeId ?? rules[0]?.roomTypeId,
    normalAdults: limits?.normalAdults ?? lowest(rules.map(({ normalAdults }) => normalAdults)),
    guestNormal: limits?.guestNormal ?? lowest(rules.map(({ guestNormal }) => guestNormal)),
  })
  const most = lowest(rules.map(({ maxUnits }) => maxUnits))
  const rooms = stay.rooms.filter((other) => other.optionKey === optionKey).length
  if (rooms > most) reasons.push({ kind: 'too-many-rooms', most })
  if (reasons.length > 0) throw new AppError('rooms.invalid', { optionKey, room: index, reasons })
}

interface FitQuestion {
  readonly stay: StayToCost
  readonly room: StayRoom
  readonly guests: GuestsByAge
  readonly index: number
  readonly rules: readonly NightlyRule[]
}

/** Infinity where none is given. */
const lowest = (limits: readonly (number | null | undefined)[]): number =>
  Math.min(...limits.filter((limit) => limit != null))

function oneCurrency(rules: readonly NightlyRule[]): string {
  const currencies = [...new Set(rules.map(({ currency }) => currency))]
  const [currency] = currencies
  if (currency === undefined || currencies.length > 1)
    throw new AppError('money.invalid-currency', { currencies })
  return currency
}
