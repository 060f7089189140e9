import * as z from 'zod/mini'
import {
  type OptionKey,
  optionKeySchema,
  type SupplierCode,
  supplierCodeSchema,
} from '#shared/ids/ids'
import { rackRatesSchema } from '#shared/rates/rack-rates'
import { rateRuleSchema } from '#shared/rates/rate-rule'
import { jsonText } from '../table/json-text'
import { rateRulesKey } from '../table/keys'
import { packedRowsSchema, packRows, type Row, unpackRows } from '../table/packed-rows'
import { parseRecord } from '../table/parse-record'
import type { Item } from '../table/table-access'

/**
 * A rate rule as it is stored: the shared rule (1 §3), and the published prices of the same nights
 * for the rack model.
 */
export const rateRuleRecord = z.extend(rateRuleSchema, { rack: z.optional(rackRatesSchema) })
export type RateRuleRecord = z.infer<typeof rateRuleRecord>
export type RateRuleInput = z.input<typeof rateRuleRecord>

const ratesItem = z.object({
  optionKey: optionKeySchema,
  supplierCode: supplierCodeSchema,
  /** Packed rows: two years of a room type take some 2 KB so, a fraction of the plain rules. */
  rules: jsonText(packedRowsSchema),
})

/** The item that holds all rate rules of one room type, sorted by their first night. */
export function ratesItemOf({ supplierCode, optionKey, rules }: RulesOfRoom): Item {
  const flat = rules
    .toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
    .map(({ rack = {}, optionKey: _key, supplierCode: _code, ...rule }) => ({
      ...rule,
      ...prefixRack(rack),
    }))
  return {
    ...rateRulesKey(supplierCode, optionKey),
    supplierCode,
    optionKey,
    rules: JSON.stringify(packRows(flat)),
  }
}

/** The rate rules of such an item. @throws AppError record.malformed */
export function rulesOfItem(item: Item): RateRuleRecord[] {
  const { optionKey, supplierCode, rules } = parseRecord(ratesItem, item)
  const { pk, sk } = item
  return unpackRows(rules).map((row) =>
    parseRecord(rateRuleRecord, { pk, sk, optionKey, supplierCode, ...nestRack(row) }),
  )
}

interface RulesOfRoom {
  readonly supplierCode: SupplierCode
  readonly optionKey: OptionKey
  readonly rules: readonly RateRuleRecord[]
}

const rackPrefix = 'rack.'

function prefixRack(rack: Row): Row {
  return Object.fromEntries(
    Object.entries(rack).map(([field, amount]) => [`${rackPrefix}${field}`, amount]),
  )
}

function nestRack(row: Row): Row {
  const isRack = ([field]: [string, unknown]) => field.startsWith(rackPrefix)
  const entries = Object.entries(row)
  const rack = entries
    .filter(isRack)
    .map(([field, amount]) => [field.slice(rackPrefix.length), amount])
  const own = Object.fromEntries(entries.filter((entry) => !isRack(entry)))
  return rack.length === 0 ? own : { ...own, rack: Object.fromEntries(rack) }
}
