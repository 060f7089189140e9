import * as z from 'zod/mini'
import { textUpTo } from '../format/plain-text'
import { paymentIdSchema } from '../ids/ids'
import { paymentMethodSchema, paymentStatusSchema } from '../itinerary/payments'
import { defineRoutes, get, post } from './contract'

const onePayment = z.strictObject({ paymentId: paymentIdSchema })

/** Methods that a payer can choose; a wire is only marked as paid. */
export const payableMethodSchema = z.enum(['credit', 'ach'])
export type PayableMethod = z.infer<typeof payableMethodSchema>

const sandboxPage = z.strictObject({ token: z.string().check(z.regex(/^[\w-]{20,100}$/)) })
/** Lenient, so that payers with a truncated or decorated link still get a page. */
const payPage = z.strictObject({ token: textUpTo(2_000) })
const html = z.string()

/** What payers, providers and their messages call; agents have `payments.ts`. */
export const payingRoutes = defineRoutes('payments', {
  startPayment: {
    ...post('/api/Payments/{paymentId}/start', 'payer', 'payment-provider'),
    noMasquerade: true,
    summary: 'Starts a payment and returns the provider’s payment page; Idempotency-Key is honored',
    harm: 'Clients cannot pay.',
    params: onePayment,
    body: z.strictObject({
      method: payableMethodSchema,
      /** A form in our page instead of the provider's own page. */
      embedded: z._default(z.boolean(), false),
      /** Where the payer comes back to: an address of ours. */
      returnPath: z._default(
        z
          .string()
          .check(
            z.maxLength(300),
            z.regex(/^\/(?![/\\])[\w\-./?=&%#]*$/, { error: 'must be a path of this app' }),
          ),
        '/',
      ),
    }),
    answer: z.object({
      provider: z.enum(['sandbox', 'stripe']),
      chargeId: z.string(),
      /** Amount and service fee together, minor units. */
      total: z.int(),
      currency: z.string(),
      redirectUrl: z.nullable(z.string()),
      clientSecret: z.nullable(z.string()),
      /** Until when it can be paid there. */
      expiresAt: z.optional(z.nullable(z.iso.datetime())),
    }),
    once: true,
  },
  confirmPayment: {
    ...post(
      '/api/Payments/{paymentId}/confirm',
      'payer',
      'queue:zap',
      'queue:payment',
      'payment-provider',
    ),
    summary:
      'Checks a payment with the provider, for payers who return before its notification arrives',
    harm: 'Clients who have paid do not see it right away.',
    params: onePayment,
    body: z.strictObject({}),
    answer: z.object({
      paymentId: paymentIdSchema,
      status: paymentStatusSchema,
      paymentMethod: z.optional(paymentMethodSchema),
    }),
  },
  showPayPage: {
    ...get('/api/pay/{token}', 'public', 'payment-provider', 'bank-linking'),
    summary:
      'The page behind a payment link: the amount due and a button per payment method; `part=style` returns its style sheet',
    harm: 'Clients who follow a payment link cannot see what they owe.',
    params: payPage,
    query: z.object({ part: z.optional(textUpTo(100)), back: z.optional(textUpTo(100)) }),
    answer: html,
    contentType: 'text/html; charset=utf-8',
  },
  payByLink: {
    ...post('/api/pay/{token}', 'public', 'payment-provider', 'bank-linking'),
    summary:
      'Starts the payment of a link by the `method` of a form and redirects to the provider’s page',
    harm: 'Clients who follow a payment link cannot pay.',
    params: payPage,
    query: z.object({}),
    answer: html,
    redirects: true,
    contentType: 'text/html; charset=utf-8',
  },
  receivePaymentWebhook: {
    ...post(
      '/api/webhooks/payments/{provider}',
      'public',
      'queue:zap',
      'queue:payment',
      'payment-provider',
      'payment-messages',
    ),
    summary:
      'The provider’s notification about a payment; its signature is required, and duplicates and reordering are handled',
    harm: 'Payments that clients have made still show as unpaid.',
    params: z.strictObject({ provider: z.enum(['sandbox', 'stripe']) }),
    answer: z.object({ received: z.literal(true) }),
  },
  showSandboxPage: {
    ...get('/api/pay/sandbox/{token}', 'public'),
    summary:
      'The sandbox provider’s page, where payers use test numbers; `part=style` returns its style sheet',
    harm: 'Nobody can pay in the sandbox.',
    sandbox: true,
    params: sandboxPage,
    query: z.strictObject({ part: z.optional(z.literal('style')) }),
    answer: html,
    contentType: 'text/html; charset=utf-8',
  },
  paySandbox: {
    ...post('/api/pay/sandbox/{token}', 'public', 'queue:payment'),
    summary: 'Receives the form of the sandbox provider’s page',
    harm: 'Nobody can pay in the sandbox.',
    sandbox: true,
    params: sandboxPage,
    answer: html,
    redirects: true,
    contentType: 'text/html; charset=utf-8',
  },
})
