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
 * What a payment is for beside deposit and balance: the fee of a cancelled trip, which is paid in
 * state cancelled, or the planning fee, which is asked for before both and counts towards the
 * deposit (domain.md, Settled since, second part).
 */
export const paymentPurposeSchema = z.enum(['cancellation', 'planning'])
const purposeLabels = { cancellation: 'Cancellation fee', planning: 'Planning fee' } as const
type ForSomething = Pick<z.infer<typeof paymentRecord>, 'purpose'> & { readonly status?: string }

/** Whether a payment is the fee of a cancelled trip, and so no part of a price. */
export const isCancellationFee = ({ purpose }: ForSomething): boolean => purpose === 'cancellation'

/** Whether a payment is a planning fee, which counts towards the deposit. */
export const isPlanningFee = ({ purpose }: ForSomething): boolean => purpose === 'planning'

/** Whether a trip has been asked for its price, and not for a planning fee alone. */
export const hasPricePayments = (payments: readonly ForSomething[]): boolean =>
  payments.some((payment) => !isPlanningFee(payment))

/** What a payment pays, on screen and on paper. */
export function paymentLabel({
  paymentType,
  purpose,
  restOf,
}: Pick<Payment, 'paymentType'> & Partial<Pick<Payment, 'purpose' | 'restOf'>>): string {
  const label = purpose === undefined ? paymentTypeLabels[paymentType] : purposeLabels[purpose]
  return restOf === undefined ? label : `Rest of ${label.toLowerCase()}`
}

/**
 * What a payment pays, within a sentence or at its head: `your deposit`, `The rest of your deposit`.
 */
export function paymentPhrase(
  payment: Parameters<typeof paymentLabel>[0],
  whose: 'the' | 'your' | 'The' | 'Your',
): string {
  const what = paymentLabel({ ...payment, restOf: undefined }).toLowerCase()
  if (payment.restOf === undefined) return `${whose} ${what}`
  return `${/^[TY]/.test(whose) ? 'The' : 'the'} rest of ${whose.toLowerCase()} ${what}`
}

/**
 * Money that goes back to the payer: `amount` with its service fee, minor units of the itinerary's
 * currency. Where a part of it went back before the rest did, `amount` is the rest.
 */
export const refundRecord = z.object({
  status: z.enum(['Pending', 'Paid', 'Error']),
  amount: z.int().check(z.minimum(0)),
  at: z.iso.datetime(),
  /** What went back before the rest, while that is open. */
  sent: z.optional(z.int().check(z.minimum(0))),
  /** Nobody has confirmed it yet, so that its provider was not asked to send it. */
  needsConfirmation: z.optional(z.literal(true)),
  /** What a person has to do where no provider can send it back: a wire. */
  task: z.optional(z.string()),
})
export type Refund = z.infer<typeof refundRecord>

/** A payment of an itinerary (1 §3); amounts in minor units of the itinerary's currency. */
export const paymentRecord = z.object({
  paymentId: paymentIdSchema,
  paymentType: paymentTypeSchema,
  purpose: z.optional(paymentPurposeSchema),
  /** A planning fee that goes back when the trip is cancelled, as the agency had it when it asked. */
  refundable: z.optional(z.literal(true)),
  /** The payment of which less arrived than it asked for, where this one asks for the rest. */
  restOf: z.optional(paymentIdSchema),
  paymentMethod: z.optional(paymentMethodSchema),
  amount: z.int().check(z.minimum(0)),
  serviceFee: z.int().check(z.minimum(0)),
  status: paymentStatusSchema,
  dueDate: z.optional(z.iso.date()),
  paidAt: z.optional(z.iso.datetime()),
  /** The number of its receipt, since it is paid. */
  receiptNumber: z.optional(z.string()),
  paymentData: z.optional(z.record(z.string(), z.string())),
  /** The party group that pays it, where the trip is shared among several. */
  partyId: z.optional(z.string()),
  /** Its party group cancelled and the trip goes on: it is no part of the trip's price. */
  partyCancelled: z.optional(z.literal(true)),
  /** Nobody asks for it any more: too little is missing to be worth asking (README of payments). */
  writtenOff: z.optional(z.object({ at: z.iso.datetime(), reason: z.optional(z.string()) })),
  /** What each method would add as service fee. */
  fees: z.optional(
    z.object({ credit: z.int().check(z.minimum(0)), ach: z.int().check(z.minimum(0)) }),
  ),
  /** The text on the payer's statement, by method (1 §5). */
  descriptors: z.optional(
    z.object({ credit: z.optional(z.string()), ach: z.optional(z.string()) }),
  ),
  refund: z.optional(refundRecord),
  /** What the agency keeps of it since the trip was cancelled: of the amount and of its fee. */
  retained: z.optional(
    z.object({ amount: z.int().check(z.minimum(0)), serviceFee: z.int().check(z.minimum(0)) }),
  ),
})
export type Payment = z.infer<typeof paymentRecord>

/** The payments of a trip's price: without those of party groups that cancelled. */
export const pricePayments = <P extends Pick<Payment, 'partyCancelled'>>(
  payments: readonly P[],
): P[] => payments.filter(({ partyCancelled }) => partyCancelled !== true)

/** What was written off of a trip's price: minor units of its currency. */
export const writtenOffAmount = (
  payments: readonly Pick<Payment, 'amount' | 'writtenOff' | 'partyCancelled'>[],
): number =>
  pricePayments(payments)
    .filter(({ writtenOff }) => writtenOff !== undefined)
    .reduce((sum, { amount }) => sum + amount, 0)

/**
 * What pricing counts of a payment: its amount and service fee, less what was sent back. Where a
 * part was sent back, the amount is taken from first.
 */
export function withoutRefund(payment: Taken): Pick<Payment, 'amount' | 'serviceFee' | 'status'> {
  const { amount, serviceFee, status } = payment
  const back = refundedAmount(payment)
  const amountLeft = Math.max(0, amount - back)
  return {
    amount: amountLeft,
    serviceFee: Math.max(0, serviceFee - Math.max(0, back - amount)),
    status,
  }
}
type Taken = Pick<Payment, 'amount' | 'serviceFee' | 'status' | 'refund'>

/** What of a payment has gone back so far, its service fee included; minor units. */
export const refundedAmount = ({ refund }: Pick<Payment, 'refund'>): number =>
  refund?.status === 'Paid' ? refund.amount : (refund?.sent ?? 0)

/** What of a payment is still to go back, its service fee included; minor units. */
export const openRefund = ({ refund }: Pick<Payment, 'refund'>): number =>
  refund === undefined || refund.status === 'Paid' ? 0 : refund.amount

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
