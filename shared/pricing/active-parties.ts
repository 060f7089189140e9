import { addAmounts } from '../money/exact-integer'
import { type CancelledShare, cancelledAmounts } from './cancelled-shares'
import type { PartyGroup, SplitBefore } from './party-shares'

interface Shared<G extends PartyGroup> {
  readonly parties: readonly G[]
  readonly partyCancellations?: readonly (CancelledShare & CancelledGroup)[] | undefined
  /** Each segment with what it sells for as a whole, minor units. */
  readonly segments: readonly { readonly id: string; readonly sell?: number | undefined }[]
}

/** A group as it was when it cancelled. */
interface CancelledGroup {
  readonly partyId: string
  /** Its part of the price, and of the deposit in that. */
  readonly share?: number | undefined
  readonly deposit?: number | undefined
  /** Whoever traveled in it: some may have left the trip since. */
  readonly travelerIds?: readonly string[] | undefined
}

/** The groups that pay a trip's price, and what they pay of each segment together; minor units. */
export interface ActiveParties<G extends PartyGroup> {
  readonly groups: readonly G[]
  readonly segments: readonly { readonly id: string; readonly sell: number }[]
  /** How all groups shared the whole, where some cancelled. */
  readonly before?: SplitBefore
}

/**
 * The groups that have not cancelled, with the segments less what cancelled ones paid of them: what
 * `partyShares` shares among those who go (domain.md, Cancelling).
 */
export function activeParties<G extends PartyGroup>({
  parties,
  partyCancellations: cancellations,
  segments,
}: Shared<G>): ActiveParties<G> {
  const cancelledIds = new Set(cancellations?.map(({ partyId }) => partyId))
  const wholeSells = segments.map(({ id, sell = 0 }) => ({ id: String(id), sell }))
  const { bySegment, total } = cancelledAmounts(cancellations, wholeSells)
  const active = {
    groups: parties.filter(({ id }) => !cancelledIds.has(id)),
    segments: wholeSells.map(({ id, sell }) => ({ id, sell: sell - (bySegment.get(id) ?? 0) })),
  }
  if (cancellations === undefined || cancellations.length === 0) return active
  const travelers = new Map(cancellations.map((one) => [one.partyId, one.travelerIds]))
  const isSamePrice = total === sumOf(cancellations, ({ share }) => share)
  return {
    ...active,
    before: {
      groups: parties.map((group) => ({
        ...group,
        travelerIds: travelers.get(group.id) ?? group.travelerIds,
      })),
      segments: wholeSells,
      cancelledSums: {
        sell: total,
        deposit: isSamePrice ? sumOf(cancellations, ({ deposit }) => deposit) : undefined,
      },
    },
  }
}

/**
 * The segments of a trip, each at what those who go pay of it; minor units (domain.md, Cancelling).
 */
export function activeSegments<S extends Shared<PartyGroup>['segments'][number]>(
  trip: Omit<Shared<PartyGroup>, 'segments'> & { readonly segments: readonly S[] },
): (S & { readonly sell: number })[] {
  const { segments } = activeParties(trip)
  return trip.segments.map((segment, index) => ({ ...segment, sell: segments[index]?.sell ?? 0 }))
}

/** Undefined where one of them is not known. */
function sumOf(
  cancellations: readonly CancelledGroup[],
  amountOf: (one: CancelledGroup) => number | undefined,
): number | undefined {
  const amounts = cancellations.flatMap((one) => amountOf(one) ?? [])
  return amounts.length < cancellations.length ? undefined : amounts.reduce(addAmounts, 0)
}
