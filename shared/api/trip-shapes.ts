import * as z from 'zod/mini'
import { calendarDateSchema } from '../dates/date-schemas'
import { activityInfoView } from './catalogue-shapes'
import { holdBlockerView } from './itinerary-shapes'

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
  countryRegionCode: z.optional(z.string()),
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
  availability: z.optional(z.int()),
  inventoryStatus: z.string(),
  problems: z.array(holdBlockerView),
})
