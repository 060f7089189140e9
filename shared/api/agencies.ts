import * as z from 'zod/mini'
import { featureFlagSchema } from '../access/principal'
import { cancellationPolicy } from '../cancellation/cancellation-policy'
import { plainText, requiredText, textUpTo } from '../format/plain-text'
import { agencyIdSchema, itineraryIdSchema, mediaIdSchema } from '../ids/ids'
import { pricingModelSchema } from '../itinerary/pricing-model'
import { knownCurrency } from '../itinerary/supplier-amount'
import { type RateName, rateTable } from '../rates/rate-table'
import { agencyFonts } from '../theme/agency-fonts'
import { newAgent } from './agency-people'
import { agencyShape, clientSettings, maxPlanningFee, maxWriteOff } from './agency-shapes'
import { ask, defineRoutes, filterText, get, getOwned, patch, post, remove } from './contract'

/** An agency as superadmins list it. */
export const listedAgency = z.object({
  ...z.pick(agencyShape, {
    id: true,
    name: true,
    agencyCode: true,
    currency: true,
    featureFlags: true,
    trialEnds: true,
  }).shape,
  archived: z.boolean(),
  /** People who may sign in, and those of them who lead it. */
  agents: z.int(),
  leadAgents: z.int(),
})

/**
 * An agency as its lead agents and superadmins see it. `featureFlags` are its own; the server's
 * configuration may overrule them.
 */
export const agencyDetails = z.extend(agencyShape, {
  archived: z.boolean(),
  flagsInForce: z.array(featureFlagSchema),
})
export type AgencyDetails = z.infer<typeof agencyDetails>

const agencyCode = z
  .string()
  .check(z.trim(), z.regex(/^[A-Z0-9]{3,10}$/, { error: 'Use 3 to 10 capital letters and digits' }))
const trialEnds = z.iso.datetime({ error: 'must be a date' })

export const newAgency = z.strictObject({
  name: requiredText(100),
  agencyCode,
  currency: knownCurrency,
  model: pricingModelSchema,
  /** The agency has no trial unless it is given. */
  trialEnds: z.optional(trialEnds),
  lead: newAgent,
})

/** A file that was uploaded as media of the agency, by its id; null takes it away. */
const agencyFile = z.nullable(mediaIdSchema)

/** What lead agents change of their agency. */
export const agencyProfile = z.strictObject({
  name: requiredText(100),
  address: plainText(500),
  /** As invoices need it, with the words before it: `VAT no. 4530123456`. */
  taxNumber: plainText(60),
})

/** What only superadmins change. */
export const superadminFields = [
  'agencyCode',
  'currency',
  'archived',
  'featureFlags',
  'trialEnds',
] as const

const color = z.optional(
  z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, { error: 'Use a color like #1B4A3B' })),
)

/** Colors, font and type as lead agents choose them; what is missing is the product's own. */
export const agencyThemeInput = z.strictObject({
  primaryColour: color,
  secondaryColour: color,
  backgroundColour: color,
  primaryFont: z.optional(z.enum(agencyFonts)),
  themeType: z.optional(z.enum(['default', 'alternative'])),
})

export const agencyPatch = z.partial(
  z.strictObject({
    ...agencyProfile.shape,
    /** Whether all of its people need a second step to sign in. */
    mfaRequired: z.boolean(),
    /** Years after their last trip when clients are erased; null for never. */
    retentionYears: z.nullable(
      z
        .int({ error: 'Enter whole years' })
        .check(
          z.minimum(1, { error: 'Enter 1 to 30 years' }),
          z.maximum(30, { error: 'Enter 1 to 30 years' }),
        ),
    ),
    /** For stays whose suppliers have no policy, from the next quote on; null for none. */
    cancellation: z.nullable(cancellationPolicy),
    /** Whether service fees of a cancelled trip go back with its refunds. */
    returnsServiceFees: z.boolean(),
    /** Up to what its agents may write off a payment, minor units of its currency; 0 for never. */
    writeOffLimit: z.int().check(z.minimum(0), z.maximum(maxWriteOff)),
    /** What its agents may ask clients for before they plan, minor units of its currency; 0 for nothing. */
    planningFee: z.int().check(z.minimum(0), z.maximum(maxPlanningFee)),
    /** Whether planning fees that are asked for from then on go back when their trip is cancelled. */
    returnsPlanningFees: z.boolean(),
    ...clientSettings,
    /** Whether files that no virus scan found clean are held back from clients. */
    holdsUnscannedFiles: z.boolean(),
    theme: agencyThemeInput,
    files: z.partial(
      z.strictObject({
        logo: agencyFile,
        logoDark: agencyFile,
        featuredPhoto: agencyFile,
        featuredVideo: agencyFile,
        featuredVideoPreview: agencyFile,
      }),
    ),
    agencyCode,
    currency: knownCurrency,
    archived: z.boolean(),
    /** Those that are named are switched; the others stay as they are. */
    featureFlags: z.partialRecord(featureFlagSchema, z.boolean()),
    trialEnds: z.nullable(trialEnds),
  }),
)
export type AgencyPatch = z.infer<typeof agencyPatch>

/** Who accepted a version of the terms, by the name they have or typed. */
const acceptance = z.object({
  version: z.int(),
  who: z.object({ kind: z.enum(['agent', 'client']), id: z.string(), name: z.string() }),
  at: z.iso.datetime(),
})

const termsVersion = z.object({
  version: z.int(),
  text: z.string(),
  publishedAt: z.iso.datetime(),
  publishedBy: z.string(),
})

export const agencyTerms = z.object({
  draft: z.optional(z.object({ text: z.string(), savedAt: z.iso.datetime(), savedBy: z.string() })),
  /** The newest first: that is the one in force. */
  versions: z.array(termsVersion),
})

/**
 * A percentage within limits that `shared/rates/rate-table.ts` gives; an agency may have closer
 * ones.
 */
const percent = (max: number) =>
  z
    .number({ error: 'Enter a percentage' })
    .check(
      z.minimum(0, { error: `must be from 0 to ${max}` }),
      z.maximum(max, { error: `must be from 0 to ${max}` }),
      z.multipleOf(0.01, { error: 'must have at most two decimals' }),
    )
const settingOf = (name: RateName) => z.optional(percent(rateTable[name].max))
const fee = z.optional(percent(20))

/** How an agency prices; what is missing takes the default of 1 §9. */
export const pricingSettings = z.strictObject({
  model: pricingModelSchema,
  pricingSettings: z.strictObject({
    landRate: settingOf('land'),
    airRate: settingOf('air'),
    depositRate: settingOf('deposit'),
    currencyRate: settingOf('currency'),
    dmcRate: settingOf('dmc'),
    rackRate: settingOf('rack'),
    marginLimit: z.optional(percent(50)),
  }),
  fees: z.strictObject({ credit: fee, ach: fee, foreignSellMarkup: fee }),
})

const priceAndMargin = z.object({ sell: z.int(), margin: z.int() })

/** What settings would do to a page of the open quotes, in minor units of each trip's currency. */
export const pricingImpact = z.object({
  /** Open quotes in all, and how many of this page were priced by both settings. */
  total: z.int(),
  priced: z.int(),
  /** Of this page: their price is locked, so that it stays. */
  locked: z.int(),
  /** Those whose sell or margin would change. */
  changes: z.array(
    z.object({
      id: itineraryIdSchema,
      name: z.string(),
      clientName: z.optional(z.string()),
      currency: z.string(),
      before: priceAndMargin,
      after: priceAndMargin,
      /** The total margin would fall below zero, which it is not now. */
      fallsBelowLimit: z.boolean(),
    }),
  ),
  next: z.optional(z.string()),
})

const oneAgency = z.strictObject({ id: agencyIdSchema })
export const termsText = requiredText(100_000)

export const agenciesRoutes = defineRoutes('agencies', {
  listAgencies: {
    ...get('/api/Agencies', 'superadmin'),
    summary: 'Agencies by filter, by name and archived ones last, with how many people each has',
    harm: 'Superadmins cannot see the agencies.',
    query: z.strictObject({ filter: filterText }),
    answer: z.array(listedAgency),
  },
  getAgency: {
    ...getOwned('/api/Agencies/{id}', 'admin'),
    summary: 'The caller’s agency; superadmins may read any',
    harm: 'Lead agents cannot see their agency’s settings.',
    params: oneAgency,
    answer: agencyDetails,
  },
  createAgency: {
    ...post('/api/Agencies', 'superadmin', 'queue:mail'),
    summary: 'Creates an agency with its first lead agent, who is invited by email',
    harm: 'Superadmins cannot add agencies.',
    body: newAgency,
    answer: agencyDetails,
  },
  patchAgency: {
    ...patch('/api/Agencies/{id}', 'admin', 'media:read', 'media:publish'),
    summary:
      'Changes what the body names; code, currency, trial, feature flags and archiving are for superadmins',
    harm: 'Lead agents cannot change their agency’s settings.',
    params: oneAgency,
    body: agencyPatch,
    answer: agencyDetails,
  },
  patchPricing: {
    ...patch('/api/Agencies/{id}/pricing-settings', 'admin'),
    summary:
      'Sets rates, model and fees: new trips take them, open quotes when they are quoted again',
    harm: 'Lead agents cannot change their margins.',
    params: oneAgency,
    body: pricingSettings,
    answer: agencyDetails,
  },
  getPricingImpact: {
    ...ask('/api/Agencies/{id}/pricing-impact', 'admin', 'table:read', 'audit'),
    summary: 'Prices a page of the open quotes by other settings, and changes nothing',
    harm: 'Lead agents cannot see what new margins would do.',
    params: oneAgency,
    body: z.strictObject({ settings: pricingSettings, cursor: z.optional(textUpTo(500)) }),
    answer: pricingImpact,
    memoryMb: 512,
  },
  deleteAgency: {
    ...remove('/api/Agencies/{id}', 'superadmin'),
    summary:
      'Archives an agency: its people are signed out and its data stay, so that PATCH restores it',
    harm: 'Superadmins cannot archive agencies.',
    params: oneAgency,
    answer: agencyDetails,
  },
  getTerms: {
    ...getOwned('/api/Agencies/{id}/terms', 'admin'),
    summary: 'The agency’s terms and conditions: the draft and every published version',
    harm: 'Lead agents cannot see their terms and conditions.',
    params: oneAgency,
    answer: agencyTerms,
  },
  patchTerms: {
    ...patch('/api/Agencies/{id}/terms', 'admin'),
    summary: 'Saves the draft of the next version of the terms',
    harm: 'Lead agents cannot write terms and conditions.',
    params: oneAgency,
    body: z.strictObject({ text: termsText }),
    answer: agencyTerms,
  },
  publishTerms: {
    ...post('/api/Agencies/{id}/terms/publish', 'admin'),
    summary: 'Publishes the draft as a new version, which clients are then asked to accept',
    harm: 'Lead agents cannot publish terms and conditions.',
    params: oneAgency,
    body: z.strictObject({}),
    answer: agencyTerms,
  },
  listTermsAcceptances: {
    ...getOwned('/api/Agencies/{id}/terms/{version}/acceptances', 'admin'),
    summary: 'Who accepted a version of the terms, and when',
    harm: 'Lead agents cannot see who accepted their terms.',
    params: z.strictObject({
      id: agencyIdSchema,
      version: z.coerce.number().check(z.int(), z.minimum(1)),
    }),
    answer: z.array(acceptance),
  },
})
