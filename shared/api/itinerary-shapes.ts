import * as z from 'zod'
import { calendarDateSchema } from '../dates/calendar-date'
import { itineraryView } from '../itinerary/itinerary-view'
import { inFlightStates, itineraryStateSchema } from '../itinerary/states'
import { activityInfoView } from './catalogue-shapes'

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
export const itineraryAnswer = itineraryView.extend({ progress: itineraryProgress.optional() })
export type ItineraryAnswer = z.infer<typeof itineraryAnswer>

/** Itineraries of one currency taken together. Amounts in minor units of it. */
export const tripTotals = z.object({
  currency: z.string(),
  trips: z.int(),
  sell: z.int(),
  paid: z.int(),
  margin: z.int(),
})
export type TripTotals = z.infer<typeof tripTotals>

/** One stored change of an itinerary: who, when, and what changed in words. */
export const historyEntryView = z.object({
  version: z.int(),
  at: z.iso.datetime(),
  by: z.object({ kind: z.enum(['agent', 'client', 'partner', 'system']), id: z.string(), name: z.string() }),
  /** What was done, as in `created`, `edited`, `GetQuote`, `quoted`. */
  action: z.string(),
  state: itineraryStateSchema,
  /** `from` is empty for what was added, `to` for what was removed. */
  changes: z.array(z.object({ field: z.string(), label: z.string(), from: z.string(), to: z.string() })),
})
export type HistoryEntryView = z.infer<typeof historyEntryView>

/** A change of the suppliers' costs; amounts in minor units of `currency`. */
export const costChangeView = z.object({
  version: z.int(),
  at: z.iso.datetime(),
  by: z.object({ kind: z.enum(['agent', 'client', 'partner', 'system']), id: z.string(), name: z.string() }),
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
  segmentId: z.string().optional(),
  date: z.string().optional(),
})

/** What a party group pays; minor units of the itinerary's currency. */
export const partyShareView = z.object({
  id: z.string(),
  name: z.string(),
  travelerIds: z.array(z.string()),
  sell: z.int(),
  /** What of it is due first, and what is left. */
  deposit: z.int(),
  balance: z.int(),
  segments: z.array(z.object({ id: z.string(), sell: z.int() })),
})

/** What is told of a camp of an itinerary. */
export const tripCampInfo = z.object({
  supplierCode: z.string(),
  campName: z.string(),
  /** Of the text; another one where the camp has none in that asked for. */
  locale: z.string(),
  description: z.array(z.string()),
  images: z.array(z.object({ s3Key: z.string() })),
})

/** What can be done where a stay of an itinerary is. */
export const tripActivities = z.object({
  /** OWN for an own arrangement, which has only its region. */
  supplierCode: z.string(),
  campName: z.string(),
  /** Missing where the catalogue does not know the place. */
  countryRegionCode: z.string().optional(),
  regionName: z.string(),
  /** What the camp itself offers, by feature, with how many there are of it. */
  features: z.array(z.object({ featureId: z.string(), featureName: z.string(), count: z.int() })),
  /** What can be booked in its region. */
  activities: z.array(activityInfoView),
})
export type TripActivities = z.infer<typeof tripActivities>

/** Whether a stay would find its rooms. */
export const stayAvailability = z.object({
  segmentId: z.string(),
  supplierCode: z.string(),
  startDate: calendarDateSchema,
  endDate: calendarDateSchema,
  /** The worst of its nights and rooms; missing is unknown or not asked for. */
  availability: z.int().optional(),
  inventoryStatus: z.string(),
  problems: z.array(holdBlockerView),
})
