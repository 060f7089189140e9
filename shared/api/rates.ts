import * as z from 'zod/mini'
import { travelDateSchema } from '../dates/calendar-date'
import { optionKeySchema, supplierCodeSchema } from '../ids/ids'
import { rackRatesSchema } from '../rates/rack-rates'
import { rateRuleSchema } from '../rates/rate-rule'
import { defineRoutes, post } from './contract'
import { properStay, stayDates } from './stay-dates'

/** A rate rule as agents see it (1 §3), with the published prices of the same nights for the rack model. */
export const rateRuleView = z.extend(rateRuleSchema, { rack: z.optional(rackRatesSchema) })
export type RateRuleView = z.infer<typeof rateRuleView>

const supplierCodes = z.array(supplierCodeSchema).check(z.minLength(1), z.maxLength(50))
const read = ['catalogue'] as const

export const ratesRoutes = defineRoutes('rates', {
  getRatesByOptionKey: {
    ...post('/api/Rates/getByOptionKey', 'signedIn'),
    summary: 'Rate rules for option keys, valid on any night of a period; endDate is the departure date',
    harm: 'Agents cannot price stays.',
    touches: read,
    body: z
      .strictObject({ optionKeys: z.array(optionKeySchema).check(z.minLength(1), z.maxLength(100)), ...stayDates })
      .check(z.superRefine(properStay())),
    answer: z.object({ rules: z.array(rateRuleView) }),
    safe: true,
  },
  getRatesBySupplier: {
    ...post('/api/Rates/getBySupplier', 'signedIn'),
    summary: 'Rate rules for suppliers, valid on any night of a period; endDate is the departure date',
    harm: 'Agents cannot price stays.',
    touches: read,
    body: z.strictObject({ supplierCodes, ...stayDates }).check(z.superRefine(properStay())),
    answer: z.object({ rules: z.array(rateRuleView) }),
    safe: true,
  },
  getInclusions: {
    ...post('/api/Rates/inclusions', 'signedIn'),
    summary: 'What suppliers’ rates include on the first night of a period',
    harm: 'Agents cannot see what a room includes.',
    touches: read,
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
    safe: true,
  },
  getLowestRates: {
    ...post('/api/Rates/lowest-rate', 'signedIn'),
    summary: 'Lowest price per person sharing per night in the month of startDate',
    harm: 'Agents see accommodations without a price.',
    touches: read,
    body: z
      .strictObject({
        supplierCode: z.optional(supplierCodeSchema),
        supplierCodes: z.optional(supplierCodes),
        startDate: travelDateSchema,
      })
      .check(
        z.refine(
          ({ supplierCode, supplierCodes: several }) => (supplierCode === undefined) !== (several === undefined),
          {
            path: ['supplierCodes'],
            error: 'must be given, or supplierCode instead',
          },
        ),
      ),
    answer: z.object({
      /** Of the one supplier that `supplierCode` names, as in `rates`. */
      roomRatePP: z.optional(z.nullable(z.int())),
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
    safe: true,
  },
})
