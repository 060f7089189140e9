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
 * the agent adds or takes off by traveler counts, and no share is below zero. The shares add up to
 * finance.sell, and those of each segment to its sell, to the minor unit. Once a group cancelled,
 * each of the others goes on paying its share to the cent, while the price is the same.
 */
export function partyShares(parts: PartySplit): PartyShare[] {
  const { groups, segments, before } = parts
  if (groups.length === 0) return []
  const split = before === undefined ? splitAmong(parts) : splitAsBefore(parts, before)
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

/** What each group pays of each segment, and of what the agent adds or takes off, in this order. */
const splitAmong = (parts: Omit<PartySplit, 'before'>): number[][] =>
  withinShares(allocateInTurn(splitsOf(parts)), parts.groups)

/**
 * No group is owed money by the others: what is taken off beyond its part of the segments comes off
 * the others' by traveler counts, until each pays zero or more. A price below zero stays as it is.
 */
function withinShares(split: readonly number[][], groups: readonly PartyGroup[]): number[][] {
  const segments = split.slice(0, -1)
  const custom = split.at(-1) ?? []
  const shares = groups.map((_, group) =>
    split.reduce((sum, row) => addAmounts(sum, row[group] ?? 0), 0),
  )
  const beyond = shares.reduce((sum, share) => addAmounts(sum, Math.min(0, share)), 0)
  if (beyond === 0 || shares.reduce(addAmounts, 0) < 0) return [...segments, custom]
  const paying = shares.map((share) => Math.max(0, share))
  const weights = travelers(groups).map((count, group) => (paying[group] === 0 ? 0 : count))
  const reductions = allocate(beyond, weights.some((weight) => weight > 0) ? weights : paying)
  const next = custom.map((own, group) =>
    addAmounts(own, addAmounts(reductions[group] ?? 0, -Math.min(0, shares[group] ?? 0))),
  )
  return withinShares([...segments, next], groups)
}

/** The amounts that are shared, each by its weights. */
const splitsOf = ({ groups, segments, sell }: PartySplit) => [
  ...segments.map((segment) => ({
    amount: segment.sell,
    weights: weightsOf(segment.id, groups),
  })),
  {
    amount: segments.reduce((rest, segment) => addAmounts(rest, -segment.sell), sell),
    weights: travelers(groups),
  },
]

/**
 * The split of those who go on: what each paid of the whole, and what is then missing of an amount,
 * or too much, among them by their weights.
 */
function splitAsBefore(parts: PartySplit, before: SplitBefore): number[][] {
  const whole = splitAmong({ ...before, sell: addAmounts(parts.sell, before.cancelledSums.sell) })
  const places = parts.groups.map(({ id }) => before.groups.findIndex((group) => group.id === id))
  const split = splitsOf(parts).map(({ amount, weights }, index) => {
    const keptParts = places.map((place) => whole[index]?.[place] ?? 0)
    const rest = keptParts.reduce((open, own) => addAmounts(open, -own), amount)
    const shares = allocate(rest, weights).map((part, at) => addAmounts(keptParts[at] ?? 0, part))
    const isOdd = shares.some((share) => share * amount < 0)
    return isOdd ? allocate(amount, weights) : shares
  })
  return withinShares(split, parts.groups)
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
export function partyBills({ finance, ...parts }: PartyBilling): PartyBill[] {
  const shares = partyShares({ ...parts, sell: finance.sell })
  if (shares.length === 0) return []
  const deposits =
    depositsAsBefore(shares, { ...parts, finance }) ?? allocate(finance.deposit, dues(shares))
  return shares.map((share, group) => {
    const deposit = deposits[group] ?? 0
    return { ...share, deposit, balance: addAmounts(share.sell, -deposit) }
  })
}

/** The deposits of those who go on where they are as before, undefined where they are not. */
function depositsAsBefore(
  shares: readonly PartyShare[],
  { before, finance }: PartyBilling,
): number[] | undefined {
  if (before?.cancelledSums.deposit === undefined) return undefined
  const whole = partyShares({
    ...before,
    sell: addAmounts(finance.sell, before.cancelledSums.sell),
  })
  const deposits = allocate(addAmounts(finance.deposit, before.cancelledSums.deposit), dues(whole))
  const keptDeposits = shares.map(
    ({ id }) => deposits[whole.findIndex((share) => share.id === id)] ?? 0,
  )
  return keptDeposits.reduce(addAmounts, 0) === finance.deposit ? keptDeposits : undefined
}

const dues = (shares: readonly PartyShare[]): number[] =>
  shares.map(({ sell }) => Math.max(0, sell))

/** How all groups of a trip shared it before some cancelled. */
export interface SplitBefore {
  readonly groups: readonly PartyGroup[]
  /** What each segment sells for as a whole, in the order of the others. */
  readonly segments: readonly { readonly id: string; readonly sell: number }[]
  /** What those who cancelled no longer pay; no deposit where it isn't known. */
  readonly cancelledSums: { readonly sell: number; readonly deposit: number | undefined }
}

export interface PartyBilling extends Omit<PartySplit, 'sell'> {
  readonly finance: { readonly sell: number; readonly deposit: number }
}

export interface PartySplit {
  readonly groups: readonly PartyGroup[]
  readonly segments: readonly { readonly id: string; readonly sell: number }[]
  /** finance.sell. */
  readonly sell: number
  /** Where groups cancelled. */
  readonly before?: SplitBefore | undefined
}

const travelers = (groups: readonly PartyGroup[]): number[] =>
  groups.map(({ travelerIds }) => travelerIds.length)

function weightsOf(segmentId: string, groups: readonly PartyGroup[]): number[] {
  const percents = groups.map(({ allocations }) => ownValue(allocations, segmentId) ?? 0)
  return percents.some((percent) => percent > 0) ? percents : travelers(groups)
}
