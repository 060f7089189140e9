import { AppError } from '#shared/errors/app-error'
import { type OptionKey, type SupplierCode, supplierCodeOf } from '#shared/ids/ids'
import { inForce, readInForce } from '../editions/in-force'
import { commit, maxAtOnce, type PlannedWrite } from '../table/commit'
import { calendarPk, lowestRatesKey, rateRulesKey, supplierPk } from '../table/keys'
import { sortRange } from '../table/query'
import { type Item, itemKey, type Key, type Table } from '../table/table-access'
import { lowestRatesOfItem } from './lowest-records'
import { type RateRuleRecord, rulesOfItem } from './rate-records'
import { type RatesOfSupplier, rateItemsOf } from './supplier-records'

/** What suppliers charge. */
export function rateStore(table: Table) {
  const ratesOf = (supplier: SupplierCode) =>
    readInForce(table, (how) =>
      table.all({ ...sortRange(supplierPk(supplier), { from: 'RATES#' }), ...how }),
    )
  const many = (keys: readonly Key[]) =>
    readInForce(table, ({ ConsistentRead: consistent }) => table.getMany(keys, { consistent }))
  return {
    /** Every rate rule of a supplier: one Query. */
    bySupplier: async (supplier: SupplierCode) => (await ratesOf(supplier)).flatMap(rulesOfItem),
    /** The rate rules of room types. */
    async byOptionKeys(keys: readonly OptionKey[]): Promise<RateRuleRecord[]> {
      const items = await many(keys.map((key) => rateRulesKey(supplierCodeOf(key), key)))
      return items.flatMap(rulesOfItem)
    },
    /** The lowest rates of suppliers; those without any are left out. */
    lowest: async (suppliers: readonly SupplierCode[]) =>
      (await many(suppliers.map(lowestRatesKey))).map(lowestRatesOfItem),
    /**
     * Puts a supplier's rates in place of those it has, in all the forms in which they are read, in
     * one transaction.
     * @throws AppError record.changed when another replacement came between, request.too-large
     * above 100 items
     */
    async replace(rates: RatesOfSupplier): Promise<void> {
      const writes = await this.replacing(rates)
      if (writes.length > maxAtOnce)
        throw new AppError('request.too-large', { items: writes.length, limit: maxAtOnce })
      await commit(table, writes)
    },
    /** The writes of the same, for the transaction or the edition that they belong to. */
    async replacing(rates: RatesOfSupplier): Promise<PlannedWrite[]> {
      const { supplierCode } = rates
      const [lowest, rules, months] = await Promise.all([
        table.get(lowestRatesKey(supplierCode), { consistent: true }),
        ratesOf(supplierCode),
        table.all(sortRange(calendarPk(supplierCode), { from: '0', to: '9' })),
      ])
      const present = [...rules, ...months.filter(({ sk }) => String(sk).endsWith('#~rates'))]
      const [now] = await inForce(table, lowest ? [lowest] : [])
      return replacement(rates, { present, lowest: now })
    },
  }
}
export type RateStore = ReturnType<typeof rateStore>

/** No edition has other rates in mind. */
const free = ' AND attribute_not_exists(pendingIn)'

/**
 * The lowest rates carry a version, which makes two replacements at once see each other; the rules
 * carry it too, so that who reads them all sees when they are not of one replacement.
 */
function replacement(
  rates: RatesOfSupplier,
  { present, lowest }: { present: readonly Item[]; lowest: Item | undefined },
): PlannedWrite[] {
  const version = typeof lowest?.version === 'number' ? lowest.version : 0
  const next = rateItemsOf(rates)
  const isNext = new Set(next.map(keyText))
  const recordChanged = () => new AppError('record.changed', { supplierCode: rates.supplierCode })
  const writes = [
    ...next.map((item): PlannedWrite => {
      if (item.sk !== 'LOWEST')
        return { write: { Put: { Item: { ...item, edition: version + 1 } } } }
      const condition =
        version === 0
          ? { ConditionExpression: `attribute_not_exists(version)${free}` }
          : {
              ConditionExpression: `version = :version${free}`,
              ExpressionAttributeValues: { ':version': version },
            }
      return {
        write: { Put: { Item: { ...item, version: version + 1 }, ...condition } },
        refused: recordChanged,
      }
    }),
    ...present
      .filter((item) => !isNext.has(keyText(item)))
      .map((item): PlannedWrite => ({ write: { Delete: { Key: itemKey(item) } } })),
  ]
  return writes
}

const keyText = ({ pk, sk }: Item): string => `${pk} ${sk}`
