import { ownValue } from '../ids/own-value'
import { allocate } from '../money/allocate'
import type { Party } from './party'

/** What party groups refer to: the travelers and the segments that there are. */
export interface PartyRefs {
  readonly travelers: readonly { readonly id: string }[]
  readonly segments: readonly { readonly id: string }[]
}

/** Percent by group, of one segment. */
export type Split = Readonly<Record<string, number>>

/**
 * Shares of a segment add up to this, in ten-thousandths of a percent: as fine as a percentage is
 * typed.
 */
const whole = 100_0000
const units = (percent: number): number => Math.round(percent * 1_0000)

/** What the shares of a segment add up to, in percent. */
export const sumOfShares = (percents: readonly number[]): number =>
  percents.reduce((sum, percent) => sum + units(percent), 0) / 1_0000

export const isWhole = (percents: readonly number[]): boolean =>
  units(sumOfShares(percents)) === whole

/**
 * The shares that groups were given of a segment, by group; undefined while it goes by traveler
 * counts (1 §9).
 */
export function splitOf(parties: readonly Party[], segmentId: string): Split | undefined {
  const ownPercents = parties.flatMap(({ id, allocations }) => {
    const percent = ownValue(allocations, segmentId)
    return percent === undefined ? [] : [[id, percent] as const]
  })
  return ownPercents.length === 0 ? undefined : Object.fromEntries(ownPercents)
}

/**
 * The groups with other shares of a segment; none is traveler counts again. A group that is not
 * named pays nothing.
 */
export function withSplit(
  parties: readonly Party[],
  segmentId: string,
  split: Split | undefined,
): Party[] {
  return parties.map((party) => {
    const { [segmentId]: _old, ...others } = party.allocations
    const own = split === undefined ? {} : { [segmentId]: ownValue(split, party.id) ?? 0 }
    return { ...party, allocations: { ...others, ...own } }
  })
}

/** The groups with these travelers in one of them: nobody stays in another. */
export function withMembers(
  parties: readonly Party[],
  partyId: string,
  travelerIds: readonly string[],
): Party[] {
  const movedIds = new Set(travelerIds)
  return parties.map((party) => ({
    ...party,
    travelerIds:
      party.id === partyId
        ? [...travelerIds]
        : party.travelerIds.filter((travelerId) => !movedIds.has(travelerId)),
  }))
}

/** The groups with a traveler in another one; undefined is in none. */
export function withMember(
  parties: readonly Party[],
  travelerId: string,
  partyId: string | undefined,
): Party[] {
  return parties.map((party) => {
    const others = party.travelerIds.filter((id) => id !== travelerId)
    const isThere = party.id === partyId
    if (isThere && others.length < party.travelerIds.length) return party
    return { ...party, travelerIds: isThere ? [...others, travelerId] : others }
  })
}

/**
 * Groups that fit what there is, for after a traveler, a segment or a group went: whoever is gone
 * travels in no group, nobody in two (the first keeps them), no shares of a segment that is gone.
 * Where what is left of a segment's shares does not add up to 100 percent, the groups take the rest
 * in proportion; where it is nothing, traveler counts decide again.
 */
export function consistentParties(
  parties: readonly Party[],
  { travelers, segments }: PartyRefs,
): Party[] {
  const openIds = new Set(travelers.map(({ id }) => id))
  const there = new Set(segments.map(({ id }) => id))
  const keptParties = parties.map((party) => ({
    ...party,
    travelerIds: party.travelerIds.filter((id) => openIds.delete(id)),
    allocations: Object.fromEntries(
      Object.entries(party.allocations).filter(([id]) => there.has(id)),
    ),
  }))
  const sharedSegments = new Set(keptParties.flatMap(({ allocations }) => Object.keys(allocations)))
  return [...sharedSegments].reduce<Party[]>(withWholeSplit, keptParties)
}

function withWholeSplit(parties: Party[], segmentId: string): Party[] {
  const split = splitOf(parties, segmentId) ?? {}
  const [ids, percents] = [Object.keys(split), Object.values(split)]
  if (isWhole(percents)) return parties
  if (sumOfShares(percents) === 0) return withSplit(parties, segmentId, undefined)
  const shares = allocate(100_00, percents)
  return withSplit(
    parties,
    segmentId,
    Object.fromEntries(ids.map((id, at) => [id, (shares[at] ?? 0) / 100])),
  )
}

/** What is wrong with groups that somebody sends. */
export type PartyFault =
  | {
      readonly kind: 'same-id' | 'unknown-traveler' | 'in-two-groups' | 'unknown-segment'
      readonly id: string
    }
  /** The shares of a segment are not 100 percent together. */
  | { readonly kind: 'sum'; readonly id: string; readonly percent: number }

/**
 * Everything that is wrong with groups: what they refer to must be there, once, and each segment be
 * paid in full.
 */
export function partyFaults(
  parties: readonly Party[],
  { travelers, segments }: PartyRefs,
): PartyFault[] {
  const [people, there] = [idsOf(travelers), idsOf(segments)]
  const members = parties.flatMap(({ travelerIds }) => travelerIds)
  const splitSegments = [...new Set(parties.flatMap(({ allocations }) => Object.keys(allocations)))]
  const sums = splitSegments.map((id) => ({
    id,
    percents: Object.values(splitOf(parties, id) ?? {}),
  }))
  return [
    ...repeatedIds(parties.map(({ id }) => id)).map((id) => ({ kind: 'same-id' as const, id })),
    ...members
      .filter((id) => !people.has(id))
      .map((id) => ({ kind: 'unknown-traveler' as const, id })),
    ...repeatedIds(members).map((id) => ({ kind: 'in-two-groups' as const, id })),
    ...splitSegments
      .filter((id) => !there.has(id))
      .map((id) => ({ kind: 'unknown-segment' as const, id })),
    ...sums
      .filter(({ percents }) => !isWhole(percents))
      .map(({ id, percents }) => ({ kind: 'sum' as const, id, percent: sumOfShares(percents) })),
  ]
}

const idsOf = (all: readonly { readonly id: string }[]): ReadonlySet<string> =>
  new Set(all.map(({ id }) => id))
const repeatedIds = (ids: readonly string[]): string[] => [
  ...new Set(ids.filter((id, at) => ids.indexOf(id) !== at)),
]
