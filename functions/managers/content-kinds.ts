import * as z from 'zod/mini'
import '../runtime/schema-messages'
import { optionKeySchema, supplierCodeSchema } from '#shared/ids/ids'
import { catalogueKinds } from '../data/catalogue/catalogue-records'
import { localeTag } from '../data/catalogue/locales'
import { supplierInfoRecord, supplierTermsRecord } from '../data/rates/room-records'
import type { CatalogueKind } from '../data/table/keys'
import * as rows from '../import/catalogue-rows'
import { roomRow } from '../import/sales-rows'

/**
 * A camp as content managers edit it: its entry with its rooms, rates, texts and terms. Rates are
 * checked with their room.
 */
const camp = z.extend(z.omit(rows.campRow, { supplierCode: true }), {
  campInfo: z._default(rows.campRow.shape.campInfo, ''),
  campFeatures: z._default(rows.campRow.shape.campFeatures, []),
  minChildAge: z._default(rows.campRow.shape.minChildAge, 0),
  transitPointCode: z._default(z.string(), ''),
  rooms: z._default(z.record(optionKeySchema, z.omit(roomRow, { optionKey: true })), {}),
  rates: z._default(z.record(optionKeySchema, z.array(z.record(z.string(), z.unknown()))), {}),
  texts: z._default(
    z.record(localeTag, z.omit(supplierInfoRecord, { supplierCode: true, locale: true })),
    {},
  ),
  terms: z.optional(z.omit(supplierTermsRecord, { supplierCode: true })),
})
export type CampContent = z.output<typeof camp>

const plainKinds = {
  country: z.extend(z.omit(rows.countryRow, { countryCode: true }), {
    restOfWorld: z._default(z.boolean(), false),
  }),
  region: z.extend(z.omit(rows.regionRow, { countryRegionCode: true }), {
    preferredTransitPoint: z._default(z.string(), ''),
  }),
  feature: z.omit(rows.featureRow, { featureId: true }),
  'transit-point': z.omit(rows.transitPointRow, { transitPointCode: true, countryCode: true }),
  connection: rows.withSeatFares(z.omit(rows.connectionRow, { connectionCode: true })),
  activity: z.extend(z.omit(rows.activityRow, { code: true }), {
    texts: catalogueKinds.activity.schema.shape.texts,
  }),
} as const

/**
 * What is edited of an entry, by its kind: the whole entry but for its code and what other entries
 * say of it.
 */
export const contentSchemas = { camp, ...plainKinds } as const satisfies Record<
  CatalogueKind,
  z.ZodMiniType
>

/** What names an entry in lists. */
export const nameFields = {
  camp: 'campName',
  country: 'name',
  region: 'name',
  feature: 'featureName',
  'transit-point': 'name',
  connection: 'operator',
  activity: 'name',
} as const satisfies Record<CatalogueKind, string>

/** What codes of new entries look like. */
export const codeSchemas = {
  camp: supplierCodeSchema,
  country: z.string().check(z.regex(/^[A-Z]{2}$/, { error: 'must be two capitals, as in BW' })),
  region: z.string().check(
    z.regex(/^[A-Z]{2}-[A-Z0-9]{2,8}$/, {
      error: 'must be the country and a short code, as in BW-OKA',
    }),
  ),
  feature: catalogueKinds.feature.schema.shape.featureId,
  'transit-point': z
    .string()
    .check(z.regex(/^[A-Z0-9]{3,4}$/, { error: 'must be an airport code, as in MUB' })),
  connection: z.string().check(
    z.regex(/^[A-Z0-9][A-Z0-9-]{1,39}$/, {
      error: 'must be capitals, digits and dashes, as in MUB-KHW-1',
    }),
  ),
  activity: optionKeySchema,
} as const satisfies Record<CatalogueKind, z.ZodMiniType>

/** Fields that name other entries, by the kind of those. */
export const references: Readonly<Record<CatalogueKind, Readonly<Record<string, CatalogueKind>>>> =
  {
    camp: { countryRegionCode: 'region', transitPointCode: 'transit-point' },
    country: {},
    region: { countryCode: 'country', preferredTransitPoint: 'transit-point' },
    feature: {},
    'transit-point': { countryRegionCode: 'region' },
    connection: { fromHubCode: 'transit-point', travelHubCode: 'transit-point' },
    activity: { countryRegionCode: 'region' },
  }
