import { ownValue } from '../ids/own-value'
import { allocate, allocateInTurn } from '../money/allocate'
import { addAmounts } from '../money/exact-integer'

/**
 * A party group: who travels in it, and the share of each segment that it pays, in percent (1 §3).
 */
export interface PartyGroup {
  readonly id: string
  readonly travelerIds: readonly string[]
  /** By segment id; a segment that no group names is shared by traveler counts. */
  readonly allocations?: Readonly<Record<string, number>>
}

/** What a party group pays, minor units of the itinerary's currency. */
export interface PartyShare {
  readonly id: string
  readonly sell: number
  readonly segments: readonly { readonly id: string; readonly sell: number }[]
}

/**
 * The split to start from (1 §9): 100 percent by traveler count, to two decimals, adding up to
 * exactly 100.
 */
export function initialShares(groups: readonly PartyGroup[]): number[] {
  return groups.length === 0
    ? []
    : allocate(100_00, travelers(groups)).map((hundredths) => hundredths / 100)
}

/**
 * Shares the sell among party groups (pricing.md, Payments): each segment by its allocation, what
 * the agent adds or takes off by traveler counts. The shares add up to finance.sell, and those of
 * each segment to its sell, to the minor unit.
 */
export function partyShares({ groups, segments, sell }: PartySplit): PartyShare[] {
  if (groups.length === 0) return []
  const sellingPrice = segments.map((segment) => segment.sell).reduce(addAmounts, 0)
  const split = allocateInTurn([
    ...segments.map((segment) => ({
      amount: segment.sell,
      weights: weightsOf(segment.id, groups),
    })),
    { amount: addAmounts(sell, -sellingPrice), weights: travelers(groups) },
  ])
  const custom = split.at(-1) ?? []
  return groups.map(({ id }, group) => {
    const own = segments.map((segment, index) => ({
      id: segment.id,
      sell: split[index]?.[group] ?? 0,
    }))
    return {
      id,
      sell: own.reduce((sum, segment) => addAmounts(sum, segment.sell), custom[group] ?? 0),
      segments: own,
    }
  })
}

/** What a party group is billed: its share, and what of it is due as deposit and as balance. */
export interface PartyBill extends PartyShare {
  readonly deposit: number
  readonly balance: number
}

/**
 * Shares sell, deposit and balance among party groups. The deposit is shared as the sell is, as
 * payments are (shared/payments), so what a group sees is what it is asked for: deposits add up to
 * finance.deposit, balances to finance.balance, and a group's deposit and balance to its share.
 */
export function partyBills({ groups, segments, finance }: PartyBilling): PartyBill[] {
  const shares = partyShares({ groups, segments, sell: finance.sell })
  if (shares.length === 0) return []
  const deposits = allocate(
    finance.deposit,
    shares.map(({ sell }) => Math.max(0, sell)),
  )
  return shares.map((share, group) => {
    const deposit = deposits[group] ?? 0
    return { ...share, deposit, balance: addAmounts(share.sell, -deposit) }
  })
}

export interface PartyBilling extends Omit<PartySplit, 'sell'> {
  readonly finance: { readonly sell: number; readonly deposit: number }
}

export interface PartySplit {
  readonly groups: readonly PartyGroup[]
  readonly segments: readonly { readonly id: string; readonly sell: number }[]
  /** finance.sell. */
  readonly sell: number
}

const travelers = (groups: readonly PartyGroup[]): number[] =>
  groups.map(({ travelerIds }) => travelerIds.length)

function weightsOf(segmentId: string, groups: readonly PartyGroup[]): number[] {
  const percents = groups.map(({ allocations }) => ownValue(allocations, segmentId) ?? 0)
  return percents.some((percent) => percent > 0) ? percents : travelers(groups)
}
