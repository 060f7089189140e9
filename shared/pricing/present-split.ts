import { ownValue } from '../ids/own-value'
import type { Party } from '../itinerary/party'
import { type Split, splitOf, withSplit } from '../itinerary/party-groups'
import { allocate } from '../money/allocate'
import { initialShares } from './party-shares'

/** Percent by group, as a segment is shared now: as it was set, else by traveler counts (1 §9). */
export function presentSplit(parties: readonly Party[], segmentId: string): Split {
  const ownSplit = splitOf(parties, segmentId)
  const shares = initialShares(parties)
  return Object.fromEntries(
    parties.map(({ id }, at) => [
      id,
      ownSplit === undefined ? (shares[at] ?? 0) : (ownValue(ownSplit, id) ?? 0),
    ]),
  )
}

/** One group's share of a segment set: the others take the rest in proportion to what they paid. */
export function withShare(
  parties: readonly Party[],
  share: { readonly partyId: string; readonly segmentId: string; readonly percent: number },
): Party[] {
  const { partyId, segmentId, percent } = share
  const { [partyId]: _own, ...others } = presentSplit(parties, segmentId)
  const [ids, percents] = [Object.keys(others), Object.values(others)]
  if (ids.length === 0) return withSplit(parties, segmentId, { [partyId]: 100 })
  const rest = allocate(100_0000 - Math.round(percent * 1_0000), percents)
  const split = Object.fromEntries(ids.map((id, at) => [id, (rest[at] ?? 0) / 1_0000]))
  return withSplit(parties, segmentId, { ...split, [partyId]: percent })
}
