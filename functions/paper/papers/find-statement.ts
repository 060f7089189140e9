import type { CancellationFeeRecord } from '#shared/itinerary/cancellation-fee-record'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { type Payment, pricePayments } from '#shared/itinerary/payments'

/** What a statement is about: the fee, and the payments that it is kept of. */
export interface Statement {
  readonly charged: Omit<CancellationFeeRecord, 'shares'> &
    Partial<Pick<CancellationFeeRecord, 'shares'>>
  readonly payments: readonly Payment[]
  /** Of one party group alone, while the trip goes on: its name. */
  readonly party?: string
}

/**
 * The statement of a cancelled trip, without the payments of groups that cancelled before; or that
 * of such a group.
 * @returns undefined where nothing was cancelled
 */
export function findStatement(
  { state, cancellationFee, partyCancellations, parties, payments }: ItineraryRecord,
  partyId: string | undefined,
): Statement | undefined {
  if (partyId === undefined)
    return state === 'cancelled' && cancellationFee !== undefined
      ? { charged: cancellationFee, payments: pricePayments(payments) }
      : undefined
  const cancellation = partyCancellations?.find((one) => one.partyId === partyId)
  return (
    cancellation && {
      charged: cancellation,
      payments: payments.filter((one) => one.partyId === partyId && one.partyCancelled === true),
      party: parties.find(({ id }) => id === partyId)?.name ?? partyId,
    }
  )
}
