import * as z from 'zod/mini'
import { calendarMonthSchema } from '#shared/dates/date-schemas'
import { optionKeySchema, type SupplierCode, supplierCodeSchema } from '#shared/ids/ids'
import { groupBy } from '../table/group-by'
import type { Item } from '../table/table-access'
import { allotmentItem } from './allotment-records'
import { lowestRatesItem } from './lowest-records'
import { monthRatesItem, monthsOfRules } from './month-rates-records'
import {
  type RateRuleInput,
  type RateRuleRecord,
  rateRuleRecord,
  ratesItemOf,
} from './rate-records'
import {
  type RoomTypeInput,
  roomTypeItem,
  roomTypeRecord,
  type SupplierInfoInput,
  supplierInfoItem,
  supplierInfoRecord,
} from './room-records'

/** Rooms of one type in one month as somebody types or imports them; days are '01' to '31'. */
export interface AllotmentInput {
  readonly optionKey: string
  readonly month: string
  readonly days: Readonly<Record<string, number>>
}

/** Everything that is known of what a supplier sells. */
export interface SupplierInput {
  readonly supplierCode: string
  /** Its counts come from somebody else's system (1 §9). */
  readonly thirdParty?: boolean
  /**
   * When copies of somebody else's counts were made; missing where the table itself is the truth.
   */
  readonly copiedAt?: Date
  readonly roomTypes: readonly RoomTypeInput[]
  readonly rateRules: readonly RateRuleInput[]
  readonly allotments: readonly AllotmentInput[]
  readonly info?: readonly SupplierInfoInput[]
}

/**
 * Every item of a supplier: room types, texts, rate rules, lowest rates, the rates of each month
 * and the allotments. What is derived (lowest rates, rates of months) is always made together with
 * the rules that it comes from.
 * @throws ZodError that names the field which is not as it should be
 */
export function itemsOfSupplier(input: SupplierInput): Item[] {
  const supplierCode = supplierCodeSchema.parse(input.supplierCode)
  const rules = input.rateRules.map((rule) => rateRuleRecord.parse(rule))
  return [
    ...input.roomTypes.map((room) => roomTypeItem(roomTypeRecord.parse(room))),
    ...(input.info ?? []).map((info) => supplierInfoItem(supplierInfoRecord.parse(info))),
    ...rateItemsOf({ supplierCode, rules, thirdParty: input.thirdParty ?? false }),
    ...input.allotments.map((allotment) =>
      allotmentItem({
        ...allotmentKeyInput.parse(allotment),
        supplierCode,
        days: new Map(
          Object.entries(dayCounts.parse(allotment.days)).map(([day, free]) => [Number(day), free]),
        ),
        copiedAt:
          input.copiedAt === undefined ? undefined : Math.floor(input.copiedAt.getTime() / 1000),
      }),
    ),
  ]
}

/**
 * The items that hold a supplier's rates in the three forms in which they are read: by rule, by
 * month, lowest.
 */
export function rateItemsOf({ supplierCode, rules, thirdParty }: RatesOfSupplier): Item[] {
  const byRoom = groupBy(rules, ({ optionKey }) => optionKey)
  return [
    ...[...byRoom].map(([optionKey, own]) => ratesItemOf({ supplierCode, optionKey, rules: own })),
    lowestRatesItem(supplierCode, rules),
    ...monthsOfRules(rules).flatMap((month) => {
      const item = monthRatesItem({ supplierCode, month, rules, thirdParty })
      return item === undefined ? [] : [item]
    }),
  ]
}

export interface RatesOfSupplier {
  readonly supplierCode: SupplierCode
  readonly rules: readonly RateRuleRecord[]
  readonly thirdParty: boolean
}

const allotmentKeyInput = z.object({ optionKey: optionKeySchema, month: calendarMonthSchema })
const dayCounts = z.record(
  z.string().check(z.regex(/^(0[1-9]|[12]\d|3[01])$/)),
  z.int().check(z.minimum(-3), z.maximum(9999)),
)
