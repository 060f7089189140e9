import * as z from 'zod/mini'
import { AppError } from '#shared/errors/app-error'
import { inForce } from '../editions/in-force'
import { commit, type PlannedWrite } from '../table/commit'
import { readEach } from '../table/due-items'
import { type CatalogueKind, catalogueEditsKey, catalogueKey } from '../table/keys'
import { parseFound, parseRecord } from '../table/parse-record'
import { queryOf } from '../table/query'
import type { Item, Table } from '../table/table-access'
import * as records from './catalogue-records'

/**
 * Catalogue entries as content managers keep them: the truth that the snapshot is published from.
 */
export function catalogueStore(table: Table) {
  const itemsOf = async (kind: CatalogueKind) =>
    inForce(table, await table.all(queryOf(catalogueKey(kind, '').pk)))
  const entries = async <S extends z.ZodMiniType>(
    kind: CatalogueKind,
    schema: S,
  ): Promise<z.output<S>[]> => readEach(await itemsOf(kind), (item) => parseRecord(schema, item))
  return {
    /** Every entry of every kind. For publishing: a request reads the snapshot. */
    async all(): Promise<records.Catalogue> {
      const [countries, regions, camps, features, transitPoints, activities, connections] =
        await Promise.all([
          entries('country', records.countryRecord),
          entries('region', records.regionRecord),
          entries('camp', records.campRecord),
          entries('feature', records.featureRecord),
          entries('transit-point', records.transitPointRecord),
          entries('activity', records.activityRecord),
          entries('connection', records.connectionRecord),
        ])
      return { countries, regions, camps, features, transitPoints, activities, connections }
    },
    /** A number that grows with every edit; 0 before the first. One Query of a few small items. */
    async editions(): Promise<number> {
      const counts = await table.all({ ...queryOf(catalogueEditsKey('').pk), ConsistentRead: true })
      return counts.reduce((sum, count) => sum + parseRecord(countSchema, count).editions, 0)
    },
    /**
     * Replaces the entry with the same code and counts the edit, in one transaction.
     * @throws AppError request.invalid when it doesn't match its kind, service.busy when others
     * edit without end
     */
    put: async (kind: CatalogueKind, entry: unknown): Promise<void> =>
      commit(table, entryWrites(kind, entry)),
    /** The entry of that code as it is stored; undefined where there is none. */
    async get<K extends CatalogueKind>(kind: K, code: string): Promise<Entries[K] | undefined> {
      const found = await table.get(catalogueKey(kind, code), { consistent: true })
      const [item] = await inForce(table, found ? [found] : [])
      return parseFound(records.catalogueKinds[kind].schema, item) as Entries[K] | undefined
    },
    /** The codes of every entry of a kind, of which there are hundreds at the most. */
    codesOf: async (kind: 'feature') => (await itemsOf(kind)).map(({ sk }) => String(sk)),
  }
}
export type CatalogueStore = ReturnType<typeof catalogueStore>

type Entries = {
  readonly [K in CatalogueKind]: z.output<(typeof records.catalogueKinds)[K]['schema']>
}

/**
 * Replaces the entry with the same code and counts the edit, for the transaction that they belong
 * to.
 * @throws AppError request.invalid when it doesn't match its kind
 */
export function entryWrites(kind: CatalogueKind, entry: unknown): PlannedWrite[] {
  const Item = entryItem(kind, entry)
  return [{ write: { Put: { Item } } }, editCounted(String(Item.sk))]
}

/** Takes an entry away and counts the edit, for the transaction that they belong to. */
export const withdrawalWrites = ({
  kind,
  code,
}: {
  readonly kind: CatalogueKind
  readonly code: string
}): PlannedWrite[] => [{ write: { Delete: { Key: catalogueKey(kind, code) } } }, editCounted(code)]

const countSchema = z.object({ editions: z.int() })

/** Counts an edit, so that the next snapshot is published. */
export const editCounted = (code: string): PlannedWrite => ({
  write: {
    Update: {
      Key: catalogueEditsKey(code),
      UpdateExpression: 'ADD editions :one',
      ExpressionAttributeValues: { ':one': 1 },
    },
  },
})

function entryItem(kind: CatalogueKind, entry: unknown): Item {
  const parseResult = records.catalogueKinds[kind].schema.safeParse(entry)
  if (!parseResult.success) {
    const fields = parseResult.error.issues.map(({ path, message }) => ({
      field: path.join('.'),
      message,
    }))
    throw new AppError('request.invalid', { fields })
  }
  return records.catalogueItem(kind, parseResult.data)
}
