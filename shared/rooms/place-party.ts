import type { RoomCapacity } from './capacity'
import { isTooYoung, youngestChildAge } from './child-age'
import { misfitsOf } from './room-fit'
import { minAdultsOf } from './room-type-codes'
import { guestsByAge } from './stay-guests'
import type { Travelers } from './unassigned'

/** A room type that travelers may be placed in. */
export interface PlaceableRoom extends RoomCapacity {
  readonly minChildAge: number
  /** Oldest child; above it a guest counts as an adult. 17 unless the supplier says otherwise. */
  readonly maxChildAge?: number | undefined
}

/** How sure it is that a room can be had: free, may be available, or on request. */
export type Certainty = 'free' | 'may-be' | 'on-request'

/** A room type of a camp on a stay's nights. */
export interface PlaceableOffer<Room extends PlaceableRoom> {
  readonly room: Room
  /** Rooms of the type that are not in the stay yet. */
  readonly left: number
  readonly certainty: Certainty
}

/** A room and who sleeps in it. */
export interface PlacedRoom<Room extends PlaceableRoom> extends Travelers {
  readonly room: Room
}

interface Placement<Room extends PlaceableRoom> {
  readonly offers: readonly PlaceableOffer<Room>[]
  /**
   * What a room costs these travelers, in any one unit for all rooms; undefined where nobody knows,
   * which ranks behind every price.
   */
  readonly priceOf: (room: Room, guests: Travelers) => number | undefined
}

/**
 * The best rooms for a party: all of its travelers, with as few rooms on request as can be, then as
 * few that only may be available; of these at the lowest price, then in most comfort (fewest adults
 * beyond two in a room, then fewest rooms). Children take their places in
 * the order of their ages' list. Undefined where the rooms cannot sleep them all.
 */
export function placeParty<Room extends PlaceableRoom>(
  party: Travelers,
  { offers, priceOf }: Placement<Room>,
): readonly PlacedRoom<Room>[] | undefined {
  const youngest = youngestChildAge(party.children, party.childrenAges)
  const fitting = offers.filter(({ room }) => !isTooYoung(youngest, room.minChildAge))
  return bestPlan(party, { offers: fitting, priceOf })?.rooms
}

/** Rooms for the first of the party's travelers, with what they are compared by. */
interface Plan<Room extends PlaceableRoom> {
  readonly rooms: readonly PlacedRoom<Room>[]
  readonly adults: number
  readonly children: number
  readonly requests: number
  readonly maybes: number
  readonly unpriced: number
  readonly price: number
  readonly crowding: number
}

/**
 * The best plan by dynamic programming: room type after room type, for each number of adults and
 * children placed so far the best way to place them.
 */
function bestPlan<Room extends PlaceableRoom>(
  party: Travelers,
  { offers, priceOf }: Placement<Room>,
): Plan<Room> | undefined {
  const best = new Map<string, Plan<Room>>([['0/0', nobodyPlaced]])
  for (const { room, left, certainty } of offers) {
    let last = new Map(best)
    for (let unit = 0; unit < left && last.size > 0; unit++) {
      const next = new Map<string, Plan<Room>>()
      for (const plan of last.values()) {
        for (const guests of occupancies(room, remaining(party, plan)))
          keepBetter(
            next,
            withRoom(plan, { room, certainty, guests, price: priceOf(room, guests) }),
          )
      }
      for (const plan of next.values()) keepBetter(best, plan)
      last = next
    }
  }
  const whole = best.get(`${party.adults}/${party.children}`)
  return whole?.rooms.length === 0 ? undefined : whole
}

const nobodyPlaced = {
  rooms: [],
  adults: 0,
  children: 0,
  requests: 0,
  maybes: 0,
  unpriced: 0,
  price: 0,
  crowding: 0,
}

function remaining(party: Travelers, { adults, children }: Plan<PlaceableRoom>): Travelers {
  return {
    adults: party.adults - adults,
    children: party.children - children,
    childrenAges: party.childrenAges.slice(children),
  }
}

/** Everybody who may share the room, from the fewest to the most. */
function occupancies(room: PlaceableRoom, { adults, children, childrenAges }: Travelers) {
  const placements: Travelers[] = []
  const maxAdults = Math.min(adults, room.normalAdults, room.guestNormal)
  for (let minAdults = minAdultsOf(room.roomTypeId); minAdults <= maxAdults; minAdults++) {
    const maxChildren = Math.min(children, room.normalChildren, room.guestNormal - minAdults)
    for (let young = 0; young <= maxChildren; young++) {
      const guests = {
        adults: minAdults,
        children: young,
        childrenAges: childrenAges.slice(0, young),
      }
      if (misfitsOf(guestsByAge(guests, room.maxChildAge), room).length === 0)
        placements.push(guests)
    }
  }
  return placements
}

interface Addition<Room extends PlaceableRoom> {
  readonly room: Room
  readonly certainty: Certainty
  readonly guests: Travelers
  readonly price: number | undefined
}

function withRoom<Room extends PlaceableRoom>(
  plan: Plan<Room>,
  { room, certainty, guests, price }: Addition<Room>,
): Plan<Room> {
  return {
    rooms: [...plan.rooms, { room, ...guests }],
    adults: plan.adults + guests.adults,
    children: plan.children + guests.children,
    requests: plan.requests + (certainty === 'on-request' ? 1 : 0),
    maybes: plan.maybes + (certainty === 'may-be' ? 1 : 0),
    unpriced: plan.unpriced + (price === undefined ? 1 : 0),
    price: plan.price + (price ?? 0),
    crowding: plan.crowding + Math.max(0, guests.adults - 2),
  }
}

function keepBetter<Room extends PlaceableRoom>(plans: Map<string, Plan<Room>>, plan: Plan<Room>) {
  const key = `${plan.adults}/${plan.children}`
  const other = plans.get(key)
  if (other === undefined || comparePlans(plan, other) < 0) plans.set(key, plan)
}

function comparePlans(one: Plan<PlaceableRoom>, other: Plan<PlaceableRoom>): number {
  return (
    one.requests - other.requests ||
    one.maybes - other.maybes ||
    one.unpriced - other.unpriced ||
    one.price - other.price ||
    one.crowding - other.crowding ||
    one.rooms.length - other.rooms.length
  )
}
