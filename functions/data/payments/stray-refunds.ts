import * as z from 'zod/mini'
import { type AgencyId, itineraryIdSchema, paymentIdSchema } from '#shared/ids/ids'
import { paymentMethodSchema } from '#shared/itinerary/payments'
import type { Charge } from '#shared/payments/charge'
import { handRefundOpen, strayRefunds } from '#shared/payments/hand-refunds'
import { strayRefundsOf } from '../table/keys'
import { parseRecord } from '../table/parse-record'
import { queryIndex } from '../table/query'
import type { Item, Table } from '../table/table-access'

/**
 * Money that a person has to send back and that no payment of a trip shows; minor units, the
 * service fee included.
 */
const strayRefund = z.object({
  itineraryId: itineraryIdSchema,
  paymentId: paymentIdSchema,
  chargeId: z.string(),
  /** Its payment stands on the trip, and another charge pays it. */
  isOnTrip: z.boolean(),
  method: paymentMethodSchema,
  amount: z.int().check(z.minimum(0)),
  currency: z.string(),
  since: z.iso.datetime(),
})
export type StrayRefund = z.infer<typeof strayRefund>

const strayItem = z.object({ listed: z.object({ refunds: z.array(strayRefund) }) })

export const strayRefundList = (table: Table) => ({
  /** Those of an agency, the longest waiting first: one Query of what is next to always nothing. */
  async ofAgency(agencyId: AgencyId): Promise<StrayRefund[]> {
    const items = await table.all(queryIndex('gsi1', strayRefundsOf(agencyId)))
    return items.flatMap((item) => parseRecord(strayItem, item).listed.refunds)
  },
})
export type StrayRefunds = ReturnType<typeof strayRefundList>

/** Where charges stand among the stray refunds of their agency; nowhere while there are none. */
export function strayPlace(
  {
    agencyId,
    itineraryId,
    paymentId,
  }: Pick<StrayRefund, 'itineraryId' | 'paymentId'> & { agencyId: AgencyId },
  { charges, isOnTrip }: { readonly charges: readonly Charge[]; readonly isOnTrip: boolean },
): Item {
  const refunds = strayRefunds(charges, { isOnTrip }).map(
    (charge): StrayRefund => ({
      itineraryId,
      paymentId,
      chargeId: charge.chargeId,
      isOnTrip,
      method: charge.method,
      currency: charge.currency,
      amount: handRefundOpen(charge),
      since: charge.refund?.at ?? charge.stateAt,
    }),
  )
  const since = refunds.map((refund) => refund.since).sort()[0]
  return since === undefined
    ? {}
    : { gsi1pk: strayRefundsOf(agencyId), gsi1sk: `${since}#${paymentId}`, listed: { refunds } }
}
