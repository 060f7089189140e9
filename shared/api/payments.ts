import * as z from 'zod/mini'
import { calendarDateSchema } from '../dates/date-schemas'
import { plainText, textUpTo } from '../format/plain-text'
import { itineraryIdSchema, paymentIdSchema } from '../ids/ids'
import { differBy, withoutRepeats } from '../ids/list-checks'
import { maxAmount } from '../money/minor-units'
import {
  countQuery,
  defineRoutes,
  filterText,
  getOwned,
  listQuery,
  ofAgency,
  patch,
  post,
} from './contract'
import { answersItinerary } from './itinerary-shapes'
import { mailPreview, ownWords } from './own-words'
import {
  handRefund,
  noticeMarking,
  noticeMarks,
  notices,
  paymentRow,
  paymentTask,
  paymentTotals,
} from './payment-shapes'

const oneItinerary = z.strictObject({ id: itineraryIdSchema })
const onePayment = z.strictObject({ paymentId: paymentIdSchema })

/** What an agent may change of a payment that is still to come. */
const paymentEdit = z.strictObject({
  paymentId: paymentIdSchema,
  amount: z.optional(z.int().check(z.minimum(1), z.maximum(maxAmount))),
  dueDate: z.optional(calendarDateSchema),
})

/** A further payment that takes over a part of one that is still to come: its type and party group. */
const instalment = z.strictObject({
  of: paymentIdSchema,
  amount: z.int().check(z.minimum(1), z.maximum(maxAmount)),
  dueDate: calendarDateSchema,
})

/** What an agent says of money that came in by wire. `paidOn` is today unless it is given. */
const paidData = z.strictObject({
  paymentMethod: z._default(z.literal('wire'), 'wire'),
  reference: z.optional(plainText(200)),
  note: z.optional(plainText(500)),
  paidOn: z.optional(calendarDateSchema),
})

export const paymentsRoutes = defineRoutes('payments', {
  generatePayments: {
    ...post('/api/Itineraries/{id}/generatePayments', 'signedIn', 'payment-provider'),
    noMasquerade: true,
    summary:
      'Creates deposit and balance payments with the parts of a payment plan, or one payment if all is due today, and locks the price. Paid and pending payments stay',
    harm: 'Agents cannot generate payments.',
    params: oneItinerary,
    body: z.strictObject({
      /**
       * The name of one of the agency's payment plans, empty for deposit and balance alone. Missing it
       * is that of the trip's last payments, else the agency's first.
       */
      plan: z.optional(textUpTo(60)),
      /**
       * Asks for the agency's planning fee alone, in any state but cancelled, before deposit and
       * balance are asked for: they count it.
       */
      planningFee: z.optional(z.literal(true)),
    }),
    ...answersItinerary,
  },
  clearPayments: {
    ...post('/api/Itineraries/{id}/clearPayments', 'signedIn', 'payment-provider'),
    noMasquerade: true,
    summary: 'Clears an itinerary’s payments as long as none is paid or in progress',
    harm: 'Agents cannot clear payments.',
    params: oneItinerary,
    body: z.strictObject({}),
    ...answersItinerary,
  },
  updatePayments: {
    ...post('/api/Itineraries/{id}/updatePayments', 'signedIn', 'payment-provider'),
    noMasquerade: true,
    summary:
      'Changes due dates of unpaid payments (flag editPayments), and their amounts and number (editAmountsInModals as well), which must total the price',
    harm: 'Agents cannot change payments.',
    params: oneItinerary,
    body: z.strictObject({
      payments: z.array(paymentEdit).check(z.maxLength(100), differBy('paymentId')),
      /** Payments that are added, with the right to change amounts. */
      instalments: z.optional(z.array(instalment).check(z.maxLength(40))),
      /** Payments that are no longer asked for; nothing was ever paid for them. */
      removed: z.optional(z.array(paymentIdSchema).check(z.maxLength(40), withoutRepeats())),
      /** Why, for the history. */
      changes: z.optional(
        z.union([plainText(500), z.array(plainText(200)).check(z.maxLength(20))]),
      ),
    }),
    ...answersItinerary,
  },
  markAsPaid: {
    ...post(
      '/api/Itineraries/{id}/markAsPaid',
      'signedIn',
      'queue:zap',
      'queue:payment',
      'payment-provider',
    ),
    noMasquerade: true,
    summary:
      'Marks a payment as paid by wire, or a manual refund as sent; Idempotency-Key is honored',
    harm: 'Agents cannot record wire payments.',
    params: oneItinerary,
    body: z.strictObject({
      paymentId: paymentIdSchema,
      /**
       * Of money to be sent back that no payment of the trip shows: which (`GET
       * /api/Payments/refunds`).
       */
      chargeId: z.optional(textUpTo(100)),
      /**
       * What the agent saw it ask for, minor units: refused when it asks for another amount by now.
       * Of money to be sent back: what was sent, where that is only a part of it; the rest stays
       * open.
       */
      amount: z.optional(z.int().check(z.minimum(0), z.maximum(maxAmount))),
      /**
       * What arrived, minor units; missing where it is all that the payment asks for. Of too little
       * the rest stays open as a payment of its own; what is too much counts towards the next ones
       * of the same party group, and beyond them is credit on the trip.
       */
      received: z.optional(z.int().check(z.minimum(0), z.maximum(maxAmount))),
      /**
       * Writes off what is missing in place of asking for it: at most the agency's `writeOffLimit`,
       * at the trip's exchange rates. Nothing need have arrived (`received: 0`).
       */
      writeOff: z.optional(z.literal(true)),
      paymentData: z._default(paidData, { paymentMethod: 'wire' }),
    }),
    ...answersItinerary,
  },
  confirmRefund: {
    ...post(
      '/api/Payments/{paymentId}/confirmRefund',
      'signedIn',
      'queue:zap',
      'queue:payment',
      'payment-provider',
    ),
    noMasquerade: true,
    summary:
      'Confirms the refund that a cancelled trip proposed: its provider sends it back the way the payment came',
    harm: 'Agents cannot refund clients of cancelled trips.',
    params: onePayment,
    body: z.strictObject({
      /** What the agent saw go back, minor units: refused when it is another amount by now. */
      amount: z.optional(z.int().check(z.minimum(0), z.maximum(maxAmount))),
    }),
    ...answersItinerary,
  },
  listPayments: {
    ...getOwned('/api/Payments', 'signedIn'),
    scope: 'payments:read',
    summary:
      'The agency’s payments by filter: refunds to send first, then unpaid by due date, then paid; page with `x-next-cursor`',
    harm: 'Agents cannot see who owes what.',
    query: listQuery,
    answer: z.array(paymentRow),
  },
  countPayments: {
    ...getOwned('/api/Payments/count', 'signedIn'),
    scope: 'payments:read',
    summary: 'Number of payments matching a where clause',
    harm: 'Agents cannot see how many payments match.',
    query: countQuery,
    answer: z.object({ count: z.int() }),
  },
  getPaymentsCsv: {
    ...getOwned('/api/Payments/csv', 'signedIn'),
    summary: 'Payments matching a filter, as CSV',
    harm: 'Agents cannot export their payments.',
    query: z.strictObject({ filter: filterText, ...ofAgency }),
    answer: z.string(),
    contentType: 'text/csv; charset=utf-8',
  },
  getPaymentTotals: {
    ...getOwned('/api/Payments/totals', 'signedIn'),
    scope: 'payments:read',
    summary: 'Payments due, overdue and paid this month, by currency',
    harm: 'Agents cannot see what is due.',
    query: z.strictObject(ofAgency),
    answer: z.object({ month: z.string(), totals: z.array(paymentTotals) }),
  },
  getNotices: {
    ...getOwned('/api/Payments/notices', 'signedIn'),
    summary:
      'What needs attention now: overdue payments, holds expiring within 24 hours and refunds to send',
    harm: 'Agents are not alerted to overdue payments and expiring holds.',
    query: z.strictObject(ofAgency),
    answer: notices,
  },
  markNotices: {
    ...patch('/api/Payments/notices', 'signedIn'),
    summary: 'Notes which notices the caller has seen and read, on every device of theirs',
    harm: 'Agents see notifications again that they have read.',
    noMasquerade: true,
    body: noticeMarking,
    answer: noticeMarks,
  },
  listRefunds: {
    ...getOwned('/api/Payments/refunds', 'signedIn'),
    summary:
      'Refunds to send manually: wires and failed refunds, including those of removed or double payments',
    harm: 'Agents cannot see refunds to send.',
    query: z.strictObject({ itineraryId: z.optional(itineraryIdSchema), ...ofAgency }),
    answer: z.array(handRefund),
  },
  listPaymentTasks: {
    ...getOwned('/api/Payments/tasks', 'signedIn'),
    summary:
      'Disputes and payments in another currency or amount than requested: those to see to, and those done in the last 30 days',
    harm: 'Agents cannot see disputes and other payment problems.',
    query: z.strictObject({ itineraryId: z.optional(itineraryIdSchema), ...ofAgency }),
    answer: z.array(paymentTask),
  },
  patchPaymentTask: {
    ...patch('/api/Payments/{paymentId}/tasks/{id}', 'signedIn'),
    noMasquerade: true,
    summary: 'Marks a payment task as done, or to be done again',
    harm: 'Agents cannot tick off disputes and other payment problems.',
    params: z.strictObject({ paymentId: paymentIdSchema, id: textUpTo(40) }),
    body: z.strictObject({ isDone: z.boolean() }),
    answer: paymentTask,
  },
  requestPayment: {
    ...post('/api/Payments/{paymentId}/request', 'signedIn', 'mail', 'payment-provider'),
    noMasquerade: true,
    summary:
      'Requests a payment from the client by email or as a link to share; `preview` returns the email without sending it',
    harm: 'Agents cannot request payments from clients.',
    params: onePayment,
    body: z.strictObject({
      by: z.enum(['preview', 'mail', 'link']),
      ownWords: z.optional(ownWords),
    }),
    answer: z.object({
      ...mailPreview.shape,
      /** Where the client pays; only of `link`. */
      address: z.nullable(z.string()),
    }),
  },
})
