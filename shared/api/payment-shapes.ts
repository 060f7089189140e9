import * as z from 'zod/mini'
import { calendarDateSchema } from '../dates/date-schemas'
import { requiredText } from '../format/plain-text'
import {
  agentIdSchema,
  clientIdSchema,
  itineraryIdSchema,
  paymentIdSchema,
  taskIdSchema,
} from '../ids/ids'
import { withoutRepeats } from '../ids/list-checks'
import {
  paymentMethodSchema,
  paymentPurposeSchema,
  paymentStages,
  paymentStatusSchema,
  paymentTypeSchema,
  refundRecord,
} from '../itinerary/payments'
import { itineraryStateSchema } from '../itinerary/states'
import { concern } from '../payments/concern'
import { cancelledPaymentStatus, writtenOffStatus } from '../payments/payment-standing'
import { followUp } from './follow-up'

/** A payment with its trip, as it is kept for lists. Amounts in minor units of `currency`. */
export const listedPayment = z.object({
  paymentId: paymentIdSchema,
  itineraryId: itineraryIdSchema,
  itineraryName: z.string(),
  state: itineraryStateSchema,
  agentId: agentIdSchema,
  agentName: z.string(),
  clientId: z.optional(clientIdSchema),
  clientName: z.optional(z.string()),
  startDate: calendarDateSchema,
  endDate: calendarDateSchema,
  paymentType: paymentTypeSchema,
  /** The fee of a cancelled trip or a planning fee, where it is one. */
  purpose: z.optional(paymentPurposeSchema),
  /** Its party group cancelled while the trip goes on. */
  partyCancelled: z.optional(z.literal(true)),
  /** When it was written off. */
  writtenOff: z.optional(z.iso.datetime()),
  /** The payment whose rest it asks for, where less arrived. */
  restOf: z.optional(paymentIdSchema),
  paymentMethod: z.optional(paymentMethodSchema),
  status: paymentStatusSchema,
  amount: z.int(),
  serviceFee: z.int(),
  currency: z.string(),
  dueDate: z.optional(calendarDateSchema),
  paidAt: z.optional(z.iso.datetime()),
  receiptNumber: z.optional(z.string()),
  partyId: z.optional(z.string()),
  partyName: z.optional(z.string()),
  /** Of the trip: deposit, balance, paid in full. */
  stage: z.enum(paymentStages),
  refund: z.optional(z.omit(refundRecord, { at: true, task: true })),
})
export type ListedPayment = z.infer<typeof listedPayment>

/** A line of the trips-and-payments screen: late or not is judged when it is asked for. */
export const paymentRow = z.extend(listedPayment, {
  /** As it stands in the list: `Cancelled` where nothing came in and the trip is cancelled. */
  status: z.enum([...paymentStatusSchema.options, cancelledPaymentStatus, writtenOffStatus]),
  /** Days since it was due, 0 when it is not late. */
  overdueDays: z.int().check(z.minimum(0)),
  /** Still to come, in, or of no effect because the trip is cancelled. */
  standing: z.enum(['open', 'paid', 'void']),
})
export type PaymentRow = z.infer<typeof paymentRow>

/**
 * Money that a person has to send back, the service fee included: a wire, and what its provider
 * could not.
 */
export const handRefund = z.extend(
  z.pick(listedPayment, {
    paymentId: true,
    itineraryId: true,
    itineraryName: true,
    clientName: true,
    state: true,
  }),
  {
    amount: z.int(),
    currency: z.string(),
    /** How it came in. */
    method: z.optional(paymentMethodSchema),
    /**
     * Why it goes back: the trip is cancelled, its payment was taken off the trip, or it was paid
     * twice.
     */
    why: z.enum(['cancelled', 'taken-off', 'paid-twice']),
    /** What went back before the rest. */
    sent: z.optional(z.int()),
    /** Its provider sends it once a person has confirmed it. */
    needsConfirmation: z.optional(z.literal(true)),
    /** Of money that no payment of the trip shows: names it when it is marked as sent back. */
    chargeId: z.optional(z.string()),
  },
)
export type HandRefund = z.infer<typeof handRefund>

/** Of a kind, what it is about, and what makes it news: `hold itn_1 2027-01-01T10:00:00.000Z`. */
const noticeIds = z.array(requiredText(120)).check(z.maxLength(120), withoutRepeats())
/** What of the notices the caller has seen in the bell, and what they have read. */
export const noticeMarks = z.object({ seen: z.array(z.string()), read: z.array(z.string()) })
export const noticeMarking = z.strictObject({
  seen: z._default(noticeIds, []),
  read: z._default(noticeIds, []),
  unread: z._default(noticeIds, []),
})

/**
 * Something that an agent has to do about a payment, because of what its provider said; amounts in
 * minor units.
 */
export const paymentTask = z.extend(
  z.pick(listedPayment, {
    paymentId: true,
    itineraryId: true,
    itineraryName: true,
    clientName: true,
    agentName: true,
  }),
  {
    id: z.string(),
    ...z.omit(concern, { reference: true }).shape,
    done: z.optional(z.object({ at: z.iso.datetime(), by: z.string() })),
  },
)
export type PaymentTask = z.infer<typeof paymentTask>

/** What an agent should look at now, each leading to its trip. */
export const notices = z.object({
  marks: noticeMarks,
  /** Payments that are late, the latest first; at most 20 of `overdueCount`. */
  overdue: z.array(
    z.extend(
      z.pick(listedPayment, {
        paymentId: true,
        itineraryId: true,
        itineraryName: true,
        clientName: true,
        paymentType: true,
        purpose: true,
        restOf: true,
      }),
      {
        amount: z.int(),
        currency: z.string(),
        dueDate: z.optional(calendarDateSchema),
        overdueDays: z.int(),
      },
    ),
  ),
  overdueCount: z.int(),
  /** Payments that clients made in the last three days, the newest first; at most 20. */
  paid: z.array(
    z.pick(listedPayment, {
      paymentId: true,
      itineraryId: true,
      itineraryName: true,
      clientName: true,
      paymentType: true,
      purpose: true,
      restOf: true,
      amount: true,
      currency: true,
      paidAt: true,
    }),
  ),
  /** Holds that end within 24 hours, the first to end first; at most 20 of `holdCount`. */
  holds: z.array(
    z.object({
      itineraryId: itineraryIdSchema,
      itineraryName: z.string(),
      clientName: z.optional(z.string()),
      until: z.iso.datetime(),
    }),
  ),
  holdCount: z.int(),
  /** Money that a person has to send back. At most 20 of `refundCount`. */
  refunds: z.array(handRefund),
  refundCount: z.int(),
  /**
   * Disputes, and money that is not what was asked for, until somebody has seen to them; the most
   * urgent first, at most 20.
   */
  tasks: z.array(paymentTask),
  /** What the rules say of the caller's own trips, but for holds; at most 20. */
  followUps: z.array(followUp),
  /** Tasks of the caller that are due, the longest due first; at most 20. */
  toDo: z.array(
    z.object({
      id: taskIdSchema,
      title: z.string(),
      due: calendarDateSchema,
      itineraryId: z.optional(itineraryIdSchema),
      itineraryName: z.optional(z.string()),
      clientId: z.optional(clientIdSchema),
      clientName: z.optional(z.string()),
    }),
  ),
  /**
   * Trips that clients opened, or whose film they watched, for the first time in the last three
   * days; at most 20.
   */
  views: z.array(
    z.extend(z.pick(listedPayment, { itineraryId: true, itineraryName: true, clientName: true }), {
      at: z.iso.datetime(),
      what: z.enum(['opened', 'film']),
    }),
  ),
  /**
   * Clients whom a colleague has given to the caller in the last week, the newest first; at most
   * 20.
   */
  assigned: z.array(
    z.object({
      clientId: clientIdSchema,
      clientName: z.string(),
      at: z.iso.datetime(),
      by: z.string(),
    }),
  ),
})

/**
 * Sums of an agency's payments in one currency, minor units; what was sent back is not counted as
 * paid.
 */
export const paymentTotals = z.object({
  currency: z.string(),
  /** Still to come, late or not. */
  due: z.int(),
  dueCount: z.int(),
  /** Of that, late. */
  overdue: z.int(),
  overdueCount: z.int(),
  /** Of that, due within 30 days and not late. */
  dueSoon: z.int(),
  /** Made but not yet in: a bank transfer under way. */
  underWay: z.int(),
  paidThisMonth: z.int(),
  paidThisMonthCount: z.int(),
  /**
   * Ids of payments that are counted, but whose amounts are beyond what a trip can cost and not in
   * the sums.
   */
  leftOut: z.array(z.string()),
})
export type PaymentTotals = z.infer<typeof paymentTotals>
