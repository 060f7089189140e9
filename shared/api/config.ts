import * as z from 'zod/mini'
import { featureFlagSchema } from '../access/principal'
import { defineRoutes, get, patch } from './contract'

const percent = z
  .number({ error: 'must be a percentage' })
  .check(z.minimum(0, { error: 'At least 0' }), z.maximum(100, { error: 'At most 100' }))
const agencyCodes = z
  .array(z.string().check(z.regex(/^[A-Z0-9]{3,10}$/, { error: 'must be agency codes like ITR006' })))
  .check(z.maxLength(500))

/** What `_api/config` merges, and the server goes by (1 §6, 1 §9): each value in place of the environment's. */
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

export const configRoutes = defineRoutes('config', {
  getServerConfiguration: {
    ...get('/api/Config', 'superadmin'),
    summary: 'The server’s configuration: values in force, those of the environment, and the last 50 changes',
    harm: 'Superadmins cannot see the configuration.',
    answer: configurationAnswer,
  },
  patchServerConfiguration: {
    ...patch('/api/Config', 'superadmin'),
    summary: 'Changes the server’s configuration, in force within a minute; null gives a value back to the environment',
    harm: 'Superadmins cannot change the configuration.',
    noMasquerade: true,
    body: z.strictObject({ version: z.int(), values: configurationChange }),
    answer: configurationAnswer,
  },
})
