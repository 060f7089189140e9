import Stripe from 'stripe'
import { AppError } from '#shared/errors/app-error'
import type { Charge } from '#shared/payments/charge'
import type { PaymentOrder, PaymentOwner, PaymentProvider, ProviderEvent, StartedPayment } from './payment-provider'
import { requireStripeCurrency } from './stripe-currency'
import { orRefused } from './stripe-errors'
import { eventOfStripe, metadataOf, moved, refundEvent, refundStateOf } from './stripe-events'

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
const mostRetries = 2
/** A message that was signed longer ago may be a recording. */
const toleranceSeconds = 300

/** Stripe: cards and bank accounts by Checkout, whose pages and forms are Stripe's; nothing of a card reaches us. */
export function stripeProvider(options: StripeOptions): PaymentProvider {
  const { webhookSecret, webAddress, now = () => new Date() } = options
  const stripe = clientOf(options)
  return {
    name: 'stripe',
    async create(order) {
      requireStripeCurrency(order.currency)
      const params = checkoutOf(order, webAddress)
      const session = await orRefused(() => stripe.checkout.sessions.create(params, { idempotencyKey: order.chargeId }))
      return startedOf(session)
    },
    async confirm(_owner, charge) {
      const intent = await intentOf(charge, stripe)
      if (intent === undefined) return undefined
      const taken = intent.status === 'requires_capture' ? await captured(intent.id, { charge, stripe }) : intent
      return standingOf(taken, now().toISOString())
    },
    async close({ session }) {
      if (session === undefined) return 'closed'
      const found = await orRefused(() => stripe.checkout.sessions.retrieve(session))
      if (found.status === 'expired') return 'closed'
      if (found.status === 'complete') return 'under-way'
      const closed = await orRefused(() => stripe.checkout.sessions.expire(session)).catch(unlessRefused)
      return closed?.status === 'expired' ? 'closed' : 'under-way'
    },
    async refund({ owner, charge, amount }) {
      const { reference, chargeId } = charge
      if (reference === undefined) throw new AppError('payment.refused', { chargeId })
      const metadata = metadataOfCharge(owner, charge)
      const made = await orRefused(() =>
        stripe.refunds.create(
          { payment_intent: reference, amount, metadata },
          { idempotencyKey: `refund-${chargeId}` },
        ),
      )
      const state = refundStateOf(made.status)
      const at = new Date(made.created * 1000).toISOString()
      const said = { eventId: `made_${made.id}_${state}`, at, state, amount: made.amount, metadata, intent: reference }
      const event = refundEvent({ ...said, refund: made.id })
      if (event === undefined) throw new AppError('payment.refused', { chargeId })
      return event
    },
    async parseWebhook({ rawBody, headers, now: at }) {
      const signature = headers['stripe-signature'] ?? ''
      try {
        const event = await stripe.webhooks.constructEventAsync(
          rawBody,
          signature,
          webhookSecret,
          toleranceSeconds,
          undefined,
          at.getTime(),
        )
        return eventOfStripe(event)
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) throw new AppError('payment.forged')
        throw error
      }
    },
  }
}

function clientOf({ secret, baseUrl }: StripeOptions): Stripe {
  const limits = { timeout: timeLimitMs, maxNetworkRetries: mostRetries, telemetry: false }
  if (baseUrl === undefined) return new Stripe(secret, limits)
  const { hostname, port, protocol } = new URL(baseUrl)
  return new Stripe(secret, { ...limits, host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' })
}

function checkoutOf(order: PaymentOrder, webAddress: string): Stripe.Checkout.SessionCreateParams {
  const { method, currency, amount, serviceFee, title, descriptor, payerEmail, embedded, returnPath, chargeId } = order
  const metadata = metadataOf(order)
  const line = (name: string, unit_amount: number) => ({
    quantity: 1,
    price_data: { currency: currency.toLowerCase(), unit_amount, product_data: { name } },
  })
  const back = `${webAddress}${returnPath}`
  const onStatement = descriptor === undefined ? {} : statementOf(method, descriptor)
  return {
    mode: 'payment',
    ...(embedded
      ? { ui_mode: 'embedded_page', return_url: back }
      : { ui_mode: 'hosted_page', success_url: back, cancel_url: back }),
    ...(method === 'ach' ? linkedBankAccount : { allowed_payment_method_types: ['card'] }),
    line_items: [line(title, amount), ...(serviceFee > 0 ? [line('Service fee', serviceFee)] : [])],
    ...(payerEmail === undefined ? {} : { customer_email: payerEmail }),
    client_reference_id: chargeId,
    metadata,
    payment_intent_data: { metadata, description: title, ...onStatement },
  }
}

/** Cards have the account's own name before it, bank accounts this alone. */
const statementOf = (method: PaymentOrder['method'], text: string) =>
  method === 'ach' ? { statement_descriptor: text } : { statement_descriptor_suffix: text }

/** The payer signs in at their bank and chooses the account: we never see its number. */
const linkedBankAccount = {
  allowed_payment_method_types: ['us_bank_account'],
  payment_method_options: {
    us_bank_account: { verification_method: 'instant', financial_connections: { permissions: ['payment_method'] } },
  },
} satisfies Stripe.Checkout.SessionCreateParams

function startedOf({ id, url, client_secret, expires_at }: Stripe.Checkout.Session): StartedPayment {
  return {
    session: id,
    redirectUrl: url ?? undefined,
    clientSecret: client_secret ?? undefined,
    expiresAt: new Date(expires_at * 1000).toISOString(),
  }
}

async function intentOf({ session }: Charge, stripe: Stripe): Promise<Stripe.PaymentIntent | undefined> {
  if (session === undefined) return undefined
  const found = await orRefused(() => stripe.checkout.sessions.retrieve(session, { expand: ['payment_intent'] }))
  const { payment_intent: intent } = found
  return intent === null || typeof intent === 'string' ? undefined : intent
}

const captured = (
  intent: string,
  { charge, stripe }: { charge: Charge; stripe: Stripe },
): Promise<Stripe.PaymentIntent> =>
  orRefused(() => stripe.paymentIntents.capture(intent, {}, { idempotencyKey: `capture-${charge.chargeId}` }))

const states: Readonly<Record<string, 'authorized' | 'paid' | 'closed'>> = {
  processing: 'authorized',
  succeeded: 'paid',
  canceled: 'closed',
}

function standingOf({ id, status, metadata }: Stripe.PaymentIntent, at: string): ProviderEvent | undefined {
  const state = states[status]
  return state === undefined ? undefined : moved({ eventId: `seen_${id}_${state}`, at, state, metadata, reference: id })
}

function metadataOfCharge(owner: PaymentOwner, { chargeId, method, amount, serviceFee, currency }: Charge) {
  return metadataOf({ owner, chargeId, method: method === 'ach' ? 'ach' : 'credit', amount, serviceFee, currency })
}

function unlessRefused(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'payment.refused') return undefined
  throw error
}
