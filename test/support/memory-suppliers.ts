import { calendarStore } from '../../functions/data/rates/calendar-store'
import { rateStore } from '../../functions/data/rates/rate-store'
import { roomStore } from '../../functions/data/rates/room-store'
import type { Item, Key, Table } from '../../functions/data/table/table-access'

/**
 * The stores of what suppliers sell, over items in memory. Only reads: the few ways in which these stores reach the table
 * are a Get, a batch of Gets and a range of sort keys. `reads` tells how often each was done.
 */
export function memorySuppliers(items: readonly Item[]) {
  const reads = { get: 0, getMany: 0, query: 0 }
  const inKeyOrder = items.toSorted((one, other) => (String(one.sk) < String(other.sk) ? -1 : 1))
  const find = ({ pk, sk }: Key) => items.find((item) => item.pk === pk && item.sk === sk)
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
      const between = ({ pk, sk }: Item) =>
        pk === values[':pk'] && String(sk) >= String(values[':from']) && String(sk) <= String(values[':to'])
      return inKeyOrder.filter(between)
    },
    write: async () => {
      throw new Error('Only reads')
    },
  }
  return { reads, rates: rateStore(table), rooms: roomStore(table), calendar: calendarStore(table) }
}
