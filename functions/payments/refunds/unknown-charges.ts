import type { Payment } from '#shared/itinerary/payments'
import type { Charge } from '#shared/payments/charge'

/** A payment that is paid and has no charge (an imported one): only a person can send it back. */
export function unknownCharges(
  { paymentId, status, amount, serviceFee, paidAt }: Payment,
  { charges, currency }: { readonly charges: readonly Charge[]; readonly currency: string },
): Charge[] {
  if (status !== 'Paid' || charges.some(({ state }) => state === 'paid')) return []
  const at = paidAt ?? '1970-01-01T00:00:00.000Z'
  const paidState = { startedAt: at, state: 'paid', stateAt: at, paidAt: at } as const
  return [
    {
      chargeId: `chg_${paymentId}`,
      provider: 'wire',
      method: 'wire',
      amount,
      serviceFee,
      currency,
      ...paidState,
    },
  ]
}
