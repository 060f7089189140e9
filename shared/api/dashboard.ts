import * as z from 'zod/mini'
import { calendarDateSchema, calendarMonthSchema } from '../dates/date-schemas'
import { agentIdSchema, itineraryIdSchema } from '../ids/ids'
import { timeZoneSchema } from './account-shapes'
import { defineRoutes, getOwned, ofAgency } from './contract'
import { itinerarySummary } from './itinerary-summary'
import { paymentRow } from './payment-shapes'

/** Columns of the pipeline, in the order of a trip's life. */
export const pipelineStages = [
  ...(['estimate', 'quote', 'provisional', 'confirm_requested', 'confirmed', 'traveling'] as const),
] as const
export type PipelineStage = (typeof pipelineStages)[number]

/** Sums by currency, minor units: amounts of two currencies are never added here. */
const sums = z.record(z.string(), z.int())
export type Sums = z.infer<typeof sums>

/**
 * The trips behind a figure, so that its link shows exactly them; none beyond 75, which no address
 * holds.
 */
const behind = z.optional(z.array(itineraryIdSchema))

const tripNames = { id: true, name: true, clientName: true } as const
const progress = z.object({ done: z.int(), of: z.int() })

const dashboard = z.object({
  /** In the caller's time zone: what every figure counts from. */
  today: calendarDateSchema,
  pipeline: z.array(
    z.object({
      stage: z.enum(pipelineStages),
      trips: z.int(),
      /** Of them those that `sell` leaves out: their client takes another version, or took it. */
      alternatives: z.int(),
      /** Without the stays that have no price yet, of as many trips as `unpriced` says. */
      sell: sums,
      unpriced: z.int(),
      /** How many of them want something done: see functions/dashboard/trip-figures.ts. */
      attention: z.int(),
      guests: z.int(),
    }),
  ),
  /**
   * Quotes that nobody has changed for three days or that leave within 60, the longest untouched
   * first.
   */
  chase: z.object({
    count: z.int(),
    trips: z.array(
      z.pick(itinerarySummary, {
        ...tripNames,
        currency: true,
        sell: true,
        unpriced: true,
        startDate: true,
        updatedAt: true,
        published: true,
      }),
    ),
  }),
  /**
   * Holds that end within 14 days, the first to end first, each with the time zone of its camps.
   */
  holds: z.object({
    count: z.int(),
    /** Of them those that end within 24 hours. */
    soon: z.int(),
    behind,
    trips: z.array(
      z.extend(z.pick(itinerarySummary, tripNames), { until: z.iso.datetime(), zone: z.string() }),
    ),
  }),
  /** Payments that are late or due within 30 days; each sum leaves out those before it. */
  due: z.object({
    overdue: sums,
    week: sums,
    later: sums,
    count: z.int(),
    overdueCount: z.int(),
    behind: z.object({ all: behind, overdue: behind, week: behind, later: behind }),
    payments: z.array(paymentRow),
  }),
  /** Booked trips that leave within 60 days, and what of each is ready. */
  departures: z.object({
    count: z.int(),
    trips: z.array(
      z.extend(
        z.pick(itinerarySummary, {
          ...tripNames,
          startDate: true,
          currency: true,
          sell: true,
          paid: true,
          dueDate: true,
        }),
        { problems: z.int(), travelers: progress, rooms: progress, ways: progress },
      ),
    ),
  }),
  margin: z.object({
    /**
     * By month of departure, from five months back to six ahead; the year before for confirmed
     * trips.
     */
    months: z.array(
      z.object({ month: calendarMonthSchema, confirmed: sums, held: sums, yearBefore: sums }),
    ),
    /** Of the same trips, confirmed and held, by who sold them. */
    agents: z.array(
      z.object({ agentId: agentIdSchema, agentName: z.string(), trips: z.int(), margin: sums }),
    ),
  }),
  /** What suppliers of booked trips that are not over get in other currencies than the trip's. */
  exposure: z.array(
    z.object({
      currency: z.string(),
      unpaid: z.int(),
      whole: z.int(),
      trips: z.int(),
      next: calendarDateSchema,
    }),
  ),
})
export type Dashboard = z.infer<typeof dashboard>

export const dashboardRoutes = defineRoutes('dashboard', {
  getDashboard: {
    ...getOwned('/api/Dashboard', 'signedIn'),
    summary:
      'The agency’s business today: pipeline, holds, payments, departures, margin and currency exposure',
    harm: 'Agents cannot see what needs them today.',
    query: z.strictObject({
      /** `mine` narrows a lead agent’s view to their own trips; others only ever see their own. */
      whose: z._default(z.enum(['mine', 'agency']), 'agency'),
      timeZone: z._default(timeZoneSchema, ''),
      ...ofAgency,
    }),
    answer: dashboard,
  },
})
