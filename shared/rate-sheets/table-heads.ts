import { textOf } from './cells'
import { beginsIn, type ColumnSearch } from './first-days'
import { type DateForms, dayOf } from './read-periods'
import {
  dayLabel,
  isFirstDay,
  periodBetween,
  type ScannedSheet,
  type SheetRow,
  type Statement,
  statementOf,
} from './sheet-rows'

/** What a column of labels is for, by its heading. */
export type LabelRole = 'camp' | 'room' | 'season' | 'from' | 'to' | 'fact' | 'count'

/** A label of a line, with the role that its column's heading gives it. */
export interface Label extends Statement {
  readonly role: LabelRole | undefined
}

const roleWords: readonly (readonly [RegExp, LabelRole])[] = [
  [
    /^(?:(?:max|min)(?:imum)?\.? ?(?:pax|guests?|occupancy|people|adults?|persons?)?|no\.?(?: .*)?|number of.*|qty|#|units?|beds?|capacity|pax|sleeps|rooms|total.*|code|id|ref\.?)$/i,
    'count',
  ],
  [
    /^(?:camps?|lodges?|propert(?:y|ies)|hotels?|accommodation name|camp ?\/ ?lodge|lodge ?\/ ?camp|supplier|establishment)(?: name)?$/i,
    'camp',
  ],
  [
    /^(?:rooms?|room ?types?|room categor(?:y|ies)|unit type|tent type|accommodation(?: type)?|categor(?:y|ies)|room description|type|room name|zimmer(?:typ|kategorie)?|(?:types? de )?chambres?|hébergement|(?:tipo de )?(?:quarto|habitación)|categoria|catégorie|camera|kamer(?:type)?)$/i,
    'room',
  ],
  [
    /^(?:seasons?|periods?|dates|travel dates|travel period|season dates|validity|months?|saison(?:s|zeit(?:en)?)?|périodes?|(?:reise)?zeitraum|reisezeit(?:raum)?|época|per[íi]odos?|temporada|datas|fechas|stagione|seizoen|periode)$/i,
    'season',
  ],
  [
    /^(?:markets?|currency|curr?\.?|ccy|basis|rate (?:type|basis)|occupancy|pax type|guest type|board|meal ?(?:plan|basis)|nett ?\/ ?rack|tax|vat|person type|per|age group|ages?|applies to|notes?|comments?|remarks?|inclusions?)$/i,
    'fact',
  ],
]
/** What a column is for whose heading is a label's; undefined for figures. */
export function roleOf(text: string): LabelRole | undefined {
  if (dayLabel.test(text)) return isFirstDay(text) ? 'from' : 'to'
  const [role, ...others] = text
    .replace(/:$/, '')
    .split(eitherSign)
    .map((part) => roleWords.find(([words]) => words.test(part.trim()))?.[1])
  return others.every((other) => other === role) ? role : undefined
}

/** Between the words of `Season / dates`. */
const eitherSign = / ?(?:\/|&|\band\b) ?/i

/** Keys of a pair such as `Currency | ZAR`, which heads no column. */
const pairKey =
  /:$|^(?:currency|validity|valid|valid (?:from|for)|rates? (?:type|basis|valid)|basis|vat|tax(?:es)?|market|year|supplier|company|contact|tel|phone|e-?mail|date|issued|commission|child policy|children|notes?|terms|include[sd]?|exclude[sd]?|check.?in|check.?out)$/i

interface HeadSearch {
  readonly heads: readonly SheetRow[]
  readonly figured: readonly number[]
  readonly forms: DateForms
}

/** The rows that head a table: from the lowest up, without pairs and lists of seasons above it. */
export function usedHeads({ heads, figured, forms }: HeadSearch) {
  const first = figured[0] ?? 0
  const isPair = ({ cells, filled }: SheetRow) =>
    filled.length === 2 && pairKey.test(textOf(cells[filled[0] ?? 0]))
  const isSeasonRow = ({ row, cells, filled }: SheetRow) => {
    const [label = 0, ...dates] = filled
    const isDated = (column: number) =>
      statementOf(textOf(cells[column]), { row, column }, forms).periods.length > 0
    return (
      label < first &&
      dates.length > 0 &&
      !roleOf(textOf(cells[label])) &&
      !isDated(label) &&
      dates.every(isDated)
    )
  }
  const longest = ({ cells, filled }: SheetRow) =>
    Math.max(...filled.map((column) => textOf(cells[column]).length))
  const seasonRows = heads.filter(isSeasonRow)
  const usedRows: SheetRow[] = []
  for (const row of heads.toReversed()) {
    const coveredCount = figured.filter((column) => textOf(row.cells[column]) !== '').length
    const isAbove = usedRows.length > 0
    if (isAbove && isPair(row)) continue
    if (
      seasonRows.includes(row) &&
      (seasonRows.length > 1 || (isAbove && figured.length > coveredCount))
    )
      continue
    const isTitle = coveredCount === 1 && figured.length > 1 && longest(row) > 30
    if (!isAbove || (coveredCount > 0 && coveredCount * 4 >= figured.length && !isTitle))
      usedRows.unshift(row)
  }
  return usedRows
}

/**
 * Whether the same headings stand below each text of a row and what follows it, as `Rack | Nett` below
 * each season: then it heads all of them, though other cells of the sheet are merged and these are not.
 */
function hasSameBelow({ cells }: SheetRow, below: SheetRow, figured: readonly number[]): boolean {
  const starts = figured.flatMap((column, at) => (textOf(cells[column]) === '' ? [] : [at]))
  const groups = starts.map((start, at) =>
    figured.slice(start, starts[at + 1]).map((column) => textOf(below.cells[column])),
  )
  const [first = []] = groups
  return (
    starts[0] === 0 &&
    groups.length > 1 &&
    first.length > 1 &&
    new Set(first).size === first.length &&
    groups.every((group) => JSON.stringify(group) === JSON.stringify(first))
  )
}

/** What stands above a column: a heading over several columns stands over each of them. */
export function headsOf(
  sheet: ScannedSheet,
  { rows, column, figured, forms }: ColumnSearch,
): Statement[] {
  const { placeOf, isMerged } = sheet
  const periodStatements = rows.flatMap(
    (row, at): (Statement & { day?: unknown; label: string })[] => {
      const { cells } = row
      const hasBelow = rows.slice(at + 1).some((one) => textOf(one.cells[column]) !== '')
      const near = figured.filter((one) => one <= column).toReversed()
      const own = near.find((one) => textOf(cells[one]) !== '')
      const isOverGroups = rows.slice(at + 1).some((below) => hasSameBelow(row, below, figured))
      const spreads = hasBelow && (!isMerged || isOverGroups)
      const from = textOf(cells[column]) !== '' ? column : spreads ? own : undefined
      if (from === undefined) return []
      const statement = statementOf(textOf(cells[from]), placeOf(row.row, from), forms)
      return [{ ...statement, day: cells[from], label: textOf(cells[row.filled[0] ?? 0]) }]
    },
  )
  const days = periodStatements.map(({ day, periods }) =>
    periods.length > 0 ? undefined : dayOf(day as Parameters<typeof dayOf>[0], forms),
  )
  const at = days.findIndex((day, index) => day !== undefined && days[index + 1] !== undefined)
  if (at < 0) return beginsIn(periodStatements, days, { rows, column, figured, forms })
  const [one, two] = [periodStatements[at], periodStatements[at + 1]]
  const period = periodBetween(one?.day as never, two?.day as never, forms)
  if (one === undefined || two === undefined || period === undefined) return periodStatements
  const joinedStatement = { ...one, text: `${one.text} – ${two.text}`, rest: '', periods: [period] }
  return [...periodStatements.slice(0, at), joinedStatement, ...periodStatements.slice(at + 2)]
}
