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
  const shownCharge = isOnTrip ? payingCharge(charges) : undefined
  return charges.filter((charge) => isSentByHand(charge) && charge !== shownCharge)
}

/**
 * What of a charge a person still has to send back: less what went back before, on the provider's
 * own page or by hand. Minor units, the service fee included.
 */
export const handRefundOpen = ({
  amount,
  serviceFee,
  refund,
}: Pick<Charge, 'amount' | 'serviceFee' | 'refund'>): number =>
  Math.max(0, (refund?.amount ?? amount + serviceFee) - (refund?.before ?? 0))

/** The charges with a part of one sent back by hand; the rest stays to be sent. Minor units. */
export const withPartSent = (
  charges: readonly Charge[],
  { charge: { chargeId }, sent }: { readonly charge: Charge; readonly sent: number },
): Charge[] =>
  charges.map((one) =>
    one.chargeId === chargeId && one.refund !== undefined
      ? { ...one, refund: { ...one.refund, before: (one.refund.before ?? 0) + sent } }
      : one,
  )
