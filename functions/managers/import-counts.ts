import type { ImportOutcome } from '#shared/api/content-imports'
import {
  addDays,
  type CalendarDate,
  type CalendarMonth,
  calendarDate,
  monthOf,
} from '#shared/dates/calendar-date'
import { errorText } from '#shared/errors/error-catalogue'
import type { OptionKey, SupplierCode } from '#shared/ids/ids'
import type { CountTable } from '#shared/managers/content-kind'
import { catalogueStore } from '../data/catalogue/catalogue-store'
import { calendarStore, type SupplierMonths } from '../data/rates/calendar-store'
import { countedStore } from '../data/rates/counted-store'
import { roomStore } from '../data/rates/room-store'
import { groupBy } from '../data/table/group-by'
import type { Table } from '../data/table/table-access'
import { allotmentRow, countsOf, stopSellRow } from '../import/sales-rows'
import { campNamedIn, readSent, type SentRow } from './content-tables'
import { mayKeep } from './keeping'
import type { EditorIn } from './manage-content'

/** What counts of free rooms are read from and set in. */
export const countMakers = {
  calendar: calendarStore,
  rooms: roomStore,
  counted: countedStore,
  camps: (table: Table) => catalogueStore(table),
}
type CountStores = { readonly [K in keyof typeof countMakers]: ReturnType<(typeof countMakers)[K]> }

/** The count of a night that is not for sale. */
const closedCount = -3

/**
 * Checks allotments or stop-sells room by room, and sets those without a problem where that is
 * asked for. A stop-sell of a camp is one of each of its rooms.
 */
export async function importCounts(
  {
    table,
    rows,
    editor,
    sets,
  }: { table: CountTable; rows: readonly SentRow[]; editor: EditorIn; sets: boolean },
  stores: CountStores,
): Promise<ImportOutcome[]> {
  const rowReadings =
    table === 'allotments'
      ? readSent(allotmentRow, rows)
      : readSent(stopSellRow, rows).map((one) => ({
          ...one,
          parsed: one.parsed && { ...one.parsed, rooms: closedCount },
        }))
  const outcomes: ImportOutcome[] = []
  let writtenCount = 0
  for (const [camp, own] of groupBy(
    rowReadings,
    ({ value }) => campNamedIn(value.optionKey) as SupplierCode,
  )) {
    const rooms = (await stores.rooms.rooms(camp)).map(({ optionKey }) => optionKey)
    const ref = { kind: 'camp', code: camp } as const
    const entry = rooms.length === 0 ? undefined : await stores.camps.get('camp', camp)
    const isKept = await mayKeep(editor.limits, ref, [entry ?? {}], stores.camps)
    const ofRooms = own.flatMap((one) => {
      const name = String(one.value.optionKey ?? '')
      const keys: readonly string[] =
        table === 'stop-sells' && name === camp && rooms.length > 0 ? rooms : [name]
      return keys.map((key) => ({
        ...one,
        key,
        parsed: one.parsed && { ...one.parsed, optionKey: key as OptionKey },
      }))
    })
    for (const [key, same] of groupBy(ofRooms, ({ key: name }) => name)) {
      const countRows = same.flatMap(({ parsed, row }) => (parsed ? [{ ...parsed, row }] : []))
      const problems = [
        ...(isKept
          ? []
          : [{ row: same[0]?.row ?? 0, field: '', message: errorText('content.not-yours') }]),
        ...same.flatMap((one) => one.problems),
        ...(rooms.includes(key as OptionKey) ||
        same.some((one) => one.problems.some(({ field }) => field === 'optionKey'))
          ? []
          : [{ row: same[0]?.row ?? 0, field: 'optionKey', message: 'There is no such room' }]),
        ...countRows
          .filter(({ from, to }, at) =>
            countRows.slice(0, at).some((one) => one.from <= to && one.to >= from),
          )
          .map(({ row }) => ({
            row,
            field: 'from',
            message: 'has nights of another row of the room',
          })),
      ]
      const changes =
        problems.length > 0 ? [] : changesOf(countRows, await countsIn(camp, countRows, stores))
      if (sets && changes.length > 0) {
        await setCounts(camp, { rows: countRows, editor, after: writtenCount }, stores)
        writtenCount += countRows.length
      }
      outcomes.push({
        code: key,
        rows: same.map(({ row }) => row),
        isNew: false,
        changes,
        problems,
      })
    }
  }
  return outcomes
}

interface CountRow {
  readonly row: number
  readonly optionKey: OptionKey
  readonly from: CalendarDate
  readonly to: CalendarDate
  readonly rooms: number
}

/** What a camp's months say of a room's nights. */
async function countsIn(camp: SupplierCode, rows: readonly CountRow[], { calendar }: CountStores) {
  const days = rows.flatMap(({ from, to }) => [from, to]).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  const months =
    first && last
      ? await calendar.months(camp, { first: monthOf(first), last: monthOf(last) })
      : undefined
  const own = months?.allotments.filter(({ optionKey }) => optionKey === rows[0]?.optionKey) ?? []
  return new Map(own.map(({ month, days: counts }) => [month, counts]))
}

/** A row whose nights say something else; `from` is what they say where that is one number. */
function changesOf(
  rows: readonly CountRow[],
  present: ReadonlyMap<CalendarMonth, ReadonlyMap<number, number>>,
) {
  return rows.flatMap((row) => {
    const now = countsOf([row]).flatMap(({ month, days }) =>
      [...days.keys()].map((day) => present.get(month)?.get(day) ?? null),
    )
    const different = new Set(now.filter((count) => count !== row.rooms))
    const field = row.from === row.to ? row.from : `${row.from} to ${row.to}`
    const [only = null] = different
    return different.size === 0
      ? []
      : [{ field, from: different.size > 1 ? 'several counts' : only, to: row.rooms }]
  })
}

async function setCounts(
  camp: SupplierCode,
  { rows, editor, after }: { rows: readonly CountRow[]; editor: EditorIn; after: number },
  { counted, camps }: CountStores,
) {
  const { now, by, audit } = editor
  const isCopy = (await camps.get('camp', camp))?.thirdParty
  const copiedAt = isCopy ? Math.floor(now.getTime() / 1000) : undefined
  await counted.set(
    countsOf(rows).map((month) => ({ ...month, copiedAt })),
    {
      // Each has an instant of its own, which it is kept by.
      counted: rows.map(({ row: _row, ...one }, place) => {
        return { ...one, at: new Date(now.getTime() + after + place).toISOString(), by: by.name }
      }),
      audit: audit('agent_set_allotments', {
        camp,
        optionKey: rows[0]?.optionKey,
        rows: rows.length,
      }),
    },
  )
}

/**
 * The counts of a camp as rows of a table: nights alike, one after the other; those not for sale
 * are stop-sells.
 */
export function countRowsIn(table: CountTable, { allotments }: SupplierMonths): string[][] {
  return [...groupBy(allotments, ({ optionKey }) => optionKey)].flatMap(([optionKey, months]) => {
    const nights = months.flatMap(({ month, days }) =>
      [...days].map(
        ([day, count]) =>
          [calendarDate(`${month}-${String(day).padStart(2, '0')}`), count] as const,
      ),
    )
    const runs: { from: CalendarDate; to: CalendarDate; count: number }[] = []
    for (const [night, count] of nights) {
      const last = runs.at(-1)
      if (last !== undefined && last.count === count && addDays(last.to, 1) === night)
        last.to = night
      else runs.push({ from: night, to: night, count })
    }
    return runs
      .filter(({ count }) => (count === closedCount) === (table === 'stop-sells'))
      .map(({ from, to, count }) => [
        optionKey,
        from,
        to,
        ...(table === 'allotments' ? [String(count)] : []),
      ])
  })
}
