import * as z from 'zod'
import { agencyIdSchema, itineraryIdSchema, paymentIdSchema } from '#shared/ids/ids'
import { type Charge, charge } from '#shared/payments/charge'
import { type PlannedWrite, putNew, putOver } from './commit'
import { chargesKey, refundsWanted } from './keys'
import { pack, unpack } from './packed'
import { parseRecord } from './parse-record'
import type { Item } from './table-access'

/** The charges of one payment: what providers were asked for, what they took and what they gave back. */
export interface PaymentCharges {
  readonly agencyId: z.infer<typeof agencyIdSchema>
  readonly itineraryId: z.infer<typeof itineraryIdSchema>
  readonly paymentId: z.infer<typeof paymentIdSchema>
  /** 0 when nothing is stored yet. */
  readonly version: number
  readonly charges: readonly Charge[]
}

/** Thrown when the charges were changed by somebody else since they were read: read again and decide anew. */
export class ChargesChangedMeanwhile extends Error {
  override readonly name = 'ChargesChangedMeanwhile'
}

const stored = z.object({
  agencyId: agencyIdSchema,
  itineraryId: itineraryIdSchema,
  paymentId: paymentIdSchema,
  version: z.int().min(1),
  charges: z.array(charge),
})

/** The write of changed charges, on the condition that they are still those that were read. */
export function chargesWrite(before: PaymentCharges, charges: readonly Charge[]): PlannedWrite {
  const { agencyId, itineraryId, paymentId, version } = before
  const since = openRefundSince(charges)
  const item: Item = {
    ...chargesKey(agencyId, paymentId),
    ...(since === undefined ? {} : { gsi2pk: refundsWanted, gsi2sk: `${since}#${paymentId}` }),
    ...{ agencyId, itineraryId, paymentId, version: version + 1, packed: pack(charges) },
  }
  const refused = () => new ChargesChangedMeanwhile('The charges were changed meanwhile')
  return version === 0 ? putNew(item, refused) : putOver(item, version, refused)
}

/**
 * The charges of an item.
 *
 * @throws AppError record.malformed
 */
export function chargesIn(item: Item): PaymentCharges {
  const charges = item.packed instanceof Uint8Array ? unpack(item.packed) : undefined
  return parseRecord(stored, { ...item, charges })
}

/** Since when a refund waits for somebody to tell the provider, or for the provider; wires wait for a person. */
function openRefundSince(charges: readonly Charge[]): string | undefined {
  return charges
    .filter(({ provider, refund }) => provider !== 'wire' && refund?.state === 'wanted')
    .map(({ refund }) => refund?.at ?? '')
    .sort()[0]
}
