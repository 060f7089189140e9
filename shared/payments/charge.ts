import * as z from 'zod/mini'
import { paymentMethodSchema } from '../itinerary/payments'

/**
 * Who takes the money: a provider, or nobody but the bank for a wire that an agent marks as paid.
 */
export const chargeProviderSchema = z.enum(['sandbox', 'stripe', 'wire'])

/** `closed`: it expired, or we cancelled it before anything was paid. */
export const chargeStateSchema = z.enum(['open', 'authorized', 'closed', 'failed', 'paid'])
export type ChargeState = z.infer<typeof chargeStateSchema>

/**
 * `proposed`: follows from a cancelled trip, and waits for a person's confirmation; `wanted`:
 * decided, but not sent to the provider yet.
 */
export const refundStateSchema = z.enum(['proposed', 'wanted', 'pending', 'succeeded', 'failed'])
export type RefundState = z.infer<typeof refundStateSchema>

/**
 * One attempt to pay a payment, and how far it has come. What is added to it only ever moves it
 * upwards in the order of charge-order.ts, so that the order in which a provider's events arrive
 * does not matter.
 */
export const charge = z.object({
  chargeId: z.string(),
  provider: chargeProviderSchema,
  method: paymentMethodSchema,
  /** Minor units of `currency`, without and as service fee: the payer is charged both. */
  amount: z.int().check(z.minimum(0)),
  serviceFee: z.int().check(z.minimum(0)),
  currency: z.string(),
  /** The provider's name for the money, once it is known: what a refund names. */
  reference: z.optional(z.string()),
  /** The provider's name for the page or form where the payer pays. */
  session: z.optional(z.string()),
  /**
   * `linking`: its page is the bank-linking service's, and nothing can be paid there; `linked`:
   * paid from the account that was linked.
   */
  bank: z.optional(z.enum(['linking', 'linked'])),
  startedAt: z.iso.datetime(),
  state: chargeStateSchema,
  stateAt: z.iso.datetime(),
  paidAt: z.optional(z.iso.datetime()),
  refund: z.optional(
    z.object({
      state: refundStateSchema,
      at: z.iso.datetime(),
      /** All that goes back in the end. */
      amount: z.int().check(z.minimum(0)),
      reference: z.optional(z.string()),
      /**
       * What of it had been sent back before, by the provider's own page when the rest was decided
       * on, or by hand while the rest is open.
       */
      before: z.optional(z.int().check(z.minimum(0))),
    }),
  ),
  /** Where the payer goes, and until when; the secret of an embedded form. */
  redirectUrl: z.optional(z.string()),
  clientSecret: z.optional(z.string()),
  expiresAt: z.optional(z.iso.datetime()),
  /** Whose page it is: where the provider sends the receipt. */
  payerEmail: z.optional(z.string()),
  /** Known only from the provider; our own record was lost or comes later. */
  isFound: z.optional(z.boolean()),
  /** The agent's note. */
  data: z.optional(z.record(z.string(), z.string())),
})
export type Charge = z.infer<typeof charge>

/** What a provider says has happened to a charge. */
export type ChargeEvent = ChargeMoved | ChargeRefunded

/**
 * What is known of a charge from its event alone: enough to write it down when our own note of it
 * was lost.
 */
export type ChargeFacts = Pick<
  Charge,
  'chargeId' | 'provider' | 'method' | 'amount' | 'serviceFee' | 'currency'
> & {
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
  readonly state: Exclude<RefundState, 'proposed' | 'wanted'>
  /** All that has been sent back of the charge so far. */
  readonly amount: number
  readonly at: string
  readonly reference?: string | undefined
}
