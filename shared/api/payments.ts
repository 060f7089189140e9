import * as z from 'zod'
import { calendarDateSchema } from '../dates/calendar-date'
import { plainText } from '../format/plain-text'
import { itineraryIdSchema, paymentIdSchema } from '../ids/ids'
import { paymentMethodSchema, paymentStatusSchema } from '../itinerary/payments'
import { mostAmount } from '../money/minor-units'
import { defineRoutes } from './contract'
import { itineraryAnswer } from './itinerary-shapes'
import { handRefund, notices, paymentRow, paymentTotals } from './payment-shapes'

const filtered = z.strictObject({
  filter: z.string().max(200_000).optional(),
  cursor: z.string().max(2_000).optional(),
})
const counted = z.strictObject({ where: z.string().max(200_000).optional() })
const oneItinerary = z.strictObject({ id: itineraryIdSchema })
const onePayment = z.strictObject({ paymentId: paymentIdSchema })
const readWrite = ['table:read', 'table:write'] as const

/** What an agent may change of a payment that is still to come. */
const paymentEdit = z.strictObject({
  paymentId: paymentIdSchema,
  amount: z.int().min(1).max(mostAmount).optional(),
  dueDate: calendarDateSchema.optional(),
})

/** What an agent says of money that came in by wire. `paidOn` is today unless it is given. */
const paidData = z.strictObject({
  paymentMethod: z.literal('wire').default('wire'),
  reference: plainText(200).optional(),
  note: plainText(500).optional(),
  paidOn: calendarDateSchema.optional(),
})

/** Methods that a payer can choose; a wire is only marked as paid. */
export const payableMethodSchema = z.enum(['credit', 'ach'])
export type PayableMethod = z.infer<typeof payableMethodSchema>

const sandboxPage = z.strictObject({ token: z.string().regex(/^[\w-]{20,100}$/) })
/** Lenient, so that payers with a truncated or decorated link still get a page. */
const payPage = z.strictObject({ token: z.string() })
const html = z.string()

export const paymentsRoutes = defineRoutes('payments', {
  generatePayments: {
    method: 'POST',
    path: '/api/Itineraries/{id}/generatePayments',
    who: 'signedIn',
    summary:
      'Creates deposit and balance payments, or one payment if both are due today, and locks the price. Paid and pending payments stay',
    harm: 'Agents cannot generate payments.',
    touches: readWrite,
    params: oneItinerary,
    body: z.strictObject({}),
    answer: itineraryAnswer,
    versioned: true,
  },
  clearPayments: {
    method: 'POST',
    path: '/api/Itineraries/{id}/clearPayments',
    who: 'signedIn',
    summary: 'Clears an itinerary’s payments as long as none is paid or in progress',
    harm: 'Agents cannot clear payments.',
    touches: readWrite,
    params: oneItinerary,
    body: z.strictObject({}),
    answer: itineraryAnswer,
    versioned: true,
  },
  updatePayments: {
    method: 'POST',
    path: '/api/Itineraries/{id}/updatePayments',
    who: 'signedIn',
    summary: 'Changes amounts and due dates of unpaid payments; requires the flag editPayments or editAmountsInModals',
    harm: 'Agents cannot change payments.',
    touches: readWrite,
    params: oneItinerary,
    body: z.strictObject({
      payments: z.array(paymentEdit).min(1).max(100),
      /** Why, for the history. */
      changes: z.union([plainText(500), z.array(plainText(200)).max(20)]).optional(),
    }),
    answer: itineraryAnswer,
    versioned: true,
  },
  markAsPaid: {
    method: 'POST',
    path: '/api/Itineraries/{id}/markAsPaid',
    who: 'signedIn',
    summary: 'Marks a payment as paid by wire, or a manual refund as sent; Idempotency-Key is honored',
    harm: 'Agents cannot record wire payments.',
    touches: [...readWrite, 'queue:zap', 'queue:payment'],
    params: oneItinerary,
    body: z.strictObject({
      paymentId: paymentIdSchema,
      /** Of money to be sent back that no payment of the trip shows: which (`GET /api/Payments/refunds`). */
      chargeId: z.string().max(100).optional(),
      /** What the agent saw it ask for, minor units: refused when it asks for another amount by now. */
      amount: z.int().min(0).max(mostAmount).optional(),
      paymentData: paidData.default({ paymentMethod: 'wire' }),
    }),
    answer: itineraryAnswer,
    versioned: true,
  },
  listPayments: {
    method: 'GET',
    path: '/api/Payments',
    who: 'signedIn',
    summary:
      'The agency’s payments by filter: refunds to send first, then unpaid by due date, then paid; page with `x-next-cursor`',
    harm: 'Agents cannot see who owes what.',
    touches: ['table:read'],
    query: filtered,
    answer: z.array(paymentRow),
  },
  countPayments: {
    method: 'GET',
    path: '/api/Payments/count',
    who: 'signedIn',
    summary: 'Number of payments matching a where clause',
    harm: 'Agents cannot see how many payments match.',
    touches: ['table:read'],
    query: counted,
    answer: z.object({ count: z.int() }),
  },
  getPaymentsCsv: {
    method: 'GET',
    path: '/api/Payments/csv',
    who: 'signedIn',
    summary: 'Payments matching a filter, as CSV',
    harm: 'Agents cannot export their payments.',
    touches: ['table:read'],
    query: z.strictObject({ filter: z.string().max(200_000).optional() }),
    answer: z.string(),
    contentType: 'text/csv; charset=utf-8',
  },
  getPaymentTotals: {
    method: 'GET',
    path: '/api/Payments/totals',
    who: 'signedIn',
    summary: 'Payments due, overdue and paid this month, by currency',
    harm: 'Agents cannot see what is due.',
    touches: ['table:read'],
    answer: z.object({ month: z.string(), totals: z.array(paymentTotals) }),
  },
  getNotices: {
    method: 'GET',
    path: '/api/Payments/notices',
    who: 'signedIn',
    summary: 'What needs attention now: overdue payments, holds expiring within 24 hours and refunds to send',
    harm: 'Agents are not alerted to overdue payments and expiring holds.',
    touches: ['table:read'],
    answer: notices,
  },
  listRefunds: {
    method: 'GET',
    path: '/api/Payments/refunds',
    who: 'signedIn',
    summary: 'Refunds to send manually: wires and failed refunds, including those of removed or double payments',
    harm: 'Agents cannot see refunds to send.',
    touches: ['table:read'],
    query: z.strictObject({ itineraryId: itineraryIdSchema.optional() }),
    answer: z.array(handRefund),
  },
  startPayment: {
    method: 'POST',
    path: '/api/Payments/{paymentId}/start',
    who: 'payer',
    summary: 'Starts a payment and returns the provider’s payment page; Idempotency-Key is honored',
    harm: 'Clients cannot pay.',
    touches: readWrite,
    params: onePayment,
    body: z.strictObject({
      method: payableMethodSchema,
      /** A form in our page instead of the provider's own page. */
      embedded: z.boolean().default(false),
      /** Where the payer comes back to: an address of ours. */
      returnPath: z
        .string()
        .max(300)
        .regex(/^\/(?![/\\])[\w\-./?=&%#]*$/, { error: 'must be a path of this app' })
        .default('/'),
    }),
    answer: z.object({
      provider: z.enum(['sandbox', 'stripe']),
      chargeId: z.string(),
      /** Amount and service fee together, minor units. */
      total: z.int(),
      currency: z.string(),
      redirectUrl: z.string().nullable(),
      clientSecret: z.string().nullable(),
      /** Until when it can be paid there. */
      expiresAt: z.iso.datetime().nullable().optional(),
    }),
  },
  requestPayment: {
    method: 'POST',
    path: '/api/Payments/{paymentId}/request',
    who: 'signedIn',
    summary:
      'Requests a payment from the client by e-mail or as a link to share; `preview` returns the e-mail without sending it',
    harm: 'Agents cannot request payments from clients.',
    touches: [...readWrite, 'mail'],
    params: onePayment,
    body: z.strictObject({ by: z.enum(['preview', 'mail', 'link']) }),
    answer: z.object({
      /** Where the client pays; only of `link`. */
      address: z.string().nullable(),
      to: z.string(),
      subject: z.string(),
      text: z.string(),
    }),
  },
  confirmPayment: {
    method: 'POST',
    path: '/api/Payments/{paymentId}/confirm',
    who: 'payer',
    summary: 'Checks a payment with the provider, for payers who return before its notification arrives',
    harm: 'Clients who have paid do not see it right away.',
    touches: [...readWrite, 'queue:zap', 'queue:payment'],
    params: onePayment,
    body: z.strictObject({}),
    answer: z.object({
      paymentId: paymentIdSchema,
      status: paymentStatusSchema,
      paymentMethod: paymentMethodSchema.optional(),
    }),
  },
  showPayPage: {
    method: 'GET',
    path: '/api/pay/{token}',
    who: 'public',
    summary:
      'The page behind a payment link: the amount due and a button per payment method; `part=style` returns its style sheet',
    harm: 'Clients who follow a payment link cannot see what they owe.',
    touches: ['table:read'],
    params: payPage,
    query: z.object({ part: z.string().optional(), back: z.string().optional() }),
    answer: html,
    contentType: 'text/html; charset=utf-8',
  },
  payByLink: {
    method: 'POST',
    path: '/api/pay/{token}',
    who: 'public',
    summary: 'Starts the payment of a link by the `method` of a form and redirects to the provider’s page',
    harm: 'Clients who follow a payment link cannot pay.',
    touches: readWrite,
    params: payPage,
    query: z.object({}),
    answer: html,
    contentType: 'text/html; charset=utf-8',
  },
  receivePaymentWebhook: {
    method: 'POST',
    path: '/api/webhooks/payments/{provider}',
    who: 'public',
    summary:
      'The provider’s notification about a payment; its signature is required, and duplicates and reordering are handled',
    harm: 'Payments that clients have made still show as unpaid.',
    touches: [...readWrite, 'queue:zap', 'queue:payment'],
    params: z.strictObject({ provider: z.enum(['sandbox', 'stripe']) }),
    answer: z.object({ received: z.literal(true) }),
  },
  showSandboxPage: {
    method: 'GET',
    path: '/api/pay/sandbox/{token}',
    who: 'public',
    summary: 'The sandbox provider’s page, where payers use test numbers; `part=style` returns its style sheet',
    harm: 'Nobody can pay in the sandbox.',
    touches: ['table:read'],
    params: sandboxPage,
    query: z.strictObject({ part: z.literal('style').optional() }),
    answer: html,
    contentType: 'text/html; charset=utf-8',
  },
  paySandbox: {
    method: 'POST',
    path: '/api/pay/sandbox/{token}',
    who: 'public',
    summary: 'Receives the form of the sandbox provider’s page',
    harm: 'Nobody can pay in the sandbox.',
    touches: [...readWrite, 'queue:payment'],
    params: sandboxPage,
    answer: html,
    contentType: 'text/html; charset=utf-8',
  },
})
