import { AppError } from '#shared/errors/app-error'
import type { AgencyId } from '#shared/ids/ids'
import type { Payment } from '#shared/itinerary/payments'
import type { Charge } from '#shared/payments/charge'
import type { PaymentDeps } from './payment-deps'

/**
 * Takes back what payers could still pay of these payments, before the payments change. A charge
 * that is still paid is refunded automatically.
 * @throws AppError payment.under-way when a payer was quicker
 */
export async function closeOpenCharges(
  agencyId: AgencyId,
  payments: readonly Pick<Payment, 'paymentId'>[],
  { payments: store, providers }: PaymentDeps,
): Promise<void> {
  for (const { paymentId } of payments) {
    const { charges } = await store.find(agencyId, paymentId)
    for (const open of (charges?.charges ?? []).filter(isOpen))
      await closeCharge(open, { providers })
  }
}

/**
 * Payments that ask for another amount after a change, or that are gone. The pages of the others
 * serve on: clients have their addresses.
 */
export const otherAmounts = (before: readonly Payment[], after: readonly Payment[]): Payment[] =>
  before.filter(
    (old) => !after.some((one) => one.paymentId === old.paymentId && one.amount === old.amount),
  )

/** Whether a payer may still pay there: a page on which a card was declined takes another one. */
export const isOpen = ({ state, provider }: Charge): boolean =>
  (state === 'open' || state === 'failed') && provider !== 'wire'

/** @throws AppError payment.under-way */
export async function closeCharge(
  charge: Charge,
  { providers }: Pick<PaymentDeps, 'providers'>,
): Promise<void> {
  const { chargeId, provider } = charge
  if ((await providers.byName(provider).close(charge)) === 'under-way') {
    throw new AppError('payment.under-way', { chargeId, provider })
  }
}
