import * as z from 'zod/mini'
import { paymentIdSchema } from '../ids/ids'

/** Status, type and method of a payment (1 §4). */
export const paymentStatusSchema = z.enum(['Error', 'Authorized', 'Paid', 'Pending'])
export const paymentTypeSchema = z.enum(['balance', 'deposit', 'sell'])
export const paymentMethodSchema = z.enum(['ach', 'credit', 'wire'])
export type PaymentStatus = z.infer<typeof paymentStatusSchema>
export type PaymentType = z.infer<typeof paymentTypeSchema>
export type PaymentMethod = z.infer<typeof paymentMethodSchema>

/** Payment method display names (1 §9). */
export const paymentMethodLabels = {
  ach: 'ACH',
  credit: 'Credit Card',
  wire: 'Wire Transfer',
} as const satisfies Record<PaymentMethod, string>

/**
 * What a payment pays, on screen. A `sell` payment pays the whole sell at once (pricing.md,
 * Payments).
 */
export const paymentTypeLabels = {
  deposit: 'Deposit',
  balance: 'Balance',
  sell: 'Full payment',
} as const satisfies Record<PaymentType, string>

/**
 * Money that goes back to the payer: `amount` with its service fee, minor units of the itinerary's
 * currency.
 */
export const refundRecord = z.object({
  status: z.enum(['Pending', 'Paid', 'Error']),
  amount: z.int().check(z.minimum(0)),
  at: z.iso.datetime(),
  /** What a person has to do where no provider can send it back: a wire. */
  task: z.optional(z.string()),
})
export type Refund = z.infer<typeof refundRecord>

/** A payment of an itinerary (1 §3); amounts in minor units of the itinerary's currency. */
export const paymentRecord = z.object({
  paymentId: paymentIdSchema,
  paymentType: paymentTypeSchema,
  paymentMethod: z.optional(paymentMethodSchema),
  amount: z.int().check(z.minimum(0)),
  serviceFee: z.int().check(z.minimum(0)),
  status: paymentStatusSchema,
  dueDate: z.optional(z.iso.date()),
  paidAt: z.optional(z.iso.datetime()),
  paymentData: z.optional(z.record(z.string(), z.string())),
  /** The party group that pays it, where the trip is shared among several. */
  partyId: z.optional(z.string()),
  /** What each method would add as service fee. */
  fees: z.optional(
    z.object({ credit: z.int().check(z.minimum(0)), ach: z.int().check(z.minimum(0)) }),
  ),
  /** The text on the payer's statement, by method (1 §5). */
  descriptors: z.optional(
    z.object({ credit: z.optional(z.string()), ach: z.optional(z.string()) }),
  ),
  refund: z.optional(refundRecord),
})
export type Payment = z.infer<typeof paymentRecord>

/**
 * What pricing counts of a payment: its amount and service fee, less what was sent back. Where a
 * part was sent back, the amount is taken from first.
 */
export function withoutRefund(payment: Taken): Pick<Payment, 'amount' | 'serviceFee' | 'status'> {
  const { amount, serviceFee, status, refund } = payment
  const back = refund?.status === 'Paid' ? refund.amount : 0
  const left = Math.max(0, amount - back)
  return { amount: left, serviceFee: Math.max(0, serviceFee - Math.max(0, back - amount)), status }
}
type Taken = Pick<Payment, 'amount' | 'serviceFee' | 'status' | 'refund'>

export const paymentStages = ['deposit', 'balance', 'paid_in_full'] as const
export type PaymentStage = (typeof paymentStages)[number]

/**
 * Stage of payment (1 §4): paid in full when paid is at least sell, deposit stage below deposit,
 * balance stage between. All three in minor units of one currency.
 */
export function paymentStageOf({
  paid,
  deposit,
  sell,
}: {
  paid: number
  deposit: number
  sell: number
}): PaymentStage {
  if (paid >= sell) return 'paid_in_full'
  return paid < deposit ? 'deposit' : 'balance'
}
