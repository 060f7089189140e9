import type { PartyCancellation } from './cancellation-fee-record'
import type { Party } from './party'
import { type Problem, problem } from './problem'

interface CancelledParties {
  readonly parties?: readonly Party[] | undefined
  readonly partyCancellations?: readonly PartyCancellation[] | undefined
}

/** Advice for each group that cancelled and whose guests are still counted and booked. */
export function cancelledPartyAdvice({
  parties,
  partyCancellations = [],
}: CancelledParties): Problem[] {
  return partyCancellations
    .filter(({ isTakenOut }) => isTakenOut !== true)
    .map(({ partyId }) => {
      const name = parties?.find(({ id }) => id === partyId)?.name || 'A party group'
      return problem(
        'party-cancelled',
        `${name} cancelled, and its places are still booked. Take its guests and rooms out, then requote.`,
      )
    })
}
