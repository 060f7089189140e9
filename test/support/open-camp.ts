import { itemsOfSupplier } from '../../functions/data/rates/supplier-records'
import type { Table } from '../../functions/data/table/table-access'
import { aRateRule, aRoomType } from './suppliers'

/** A camp with one kind of tent and so many of them on every day of some months. */
export async function openCamp(
  table: Table,
  code: string,
  {
    free,
    months,
    twinRate = '9000.00',
  }: { free: number | ((day: number) => number); months: readonly string[]; twinRate?: string },
) {
  const countOf = typeof free === 'function' ? free : () => free
  const days = Object.fromEntries(
    Array.from({ length: 31 }, (_, index) => [
      String(index + 1).padStart(2, '0'),
      countOf(index + 1),
    ]),
  )
  const optionKey = `${code}-TENT`
  const items = itemsOfSupplier({
    supplierCode: code,
    roomTypes: [aRoomType({ supplierCode: code, optionKey, maxUnits: 50 })],
    rateRules: [
      aRateRule({
        supplierCode: code,
        optionKey,
        from: '2026-01-01',
        to: '2028-12-31',
        maxUnits: 50,
        twinRate,
      }),
    ],
    allotments: months.map((month) => ({ optionKey, month, days })),
  })
  for (let at = 0; at < items.length; at += 50) {
    await table.write(items.slice(at, at + 50).map((Item) => ({ Put: { Item } })))
  }
}
