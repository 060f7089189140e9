/** A camp of a region on the nights of one place in the order. */
export interface PlacedCamp<C> {
  readonly camp: C
  /** Guide price of all nights and people, in cents. */
  readonly price: number
  readonly isFree: boolean
}

interface Question<C> {
  readonly nights: readonly number[]
  readonly isOrdered: boolean
  /** The camps of a region that can be had from a day of the trip on, the best first. */
  readonly campsAt: (region: number, day: number) => readonly PlacedCamp<C>[]
  /** Cents that the way from one camp to another is worth. */
  readonly wayBetween: (from: C, to: C) => number
  readonly most: number
}

/** Regions in an order with a camp each. */
export interface RegionChain<C> {
  readonly order: readonly number[]
  readonly camps: readonly PlacedCamp<C>[]
  readonly worth: number
}

/**
 * The orders of some regions in which each has a camp with rooms on its nights, the best camp of
 * each by price and way from the one before: certain rooms first, then what costs least, ways
 * included. Seven regions have 5,040 orders, each a few look-ups.
 */
export function regionChains<C>(question: Question<C>): RegionChain<C>[] {
  const { nights, isOrdered, campsAt, wayBetween, most } = question
  const campsByDay = new Map<string, readonly PlacedCamp<C>[]>()
  const offeredCamps = (region: number, day: number) => {
    const key = `${region} ${day}`
    const camps = campsByDay.get(key) ?? campsAt(region, day)
    campsByDay.set(key, camps)
    return camps
  }
  const chains: RegionChain<C>[] = []
  const extend = (chain: RegionChain<C>, day: number) => {
    if (chain.order.length === nights.length) {
      chains.push(chain)
      return
    }
    nights.forEach((length, region) => {
      if (chain.order.includes(region) || (isOrdered && region !== chain.order.length)) return
      const before = chain.camps.at(-1)
      const worthOf = ({ camp, price }: PlacedCamp<C>) =>
        price + (before ? wayBetween(before.camp, camp) : 0)
      const best = offeredCamps(region, day)
        .map((one) => ({ one, worth: worthOf(one) }))
        .toSorted((a, b) => Number(b.one.isFree) - Number(a.one.isFree) || a.worth - b.worth)[0]
      if (best === undefined) return
      const { order, camps, worth } = chain
      extend(
        { order: [...order, region], camps: [...camps, best.one], worth: worth + best.worth },
        day + length,
      )
    })
  }
  extend({ order: [], camps: [], worth: 0 }, 0)
  const countAsked = ({ camps }: RegionChain<C>) => camps.filter(({ isFree }) => !isFree).length
  return chains
    .toSorted((a, b) => countAsked(a) - countAsked(b) || a.worth - b.worth)
    .slice(0, most)
}
