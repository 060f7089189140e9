import * as z from 'zod/mini'
import { calendarDateSchema, travelDateSchema } from '../dates/date-schemas'
import { textUpTo } from '../format/plain-text'
import { optionKeySchema, supplierCodeSchema } from '../ids/ids'
import { roomTypeSchema } from '../rooms/room-type'
import { imageRef } from './catalogue-shapes'
import { ask, defineRoutes } from './contract'
import { properStay, stayDates } from './stay-dates'

/**
 * A room type of a camp (2 §3). `cost` is a guide price for lists: per person sharing a night, in
 * whole US dollars.
 */
export const roomTypeView = z.extend(roomTypeSchema, {
  /** The most rooms of this type that one booking may take. */
  maxUnits: z.int(),
  images: z.array(imageRef),
})
export type RoomType = z.infer<typeof roomTypeView>

/** Longest period of a calendar request in days: three months. */
export const longestCalendarDays = 92

/** Nights of a region's year. */
export const yearDays = 365

/**
 * What may be said of a room type on a day, beside its count: `closed` its rate is not sold,
 * `noRate` no rate rule, `stale` the count is older than it should be, `minLOS:3` and `maxLOS:7`
 * the lengths of stay that the rate is for.
 */
const dayFlag = z.string().check(z.regex(/^(closed|noRate|stale|(min|max)LOS:\d{1,3})$/))

/**
 * One day of a supplier's calendar (2 §3, Availability per day); every map is by option key, and a
 * missing key is unknown.
 */
export const calendarDayView = z.object({
  date: calendarDateSchema,
  /** Rooms free; −1 may be available, −2 on request, −3 closed, 0 none. */
  a: z.record(z.string(), z.int()),
  /** Per person sharing for the night, minor units of USD; null when there is no rate. */
  r: z.record(z.string(), z.nullable(z.int())),
  o: z.record(z.string(), z.array(dayFlag)),
})
export type CalendarDay = z.infer<typeof calendarDayView>

export const supplierCalendarView = z.object({
  supplierCode: supplierCodeSchema,
  currency: z.literal('USD'),
  /**
   * When the supplier's counts were last known to be right (the oldest of those shown); null for
   * quote-only.
   */
  checkedAt: z.nullable(z.iso.datetime()),
  days: z.array(calendarDayView),
})
export type SupplierCalendar = z.infer<typeof supplierCalendarView>

export const roomAvailabilityView = z.object({
  optionKey: optionKeySchema,
  /** The room type's id in lists: the same as the option key. */
  key: z.string(),
  /**
   * Over all nights of the stay: rooms free, −1 may be available, −2 on request, −3 closed, 0 none;
   * null is unknown.
   */
  available: z.nullable(z.int()),
  /**
   * Per person sharing a night (the mean of the nights), minor units of USD; null when there is
   * none.
   */
  price: z.nullable(z.int()),
  /** Currency of the supplier's rate behind the price; null without a rate. */
  rateCurrency: z.nullable(z.string()),
  label: z.string(),
  minChildAge: z.int(),
})
export type RoomAvailability = z.infer<typeof roomAvailabilityView>

/** Counts that a content manager set: −1 may be available, −2 on request, −3 closed, 0 none. */
export const countsChange = z.object({
  optionKey: optionKeySchema,
  from: calendarDateSchema,
  to: calendarDateSchema,
  rooms: z.int(),
  at: z.iso.datetime(),
  by: z.string(),
})

export const availabilityRoutes = defineRoutes('availability', {
  auditCalendar: {
    ...ask('/api/Calendar/auditSupplier', 'contentManager', 'catalogue'),
    summary:
      'What a camp’s calendar says of each night, since when and from whom, with the counts set by hand; a year at most',
    harm: 'Content managers cannot see where availability comes from.',
    body: z
      .strictObject({ supplierCode: supplierCodeSchema, ...stayDates })
      .check(z.superRefine(properStay(366))),
    answer: z.object({
      supplierCode: supplierCodeSchema,
      rooms: z.array(
        z.object({
          optionKey: optionKeySchema,
          name: z.string(),
          /** Of each night in turn; null is unknown. */
          counts: z.array(z.nullable(z.int())),
          /**
           * By month: when a copy of somebody else's counts was made, and whether it is too old;
           * null where our own table counts.
           */
          copies: z.array(
            z.object({
              month: z.string(),
              copiedAt: z.nullable(z.iso.datetime()),
              isStale: z.boolean(),
            }),
          ),
        }),
      ),
      /** The last hundred, the newest first. */
      changes: z.array(countsChange),
    }),
  },
  getRoomsBySupplier: {
    ...ask('/api/Rooms/getBySupplier', 'signedIn', 'catalogue'),
    scope: 'rates:read',
    summary: 'The room types of a camp',
    harm: 'Agents cannot assign travelers to rooms.',
    body: z.strictObject({ supplierCode: supplierCodeSchema }),
    answer: z.object({ supplierCode: supplierCodeSchema, rooms: z.array(roomTypeView) }),
  },
  getAvailability: {
    ...ask('/api/Availability/getBySupplier', 'signedIn', 'catalogue'),
    scope: 'rates:read',
    summary:
      'Availability and price of each room type at a camp for a whole stay; endDate is the departure date',
    harm: 'Agents cannot see which rooms are available for a stay.',
    body: z
      .strictObject({ supplierCode: supplierCodeSchema, ...stayDates })
      .check(z.superRefine(properStay(longestCalendarDays))),
    answer: z.object({
      supplierCode: supplierCodeSchema,
      currency: z.literal('USD'),
      checkedAt: z.nullable(z.iso.datetime()),
      rooms: z.array(roomAvailabilityView),
    }),
  },
  getCalendar: {
    ...ask('/api/Calendar/bySupplier', 'signedIn', 'catalogue'),
    scope: 'rates:read',
    summary:
      'Daily availability and prices at a camp, live or quote-only; endDate is exclusive, at most 92 days',
    harm: 'Agents cannot see availability calendars.',
    body: z
      .strictObject({
        supplierCode: supplierCodeSchema,
        live: z._default(z.boolean(), true),
        ...stayDates,
      })
      .check(z.superRefine(properStay(longestCalendarDays))),
    answer: supplierCalendarView,
  },
  getRegionYear: {
    ...ask('/api/Calendar/byRegion', 'signedIn', 'catalogue'),
    summary: 'A year of every camp in a region: one number a night, of all its room types together',
    harm: 'Agents cannot see at a glance when a region has rooms.',
    body: z.strictObject({ countryRegionCode: textUpTo(40), startDate: travelDateSchema }),
    answer: z.object({
      startDate: calendarDateSchema,
      camps: z.array(
        z.object({
          supplierCode: supplierCodeSchema,
          campName: z.string(),
          /**
           * Of each night in turn: rooms free, −1 may be available, −2 on request, −3 closed, 0
           * none; null is unknown.
           */
          nights: z.array(z.nullable(z.int())),
        }),
      ),
    }),
    memoryMb: 512,
  },
})
