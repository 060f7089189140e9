import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PlaceableOffer, type PlaceableRoom, placeParty } from '#shared/rooms/place-party'
import { misfitsOf } from '#shared/rooms/room-fit'
import { guestsByAge } from '#shared/rooms/stay-guests'
import type { Travelers } from '#shared/rooms/unassigned'
import { anyRoom, aTent } from './builders'

interface NamedRoom extends PlaceableRoom {
  readonly name: string
}
type Offer = PlaceableOffer<NamedRoom>

const offer = (name: string, over: Partial<Offer & NamedRoom> = {}): Offer => {
  const { left = 4, certainty = 'free', ...room } = over
  return { room: { ...aTent(), minChildAge: 0, name, ...room }, left, certainty }
}
const party = (adults: number, ...childrenAges: number[]): Travelers => ({
  adults,
  children: childrenAges.length,
  childrenAges,
})
/** Per person, by the room's name. */
const priced =
  (prices: Readonly<Record<string, number | undefined>>) =>
  ({ name }: NamedRoom, { adults, children }: Travelers) => {
    const each = prices[name]
    return each === undefined ? undefined : each * (adults + children)
  }
const place = (who: Travelers, offers: readonly Offer[], prices: Record<string, number> = {}) =>
  placeParty(who, { offers, priceOf: priced(prices) })?.map(
    ({ room, adults, childrenAges }) => `${room.name}: ${[adults, ...childrenAges].join('+')}`,
  )

describe('placeParty', () => {
  test('takes the rooms with the lowest price', () => {
    const offers = [offer('suite'), offer('tent')]
    expect(place(party(2), offers, { suite: 300, tent: 200 })).toEqual(['tent: 2'])
  })

  test('takes of equal prices the rooms with more comfort', () => {
    const triple = offer('triple', { normalAdults: 3 })
    const prices = { triple: 100, tent: 100 }
    expect(place(party(4), [triple, offer('tent')], prices)).toEqual(['triple: 2', 'triple: 2'])
    const family = offer('family', { normalChildren: 2, guestNormal: 4 })
    expect(place(party(2, 9, 7), [offer('tent'), family], { tent: 100, family: 100 })).toEqual([
      'family: 2+9+7',
    ])
  })

  test('takes no more rooms of a type than are left', () => {
    const offers = [offer('tent', { left: 1 }), offer('suite')]
    expect(place(party(4), offers, { tent: 100, suite: 300 })).toEqual(['tent: 2', 'suite: 2'])
  })

  test('takes rooms on request only where the free ones do not suffice', () => {
    const asked = offer('asked', { certainty: 'on-request' })
    const prices = { asked: 100, suite: 300 }
    expect(place(party(2), [asked, offer('suite')], prices)).toEqual(['suite: 2'])
    expect(place(party(4), [asked, offer('suite', { left: 1 })], prices)).toEqual([
      'asked: 2',
      'suite: 2',
    ])
  })

  test('takes rooms without a price last', () => {
    expect(place(party(2), [offer('unknown'), offer('suite')], { suite: 900 })).toEqual([
      'suite: 2',
    ])
    expect(place(party(2), [offer('unknown')])).toEqual(['unknown: 2'])
  })

  test('gives each room of children the adults that it asks for', () => {
    const family = offer('family', { normalChildren: 2, guestNormal: 4, roomTypeId: 4 })
    expect(place(party(1, 9), [family])).toBeUndefined()
    expect(place(party(2, 9, 9, 9), [offer('tent')])).toBeUndefined()
    expect(place(party(3, 9, 7, 5), [offer('tent')])).toHaveLength(3)
  })

  test('leaves out rooms that the youngest child is too young for', () => {
    const offers = [offer('bush', { minChildAge: 12 }), offer('tent')]
    expect(place(party(2, 9), offers, { bush: 1, tent: 100 })).toEqual(['tent: 2+9'])
  })

  test('counts a child above the oldest child age as an adult', () => {
    const tents = (maxChildAge: number) => [offer('tent', { maxChildAge, left: 1 })]
    expect(place(party(2, 15), tents(17))).toEqual(['tent: 2+15'])
    expect(place(party(2, 15), tents(11))).toBeUndefined()
  })

  test('places nobody where there is nobody', () => {
    expect(place(party(0), [offer('tent')])).toBeUndefined()
  })

  const anyOffers = fc.array(fc.record({ room: anyRoom, left: fc.nat(3), each: fc.nat(500) }), {
    maxLength: 4,
  })
  const anyTravelers = fc
    .record({ adults: fc.nat(5), ages: fc.array(fc.nat(17), { maxLength: 4 }) })
    .map(({ adults, ages }) => party(adults, ...ages))

  test('places everybody once, within each room’s limits and what is left, or nobody', () => {
    fc.assert(
      fc.property(anyOffers, anyTravelers, (rooms, who) => {
        const offers = rooms.map(({ room, left }, index) => offer(`r${index}`, { ...room, left }))
        const each = Object.fromEntries(rooms.map((room, index) => [`r${index}`, room.each]))
        const placed = placeParty(who, { offers, priceOf: priced(each) })
        if (placed === undefined) return
        expect(placed.reduce((sum, room) => sum + room.adults, 0)).toBe(who.adults)
        expect(placed.flatMap(({ childrenAges }) => childrenAges)).toEqual(who.childrenAges)
        for (const { room, left } of offers)
          expect(placed.filter((one) => one.room === room).length).toBeLessThanOrEqual(left)
        for (const { room, ...guests } of placed)
          expect(misfitsOf(guestsByAge(guests), room)).toEqual([])
      }),
    )
  })

  test('costs no more than any other way to place the party', () => {
    fc.assert(
      fc.property(anyOffers, anyTravelers, (rooms, who) => {
        const offers = rooms.map(({ room, left }, index) => offer(`r${index}`, { ...room, left }))
        const each = Object.fromEntries(rooms.map((room, index) => [`r${index}`, room.each]))
        const priceOf = priced(each)
        const placed = placeParty(who, { offers, priceOf })
        const price = placed?.reduce((sum, room) => sum + (priceOf(room.room, room) ?? 0), 0)
        expect(price).toBe(cheapest(who, offers, priceOf))
      }),
      { numRuns: 60 },
    )
  })
})

/** The lowest price by trying everything, one traveler count after the other. */
function cheapest(
  who: Travelers,
  offers: readonly Offer[],
  priceOf: ReturnType<typeof priced>,
): number | undefined {
  const [first, ...others] = offers
  if (who.adults + who.children === 0) return undefined
  const search = (
    left: Travelers,
    { rest, units }: { rest: readonly Offer[]; units: number },
  ): number => {
    if (left.adults + left.children === 0) return 0
    const [now, ...later] = rest
    if (now === undefined) return Number.POSITIVE_INFINITY
    let best = search(left, { rest: later, units: later[0]?.left ?? 0 })
    if (units === 0) return best
    for (let adults = 1; adults <= left.adults; adults++) {
      for (let children = 0; children <= left.children; children++) {
        const ages = left.childrenAges
        const guests = party(adults, ...ages.slice(0, children))
        const fits = misfitsOf(guestsByAge(guests), now.room).length === 0
        if (!fits || children > now.room.normalChildren) continue
        const others = party(left.adults - adults, ...ages.slice(children))
        const sum = (priceOf(now.room, guests) ?? 0) + search(others, { rest, units: units - 1 })
        best = Math.min(best, sum)
      }
    }
    return best
  }
  const found = search(who, { rest: first ? [first, ...others] : [], units: first?.left ?? 0 })
  return Number.isFinite(found) ? found : undefined
}
