import * as z from 'zod/mini'
import { calendarDateSchema } from '../dates/date-schemas'
import { requiredText, textUpTo } from '../format/plain-text'
import { itineraryIdSchema, optionKeySchema, supplierCodeSchema } from '../ids/ids'
import { ask, defineRoutes, post } from './contract'

/** New rates by camp and room, as rows that content managers edit; all rows of each room that is named. */
const rates = z.record(
  supplierCodeSchema,
  z.record(optionKeySchema, z.array(z.record(z.string(), z.unknown())).check(z.maxLength(500))),
)

/** What new rates would do to one trip, minor units of its currency. */
const change = z.object({
  /** Missing for trips of other agencies, which bear their agency's name. */
  ...{ id: z.optional(itineraryIdSchema), name: z.string(), clientName: z.optional(z.string()) },
  ...{ startDate: calendarDateSchema, endDate: calendarDateSchema, camps: z.string() },
  currency: z.string(),
  /** Undefined where a night has no rate any more. */
  costChange: z.optional(z.int()),
  /** What the client was quoted. */
  sell: z.int(),
  /** In percent of the sell, at the price that was quoted. */
  marginBefore: z.number(),
  marginAfter: z.number(),
  limit: z.number(),
  fallsBelowLimit: z.boolean(),
})
export type RateChange = z.infer<typeof change>

export const rateSheetRoutes = defineRoutes('managers', {
  getRateImpact: {
    ...ask('/api/RateSheets/impact', 'contentManager', 'table:read'),
    summary: 'What new rates would do to a page of the open quotes; changes nothing',
    harm: 'Content managers cannot see what new rates would change.',
    body: z.strictObject({ rates, cursor: z.optional(textUpTo(2_000)) }),
    answer: z.object({
      /** Open quotes of this page, and those of them whose price is locked, so that it stays. */
      seen: z.int(),
      locked: z.int(),
      changes: z.array(change),
      next: z.optional(z.string()),
    }),
  },
  publishRates: {
    ...post('/api/RateSheets/publish', 'contentManager'),
    summary: 'Publishes rates of several camps as one edition; owners of trips that change are told within minutes',
    harm: 'New rates of suppliers cannot be published.',
    body: z.strictObject({ name: requiredText(200), rates }),
    answer: z.object({ edition: z.string(), camps: z.array(z.string()) }),
  },
  undoRates: {
    ...post('/api/RateSheets/{edition}/undo', 'contentManager'),
    summary: 'Takes back the rates of an edition, but for those published again since',
    harm: 'Rates published by mistake cannot be taken back.',
    params: z.strictObject({ edition: textUpTo(60) }),
    answer: z.object({ kept: z.array(z.string()) }),
  },
})
