import * as z from 'zod/mini'
import { agencyIdSchema, itineraryIdSchema, paymentIdSchema } from '#shared/ids/ids'
import { askAgainAt } from '#shared/payments/ask-again'
import { type Charge, charge } from '#shared/payments/charge'
import { type PlannedWrite, putNew, putOver } from '../table/commit'
import { chargesKey, duePlace, paymentsToAsk, refundsWanted } from '../table/keys'
import { pack, unpack } from '../table/packed'
import { parseRecord } from '../table/parse-record'
import type { Item } from '../table/table-access'
import { setFields } from '../table/update'
import { strayPlace } from './stray-refunds'

/**
 * The charges of one payment: what providers were asked for, what they took and what they gave
 * back.
 */
export interface PaymentCharges {
  readonly agencyId: z.infer<typeof agencyIdSchema>
  readonly itineraryId: z.infer<typeof itineraryIdSchema>
  readonly paymentId: z.infer<typeof paymentIdSchema>
  /** 0 when nothing is stored yet. */
  readonly version: number
  /** How often the provider was asked how they stand since they changed; 0 unless it is given. */
  readonly asked?: number
  readonly charges: readonly Charge[]
}

/**
 * Thrown when the charges were changed by somebody else since they were read: read again and decide
 * anew.
 */
export class ChargesChangedMeanwhile extends Error {
  override readonly name = 'ChargesChangedMeanwhile'
}

const storedCharges = z.object({
  agencyId: agencyIdSchema,
  itineraryId: itineraryIdSchema,
  paymentId: paymentIdSchema,
  version: z.int().check(z.minimum(1)),
  asked: z._default(z.int().check(z.minimum(0)), 0),
  charges: z.array(charge),
})

/** The write of changed charges, on the condition that they are still those that were read. */
export function chargesWrite(
  before: PaymentCharges,
  { charges, isOnTrip }: { charges: readonly Charge[]; isOnTrip: boolean },
): PlannedWrite {
  const { agencyId, itineraryId, paymentId, version } = before
  const item: Item = {
    ...chargesKey(agencyId, paymentId),
    ...dueWork(charges, paymentId),
    ...strayPlace(before, { charges, isOnTrip }),
    agencyId,
    itineraryId,
    paymentId,
    version: version + 1,
    packed: pack(charges),
  }
  const changedMeanwhile = () => new ChargesChangedMeanwhile('The charges were changed meanwhile')
  return version === 0 ? putNew(item, changedMeanwhile) : putOver(item, version, changedMeanwhile)
}

/** The charges of an item. @throws AppError record.malformed */
export function chargesIn(item: Item): PaymentCharges {
  const charges = item.packed instanceof Uint8Array ? unpack(item.packed) : undefined
  return parseRecord(storedCharges, { ...item, charges })
}

/**
 * Where charges stand among the due work: a refund that nobody was told of comes before asking how
 * they stand.
 */
function dueWork(charges: readonly Charge[], paymentId: string) {
  const since = openRefundSince(charges)
  if (since !== undefined) return duePlace(refundsWanted, { at: since, id: paymentId })
  const at = askAgainAt(charges)
  return at === undefined ? {} : duePlace(paymentsToAsk, { at, id: paymentId })
}

/**
 * Moves charges on to the next time that their provider is asked, while they are still those that
 * were read.
 */
export function askedWrite(read: PaymentCharges, now: Date): PlannedWrite {
  const { agencyId, paymentId, version, charges, asked = 0 } = read
  const next = askAgainAt(charges, { asked: asked + 1, since: now })
  const due = next === undefined ? undefined : duePlace(paymentsToAsk, { at: next, id: paymentId })
  const fields = { asked: asked + 1, gsi2pk: due?.gsi2pk, gsi2sk: due?.gsi2sk }
  const write = setFields(chargesKey(agencyId, paymentId), fields, { version })
  return { write, refused: () => new ChargesChangedMeanwhile('The charges were changed meanwhile') }
}

/**
 * Since when a refund waits for somebody to tell the provider, or for the provider; wires wait for
 * a person.
 */
function openRefundSince(charges: readonly Charge[]): string | undefined {
  return charges
    .filter(({ provider, refund }) => provider !== 'wire' && refund?.state === 'wanted')
    .map(({ refund }) => refund?.at ?? '')
    .sort()[0]
}
