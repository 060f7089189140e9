import * as z from 'zod/mini'
import type { CalendarMonth } from '#shared/dates/calendar-date'
import { type OptionKey, optionKeySchema, type SupplierCode } from '#shared/ids/ids'
import { allotmentKey } from '../table/keys'
import { parseRecord } from '../table/parse-record'
import type { Item } from '../table/table-access'

/**
 * Attribute of a day of the month: d01 to d31, so that a hold is one conditional update of numbers.
 */
export const dayAttribute = (dayOfMonth: number): string =>
  dayAttributes[dayOfMonth] ?? `d${dayOfMonth}`

const daysOfAnyMonth = Array.from({ length: 31 }, (_, index) => index + 1)
const dayAttributes = Array.from({ length: 32 }, (_, day) => `d${String(day).padStart(2, '0')}`)
const count = z.optional(z.int().check(z.minimum(-3)))

const allotmentItemSchema = z.object({
  sk: z.string(),
  /**
   * Epoch seconds at which a copy of somebody else's counts was made; missing where the table
   * itself is the truth.
   */
  at: z.optional(z.int()),
  ...Object.fromEntries(daysOfAnyMonth.map((day) => [dayAttribute(day), count])),
})

/** Rooms of one type in one month. */
export interface AllotmentMonth {
  readonly month: CalendarMonth
  readonly optionKey: OptionKey
  readonly supplierCode: SupplierCode
  /**
   * By day of the month, 1 to 31: rooms free, −1 may be available, −2 on request, −3 closed, 0
   * none. Absent is unknown.
   */
  readonly days: ReadonlyMap<number, number>
  /**
   * When a copy of somebody else's counts was made, in epoch seconds; undefined where the table is
   * the truth.
   */
  readonly copiedAt: number | undefined
}

/** The item of an allotment month: some 220 bytes. */
export function allotmentItem({
  supplierCode,
  month,
  optionKey,
  days,
  copiedAt,
}: AllotmentMonth): Item {
  const item: Item = allotmentKey(supplierCode, month, optionKey)
  for (const [day, free] of days) item[dayAttribute(day)] = free
  if (copiedAt !== undefined) item.at = copiedAt
  return item
}

/** The allotment month of an item. @throws AppError record.malformed */
export function allotmentOfItem(item: Item, supplierCode: SupplierCode): AllotmentMonth {
  const { sk, at, ...counts } = parseRecord(allotmentItemSchema, item)
  const key = parseRecord(allotmentSortKey, { pk: item.pk, ...splitSortKey(sk), sk })
  const days = new Map<number, number>()
  for (const day of daysOfAnyMonth) {
    const free: unknown = Reflect.get(counts, dayAttribute(day))
    if (typeof free === 'number') days.set(day, free)
  }
  return { supplierCode, month: key.month, optionKey: key.optionKey, days, copiedAt: at }
}

const allotmentSortKey = z.object({
  month: z
    .string()
    .check(z.regex(/^\d{4}-\d{2}$/))
    .brand<'CalendarMonth'>(),
  optionKey: optionKeySchema,
})

function splitSortKey(sk: string) {
  return { month: sk.slice(0, 7), optionKey: sk.slice(8) }
}
