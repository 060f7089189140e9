import { AppError } from '#shared/errors/app-error'
import type { Charge } from '#shared/payments/charge'
import { isStillAskedFor } from '#shared/payments/payable-payment'
import { changePayment } from '../charges/change-payment'
import { closeCharge, isOpen } from '../charges/close-charges'
import type { PaymentDeps } from '../charges/payment-deps'
import type { TripRefund } from './refund-messages'
import { unknownCharges } from './unknown-charges'

/**
 * What goes back of one payment: by its provider, or by a person who is told so (`task`). Minor
 * units.
 */
export interface RefundNote {
  readonly paymentId: string
  readonly amount: number
  readonly status: 'Pending' | 'Paid' | 'Error'
  readonly task?: string | undefined
}

/**
 * Sends back all that was paid for a trip, once for each payment however often it is asked: by each
 * payment's provider through the queue, a wire as a task for a person. Open attempts to pay are
 * taken back. Only while the trip is cancelled, or the payment's party group; what is paid after that goes back by itself.
 */
export async function refundTrip(trip: TripRefund, deps: PaymentDeps): Promise<RefundNote[]> {
  const { agencyId, itineraryId, by, requestId } = trip
  const storedTrip = await deps.itineraries.get(agencyId, itineraryId)
  if (storedTrip === undefined) throw new AppError('record.not-found')
  const notes: RefundNote[] = []
  for (const { paymentId } of storedTrip.record.payments) {
    const owner = { agencyId, itineraryId, paymentId }
    const after = await changePayment(
      owner,
      async ({ stored: now, payment, charges }) => {
        if (now === undefined || payment === undefined) return undefined
        if (isStillAskedFor(payment, now.record.state)) return undefined
        const chargesLeft = await Promise.all(
          charges.charges.map((charge) => closeIfOpen(charge, deps)),
        )
        const all = [
          ...chargesLeft,
          ...unknownCharges(payment, { charges: chargesLeft, currency: now.record.currency }),
        ]
        return { charges: all, by, action: 'refund', requestId }
      },
      deps,
    )
    const refund = after?.record.payments.find((payment) => payment.paymentId === paymentId)?.refund
    if (refund !== undefined) notes.push({ paymentId, ...refund })
  }
  return notes
}

/**
 * The charge closed, when nobody has paid it; one that a payer is paying right now stays, and goes
 * back when it is paid.
 */
async function closeIfOpen(charge: Charge, deps: PaymentDeps): Promise<Charge> {
  if (!isOpen(charge)) return charge
  try {
    await closeCharge(charge, deps)
    return { ...charge, state: 'closed', stateAt: deps.clock.now().toISOString() }
  } catch (error) {
    if (error instanceof AppError && error.code.startsWith('payment.')) return charge
    throw error
  }
}
