import type { AgencyId, ItineraryId } from '#shared/ids/ids'
import { readEach } from '../table/due-items'
import { itineraryKey } from '../table/keys'
import { queryOf } from '../table/query'
import type { Item, Key, Table } from '../table/table-access'
import { ChangedMeanwhile } from './itinerary-change'
import { contentKeyOf, storedItinerary } from './itinerary-item'
import type { StoredItinerary } from './itinerary-records'

interface Named {
  readonly agencyId: AgencyId
  readonly id: ItineraryId
}

/**
 * An itinerary with its content: one Query. A Query may see half of a transaction that is being
 * written; the content that its own item names is then asked for by name.
 */
export async function itineraryIn(
  table: Pick<Table, 'page' | 'get'>,
  { agencyId, id }: Named,
): Promise<StoredItinerary | undefined> {
  const { pk, sk } = itineraryKey(agencyId, id)
  const { items } = await table.page({
    ...queryOf(pk, { begins: sk }),
    ConsistentRead: true,
    Limit: 2,
  })
  const [item, newest] = items
  return item === undefined || item.sk !== sk ? undefined : withContent(table, item, newest)
}

/** Itineraries by the keys of their own items; what is not there, or malformed, is left out. */
export async function itinerariesIn(
  table: Pick<Table, 'getMany' | 'get'>,
  keys: readonly Key[],
  options?: { readonly consistent?: boolean },
): Promise<StoredItinerary[]> {
  const items = await table.getMany(keys, options)
  const contentKeys = await readEach(items, contentKeyOf)
  const contents = await table.getMany(contentKeys)
  const byKey = new Map(contents.map((content) => [`${content.pk} ${content.sk}`, content]))
  return readEach(items, (item) => {
    const { pk, sk } = contentKeyOf(item)
    return withContent(table, item, byKey.get(`${pk} ${sk}`))
  })
}

/** Makes of a refused write the refusal that says what is there now. */
export const sayingWhatIsThere =
  (table: Pick<Table, 'page' | 'get'>, named: Named) =>
  async (error: unknown): Promise<never> => {
    throw error instanceof ChangedMeanwhile
      ? new ChangedMeanwhile(await itineraryIn(table, named))
      : error
  }

async function withContent(
  table: Pick<Table, 'get'>,
  item: Item,
  read: Item | undefined,
): Promise<StoredItinerary> {
  const key = contentKeyOf(item)
  const content = read?.sk === key.sk ? read : await table.get(key, { consistent: true })
  return storedItinerary(item, content ?? key)
}
