import * as z from 'zod/mini'
import { travelDateSchema } from '../dates/date-schemas'
import { optionKeySchema, supplierCodeSchema } from '../ids/ids'
import { withoutRepeats } from '../ids/list-checks'
import { rackRatesSchema } from '../rates/rack-rates'
import { rateRuleSchema } from '../rates/rate-rule'
import { ask, defineRoutes } from './contract'
import { properStay, stayDates } from './stay-dates'

/**
 * A rate rule as agents see it (1 §3), with the published prices of the same nights for the rack
 * model.
 */
export const rateRuleView = z.extend(rateRuleSchema, { rack: z.optional(rackRatesSchema) })
export type RateRuleView = z.infer<typeof rateRuleView>

const supplierCodes = z
  .array(supplierCodeSchema)
  .check(z.minLength(1), z.maxLength(50), withoutRepeats())

export const ratesRoutes = defineRoutes('rates', {
  getRatesByOptionKey: {
    ...ask('/api/Rates/getByOptionKey', 'signedIn', 'catalogue'),
    scope: 'rates:read',
    summary:
      'Rate rules for option keys, valid on any night of a period; endDate is the departure date',
    harm: 'Agents cannot price stays.',
    body: z
      .strictObject({
        optionKeys: z
          .array(optionKeySchema)
          .check(z.minLength(1), z.maxLength(100), withoutRepeats()),
        ...stayDates,
      })
      .check(z.superRefine(properStay())),
    answer: z.object({ rules: z.array(rateRuleView) }),
  },
  getRatesBySupplier: {
    ...ask('/api/Rates/getBySupplier', 'signedIn', 'catalogue'),
    scope: 'rates:read',
    summary:
      'Rate rules for suppliers, valid on any night of a period; endDate is the departure date',
    harm: 'Agents cannot price stays.',
    body: z.strictObject({ supplierCodes, ...stayDates }).check(z.superRefine(properStay())),
    answer: z.object({ rules: z.array(rateRuleView) }),
  },
  getInclusions: {
    ...ask('/api/Rates/inclusions', 'signedIn', 'catalogue'),
    scope: 'rates:read',
    summary: 'What suppliers’ rates include on the first night of a period',
    harm: 'Agents cannot see what a room includes.',
    body: z.strictObject({ supplierCodes, ...stayDates }).check(z.superRefine(properStay())),
    answer: z.object({
      inclusions: z.array(
        z.object({
          supplierCode: supplierCodeSchema,
          optionKey: optionKeySchema,
          mealBasis: z.string(),
          inclusions: z.array(z.string()),
        }),
      ),
    }),
  },
  getLowestRates: {
    ...ask('/api/Rates/lowest-rate', 'signedIn', 'catalogue'),
    scope: 'rates:read',
    summary: 'Lowest price per person sharing per night in the month of startDate',
    harm: 'Agents see accommodations without a price.',
    body: z
      .strictObject({
        supplierCode: z.optional(supplierCodeSchema),
        supplierCodes: z.optional(supplierCodes),
        startDate: travelDateSchema,
        /** Also tells the lowest price of each room type; only of one supplier. */
        byRoom: z.optional(z.boolean()),
      })
      .check(
        z.refine(({ supplierCode, byRoom }) => byRoom !== true || supplierCode !== undefined, {
          path: ['byRoom'],
          error: 'needs supplierCode',
        }),
        z.refine(
          ({ supplierCode, supplierCodes: several }) =>
            (supplierCode === undefined) !== (several === undefined),
          { path: ['supplierCodes'], error: 'must be given, or supplierCode instead' },
        ),
      ),
    answer: z.object({
      /** Of the one supplier that `supplierCode` names, as in `rates`. */
      roomRatePP: z.optional(z.nullable(z.int())),
      /** With `byRoom`: room types that have a rate in that month. */
      rooms: z.optional(
        z.array(
          z.object({ optionKey: optionKeySchema, roomRatePP: z.int(), rateCurrency: z.string() }),
        ),
      ),
      rates: z.array(
        z.object({
          supplierCode: supplierCodeSchema,
          /** Minor units of `currency`; null when there is no rate in that month. */
          roomRatePP: z.nullable(z.int()),
          currency: z.literal('USD'),
          /** Currency of the supplier's rate behind it; null without a rate. */
          rateCurrency: z.nullable(z.string()),
        }),
      ),
    }),
  },
})
