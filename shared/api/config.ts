import * as z from 'zod/mini'
import { featureFlagSchema } from '../access/principal'
import { calendarDateSchema } from '../dates/date-schemas'
import { requiredText, textUpTo } from '../format/plain-text'
import { withoutRepeats } from '../ids/list-checks'
import { defineRoutes, get, getCatalogue, patch, post } from './contract'

const percent = z
  .number({ error: 'must be a percentage' })
  .check(z.minimum(0, { error: 'At least 0' }), z.maximum(100, { error: 'At most 100' }))
const agencyCodes = z
  .array(
    z.string().check(z.regex(/^[A-Z0-9]{3,10}$/, { error: 'must be agency codes like ITR006' })),
  )
  .check(z.maxLength(500), withoutRepeats())

/**
 * What `_api/config` merges, and the server goes by (1 §6, 1 §9): each value in place of the
 * environment's.
 */
export const serverConfiguration = z.strictObject({
  cardFeePercent: percent,
  achFeePercent: percent,
  foreignSellMarkupPercent: percent,
  dueDateLeadDays: z
    .int({ error: 'must be a whole number of days' })
    .check(z.minimum(0, { error: 'At least 0' }), z.maximum(730, { error: 'At most 730' })),
  /** Flags that are on or off for every agency; the others are each agency's own. */
  featureFlags: z.partialRecord(featureFlagSchema, z.boolean()),
  contentManagerAgencyCodes: agencyCodes,
  firstPartyAgencyCodes: agencyCodes,
})
export type ServerConfiguration = z.infer<typeof serverConfiguration>
export type ConfigurationName = keyof ServerConfiguration

const nullable = <T extends z.ZodMiniType>(schema: T) => z.nullable(schema)
const { shape } = serverConfiguration
/** Values by name; null gives one back to the environment. */
export const configurationChange = z.partial(
  z.strictObject({
    cardFeePercent: nullable(shape.cardFeePercent),
    achFeePercent: nullable(shape.achFeePercent),
    foreignSellMarkupPercent: nullable(shape.foreignSellMarkupPercent),
    dueDateLeadDays: nullable(shape.dueDateLeadDays),
    featureFlags: nullable(shape.featureFlags),
    contentManagerAgencyCodes: nullable(shape.contentManagerAgencyCodes),
    firstPartyAgencyCodes: nullable(shape.firstPartyAgencyCodes),
  }),
)

/** One change: who, when, and each value as it was and is, null where the environment's counts. */
export const configurationEntry = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  changes: z.array(z.object({ name: z.string(), from: z.unknown(), to: z.unknown() })),
})

const configurationAnswer = z.object({
  version: z.int(),
  values: serverConfiguration,
  /** Of the environment: in force where nobody has set another. */
  defaults: serverConfiguration,
  /** Names of the values that somebody has set. */
  changed: z.array(z.string()),
  history: z.array(configurationEntry),
})
export type ConfigurationAnswer = z.infer<typeof configurationAnswer>

const rates = z.record(z.string(), z.string())
const rate = z.union([z.string(), z.number()])
const exchangeDay = z.object({
  date: calendarDateSchema,
  source: z.string(),
  /** Units of each currency for one US dollar, decimal texts. */
  rates,
  forced: z.optional(z.object({ by: z.string(), at: z.iso.datetime(), reason: z.string() })),
})

const deadQueueName = z.enum(['itinerary', 'zap', 'payment', 'mail', 'import'])
const sendingTouches = [
  'queue:itinerary',
  'queue:zap',
  'queue:payment',
  'queue:mail',
  'queue:import',
] as const

export const configRoutes = defineRoutes('config', {
  getServerConfiguration: {
    ...get('/api/Config', 'superadmin'),
    summary:
      'The server’s configuration: values in force, those of the environment, and the last 50 changes',
    harm: 'Superadmins cannot see the configuration.',
    answer: configurationAnswer,
  },
  patchServerConfiguration: {
    ...patch('/api/Config', 'superadmin'),
    summary:
      'Changes the server’s configuration, in force within a minute; null gives a value back to the environment',
    harm: 'Superadmins cannot change the configuration.',
    noMasquerade: true,
    body: z.strictObject({ version: z.int(), values: configurationChange }),
    answer: configurationAnswer,
  },
  listExchangeDays: {
    ...getCatalogue('/api/Config/exchange-rates', 'superadmin'),
    summary: 'Exchange rates of the last 60 days, and those that were refused, with why',
    harm: 'Superadmins cannot see why rates are out of date.',
    answer: z.object({
      days: z.array(exchangeDay),
      refused: z.array(
        z.object({
          ...exchangeDay.shape,
          refusedAt: z.iso.datetime(),
          missing: z.array(z.string()),
          moved: z.array(z.object({ currency: z.string(), from: rate, to: rate })),
        }),
      ),
    }),
  },
  forceExchangeRates: {
    ...post('/api/Config/exchange-rates/{date}/force', 'superadmin'),
    summary:
      'Takes the refused rates of a day however far they moved; not while a needed currency is missing',
    harm: 'Trips are priced with outdated rates after a true jump of a currency.',
    noMasquerade: true,
    params: z.strictObject({ date: calendarDateSchema }),
    body: z.strictObject({ reason: requiredText(500) }),
    answer: exchangeDay,
  },
  listJobs: {
    ...get('/api/Config/jobs', 'superadmin', 'jobs'),
    summary: 'The scheduled jobs: their last run, what came of it, and when the next one is due',
    harm: 'Superadmins cannot see whether jobs run.',
    answer: z.array(
      z.object({
        name: z.string(),
        everyMinutes: z.int(),
        /** None where it has not run since jobs are noted. */
        lastRun: z.optional(
          z.object({
            startedAt: z.iso.datetime(),
            tookMs: z.int(),
            failure: z.optional(z.string()),
          }),
        ),
        nextRunAt: z.optional(z.iso.datetime()),
      }),
    ),
  },
  runJob: {
    ...post('/api/Config/jobs/{name}/run', 'superadmin', 'jobs'),
    summary: 'Starts a scheduled job now; its schedule stays as it is',
    harm: 'Superadmins wait for the next run of a job that failed.',
    noMasquerade: true,
    params: z.strictObject({ name: textUpTo(60) }),
    answer: z.object({ status: z.literal('started') }),
  },
  listDeadLetters: {
    ...get('/api/Config/dead-letters', 'superadmin'),
    summary: 'Messages of all queues that could not be worked on, up to a hundred of each',
    harm: 'Superadmins cannot see failed work.',
    touches: ['dead-letters', 'table:read'],
    answer: z.array(
      z.object({
        id: z.string(),
        queue: deadQueueName,
        body: z.string(),
        sentAt: z.iso.datetime(),
        failure: z.optional(z.string()),
      }),
    ),
  },
  takeDeadLetters: {
    ...post('/api/Config/dead-letters', 'superadmin', 'dead-letters', ...sendingTouches),
    summary:
      'Sends dead letters of a queue to be worked on again, or deletes them: those of some ids, or all',
    harm: 'Failed work cannot be done again.',
    noMasquerade: true,
    body: z.strictObject({
      queue: deadQueueName,
      action: z.enum(['replay', 'delete']),
      /** All of the queue's unless it is given. */
      ids: z.optional(
        z.array(textUpTo(100)).check(z.minLength(1), z.maxLength(100), withoutRepeats()),
      ),
    }),
    answer: z.object({ count: z.int() }),
  },
})
