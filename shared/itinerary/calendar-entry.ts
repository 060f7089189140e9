import * as z from 'zod/mini'
import { calendarDateSchema } from '../dates/date-schemas'
import {
  agentIdSchema,
  clientIdSchema,
  itineraryIdSchema,
  paymentIdSchema,
  taskIdSchema,
} from '../ids/ids'
import { paymentPurposeSchema, paymentTypeSchema } from './payments'
import { itineraryStateSchema } from './states'

/** What an entry of a trip says of it, and the day that it stands on. */
const ofTrip = {
  date: calendarDateSchema,
  itineraryId: itineraryIdSchema,
  itineraryName: z.string(),
  state: itineraryStateSchema,
  agentId: agentIdSchema,
  agentName: z.string(),
  clientName: z.optional(z.string()),
}

/** A trip leaves or comes back: with the other end of it, and how many travel. */
const tripEnd = { ...ofTrip, otherDate: calendarDateSchema, guests: z.int() }
const departureEntry = z.object({ kind: z.literal('departure'), ...tripEnd })
const returnEntry = z.object({ kind: z.literal('return'), ...tripEnd })
/** Rooms go back at `until`; its day is the one of `zone`, that of its camps. */
const holdEntry = z.object({
  kind: z.literal('hold'),
  ...ofTrip,
  until: z.iso.datetime(),
  zone: z.string(),
})
/** Money that is still to come, in minor units of `currency`. */
const paymentEntry = z.object({
  kind: z.literal('payment'),
  ...ofTrip,
  paymentId: paymentIdSchema,
  paymentType: paymentTypeSchema,
  purpose: z.optional(paymentPurposeSchema),
  partyName: z.optional(z.string()),
  amount: z.int(),
  currency: z.string(),
})

/** What an agent is to do, about a trip, a client or neither. */
const taskEntry = z.object({
  kind: z.literal('task'),
  date: calendarDateSchema,
  taskId: taskIdSchema,
  title: z.string(),
  agentId: agentIdSchema,
  agentName: z.string(),
  itineraryId: z.optional(itineraryIdSchema),
  itineraryName: z.optional(z.string()),
  clientId: z.optional(clientIdSchema),
  clientName: z.optional(z.string()),
})

/** Something that stands on a day of an agent's calendar. */
export const calendarEntry = z.discriminatedUnion('kind', [
  departureEntry,
  returnEntry,
  holdEntry,
  paymentEntry,
  taskEntry,
])
export type CalendarEntry = z.infer<typeof calendarEntry>
export type TripEndEntry = z.infer<typeof departureEntry> | z.infer<typeof returnEntry>
export type HoldEntry = z.infer<typeof holdEntry>
export type TaskEntry = z.infer<typeof taskEntry>
export type PaymentEntry = z.infer<typeof paymentEntry>
