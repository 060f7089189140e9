import { calendarStore } from '../../functions/data/rates/calendar-store'
import { rateStore } from '../../functions/data/rates/rate-store'
import { roomStore } from '../../functions/data/rates/room-store'
import { groupBy } from '../../functions/data/table/group-by'
import type { Item, Key, Table } from '../../functions/data/table/table-access'

/**
 * The stores of what suppliers sell, over items in memory. Only reads: the few ways in which these
 * stores reach the table are a Get, a batch of Gets and a range of sort keys. `reads` tells how
 * often each was done.
 */
export function memorySuppliers(items: readonly Item[]) {
  const reads = { get: 0, getMany: 0, query: 0 }
  const inKeyOrder = items.toSorted((one, other) => (String(one.sk) < String(other.sk) ? -1 : 1))
  const partitions = groupBy(inKeyOrder, ({ pk }) => String(pk))
  const byKey = new Map(items.map((item) => [`${item.pk} ${item.sk}`, item]))
  const find = ({ pk, sk }: Key) => byKey.get(`${pk} ${sk}`)
  const table: Table = {
    name: 'memory',
    get: async (key) => {
      reads.get += 1
      return find(key)
    },
    getMany: async (keys) => {
      reads.getMany += 1
      return keys.map(find).filter((item) => item !== undefined)
    },
    page: async () => {
      throw new Error('These stores read whole ranges')
    },
    all: async ({ ExpressionAttributeValues: values }) => {
      reads.query += 1
      const isBetween = ({ sk }: Item) =>
        String(sk) >= String(values[':from']) && String(sk) <= String(values[':to'])
      return (partitions.get(String(values[':pk'])) ?? []).filter(isBetween)
    },
    write: async () => {
      throw new Error('Only reads')
    },
  }
  return { reads, rates: rateStore(table), rooms: roomStore(table), calendar: calendarStore(table) }
}
