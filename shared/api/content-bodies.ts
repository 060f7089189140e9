import * as z from 'zod/mini'
import { biomes } from '../art/picture-terms'
import { textUpTo } from '../format/plain-text'
import { withoutRepeats } from '../ids/list-checks'
import type { ContentKind } from '../managers/content-kind'

const text = textUpTo(4_000)
const name = textUpTo(200)
const code = textUpTo(40)
const degrees = z.number()
const flag = z.boolean()
const age = z.int().check(z.minimum(0), z.maximum(17))
/** An activity may be for adults only. */
const adultAge = z.int().check(z.minimum(0), z.maximum(21))
/** What other entries say of where they lie; they are changed there. */
const noneOf = (field: string) =>
  z.array(z.unknown()).check(z.maxLength(0, { error: `is set by the ${field} of each of them` }))
const place = { latitude: degrees, longitude: degrees }
const byKey = <Value extends z.ZodMiniType>(value: Value) =>
  z.record(textUpTo(40), z.nullable(value))
const parts = z.record(textUpTo(120), z.unknown())

/** The code of each kind of entry, by the name of 2 §3. */
export const codeFields = {
  Camps: 'supplierCode',
  Regions: 'countryRegionCode',
  Countries: 'countryCode',
  Activities: 'optionKey',
  TransitPoints: 'transitPointCode',
} as const satisfies Record<Exclude<ContentKind, 'Features' | 'Connections'>, string>
export type CrudKind = keyof typeof codeFields

/**
 * The entities of 2 §3 as other programs write them (2 §7.5), without their codes. What the region
 * or country of an entry says of it may be sent along, and has to be what it says.
 */
export const contentFields = {
  Camps: {
    campName: name,
    countryRegionCode: code,
    regionName: name,
    regionCode: code,
    country: name,
    countryCode: code,
    campInfo: text,
    campFeatures: z.array(code).check(withoutRepeats()),
    featuredImageId: name,
    featuredImage: z.object({ s3Key: name }),
    dmcArrangedOnly: flag,
    consultantInteractionRequired: flag,
    restOfWorld: flag,
    online: flag,
    disabled: flag,
    minChildAge: age,
    thirdParty: flag,
    transitPointCode: code,
    guidePrice: z.int(),
    ...place,
    /**
     * Rooms and their rates by option key, texts by language, and terms, as
     * `/api/Content/Camps/{id}` has them.
     */
    rooms: byKey(parts),
    rates: byKey(z.array(parts)),
    texts: byKey(parts),
    terms: parts,
  },
  Regions: {
    name,
    regionCode: code,
    countryCode: code,
    country: name,
    preferredTransitPoint: code,
    biome: z.enum(biomes),
    ...place,
    camps: noneOf('countryRegionCode'),
    transitPoints: noneOf('countryRegionCode'),
  },
  Countries: {
    name,
    restOfWorld: flag,
    currency: code,
    biome: z.enum(biomes),
    ...place,
    regions: noneOf('countryCode'),
  },
  Activities: {
    name,
    countryRegionCode: code,
    regionName: name,
    countryCode: code,
    description: text,
    cost: code,
    currency: code,
    durationMinutes: z.int(),
    minChildAge: adultAge,
    dmcArrangedOnly: flag,
    disabled: flag,
    texts: byKey(parts),
  },
  TransitPoints: {
    name,
    countryRegionCode: code,
    countryCode: code,
    entryExitNode: flag,
    disabled: flag,
    ...place,
  },
} as const satisfies Record<CrudKind, z.core.$ZodShape>

/**
 * What POST takes: the entity with its code, which may be called `id` too. What is missing is
 * filled in, or named by the answer.
 */
export function newContent<Kind extends CrudKind>(kind: Kind) {
  const shape = { id: code, [codeFields[kind]]: code, ...contentFields[kind] }
  return z.partial(z.strictObject(shape)).check(
    z.refine((body) => codeIn(kind, body) !== undefined, {
      path: [codeFields[kind]],
      error: 'is required',
    }),
    z.refine((body) => new Set(codesIn(kind, body)).size < 2, {
      path: ['id'],
      error: `must be the ${codeFields[kind]}, or left out`,
    }),
  )
}

/** What PATCH takes: fields to set; null takes a value away. */
export function contentPatch<Kind extends CrudKind>(kind: Kind) {
  const fields = Object.entries(contentFields[kind]).map(
    ([field, schema]) => [field, z.nullable(schema)] as const,
  )
  return z.partial(
    z.strictObject({ ...Object.fromEntries(fields), id: code, [codeFields[kind]]: code }),
  )
}

const codesIn = (kind: CrudKind, body: object): unknown[] =>
  ['id', codeFields[kind]]
    .map((field) => Reflect.get(body, field))
    .filter((given) => given !== undefined)

/** The code that a body names. */
export const codeIn = (kind: CrudKind, body: object): string | undefined =>
  codesIn(kind, body)[0] as string | undefined
