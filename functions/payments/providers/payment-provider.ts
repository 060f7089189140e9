import type { PayableMethod } from '#shared/api/paying'
import type { AgencyId, ItineraryId, PaymentId } from '#shared/ids/ids'
import type { Charge, ChargeEvent } from '#shared/payments/charge'
import type { Concern } from '#shared/payments/concern'

/** Whose payment a charge is: goes with it to the provider and comes back with every event. */
export interface PaymentOwner {
  readonly agencyId: AgencyId
  readonly itineraryId: ItineraryId
  readonly paymentId: PaymentId
}

/** A payment to be made by a payer. */
export interface PaymentOrder {
  readonly owner: PaymentOwner
  /**
   * Names the attempt: the same order with the same name is one attempt, however often it is sent.
   */
  readonly chargeId: string
  readonly method: PayableMethod
  /** Minor units of `currency`; the payer is asked for both together. */
  readonly amount: number
  readonly serviceFee: number
  readonly currency: string
  /** What the payer reads: `Deposit for South Africa Adventure`. */
  readonly title: string
  /** On the payer's statement. */
  readonly descriptor?: string | undefined
  readonly payerEmail?: string | undefined
  /** The payment provider's name for a bank account that the payer has linked. */
  readonly bankToken?: string | undefined
  /** A form in our page, in place of the provider's own page. */
  readonly embedded: boolean
  /** Where the payer comes back to: a path of ours. */
  readonly returnPath: string
}

/** Where the payer pays: an address, or the secret of an embedded form. */
export interface StartedPayment {
  readonly session: string
  readonly redirectUrl?: string | undefined
  readonly clientSecret?: string | undefined
  readonly expiresAt?: string | undefined
}

/** An event reported by a provider, with the provider's event id. */
export interface ProviderEvent {
  readonly eventId: string
  readonly owner: PaymentOwner
  readonly event: ChargeEvent
  /** What a person has to look at besides. */
  readonly concern?: Concern | undefined
}

/** An event that changes no charge: only a person can say what follows from it. */
export interface ProviderConcern extends Omit<ProviderEvent, 'event' | 'concern'> {
  readonly provider: PaymentProvider['name']
  readonly event?: undefined
  readonly concern: Concern
}

export interface RefundOrder {
  readonly owner: PaymentOwner
  readonly charge: Charge
  /** Minor units, service fee included. */
  readonly amount: number
}

export interface WebhookRequest {
  /** The very bytes that were signed. */
  readonly rawBody: string
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly now: Date
}

/**
 * Who takes money by card, or from a bank account that the payer links (domain.md, Money in). Cards
 * and accounts are given to the provider on its own page or form, never to us. Calls that time out
 * may be made again.
 */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe'
  /**
   * Makes the page or form for one attempt. ACH asks the payer to link a bank account there.
   * @throws AppError payment.refused, payment.unavailable
   */
  create(order: PaymentOrder): Promise<StartedPayment>
  /**
   * How an attempt stands now, and of one that is being sent back how that stands: takes an
   * authorized amount, closes a page whose time is over, and is undefined while the payer has not
   * paid.
   */
  confirm(owner: PaymentOwner, charge: Charge): Promise<ProviderEvent | undefined>
  /** Takes back an attempt that nobody has paid. `under-way` when the payer was quicker. */
  close(charge: Charge): Promise<'closed' | 'under-way'>
  /** Sends money back, once for each charge however often it is asked. */
  refund(order: RefundOrder): Promise<ProviderEvent>
  /**
   * Reads a message; undefined for one that does not concern us.
   * @throws AppError payment.forged unless the provider signed these bytes, lately
   */
  parseWebhook(request: WebhookRequest): Promise<ProviderEvent | ProviderConcern | undefined>
}

/** The provider in use, and any by name: what one has taken goes back through the same. */
export interface PaymentProviders {
  readonly current: PaymentProvider
  /** @throws AppError record.not-found for a provider that is not set up */
  byName(name: string): PaymentProvider
}
