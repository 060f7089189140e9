import { AppError } from '#shared/errors/app-error'
import type { AgencyId, PaymentId } from '#shared/ids/ids'
import type { PaymentOwner } from '../providers/payment-provider'
import type { PaymentDeps } from './payment-deps'

/**
 * Whose a payment is, from its id alone.
 * @throws AppError record.not-found when the agency has no such payment
 */
export async function ownerOf(
  agencyId: AgencyId,
  { paymentId, deps }: { paymentId: PaymentId; deps: Pick<PaymentDeps, 'payments'> },
): Promise<PaymentOwner> {
  const { line, charges } = await deps.payments.find(agencyId, paymentId)
  const itineraryId = line?.itineraryId ?? charges?.itineraryId
  if (itineraryId === undefined) throw new AppError('record.not-found')
  return { agencyId, itineraryId, paymentId }
}
