import * as z from 'zod'
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

/** What a payment pays, on screen. A `sell` payment pays the whole sell at once (pricing.md, Payments). */
export const paymentTypeLabels = {
  deposit: 'Deposit',
  balance: 'Balance',
  sell: 'Full payment',
} as const satisfies Record<PaymentType, string>

/** A payment of an itinerary (1 §3); amounts in minor units of the itinerary's currency. */
export const paymentRecord = z.object({
  paymentId: paymentIdSchema,
  paymentType: paymentTypeSchema,
  paymentMethod: paymentMethodSchema.optional(),
  amount: z.int().min(0),
  serviceFee: z.int().min(0),
  status: paymentStatusSchema,
  dueDate: z.iso.date().optional(),
  paidAt: z.iso.datetime().optional(),
  paymentData: z.record(z.string(), z.string()).optional(),
})
export type Payment = z.infer<typeof paymentRecord>

export const paymentStages = ['deposit', 'balance', 'paid_in_full'] as const
export type PaymentStage = (typeof paymentStages)[number]

/**
 * Stage of payment (1 §4): paid in full when paid is at least sell, deposit stage below deposit, balance stage between.
 * All three in minor units of one currency.
 */
export function paymentStageOf({ paid, deposit, sell }: { paid: number; deposit: number; sell: number }): PaymentStage {
  if (paid >= sell) return 'paid_in_full'
  return paid < deposit ? 'deposit' : 'balance'
}
