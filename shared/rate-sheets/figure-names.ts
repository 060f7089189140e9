import { groupBy } from './group-by'
import { isCampName, roomWords } from './place-words'
import { isRoomWithDates } from './rooms-with-dates'
import { isSeasonName, seasonKey } from './season-names'
import type { Legend, Season } from './seasons'
import type { Statement } from './sheet-rows'
import type { Column, Line, Table } from './sheet-tables'
import type { Label } from './table-heads'
import type { Who, Words } from './word-facts'
import { isGeneric } from './words'

interface Spot {
  readonly table: Table
  readonly line: Line
  readonly column: Column
  readonly legend: Legend
}

/** Guests whose price is the room's. */
export const plainWho = new Set<Who | undefined>(['sharing', 'double', undefined])

/** Camp, room and season by what stands beside, above and over a figure. */
export function namesOf({ table, line, column, legend }: Spot) {
  const hasDatedHead = column.heads.some(({ periods }) => periods.length > 0)
  const seasonAt = (one: Statement & { role?: Label['role'] }): Season | undefined => {
    if (one.periods.length > 0) {
      const name = isRoomWithDates(one, table) ? '' : one.rest
      return { name, periods: one.periods, places: [one.place] }
    }
    if (one.hasException)
      return { name: one.rest || one.text, periods: undefined, places: [one.place] }
    const legendSeason = legend.seasons.get(seasonKey(one.rest))
    if (legendSeason !== undefined && one.rest !== '')
      return { ...legendSeason, places: [one.place, ...legendSeason.places] }
    const isNamed =
      isSeasonName(one.rest) || (one.role === 'season' && one.rest !== '' && !hasDatedHead)
    return isNamed ? { name: one.rest, periods: undefined, places: [one.place] } : undefined
  }
  const labels = line.labels.map((one) => ({ one, season: seasonAt(one) }))
  const heads = column.heads.map((one) => ({ one, season: seasonAt(one) }))
  const seasons = [...labels, ...heads].flatMap(({ season }) => season ?? [])
  const datedName = seasons.find(({ periods }) => periods !== undefined)
  const isConstant = (one: Statement) =>
    table.columns.length > 1 &&
    table.columns.every(({ heads: all }) => all.some(({ text }) => text === one.text))
  const isNameOfSeason = (one: Statement) =>
    hasDatedHead && !isConstant(one) && !isCampName(one.rest) && hasRowName
  const rolesOf = (
    list: readonly { one: Statement & { role?: Label['role'] }; season: unknown }[],
  ) =>
    list
      .filter(
        ({ one, season }) =>
          (season === undefined || isRoomWithDates(one, table)) &&
          !isGeneric(one.rest) &&
          nameable(one),
      )
      .map(({ one }) => one)
  const labelNames = rolesOf(labels)
  const hasRowName = labelNames.length > 0
  const headNames = rolesOf(heads)
  const above = headNames.filter((one) => !isNameOfSeason(one))
  const title = headNames.find(isNameOfSeason)?.rest
  const openNames = [...new Set(seasons.map(({ name: some }) => some))].filter(Boolean)
  const hasException = [...labels, ...heads].some(({ one }) => one.hasException)
  const openName = hasException ? openNames.join(', ') : openNames[0]
  const name = datedName?.name || openName || title || ''
  const [first] = seasons
  const season =
    first === undefined
      ? undefined
      : { name, periods: datedName?.periods, places: seasons.flatMap(({ places }) => places) }
  const hasSeasonAbove = heads.some((one) => one.season !== undefined)
  const isSibling = ({ run }: Line) =>
    run.length === line.run.length && run.every((one, at) => one === line.run[at])
  const hasNamedSibling = table.lines.some(
    (other) =>
      isSibling(other) &&
      other.labels.some(
        (one) => nameable(one) && !isGeneric(one.rest) && !isSeasonLabel(one, legend),
      ),
  )
  const isCamp = (text: string) => isCampName(text) || campLists(table).has(text)
  return {
    season,
    hasSeasonAbove,
    ...placesOf({ above, labelNames, line, hasNamedSibling, isCamp }),
  }
}

const campsOfTables = new WeakMap<Table, ReadonlySet<string>>()

/**
 * Names that stand in one row of headings, or in one column of labels, with a camp's and with no
 * room's: `Mfuwe Lodge | Chamilandu | Bilimungwe` are three camps.
 */
function campLists(table: Table): ReadonlySet<string> {
  const there = campsOfTables.get(table)
  if (there !== undefined) return there
  const heads = table.columns.flatMap((column) => column.heads)
  const labels = table.lines.flatMap((line) => line.labels)
  const lists = [
    ...groupBy(heads, ({ place }) => place.row).values(),
    ...groupBy(labels, ({ place }) => place.column).values(),
  ].map((list) => list.filter(isPlainName).map(({ rest }) => rest))
  const isOfCamps = (names: readonly string[]) =>
    names.some(isCampName) && !names.some((name) => roomWords.test(name))
  const camps = new Set(lists.filter(isOfCamps).flat())
  campsOfTables.set(table, camps)
  return camps
}

const isPlainName = (one: Statement): boolean =>
  nameable(one) &&
  plainWho.has(one.who) &&
  one.periods.length === 0 &&
  !isGeneric(one.rest) &&
  !isSeasonName(one.rest)

/** Whether a label is a season rather than a name. */
const isSeasonLabel = (one: Label, legend: Legend): boolean =>
  one.periods.length > 0 || isSeasonName(one.rest) || legend.seasons.has(seasonKey(one.rest))

const nameable = ({ who, role }: Words & { role?: Label['role'] }): boolean =>
  who !== 'levy' && who !== 'nights' && role !== 'fact'

interface Names {
  readonly above: readonly Statement[]
  readonly labelNames: readonly (Statement & { role?: Label['role'] })[]
  readonly line: Line
  /** A line of the same section has a name of its own, so that the section's title isn't a room. */
  readonly hasNamedSibling: boolean
  readonly isCamp: (name: string) => boolean
}

function placesOf({ above, labelNames, line, hasNamedSibling, isCamp }: Names): {
  camp: string
  room: string
} {
  const titles = line.titles.filter(
    (one) =>
      !isGeneric(one.rest) &&
      !isSeasonName(one.rest) &&
      plainWho.has(one.who) &&
      !/^[a-z]/.test(one.rest),
  )
  const run = line.run.filter((one) => titles.includes(one))
  const section = titles.at(-1)?.rest ?? ''
  const labelTagged = (role: Label['role']) => labelNames.find((one) => one.role === role)?.rest
  const local = [...above, ...labelNames.filter(({ role }) => role !== 'camp' && role !== 'room')]
    .map(({ rest }) => rest)
    .filter((rest, at, all) => all.indexOf(rest) === at)
  const [campTag, roomTag] = [labelTagged('camp'), labelTagged('room')]
  if (campTag !== undefined || roomTag !== undefined) {
    const rest = local.join(', ')
    const camp = campTag ?? (isCampName(rest) ? rest : section)
    return { camp, room: roomTag ?? (campTag === undefined ? '' : rest) }
  }
  if (local.length === 0) {
    const roomTitle = run.at(-1) ?? titles.at(-1)
    const before = titles.slice(0, titles.lastIndexOf(roomTitle as Statement)).at(-1)
    return roomTitle === undefined ||
      hasNamedSibling ||
      isCampName(roomTitle.rest) ||
      before === undefined
      ? { camp: section, room: '' }
      : { camp: campAbove(titles, roomTitle), room: roomTitle.rest }
  }
  const camps = local.filter(isCamp)
  const [camp = camps[0] ?? (labelNames.length > 1 ? labelNames[0]?.rest : undefined)] = camps
  if (camp === undefined) return { camp: section, room: capitalize(local.join(', ')) }
  const rooms = local.filter((name) => name !== camp)
  return { camp, room: capitalize(rooms.join(', ')) }
}

/** The camp over a title that is a room's: the last title that looks like one, else the one before. */
function campAbove(titles: readonly Statement[], room: Statement): string {
  const before = titles.slice(0, titles.lastIndexOf(room))
  return (before.findLast(({ rest }) => isCampName(rest)) ?? before.at(-1))?.rest ?? ''
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
