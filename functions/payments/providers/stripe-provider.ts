import Stripe from 'stripe'
import { AppError } from '#shared/errors/app-error'
import type { Charge } from '#shared/payments/charge'
import type {
  PaymentOrder,
  PaymentOwner,
  PaymentProvider,
  StartedPayment,
} from './payment-provider'
import { orRefused } from './stripe-errors'
import {
  disputedIntent,
  disputeOfStripe,
  eventOfMove,
  eventOfStripe,
  metadataOf,
  refundEvent,
  refundStateOf,
} from './stripe-events'
import { expiryEvent, isRefused, refundStanding, standingOf } from './stripe-standing'

export interface StripeOptions {
  readonly secret: string
  readonly webhookSecret: string
  /** Where people reach us, without a slash at the end: payers come back to it. */
  readonly webAddress: string
  /** Another address than Stripe's own, for tests. */
  readonly baseUrl?: string | undefined
  readonly now?: () => Date
}

const timeLimitMs = 15_000
const maxRetries = 2
/** A message that was signed longer ago may be a recording. */
const toleranceSeconds = 300

/**
 * Stripe: cards and bank accounts by Checkout, whose pages and forms are Stripe's; nothing of a
 * card reaches us.
 */
export function stripeProvider(options: StripeOptions): PaymentProvider {
  const { webhookSecret, webAddress, now = () => new Date() } = options
  const stripe = clientOf(options)
  return {
    name: 'stripe',
    async create(order) {
      requireStripeCurrency(order.currency)
      const { bankToken } = order
      const customer =
        bankToken === undefined ? undefined : await customerOf(order, { bankToken, stripe })
      const params = checkoutOf(order, { webAddress, customer })
      const session = await orRefused(() =>
        stripe.checkout.sessions.create(params, { idempotencyKey: order.chargeId }),
      )
      return startedOf(session)
    },
    async confirm(owner, charge) {
      const askedAt = new Date(Math.floor(now().getTime() / 1000) * 1000).toISOString()
      if (charge.refund?.state === 'pending') return refundStanding({ charge, at: askedAt }, stripe)
      const { session } = charge
      if (session === undefined) return undefined
      if (charge.bank === 'linking') return linkedTooLate(owner, { charge, asked: askedAt })
      const expand = ['payment_intent.latest_charge']
      const checkout = await orRefused(() => stripe.checkout.sessions.retrieve(session, { expand }))
      const { payment_intent: intent } = checkout
      if (intent === null || typeof intent === 'string') return expiryEvent(checkout)
      const captureResult =
        intent.status === 'requires_capture'
          ? await captureIntent(intent.id, { charge, stripe })
          : intent
      const standing = standingOf(captureResult, askedAt)
      return standing === undefined || standing.event.state === 'failed'
        ? (expiryEvent(checkout) ?? standing)
        : standing
    },
    async close({ session, bank }) {
      if (session === undefined || bank === 'linking') return 'closed'
      const checkout = await orRefused(() =>
        stripe.checkout.sessions.retrieve(session, { expand: ['payment_intent'] }),
      )
      if (checkout.status === 'expired') return 'closed'
      if (checkout.status === 'complete') return isRefused(checkout) ? 'closed' : 'under-way'
      const expiredCheckout = await orRefused(() => stripe.checkout.sessions.expire(session)).catch(
        unlessRefused,
      )
      return expiredCheckout?.status === 'expired' ? 'closed' : 'under-way'
    },
    async refund({ owner, charge, amount }) {
      const { reference, chargeId } = charge
      if (reference === undefined) throw new AppError('payment.refused', { chargeId })
      const metadata = metadataOfCharge(owner, charge)
      const newRefund = await orRefused(() =>
        stripe.refunds.create(
          { payment_intent: reference, amount, metadata },
          { idempotencyKey: `refund-${chargeId}` },
        ),
      )
      const state = refundStateOf(newRefund.status)
      const at = new Date(newRefund.created * 1000).toISOString()
      const refundMove = {
        eventId: `made_${newRefund.id}_${state}`,
        at,
        state,
        amount: newRefund.amount,
        metadata,
        intent: reference,
      }
      const event = refundEvent({ ...refundMove, refund: newRefund.id })
      if (event === undefined) throw new AppError('payment.refused', { chargeId })
      return event
    },
    async parseWebhook({ rawBody, headers, now: at }) {
      const signature = headers['stripe-signature'] ?? ''
      const event = await stripe.webhooks
        .constructEventAsync(
          rawBody,
          signature,
          webhookSecret,
          toleranceSeconds,
          undefined,
          at.getTime(),
        )
        .catch((error: unknown) => {
          if (error instanceof Stripe.errors.StripeSignatureVerificationError)
            throw new AppError('payment.forged')
          return undefined // signed, but no JSON, or a thin event: eventOfStripe says so
        })
      const disputeIntent = disputedIntent(event)
      if (disputeIntent === undefined) return eventOfStripe(event)
      const { metadata } = await orRefused(() => stripe.paymentIntents.retrieve(disputeIntent))
      return disputeOfStripe(event, metadata)
    },
  }
}

function clientOf({ secret, baseUrl }: StripeOptions): Stripe {
  const limits = { timeout: timeLimitMs, maxNetworkRetries: maxRetries, telemetry: false }
  if (baseUrl === undefined) return new Stripe(secret, limits)
  const { hostname, port, protocol } = new URL(baseUrl)
  return new Stripe(secret, {
    ...limits,
    host: hostname,
    port,
    protocol: protocol === 'http:' ? 'http' : 'https',
  })
}

function checkoutOf(
  order: PaymentOrder,
  { webAddress, customer }: { readonly webAddress: string; readonly customer: string | undefined },
): Stripe.Checkout.SessionCreateParams {
  const {
    method,
    currency,
    amount,
    serviceFee,
    title,
    descriptor,
    payerEmail,
    embedded,
    returnPath,
    chargeId,
  } = order
  const metadata = metadataOf(order)
  const line = (name: string, unit_amount: number) => ({
    quantity: 1,
    price_data: { currency: currency.toLowerCase(), unit_amount, product_data: { name } },
  })
  const back = `${webAddress}${returnPath}`
  const onStatement = statementOf(method, descriptor)
  const receipt = payerEmail === undefined ? {} : { receipt_email: payerEmail }
  return {
    mode: 'payment',
    ...(embedded
      ? { ui_mode: 'embedded_page', return_url: back }
      : { ui_mode: 'hosted_page', success_url: back, cancel_url: back }),
    ...(method === 'ach' ? linkedBankAccount : { allowed_payment_method_types: ['card'] }),
    line_items: [line(title, amount), ...(serviceFee > 0 ? [line('Service fee', serviceFee)] : [])],
    ...(customer === undefined ? ofNobody(payerEmail) : ofCustomer(customer)),
    client_reference_id: chargeId,
    metadata,
    payment_intent_data: { metadata, description: title, ...receipt, ...onStatement },
  }
}

/** The payer signs in at their bank and chooses the account: we never see its number. */
const linkedBankAccount = {
  allowed_payment_method_types: ['us_bank_account'],
  payment_method_options: {
    us_bank_account: {
      verification_method: 'instant',
      financial_connections: { permissions: ['payment_method'] },
    },
  },
} satisfies Stripe.Checkout.SessionCreateParams

/**
 * The payer as a customer of Stripe's, who has the linked account: the token is of a verified one.
 */
async function customerOf(
  { payerEmail, owner }: PaymentOrder,
  { bankToken, stripe }: { readonly bankToken: string; readonly stripe: Stripe },
): Promise<string> {
  const email = payerEmail === undefined ? {} : { email: payerEmail }
  return (
    await orRefused(() =>
      stripe.customers.create({ source: bankToken, metadata: { ...owner }, ...email }),
    )
  ).id
}

const ofNobody = (email: string | undefined) =>
  email === undefined ? {} : { customer_email: email }

/**
 * Checkout offers the account to its customer, whose address it knows already, and asks for the
 * mandate.
 */
const ofCustomer = (customer: string) =>
  ({
    customer,
    saved_payment_method_options: { allow_redisplay_filters: ['always', 'limited', 'unspecified'] },
  }) satisfies Partial<Stripe.Checkout.SessionCreateParams>

/** A page for linking whose time is over: nothing could be paid there. */
function linkedTooLate(owner: PaymentOwner, { charge, asked }: { charge: Charge; asked: string }) {
  const { session, expiresAt } = charge
  if (expiresAt === undefined || expiresAt > asked) return undefined
  const metadata = metadataOfCharge(owner, charge)
  const lateEvent = eventOfMove({
    eventId: `seen_${session}_closed`,
    at: expiresAt,
    state: 'closed',
    metadata,
  })
  return lateEvent?.event === undefined ? undefined : lateEvent
}

function startedOf({
  id,
  url,
  client_secret,
  expires_at,
}: Stripe.Checkout.Session): StartedPayment {
  return {
    session: id,
    redirectUrl: url ?? undefined,
    clientSecret: client_secret ?? undefined,
    expiresAt: new Date(expires_at * 1000).toISOString(),
  }
}

const captureIntent = (
  intent: string,
  { charge, stripe }: { charge: Charge; stripe: Stripe },
): Promise<Stripe.PaymentIntent> =>
  orRefused(() =>
    stripe.paymentIntents.capture(intent, {}, { idempotencyKey: `capture-${charge.chargeId}` }),
  )

function metadataOfCharge(
  owner: PaymentOwner,
  { chargeId, method, amount, serviceFee, currency }: Charge,
) {
  return metadataOf({
    owner,
    chargeId,
    method: method === 'ach' ? 'ach' : 'credit',
    amount,
    serviceFee,
    currency,
  })
}

function unlessRefused(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'payment.refused') return undefined
  throw error
}

/** What Stripe takes on a statement beside what the networks take (1 §5). */
const refusedCharacters = /[\\"*]|[^ -~]/g
const shortestAch = 5

/**
 * The text on the payer's statement: cards have the account's own name before it, bank accounts
 * this alone. One that Stripe would refuse is left out, where it says the account's own: no payment
 * fails for it.
 */
function statementOf(method: PaymentOrder['method'], descriptor: string | undefined) {
  const text = plain(descriptor ?? '')
  if (!/[A-Za-z]/.test(text)) return {}
  if (method === 'credit') return { statement_descriptor_suffix: text }
  return text.length < shortestAch ? {} : { statement_descriptor: text }
}

/** Letters without their accents, and nothing that Stripe refuses. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(refusedCharacters, '').trim()

/**
 * Currencies whose minor units Stripe counts in another way than 1 §9, or that it does not take.
 */
const otherwise = new Set([
  'BYR',
  'GWP',
  'IQD',
  'ISK',
  'KMF',
  'KRW',
  'KWD',
  'OMR',
  'TND',
  'TWD',
  'HUF',
  'UGX',
  'XAF',
  'BHD',
  'JOD',
])

/**
 * @throws AppError payment.refused for a currency whose amounts would not mean the same to Stripe
 */
function requireStripeCurrency(currency: string): void {
  if (otherwise.has(currency)) throw new AppError('payment.refused', { currency })
}
