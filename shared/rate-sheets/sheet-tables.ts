import { textOf } from './cells'
import { figureOf } from './figures'
import { type DateForms, dayOf } from './read-periods'
import { isSeasonName } from './season-names'
import {
  dayLabel,
  isFigure,
  isFirstDay,
  periodBetween,
  type ScannedSheet,
  type SheetRow,
  type Statement,
  statementOf,
  titleOf,
} from './sheet-rows'
import { isGeneric } from './words'

/** What a column of labels is for, by its heading. */
export type LabelRole = 'camp' | 'room' | 'season' | 'from' | 'to' | 'fact' | 'count'

/** A label of a line, with the role that its column's heading gives it. */
export interface Label extends Statement {
  readonly role: LabelRole | undefined
}

/** A column of figures, and what stands above it, from the top. */
export interface Column {
  readonly column: number
  readonly heads: readonly Statement[]
}

/** A row of figures. */
export interface Line {
  readonly row: number
  readonly labels: readonly Label[]
  /** The titles above it, the last of each run of titles last. */
  readonly titles: readonly Statement[]
  /** The titles since the figures before, of which the last may be a room. */
  readonly run: readonly Statement[]
  /** The title with the season of its section. */
  readonly season: Statement | undefined
}

/** Lines below the same headings. */
export interface Table {
  readonly sheet: ScannedSheet
  readonly columns: readonly Column[]
  readonly lines: readonly Line[]
}

/** What a sheet has: tables of figures, and the texts outside of them. */
export interface Tables {
  readonly tables: readonly Table[]
  /** Sentences and rows that head nothing, each as one text. */
  readonly loose: readonly Statement[]
  readonly titles: readonly Statement[]
}

interface Raw {
  readonly heads: readonly SheetRow[]
  readonly body: (Pick<Line, 'titles' | 'run' | 'season'> & { readonly row: SheetRow })[]
}

/** The tables of a sheet, and what stands around them. */
export function tablesOf(sheet: ScannedSheet, forms: DateForms): Tables {
  const raws: Raw[] = []
  const loose: Statement[] = []
  const titles: Statement[] = []
  let [heads, isClosed, raw]: [SheetRow[], boolean, Raw | undefined] = [[], false, undefined]
  let [run, season]: [Statement[], Statement | undefined] = [[], undefined]
  const isUsed = () => raw !== undefined && raw.heads === heads
  const dropHeads = () => {
    if (!isUsed()) loose.push(...looseHeads(sheet, heads, forms))
  }
  for (const row of sheet.rows) {
    if (row.kind === 'blank') isClosed = heads.length > 0
    else if (row.kind === 'heads' || isLoneHead(sheet, row)) {
      if (isClosed || isUsed()) {
        dropHeads()
        heads = []
      }
      heads.push(row)
      isClosed = false
    } else if (row.kind === 'figures') {
      if (raw === undefined || raw.heads !== heads) {
        raw = { heads, body: [] }
        raws.push(raw)
      }
      season = sectionSeason(run, season)
      raw.body.push({ row, titles: [...titles], run, season })
    } else {
      const column = row.filled[0] ?? 0
      const place = sheet.placeOf(row.row, column)
      const read = row.kind === 'title' ? titleOf : statementOf
      const statement = read(textOf(sheet.grid[row.row]?.[column]), place, forms)
      const last = raw?.body.at(-1)
      if (row.kind === 'title') {
        run = last !== undefined && last.run === run ? [statement] : [...run, statement]
        titles.push(statement)
      } else {
        loose.push(statement)
      }
      isClosed = heads.length > 0
    }
  }
  dropHeads()
  const made = raws.map((one) => tableOf(sheet, one, forms))
  return {
    tables: made.map(({ table }) => table),
    loose: [...loose, ...made.flatMap(({ unused }) => unused)],
    titles,
  }
}

/** The season of a section: the one dated title of its run. Several are a list of seasons. */
function sectionSeason(run: readonly Statement[], before: Statement | undefined) {
  const dated = run.filter(
    ({ periods, rest }) => (periods.length > 0 && rest !== '') || isSeasonName(rest),
  )
  return dated.length === 0 ? before : dated.length === 1 ? dated[0] : undefined
}

/** One text above a column of figures, which says nothing but what they are. */
function isLoneHead({ grid, rows }: ScannedSheet, { row, kind, filled: [column = 0] }: SheetRow) {
  if (kind !== 'title' || column === 0) return false
  const below = rows.slice(row + 1).find((one) => one.kind !== 'blank')
  return below?.kind === 'figures' && isFigure(grid[below.row] ?? [], column)
}

/** Rows that head no figures: seasons by name above their dates, else each row as one text. */
function looseHeads(sheet: ScannedSheet, rows: readonly SheetRow[], forms: DateForms) {
  const at = (row: SheetRow | undefined, column: number) =>
    row === undefined ? '' : textOf(sheet.grid[row.row]?.[column])
  return rows.flatMap((row, index) => {
    const below = rows[index + 1]
    const pairs = row.filled.flatMap((column) => {
      const dates = statementOf(at(below, column), sheet.placeOf(row.row, column), forms)
      return dates.periods.length === 0 || dates.rest !== ''
        ? []
        : [statementOf(`${at(row, column)}: ${dates.text}`, dates.place, forms)]
    })
    return pairs.length > 1 ? pairs : rowStatements(sheet, row, forms)
  })
}

/** A row of texts that heads nothing, as one text: `Currency: ZAR`. */
function rowStatements(sheet: ScannedSheet, { row, filled }: SheetRow, forms: DateForms) {
  const cells = sheet.grid[row] ?? []
  const texts = filled.filter(
    (column, at) => at === 0 || textOf(cells[column]) !== textOf(cells[filled[at - 1] ?? 0]),
  )
  const [first = 0] = texts
  const text = texts.map((column) => textOf(cells[column]).replace(/:$/, '')).join(': ')
  const days = texts.filter((column) => dayOf(cells[column], forms) !== undefined)
  if (days.length === 2 && texts.length === 3 && days[0] !== first) {
    const [name = '', from = '', to = ''] = texts.map((column) => textOf(cells[column]))
    return [statementOf(`${name}: ${from} – ${to}`, sheet.placeOf(row, first), forms)]
  }
  const isShort = texts.length <= 3
  return isShort
    ? [statementOf(text, sheet.placeOf(row, first), forms)]
    : texts.map((column) => statementOf(textOf(cells[column]), sheet.placeOf(row, column), forms))
}

function tableOf(sheet: ScannedSheet, { heads, body }: Raw, forms: DateForms) {
  const { grid, placeOf } = sheet
  const width = Math.max(0, ...body.map(({ row }) => (grid[row.row] ?? []).length))
  const cellsOf = (row: SheetRow) => grid[row.row] ?? []
  const bottomHead = (column: number) =>
    heads.findLast((row) => textOf(cellsOf(row)[column]) !== '')
  const roles = new Map<number, LabelRole>()
  for (let column = 0; column < width; column++) {
    const head = bottomHead(column)
    const role = head && roleOf(textOf(cellsOf(head)[column]))
    const hasText = body.some(({ row }) => /[a-z]{2}/i.test(textOf(cellsOf(row)[column])))
    if (role !== undefined && !(role === 'count' && hasText)) roles.set(column, role)
  }
  const hasSeason = (column: number) =>
    heads.some((row) => {
      const text = textOf(cellsOf(row)[column])
      const { periods, rest } = statementOf(text, { row: row.row, column }, forms)
      return periods.length > 0 || isSeasonName(rest)
    })
  const isFigured = (column: number) => body.some(({ row }) => isFigure(cellsOf(row), column))
  const possible = Array.from({ length: width }, (_none, column) => column).filter(
    (column) => column > 0 && !roles.has(column),
  )
  const start = possible.find(isFigured) ?? width
  const figured = possible.filter(
    (column) => isFigured(column) || (column > start && hasSeason(column)),
  )
  const first = Math.min(...figured, width)
  const used = usedHeads(sheet, { heads, figured, forms })
  const corners = used.flatMap((row) =>
    row.filled.flatMap((column) => {
      if (column >= first || roles.has(column)) return []
      const text = textOf(cellsOf(row)[column])
      const corner = titleOf(text, placeOf(row.row, column), forms)
      return isGeneric(corner.rest) || dayLabel.test(text) ? [] : [corner]
    }),
  )
  const columns = figured.map((column) => ({
    column,
    heads: headsOf(sheet, { rows: used, column, figured, forms }),
  }))
  let above: readonly (Label | undefined)[] = []
  const lines = body.map(({ row, titles, run, season }): Line => {
    const cells = cellsOf(row)
    const found = Array.from({ length: width }, (_none, column) => column)
      .filter((column) => !figured.includes(column) && roles.get(column) !== 'count')
      .map((column): Label | undefined => {
        const cell = cells[column]
        const role = roles.get(column)
        const isDay = role === 'from' || role === 'to'
        if (
          textOf(cell) === '' ||
          (role === undefined && !isDay && figureOf(cell)?.kind === 'amount')
        )
          return undefined
        const statement = statementOf(textOf(cell), placeOf(row.row, column), forms)
        return { ...statement, role }
      })
    const filledFrom = (at: number) => found.slice(at + 1).some((one) => one !== undefined)
    const carried = found.map((label, at) => label ?? (filledFrom(at) ? above[at] : undefined))
    above = carried
    const labels = withDays(
      carried.flatMap((label) => label ?? []),
      cells,
      forms,
    )
    const section = corners.length > 0 ? [...titles, ...corners] : titles
    const own = corners.length > 0 ? [...run, ...corners] : run
    return { row: row.row, labels, titles: section, run: own, season }
  })
  const dated =
    figured.length > 0
      ? []
      : lines.flatMap(({ labels }) => {
          const [name, season] = [labels.find(({ role }) => role !== 'season'), labels.at(-1)]
          return name === undefined || season === undefined || season.periods.length === 0
            ? labels
            : [{ ...season, text: `${name.text}: ${season.text}`, rest: name.rest }]
        })
  const unused = [
    ...heads
      .filter((row) => !used.includes(row))
      .flatMap((row) => rowStatements(sheet, row, forms)),
    ...dated,
  ]
  return { table: { sheet, columns, lines }, unused }
}

/** The first and last day of two columns, as one label. */
function withDays(labels: readonly Label[], cells: readonly unknown[], forms: DateForms): Label[] {
  const at = (role: LabelRole) => labels.find((label) => label.role === role)
  const [from, to] = [at('from'), at('to')]
  if (from === undefined || to === undefined) return [...labels]
  const cell = (label: Label) => cells[label.place.column] as Parameters<typeof dayOf>[0]
  const period = periodBetween(cell(from), cell(to), forms)
  const rest = labels.filter(({ role }) => role !== 'from' && role !== 'to')
  const periods = period === undefined ? [] : [period]
  return [
    ...rest,
    { ...from, text: `${from.text} – ${to.text}`, rest: '', role: 'season', periods },
  ]
}

const roleWords: readonly (readonly [RegExp, LabelRole])[] = [
  [
    /^(?:(?:max|min)(?:imum)?\.? ?(?:pax|guests?|occupancy|people|adults?|persons?)?|no\.?.*|number of.*|qty|#|units?|beds?|capacity|pax|sleeps|rooms|total.*|code|id|ref\.?)$/i,
    'count',
  ],
  [
    /^(?:camps?|lodges?|propert(?:y|ies)|hotels?|accommodation name|camp ?\/ ?lodge|lodge ?\/ ?camp|supplier|establishment)(?: name)?$/i,
    'camp',
  ],
  [
    /^(?:rooms?|room ?types?|room categor(?:y|ies)|unit type|tent type|accommodation(?: type)?|categor(?:y|ies)|room description|type|room name)$/i,
    'room',
  ],
  [
    /^(?:seasons?|periods?|dates|travel dates|travel period|season dates|validity|months?)$/i,
    'season',
  ],
  [
    /^(?:markets?|currency|curr\.?|ccy|basis|rate (?:type|basis)|occupancy|pax type|guest type|board|meal ?(?:plan|basis)|nett ?\/ ?rack|tax|vat|person type|per|age group|ages?|applies to|notes?|comments?|remarks?|inclusions?)$/i,
    'fact',
  ],
]
function roleOf(text: string): LabelRole | undefined {
  if (dayLabel.test(text)) return isFirstDay(text) ? 'from' : 'to'
  return roleWords.find(([words]) => words.test(text.replace(/:$/, '').trim()))?.[1]
}

/** Keys of a pair such as `Currency | ZAR`, which heads no column. */
const pairKey =
  /:$|^(?:currency|validity|valid|valid (?:from|for)|rates? (?:type|basis|valid)|basis|vat|tax(?:es)?|market|year|supplier|company|contact|tel|phone|e-?mail|date|issued|commission|child policy|children|notes?|terms|include[sd]?|exclude[sd]?|check.?in|check.?out)$/i

interface HeadSearch {
  readonly heads: readonly SheetRow[]
  readonly figured: readonly number[]
  readonly forms: DateForms
}

/** The rows that head a table: from the lowest up, without pairs and lists of seasons above it. */
function usedHeads({ grid }: ScannedSheet, { heads, figured, forms }: HeadSearch) {
  const first = figured[0] ?? 0
  const isPair = ({ row, filled }: SheetRow) =>
    filled.length === 2 && pairKey.test(textOf(grid[row]?.[filled[0] ?? 0]))
  const isSeasonRow = ({ row, filled }: SheetRow) => {
    const cells = grid[row] ?? []
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
  const longest = ({ row, filled }: SheetRow) =>
    Math.max(...filled.map((column) => textOf(grid[row]?.[column]).length))
  const seasonRows = heads.filter(isSeasonRow)
  const used: SheetRow[] = []
  for (const row of heads.toReversed()) {
    const covered = figured.filter((column) => textOf(grid[row.row]?.[column]) !== '').length
    const isAbove = used.length > 0
    if (isAbove && isPair(row)) continue
    if (
      seasonRows.includes(row) &&
      (seasonRows.length > 1 || (isAbove && figured.length > covered))
    )
      continue
    const isTitle = covered === 1 && figured.length > 1 && longest(row) > 30
    if (!isAbove || (covered > 0 && covered * 4 >= figured.length && !isTitle)) used.unshift(row)
  }
  return used
}

interface ColumnSearch {
  readonly rows: readonly SheetRow[]
  readonly column: number
  readonly figured: readonly number[]
  readonly forms: DateForms
}

/** What stands above a column: a heading over several columns stands over each of them. */
function headsOf(sheet: ScannedSheet, { rows, column, figured, forms }: ColumnSearch): Statement[] {
  const { grid, placeOf, isMerged } = sheet
  const found = rows.flatMap((row, at): (Statement & { day?: unknown; label: string })[] => {
    const cells = grid[row.row] ?? []
    const hasBelow = rows.slice(at + 1).some((one) => textOf(grid[one.row]?.[column]) !== '')
    const near = figured.filter((one) => one <= column).toReversed()
    const own = near.find((one) => textOf(cells[one]) !== '')
    const from = textOf(cells[column]) !== '' ? column : hasBelow && !isMerged ? own : undefined
    if (from === undefined) return []
    const statement = statementOf(textOf(cells[from]), placeOf(row.row, from), forms)
    return [{ ...statement, day: cells[from], label: textOf(cells[row.filled[0] ?? 0]) }]
  })
  const days = found.map(({ day, periods }) =>
    periods.length > 0 ? undefined : dayOf(day as Parameters<typeof dayOf>[0], forms),
  )
  const at = days.findIndex((day, index) => day !== undefined && days[index + 1] !== undefined)
  if (at < 0) return found
  const [one, two] = [found[at], found[at + 1]]
  const period = periodBetween(one?.day as never, two?.day as never, forms)
  if (one === undefined || two === undefined || period === undefined) return found
  const joined = { ...one, text: `${one.text} – ${two.text}`, rest: '', periods: [period] }
  return [...found.slice(0, at), joined, ...found.slice(at + 2)]
}
