import type { SupplierCode } from '#shared/ids/ids'
import { supplierInfoKey, supplierPk } from '../table/keys'
import { parseRecord } from '../table/parse-record'
import { sortRange } from '../table/query'
import type { Table } from '../table/table-access'
import { type RateRuleRecord, rulesOfItem } from './rate-records'
import { type RoomTypeRecord, roomTypeRecord, type SupplierInfoRecord, supplierInfoRecord } from './room-records'

/** The room types of suppliers, and what they tell of themselves. */
export function roomStore(table: Table) {
  return {
    /** One Query. */
    async rooms(supplier: SupplierCode): Promise<RoomTypeRecord[]> {
      const items = await table.all(sortRange(supplierPk(supplier), { from: 'ROOM#' }))
      return items.map((item) => parseRecord(roomTypeRecord, item))
    },
    /** Room types with the rate rules, which lie beside them: one Query. */
    async roomsWithRates(supplier: SupplierCode): Promise<{ rooms: RoomTypeRecord[]; rules: RateRuleRecord[] }> {
      const items = await table.all(sortRange(supplierPk(supplier), { from: 'RATES#', to: 'ROOM#' }))
      const isRoom = ({ sk }: { sk?: unknown }) => String(sk).startsWith('ROOM#')
      return {
        rooms: items.filter(isRoom).map((item) => parseRecord(roomTypeRecord, item)),
        rules: items.filter((item) => !isRoom(item)).flatMap(rulesOfItem),
      }
    },
    /** The supplier's texts in the first of some languages that it has; undefined when it has none of them. */
    async info(supplier: SupplierCode, locales: readonly string[]): Promise<SupplierInfoRecord | undefined> {
      const wanted = [...new Set(locales)]
      const items = await table.getMany(wanted.map((locale) => supplierInfoKey(supplier, locale)))
      const found = items.map((item) => parseRecord(supplierInfoRecord, item))
      return wanted.map((locale) => found.find((info) => info.locale === locale)).find((info) => info !== undefined)
    },
  }
}
export type RoomStore = ReturnType<typeof roomStore>
