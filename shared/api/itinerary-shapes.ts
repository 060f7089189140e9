import * as z from 'zod/mini'
import { itineraryView } from '../itinerary/itinerary-view'
import { inFlightStates, itineraryStateSchema } from '../itinerary/states'

/** How far work in flight has come. */
export const itineraryProgress = z.object({
  /** The state in flight: quoting, holding, confirming. */
  state: z.enum(inFlightStates),
  since: z.iso.datetime(),
  /** Stays that the supplier system has answered for, of all that it was asked for. */
  done: z.int(),
  total: z.int(),
})
export type ItineraryProgress = z.infer<typeof itineraryProgress>

/** An itinerary as agents get it: itineraryView, with the progress of work in flight. */
export const itineraryAnswer = z.extend(itineraryView, { progress: z.optional(itineraryProgress) })
export type ItineraryAnswer = z.infer<typeof itineraryAnswer>

/** Of a route that answers the itinerary, with its version. */
export const answersItinerary = { answer: itineraryAnswer, versioned: true } as const

/** Itineraries of one currency taken together. Amounts in minor units of it. */
export const tripTotals = z.object({
  currency: z.string(),
  trips: z.int(),
  sell: z.int(),
  paid: z.int(),
  margin: z.int(),
  /**
   * Ids of those that are counted, but whose amounts are beyond what a trip can cost and not in the
   * sums.
   */
  leftOut: z.array(z.string()),
})
export type TripTotals = z.infer<typeof tripTotals>

/** One stored change of an itinerary: who, when, and what changed in words. */
export const historyEntryView = z.object({
  version: z.int(),
  at: z.iso.datetime(),
  by: z.object({
    kind: z.enum(['agent', 'client', 'partner', 'system']),
    id: z.string(),
    name: z.string(),
  }),
  /** What was done, as in `created`, `edited`, `GetQuote`, `quoted`. */
  action: z.string(),
  state: itineraryStateSchema,
  /** `from` is empty for what was added, `to` for what was removed. */
  changes: z.array(
    z.object({ field: z.string(), label: z.string(), from: z.string(), to: z.string() }),
  ),
})
export type HistoryEntryView = z.infer<typeof historyEntryView>

/** A change of the suppliers' costs; amounts in minor units of `currency`. */
export const costChangeView = z.object({
  version: z.int(),
  at: z.iso.datetime(),
  by: z.object({
    kind: z.enum(['agent', 'client', 'partner', 'system']),
    id: z.string(),
    name: z.string(),
  }),
  currency: z.string(),
  cost: z.object({ from: z.int(), to: z.int() }),
  sell: z.object({ from: z.int(), to: z.int() }),
  segments: z.array(z.object({ id: z.string(), title: z.string(), from: z.int(), to: z.int() })),
})
export type CostChangeView = z.infer<typeof costChangeView>

/** What stands in the way of a hold. */
export const holdBlockerView = z.object({
  code: z.string(),
  message: z.string(),
  segmentId: z.optional(z.string()),
  date: z.optional(z.string()),
})
