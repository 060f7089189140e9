import type { CancellationStep } from '#shared/cancellation/cancellation-policy'
import { AppError } from '#shared/errors/app-error'
import { type OptionKey, type SupplierCode, supplierCodeOf } from '#shared/ids/ids'
import { inForce } from '../editions/in-force'
import { roomTypeKey, supplierInfoKey, supplierPk, supplierTermsKey } from '../table/keys'
import { parseRecord } from '../table/parse-record'
import { sortRange } from '../table/query'
import type { Item, Table } from '../table/table-access'
import { type RateRuleRecord, rulesOfItem } from './rate-records'
import {
  type RoomTypeRecord,
  roomTypeRecord,
  type SupplierInfoRecord,
  type SupplierTerms,
  supplierInfoRecord,
  supplierTermsRecord,
} from './room-records'

/** What a supplier sells, and by which policy it is cancelled, where one is agreed. */
export interface RoomsWithRates {
  readonly rooms: RoomTypeRecord[]
  readonly rules: RateRuleRecord[]
  readonly cancellation?: readonly CancellationStep[] | undefined
  /**
   * When the last edition of several camps that changed it came out, in milliseconds; 0 for none.
   */
  readonly inForceSince?: number
}

const maxTries = 4

/** The room types of suppliers, and what they tell of themselves. */
export function roomStore(table: Table) {
  async function ofOneEdition(supplier: SupplierCode, isLatest: boolean): Promise<Item[]> {
    for (let round = 1; round <= maxTries; round++) {
      const query = sortRange(supplierPk(supplier), { from: 'RATES#', to: 'TERMS' })
      const items = await inForce(
        table,
        await table.all(round === 1 && !isLatest ? query : { ...query, ConsistentRead: true }),
      )
      const rates = items.filter(({ sk }) => String(sk).startsWith('RATES#'))
      if (new Set(rates.map(({ edition }) => edition)).size <= 1) return items
    }
    throw new AppError('record.busy')
  }
  return {
    /** One Query. */
    async rooms(supplier: SupplierCode): Promise<RoomTypeRecord[]> {
      const items = await inForce(
        table,
        await table.all(sortRange(supplierPk(supplier), { from: 'ROOM#' })),
      )
      return items.map((item) => parseRecord(roomTypeRecord, item))
    },
    /** Some room types, of any suppliers; unknown ones are left out. */
    async roomTypes(optionKeys: readonly OptionKey[]): Promise<RoomTypeRecord[]> {
      const keys = [...new Set(optionKeys)].map((key) => roomTypeKey(supplierCodeOf(key), key))
      const items = await inForce(table, await table.getMany(keys))
      return items.map((item) => parseRecord(roomTypeRecord, item))
    },
    /**
     * Room types with the rate rules and the terms, which lie beside them: one Query, and another
     * where it met a publication halfway, since a Query is no transaction.
     * @throws AppError service.busy when it met one each time
     */
    async roomsWithRates(
      supplier: SupplierCode,
      { isLatest = false } = {},
    ): Promise<RoomsWithRates> {
      const items = await ofOneEdition(supplier, isLatest)
      const of = (prefix: string) => items.filter(({ sk }) => String(sk).startsWith(prefix))
      const [terms] = of('TERMS')
      return {
        rooms: of('ROOM#').map((item) => parseRecord(roomTypeRecord, item)),
        rules: of('RATES#').flatMap(rulesOfItem),
        cancellation: terms && parseRecord(supplierTermsRecord, terms).cancellation,
        inForceSince: Math.max(0, ...items.map(({ inForceSince: since }) => Number(since ?? 0))),
      }
    },
    /** What is agreed with a supplier, its contacts too; undefined where nothing is. */
    async terms(supplier: SupplierCode): Promise<SupplierTerms | undefined> {
      const [item] = await inForce(table, await table.getMany([supplierTermsKey(supplier)]))
      return item && parseRecord(supplierTermsRecord, item)
    },
    /**
     * The supplier's texts in the first of some languages that it has; undefined when it has none
     * of them.
     */
    async info(
      supplier: SupplierCode,
      locales: readonly string[],
    ): Promise<SupplierInfoRecord | undefined> {
      const distinctLocales = [...new Set(locales)]
      const items = await inForce(
        table,
        await table.getMany(distinctLocales.map((locale) => supplierInfoKey(supplier, locale))),
      )
      const infos = items.map((item) => parseRecord(supplierInfoRecord, item))
      return distinctLocales
        .map((locale) => infos.find((info) => info.locale === locale))
        .find((info) => info !== undefined)
    },
  }
}
export type RoomStore = ReturnType<typeof roomStore>
