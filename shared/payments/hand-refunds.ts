import type { Charge } from './charge'
import { payingCharge } from './settle-payment'

/** Money that only a person can send back: a wire, or what its provider could not. */
export const isSentByHand = ({ provider, refund }: Pick<Charge, 'provider' | 'refund'>): boolean =>
  (provider === 'wire' && refund?.state === 'wanted') || refund?.state === 'failed'

/**
 * The charges that a person has to send back and that no payment of the trip shows: those of a
 * payment that was taken off its trip, and of one that was paid twice all but the one that counts.
 */
export function strayRefunds(
  charges: readonly Charge[],
  { isOnTrip }: { readonly isOnTrip: boolean },
): Charge[] {
  const shown = isOnTrip ? payingCharge(charges) : undefined
  return charges.filter((charge) => isSentByHand(charge) && charge !== shown)
}
