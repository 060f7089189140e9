import * as z from 'zod/mini'
import { calendarDateSchema } from '../dates/date-schemas'
import { plainText, requiredText, textUpTo } from '../format/plain-text'
import { itineraryIdSchema, optionKeySchema, supplierCodeSchema } from '../ids/ids'
import { ask, defineRoutes, get, post } from './contract'

const [maxCamps, maxRooms] = [50, 1_000]
const roomsIn = (camps: Readonly<Record<string, object>>) =>
  Object.values(camps).reduce((sum, rooms) => sum + Object.keys(rooms).length, 0)

/**
 * New rates by camp and room, as rows that content managers edit; all rows of each room that is
 * named.
 */
const rates = z
  .record(
    supplierCodeSchema,
    z.record(optionKeySchema, z.array(z.record(z.string(), z.unknown())).check(z.maxLength(500))),
  )
  .check(
    z.refine((camps) => Object.keys(camps).length <= maxCamps && roomsIn(camps) <= maxRooms, {
      error: `has more than ${maxCamps} camps or ${maxRooms} rooms: publish them in several sheets`,
    }),
  )

/** What new rates would do to one trip, minor units of its currency. */
const change = z.object({
  /** Missing for trips of other agencies, which bear their agency's name. */
  id: z.optional(itineraryIdSchema),
  name: z.string(),
  clientName: z.optional(z.string()),
  startDate: calendarDateSchema,
  endDate: calendarDateSchema,
  camps: z.string(),
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

/** A camp as a sheet names it, and as it was matched. */
const namedCamp = z.strictObject({ name: textUpTo(200), code: supplierCodeSchema })

/**
 * A sheet that somebody goes on with later, or that was published, whose answers its supplier's next
 * sheet takes over; and what its supplier was asked.
 */
const savedSheet = z.object({
  id: z.string(),
  version: z.int(),
  name: z.string(),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string(),
  asked: z.array(
    z.object({
      id: z.string(),
      camp: z.string(),
      to: z.email(),
      questions: z.string(),
      at: z.iso.datetime(),
      by: z.string(),
      answer: z.optional(z.string()),
    }),
  ),
  camps: z.optional(z.array(namedCamp)),
  /** Its rates were published. */
  isDone: z.optional(z.boolean()),
})
export type SavedSheet = z.infer<typeof savedSheet>
const oneSheet = z.strictObject({ id: textUpTo(40) })

export const rateSheetRoutes = defineRoutes('managers', {
  listRateSheets: {
    ...get('/api/RateSheets', 'contentManager'),
    summary: 'Rate sheets set aside or published, newest first',
    harm: 'Content managers cannot go on with a rate sheet.',
    answer: z.array(savedSheet),
  },
  getRateSheet: {
    ...get('/api/RateSheets/{id}', 'contentManager'),
    summary: 'A rate sheet that was put aside, with its cells and answers',
    harm: 'Content managers cannot go on with a rate sheet.',
    params: oneSheet,
    answer: z.extend(savedSheet, { work: z.string() }),
  },
  saveRateSheet: {
    ...post('/api/RateSheets', 'contentManager'),
    summary: 'Keeps a rate sheet with its answers: one put aside, or one that is published',
    harm: 'Content managers lose a half-read rate sheet.',
    body: z.strictObject({
      /** Of the sheet that it is saved over. */
      of: z.optional(z.strictObject({ id: requiredText(40), version: z.int() })),
      name: requiredText(200),
      /** What the page needs to go on: cells, answers and choices, as JSON. */
      work: textUpTo(500_000),
      /** Answers of the supplier, by the id of what was asked. */
      noted: z._default(z.record(textUpTo(40), plainText(4_000)), {}),
      camps: z._default(z.array(namedCamp).check(z.maxLength(100)), []),
      isDone: z._default(z.boolean(), false),
    }),
    answer: savedSheet,
  },
  askSupplier: {
    ...post('/api/RateSheets/{id}/ask', 'contentManager', 'mail'),
    summary:
      'Mails what a rate sheet leaves open to a contact of the camp; the answer goes to who asked',
    harm: 'Suppliers cannot be asked what their rate sheet means.',
    params: oneSheet,
    body: z.strictObject({
      camp: supplierCodeSchema,
      to: z.email(),
      questions: requiredText(4_000),
    }),
    answer: savedSheet,
  },
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
    summary:
      'Publishes rates of several camps as one edition; owners of trips that change are told within minutes',
    harm: 'New rates of suppliers cannot be published.',
    body: z.strictObject({ name: requiredText(200), rates }),
    answer: z.object({ edition: z.string(), camps: z.array(z.string()) }),
  },
  undoRates: {
    ...post('/api/RateSheets/{id}/undo', 'contentManager'),
    summary: 'Takes back the rates of an edition, but for those published again since',
    harm: 'Rates published by mistake cannot be taken back.',
    /** Of the edition: API Gateway takes one name of a variable at each place of a path. */
    params: z.strictObject({ id: textUpTo(60) }),
    answer: z.object({
      kept: z.array(z.string()),
      /** Entries left to be looked at: asked again, it goes on. */
      left: z.int(),
    }),
  },
})
