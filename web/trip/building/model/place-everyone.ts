import type { RoomType } from '#shared/api/availability'
import type { RateRuleView } from '#shared/api/rates'
import type { CalendarDate } from '#shared/dates/calendar-date'
import { costStay } from '#shared/rooms/cost-stay'
import { type Certainty, type PlacedRoom, placeParty } from '#shared/rooms/place-party'
import type { Travelers } from '#shared/rooms/unassigned'
import type { BuilderSegment } from './builder-segment'
import type { OfferTone, RoomOffer } from './room-offer'

interface PlacingFacts {
  readonly segment: Pick<BuilderSegment, 'startDate' | 'endDate'>
  /** Travelers without a room. */
  readonly travelers: Travelers
  readonly rooms: readonly { readonly room: RoomType; readonly offer: RoomOffer }[]
  /** Rate rules of the stay; none where they couldn't be loaded. */
  readonly rules: readonly RateRuleView[]
  readonly bookedOn: CalendarDate
}

/** The best rooms of a camp for the travelers without one; undefined where they don't suffice. */
export function placeEveryone(facts: PlacingFacts): readonly PlacedRoom<RoomType>[] | undefined {
  const offers = facts.rooms
    .filter(({ offer }) => !offer.isOff && !offer.isLoading)
    .map(({ room, offer }) => ({
      room,
      left: offer.unitsLeft,
      certainty: certaintyOf[offer.tone],
    }))
  return placeParty(facts.travelers, { offers, priceOf: stayCosts(facts) })
}

const certaintyOf: Readonly<Record<OfferTone, Certainty>> = {
  ok: 'free',
  info: 'may-be',
  warn: 'on-request',
  bad: 'on-request',
  quiet: 'may-be',
}

/** What a room costs some travelers for the stay; undefined where no rule prices them. */
function stayCosts({ segment, rules, bookedOn }: PlacingFacts) {
  const currencies = new Set(rules.map(({ currency }) => currency))
  const priceByRoom = new Map<string, number | undefined>()
  const costOf = (room: RoomType, guests: Travelers): number | undefined => {
    if (currencies.size !== 1) return undefined
    const { startDate, endDate } = segment
    const rooms = [{ optionKey: room.optionKey, ...guests }]
    try {
      return costStay({ startDate, endDate, rooms, roomTypes: [room], rules, bookedOn }).amount
    } catch {
      return undefined // no rate for these nights or travelers
    }
  }
  return (room: RoomType, guests: Travelers): number | undefined => {
    const key = [room.optionKey, guests.adults, ...guests.childrenAges].join('/')
    if (!priceByRoom.has(key)) priceByRoom.set(key, costOf(room, guests))
    return priceByRoom.get(key)
  }
}
