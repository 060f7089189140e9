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
/** A payer may come with half a link, or with what a mail program has added to it: they get a page all the same. */
const payPage = z.strictObject({ token: z.string() })
const html = z.string()

export const paymentsRoutes = defineRoutes('payments', {
  generatePayments: {
    method: 'POST',
    path: '/api/Itineraries/{id}/generatePayments',
    who: 'signedIn',
    summary:
      'Asks for deposit and balance, or for all at once when both would be due today; locks the price. What is paid or under way stays',
    harm: 'Agents cannot ask for payments.',
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
    summary: 'Takes the payments off an itinerary, while none is paid or under way',
    harm: 'Agents cannot take back payments that they asked for.',
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
    summary:
      'Changes amounts and due dates of payments still to come; needs the flag editPayments or editAmountsInModals',
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
    summary:
      'Marks a payment as paid by wire, or money that a person had to send back as sent back; honours Idempotency-Key',
    harm: 'Agents cannot note money that came by wire.',
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
      'Payments of the agency by filter: money to be sent back by hand, those to come by due date, then those paid; `x-next-cursor` leads to the next page',
    harm: 'Agents do not see who owes what.',
    touches: ['table:read'],
    query: filtered,
    answer: z.array(paymentRow),
  },
  countPayments: {
    method: 'GET',
    path: '/api/Payments/count',
    who: 'signedIn',
    summary: 'The number of payments that a where clause selects',
    harm: 'Agents do not see how many payments match.',
    touches: ['table:read'],
    query: counted,
    answer: z.object({ count: z.int() }),
  },
  getPaymentsCsv: {
    method: 'GET',
    path: '/api/Payments/csv',
    who: 'signedIn',
    summary: 'The payments that a filter selects, as a file for a spreadsheet',
    harm: 'Agents cannot take their payments elsewhere.',
    touches: ['table:read'],
    query: z.strictObject({ filter: z.string().max(200_000).optional() }),
    answer: z.string(),
    contentType: 'text/csv; charset=utf-8',
  },
  getPaymentTotals: {
    method: 'GET',
    path: '/api/Payments/totals',
    who: 'signedIn',
    summary: 'What is due, overdue and paid this month, by currency',
    harm: 'Agents do not see what is due.',
    touches: ['table:read'],
    answer: z.object({ month: z.string(), totals: z.array(paymentTotals) }),
  },
  getNotices: {
    method: 'GET',
    path: '/api/Payments/notices',
    who: 'signedIn',
    summary:
      'What to look at now: payments that are late, holds that end within 24 hours, and money to be sent back by hand',
    harm: 'Agents do not see at once what is late or about to be lost.',
    touches: ['table:read'],
    answer: notices,
  },
  listRefunds: {
    method: 'GET',
    path: '/api/Payments/refunds',
    who: 'signedIn',
    summary:
      'Money that a person has to send back: wires, and what a provider could not, also of payments that were taken off their trips or paid twice',
    harm: 'Agents do not see what they have to send back.',
    touches: ['table:read'],
    query: z.strictObject({ itineraryId: itineraryIdSchema.optional() }),
    answer: z.array(handRefund),
  },
  startPayment: {
    method: 'POST',
    path: '/api/Payments/{paymentId}/start',
    who: 'payer',
    summary: "Begins a payment: answers where the payer pays, on the provider's own page; honours Idempotency-Key",
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
        .regex(/^\/(?![/\\])[\w\-./?=&%#]*$/, { error: 'must be a path of ours' })
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
    summary: 'Asks the client to pay, by mail or by a link to pass on; `preview` answers the mail and sends nothing',
    harm: 'Agents cannot ask clients for payments.',
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
    summary: 'Asks the provider how a payment stands, for a payer who comes back before the provider has told us',
    harm: 'Clients who have paid do not see it at once.',
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
      'The page behind a link to pay: what is due, and a button for each way to pay it; `part=style` is its style sheet',
    harm: 'Clients who come by a mail do not see what they owe.',
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
    summary: "Begins the payment of a link by the `method` of a form, and leads to the provider's page",
    harm: 'Clients who come by a mail cannot pay.',
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
    summary: "A provider's message about a payment; taken only with the provider's signature, once, in any order",
    harm: 'Payments that clients have made stay unpaid with us.',
    touches: [...readWrite, 'queue:zap', 'queue:payment'],
    params: z.strictObject({ provider: z.enum(['sandbox', 'stripe']) }),
    answer: z.object({ received: z.literal(true) }),
  },
  showSandboxPage: {
    method: 'GET',
    path: '/api/pay/sandbox/{token}',
    who: 'public',
    summary: "The sandbox provider's own page, where a payer pays with test numbers; `part=style` is its style sheet",
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
    summary: "Takes the form of the sandbox provider's page",
    harm: 'Nobody can pay in the sandbox.',
    touches: [...readWrite, 'queue:payment'],
    params: sandboxPage,
    answer: html,
    contentType: 'text/html; charset=utf-8',
  },
})
