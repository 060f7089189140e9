import { groupBy } from './group-by'
import { roomWords } from './place-words'
import { isSeasonName } from './season-names'
import type { Statement } from './sheet-rows'
import type { Table } from './sheet-tables'
import type { Label } from './table-heads'

/**
 * `Standard 1 Jan – 30 Jun` below the heading `Room`, or beside another name with the same dates; a
 * season has one name in its section.
 */
export const isRoomWithDates = (one: Statement & { role?: Label['role'] }, table: Table): boolean =>
  one.periods.length > 0 &&
  one.rest !== '' &&
  !isSeasonName(one.rest) &&
  (one.role === 'room' || roomWords.test(one.rest) || namesByDates(table).has(one))

const statementsWithDates = new WeakMap<Table, ReadonlySet<Statement>>()

/** Labels whose dates have several names in their section. */
function namesByDates(table: Table): ReadonlySet<Statement> {
  const there = statementsWithDates.get(table)
  if (there !== undefined) return there
  const labels = table.lines.flatMap(({ labels: own, titles }) =>
    own
      .filter(({ periods, rest }) => periods.length > 0 && rest !== '' && !isSeasonName(rest))
      .map((one) => ({ one, section: titles.map(({ text }) => text).join('|') })),
  )
  const sameDates = groupBy(
    labels,
    ({ one, section }) => `${section} ${one.periods.map(({ from, to }) => `${from} ${to}`).join()}`,
  )
  const rooms = [...sameDates.values()].filter(
    (list) => new Set(list.map(({ one }) => one.rest)).size > 1,
  )
  const statements = new Set(rooms.flat().map(({ one }) => one))
  statementsWithDates.set(table, statements)
  return statements
}
