import { editionKey } from '../table/keys'
import type { Item, Table } from '../table/table-access'

/**
 * What an edition will make of an item stands on the item itself (`pendingIn` names the edition,
 * `pending` is the new item) until the edition is published and the item settled. So one pointer
 * decides for all items of an edition at once.
 */

/**
 * Since when an edition is in force, by its pointer, in milliseconds; undefined while it is not.
 */
export const inForceSince = (pointer: Item | undefined): number | undefined =>
  pointer?.state === 'published' ? Number(pointer.since) : undefined

/**
 * The item without what an edition has in mind with it; none where only the edition would make it.
 */
export function beforeOf({ pendingIn: _edition, pending: _pending, ...item }: Item): Item[] {
  return Object.keys(item).length > 2 ? [item] : []
}

/** The item as its edition makes it; none where the edition takes it away. */
export function afterOf({ pending }: Item, since: number): Item[] {
  return typeof pending === 'object' && pending !== null
    ? [{ ...pending, inForceSince: since }]
    : []
}

/**
 * Items as they are in force. It costs one Get for each edition under way that it meets, and
 * nothing otherwise.
 */
export async function inForce(table: Pick<Table, 'get'>, items: readonly Item[]): Promise<Item[]> {
  const editions = new Set(
    items.flatMap(({ pendingIn }) => (typeof pendingIn === 'string' ? [pendingIn] : [])),
  )
  if (editions.size === 0) return [...items]
  const pointers = await Promise.all(
    [...editions].map(async (edition) => {
      const pointer = await table.get(editionKey(edition), { consistent: true })
      return [edition, inForceSince(pointer)] as const
    }),
  )
  const publishedEditions = new Map<unknown, number | undefined>(pointers)
  return items.flatMap((item) => {
    if (item.pendingIn === undefined) return [item]
    const since = publishedEditions.get(item.pendingIn)
    return since === undefined ? beforeOf(item) : afterOf(item, since)
  })
}

/** Publishing may be tried for some seconds, and clocks differ. */
const publishingMs = 15_000

/** Whether items came in force so late that others, read from an instant on, may be older. */
export const isFresh = (
  items: readonly { readonly inForceSince?: unknown }[],
  began: number,
): boolean =>
  items.some(
    (item) => typeof item.inForceSince === 'number' && item.inForceSince > began - publishingMs,
  )

/**
 * Reads items as they are in force, and once more where an edition may have come out while they
 * were read.
 */
export async function readInForce(
  table: Pick<Table, 'get'>,
  read: (options: { readonly ConsistentRead: boolean }) => Promise<readonly Item[]>,
): Promise<Item[]> {
  const began = Date.now()
  const items = await inForce(table, await read({ ConsistentRead: false }))
  return isFresh(items, began) ? inForce(table, await read({ ConsistentRead: true })) : items
}
