import { type CancelledShare, cancelledAmounts } from './cancelled-shares'
import type { PartyGroup } from './party-shares'

interface Shared<G extends PartyGroup> {
  readonly parties: readonly G[]
  readonly partyCancellations?:
    | readonly (CancelledShare & { readonly partyId: string })[]
    | undefined
  /** Each segment with what it sells for as a whole, minor units. */
  readonly segments: readonly { readonly id: string; readonly sell?: number | undefined }[]
}

/** The groups that pay a trip's price, and what they pay of each segment together; minor units. */
export interface ActiveParties<G extends PartyGroup> {
  readonly groups: readonly G[]
  readonly segments: readonly { readonly id: string; readonly sell: number }[]
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
  const { bySegment } = cancelledAmounts(cancellations, wholeSells)
  return {
    groups: parties.filter(({ id }) => !cancelledIds.has(id)),
    segments: wholeSells.map(({ id, sell }) => ({ id, sell: sell - (bySegment.get(id) ?? 0) })),
  }
}
