import * as z from 'zod'
import { paymentMethodSchema } from '../itinerary/payments'

/** Who takes the money: a provider, or nobody but the bank for a wire that an agent marks as paid. */
export const chargeProviderSchema = z.enum(['sandbox', 'stripe', 'wire'])

/** `closed`: it expired, or we cancelled it before anything was paid. */
export const chargeStateSchema = z.enum(['open', 'authorized', 'closed', 'failed', 'paid'])
export type ChargeState = z.infer<typeof chargeStateSchema>

/** `wanted`: decided, but not sent to the provider yet. */
export const refundStateSchema = z.enum(['wanted', 'pending', 'succeeded', 'failed'])
export type RefundState = z.infer<typeof refundStateSchema>

/**
 * One attempt to pay a payment, and how far it has come. What is added to it only ever moves it upwards in the order of
 * charge-order.ts, so that the order in which a provider's events arrive does not matter.
 */
export const charge = z.object({
  chargeId: z.string(),
  provider: chargeProviderSchema,
  method: paymentMethodSchema,
  /** Minor units of `currency`, without and as service fee: the payer is charged both. */
  amount: z.int().min(0),
  serviceFee: z.int().min(0),
  currency: z.string(),
  /** The provider's name for the money, once it is known: what a refund names. */
  reference: z.string().optional(),
  /** The provider's name for the page or form where the payer pays. */
  session: z.string().optional(),
  startedAt: z.iso.datetime(),
  state: chargeStateSchema,
  stateAt: z.iso.datetime(),
  paidAt: z.iso.datetime().optional(),
  refund: z
    .object({
      state: refundStateSchema,
      at: z.iso.datetime(),
      amount: z.int().min(0),
      reference: z.string().optional(),
      /** What had been sent back before, by the provider's own page, when the rest was decided on. */
      before: z.int().min(0).optional(),
    })
    .optional(),
  /** Where the payer goes, and until when; the secret of an embedded form. */
  redirectUrl: z.string().optional(),
  clientSecret: z.string().optional(),
  expiresAt: z.iso.datetime().optional(),
  /** Whose page it is: where the provider sends the receipt. */
  payerEmail: z.string().optional(),
  /** Known only from the provider; our own record was lost or comes later. */
  isFound: z.boolean().optional(),
  /** The agent's note. */
  data: z.record(z.string(), z.string()).optional(),
})
export type Charge = z.infer<typeof charge>

/** What a provider says has happened to a charge. */
export type ChargeEvent = ChargeMoved | ChargeRefunded

/** What is known of a charge from its event alone: enough to write it down when our own note of it was lost. */
export type ChargeFacts = Pick<Charge, 'chargeId' | 'provider' | 'method' | 'amount' | 'serviceFee' | 'currency'> & {
  readonly reference?: string | undefined
}

export interface ChargeMoved {
  readonly kind: 'charge'
  readonly charge: ChargeFacts
  readonly state: Exclude<ChargeState, 'open'>
  readonly at: string
}

export interface ChargeRefunded {
  readonly kind: 'refund'
  readonly charge: ChargeFacts
  readonly state: Exclude<RefundState, 'wanted'>
  /** All that has been sent back of the charge so far. */
  readonly amount: number
  readonly at: string
  readonly reference?: string | undefined
}
