import { createHash } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import * as z from 'zod/mini'
import { compareValues } from '#shared/catalogue/compile-order'
import { chunksOf } from '../table/group-by'
import { packedRowsSchema, packRows, unpackRows } from '../table/packed-rows'
import { campColumnsOf, campColumnsSchema } from './camp-columns'
import {
  activityRecord,
  type CampRecord,
  type Catalogue,
  connectionRecord,
  countryRecord,
  featureRecord,
  regionRecord,
  transitPointRecord,
} from './catalogue-records'

/** Camps whose texts lie in one object. */
export const textsAChunk = 500

const snapshotSchema = z.object({
  format: z.literal(1),
  countries: packedRowsSchema,
  regions: packedRowsSchema,
  features: packedRowsSchema,
  transitPoints: packedRowsSchema,
  activities: packedRowsSchema,
  /** Missing from what was published before there were any. */
  connections: z.optional(packedRowsSchema),
  camps: campColumnsSchema,
  /** Object keys of the camps' texts, a chunk each. */
  texts: z.array(z.string()),
})

const rowsOf = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    packedRowsSchema,
    z.transform((packed): z.output<Schema>[] => z.array(schema).parse(unpackRows(packed))),
  )

/** A snapshot as it is read: small lists as records, camps as columns. */
const readSnapshotSchema = z.extend(snapshotSchema, {
  countries: rowsOf(countryRecord),
  regions: rowsOf(regionRecord),
  features: rowsOf(featureRecord),
  transitPoints: rowsOf(transitPointRecord),
  activities: rowsOf(activityRecord),
  connections: z._default(z.optional(rowsOf(connectionRecord)), []),
})
export type Snapshot = z.infer<typeof readSnapshotSchema>

/** An object to be stored under a key that is made from its content. */
export interface HashedObject {
  readonly key: string
  readonly bytes: Uint8Array
}

export interface Publication {
  readonly snapshot: HashedObject
  readonly texts: readonly HashedObject[]
  /** Supplier codes of camps that no region has, which are left out. */
  readonly leftOut: readonly string[]
}

/**
 * The objects of a published catalogue: the snapshot that searches work on, and the camps' texts in
 * chunks, which are fetched when they are shown. Keys are content hashes, so identical objects are
 * stored once.
 */
export function publicationOf(catalogue: Catalogue): Publication {
  const regions = catalogue.regions.toSorted(by(({ countryRegionCode }) => countryRegionCode))
  const regionCodes = new Set(regions.map(({ countryRegionCode }) => countryRegionCode))
  const camps = catalogue.camps
    .filter(({ countryRegionCode }) => regionCodes.has(countryRegionCode))
    .toSorted(byName)
  const texts = chunksOf(camps, textsAChunk).map((chunk) =>
    hashedObject('texts', JSON.stringify(chunk.map(({ campInfo }) => campInfo))),
  )
  const content: z.infer<typeof snapshotSchema> = {
    format: 1,
    countries: packRows(catalogue.countries.toSorted(by(({ name }) => name))),
    regions: packRows(regions),
    features: packRows(catalogue.features),
    transitPoints: packRows(
      catalogue.transitPoints.toSorted(by(({ transitPointCode }) => transitPointCode)),
    ),
    activities: packRows(catalogue.activities.toSorted(by(({ optionKey }) => optionKey))),
    connections: packRows(
      catalogue.connections.toSorted(by(({ connectionCode }) => connectionCode)),
    ),
    camps: campColumnsOf(camps, { regions, features: catalogue.features }),
    texts: texts.map(({ key }) => key),
  }
  const leftOut = catalogue.camps.filter(
    ({ countryRegionCode }) => !regionCodes.has(countryRegionCode),
  )
  return {
    snapshot: hashedObject('snapshots', JSON.stringify(content)),
    texts,
    leftOut: leftOut.map(({ supplierCode }) => supplierCode),
  }
}

/** The snapshot of such an object's bytes. @throws Error when they are not a snapshot */
export const readSnapshot = (bytes: Uint8Array): Snapshot => readSnapshotSchema.parse(jsonOf(bytes))

/** The texts of such a chunk's bytes. */
export const readTexts = (bytes: Uint8Array): string[] => z.array(z.string()).parse(jsonOf(bytes))

/**
 * By name as people read it, which is what `order: campName` is; camps of one name by their code.
 */
function byName(one: CampRecord, other: CampRecord): number {
  return (
    compareValues(one.campName, other.campName) || (one.supplierCode < other.supplierCode ? -1 : 1)
  )
}

const by =
  <Value>(keyOf: (value: Value) => string) =>
  (one: Value, other: Value): number =>
    keyOf(one) < keyOf(other) ? -1 : 1

/** Above this many bytes the last tenth of compression takes minutes. */
const slowQualityBytes = 4_000_000

function hashedObject(folder: string, text: string): HashedObject {
  const content = Buffer.from(text)
  const quality = content.length > slowQualityBytes ? 9 : constants.BROTLI_MAX_QUALITY
  const bytes = brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22)
  return { key: `${folder}/${hash}`, bytes }
}

function jsonOf(bytes: Uint8Array): unknown {
  return JSON.parse(brotliDecompressSync(bytes).toString('utf8'))
}
