import { besideTables } from './beside-tables'
import { addressOf, textOf } from './cells'
import { figureOf } from './figures'
import { dayJoiner } from './line-days'
import {
  cellStatements,
  isBanner,
  isFactRow,
  isLoneHead,
  isTitleWithNotes,
  looseHeads,
  partStatements,
  rowStatements,
  sectionSeason,
} from './loose-rows'
import { roomWords } from './place-words'
import { type DateForms, periodsOf } from './read-periods'
import { listedSeasons } from './season-lists'
import { isSeasonName } from './season-names'
import {
  dayLabel,
  isFigure,
  noteNumber,
  type ScannedSheet,
  type SheetRow,
  type Statement,
  statementOf,
  titleOf,
} from './sheet-rows'
import { headsOf, type Label, type LabelRole, roleOf, usedHeads } from './table-heads'

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

/** The tables of a sheet, also those beside each other, and what stands around them. */
export function tablesOf(sheet: ScannedSheet, forms: DateForms): Tables {
  const parts = besideTables(sheet).map((part) => tablesBelow(part, forms))
  const once = (statements: readonly Statement[]) => [
    ...new Map(statements.map((one) => [`${addressOf(one.place)} ${one.text}`, one])).values(),
  ]
  return {
    tables: parts.flatMap(({ tables }) => tables),
    loose: once(parts.flatMap(({ loose }) => loose)),
    titles: once(parts.flatMap(({ titles }) => titles)),
  }
}

/** The tables of a sheet that stand below each other. */
function tablesBelow(sheet: ScannedSheet, forms: DateForms): Tables {
  const raws: Raw[] = []
  const loose: Statement[] = []
  const titles: Statement[] = []
  let [heads, isClosed, raw]: [SheetRow[], boolean, Raw | undefined] = [[], false, undefined]
  let [run, season]: [Statement[], Statement | undefined] = [[], undefined]
  const isUsed = () => raw !== undefined && raw.heads === heads
  const dropHeads = () => {
    if (!isUsed()) loose.push(...looseHeads(sheet, heads, forms))
  }
  const addTitle = (...newTitles: readonly Statement[]) => {
    run = raw?.body.at(-1)?.run === run ? [...newTitles] : [...run, ...newTitles]
    titles.push(...newTitles)
  }
  const camps = campsOverRooms(sheet)
  for (const row of sheet.rows) {
    if (row.kind === 'blank') isClosed = heads.length > 0
    else if (heads.length === 0 && row.kind === 'heads' && isBanner(sheet, row, forms)) {
      const [title, ...facts] = cellStatements(sheet, row, forms)
      if (title !== undefined) addTitle(title)
      loose.push(...facts)
    } else if (heads.length === 0 && row.kind === 'heads' && isFactRow(sheet, row, forms)) {
      loose.push(...cellStatements(sheet, row, forms))
    } else if (row.kind === 'heads' || isLoneHead(sheet, row)) {
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
    } else if (row.kind === 'note' && titles.length === 0 && isTitleWithNotes(sheet, row, forms)) {
      const [title, ...notes] = partStatements(sheet, row, forms)
      if (title !== undefined) addTitle(title)
      loose.push(...notes)
      isClosed = heads.length > 0
    } else {
      const column = row.filled[0] ?? 0
      const place = sheet.placeOf(row.row, column)
      const text = textOf(row.cells[column])
      const seasons = listedSeasons(text, place, forms)
      if (seasons.length > 0) loose.push(...seasons)
      else if (row.kind === 'title')
        addTitle(...titleParts(text, camps).map((part) => titleOf(part, place, forms)))
      else loose.push(statementOf(text.replace(noteNumber, ''), place, forms))
      isClosed = heads.length > 0
    }
  }
  dropHeads()
  const tables = raws.map((one) => tableOf(sheet, one, forms))
  return {
    tables: tables.map(({ table }) => table),
    loose: [...loose, ...tables.flatMap(({ unused }) => unused)],
    titles,
  }
}

const campAndRoom = /^(.*\S)\s+[–—-]\s+(\S.*)$/

/** Camps whose rooms have a title each: `Kwando Plains - Luxury Tent`, `Kwando Plains - Suite`. */
function campsOverRooms({ rows }: ScannedSheet): ReadonlySet<string> {
  const pairs = rows
    .filter(({ kind }) => kind === 'title')
    .flatMap(({ cells, filled }) => {
      const [, camp, room] = campAndRoom.exec(textOf(cells[filled[0] ?? 0])) ?? []
      return camp !== undefined && room !== undefined && roomWords.test(room) ? [camp] : []
    })
  return new Set(pairs.filter((camp, at) => pairs.indexOf(camp) !== at))
}

/** A title as it is, or as a camp's and its room's. */
function titleParts(text: string, camps: ReadonlySet<string>): readonly string[] {
  const [, camp = '', room = ''] = campAndRoom.exec(text) ?? []
  return camps.has(camp) ? [camp, room] : [text]
}

/** Above words on a line, which may change its price. */
const notesHead = /^(?:notes?|comments?|remarks?|conditions?)$/i

/** A heading of labels that are rooms, which is no camp's name. */
const unitWord = /^(?:suite|tent|chalet|villa|cottage|bungalow|rondavel|house)s?$/i

function tableOf(sheet: ScannedSheet, { heads, body }: Raw, forms: DateForms) {
  const { placeOf } = sheet
  const rows = body.map(({ row }) => row)
  const width = Math.max(0, ...body.map(({ row }) => row.cells.length))
  const headAt = (column: number) => textOf(bottomHead(column)?.cells[column])
  const bottomHead = (column: number) => heads.findLast((row) => textOf(row.cells[column]) !== '')
  const roles = new Map<number, LabelRole>()
  for (let column = 0; column < width; column++) {
    const head = bottomHead(column)
    const headText = head === undefined ? '' : textOf(head.cells[column])
    const role = roleOf(headText)
    const isCount = body.every(({ row }) => mayBeCount(textOf(row.cells[column]), headText))
    if (role !== undefined && (role !== 'count' || isCount)) roles.set(column, role)
  }
  /** Words on single rooms or seasons, which say nothing of the others. */
  const isNotes = (column: number) => notesHead.test(headAt(column))
  const hasSeason = (column: number) =>
    heads.some((row) => {
      const text = textOf(row.cells[column])
      const { periods, rest } = statementOf(text, { row: row.row, column }, forms)
      return periods.length > 0 || isSeasonName(rest)
    })
  const isFigured = (column: number) => body.some(({ row }) => isFigure(row.cells, column))
  /** Whether most of a column are dates: a figure that stands among them is not a night's price. */
  const isDated = (column: number) => {
    const texts = body.map(({ row }) => textOf(row.cells[column])).filter((text) => text !== '')
    const dates = texts.filter((text) => periodsOf(text, forms).periods.length > 0)
    return dates.length * 2 > texts.length
  }
  // Lines of prices alone, without labels, begin with the first: months or rooms across.
  const hasLabels = body.some(({ row }) =>
    row.filled.some((column) => !isFigure(row.cells, column)),
  )
  const isPriced = (column: number) =>
    !hasLabels &&
    bottomHead(column) !== undefined &&
    body.every(({ row }) => !mayBeCount(textOf(row.cells[column]), ''))
  const possible = Array.from({ length: width }, (_none, column) => column).filter(
    (column) => (column > 0 || isPriced(column)) && !roles.has(column) && !isDated(column),
  )
  const start = possible.find(isFigured) ?? width
  const figureColumns = possible.filter(
    (column) => isFigured(column) || (column > start && hasSeason(column)),
  )
  const first = Math.min(...figureColumns, width)
  const headRows = usedHeads({ heads, figured: figureColumns, forms })
  const corners = headRows.flatMap((row) =>
    row.filled.flatMap((column) => {
      if (column >= first || roles.has(column)) return []
      const text = textOf(row.cells[column])
      const corner = titleOf(text, placeOf(row.row, column), forms)
      return dayLabel.test(text) || unitWord.test(text) ? [] : [corner]
    }),
  )
  const columns = figureColumns.map((column) => ({
    column,
    heads: headsOf(sheet, { rows: headRows, column, figured: figureColumns, forms }),
  }))
  let above: readonly (Label | undefined)[] = []
  const joinDays = dayJoiner({ rows, roles, headAt, forms })
  const lines = body.map(({ row, titles, run, season }, at): Line => {
    const cells = row.cells
    const columnLabels = Array.from({ length: width }, (_none, column) => column)
      .filter(
        (column) =>
          !figureColumns.includes(column) && roles.get(column) !== 'count' && !isNotes(column),
      )
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
    const filledFrom = (at: number) => columnLabels.slice(at + 1).some((one) => one !== undefined)
    const carriedLabels = columnLabels.map(
      (label, at) => label ?? (filledFrom(at) ? above[at] : undefined),
    )
    above = carriedLabels
    const labels = joinDays(
      carriedLabels.flatMap((label) => label ?? []),
      at,
    )
    const section = corners.length > 0 ? [...titles, ...corners] : titles
    const own = corners.length > 0 ? [...run, ...corners] : run
    return { row: row.row, labels, titles: section, run: own, season }
  })
  const datedLines =
    figureColumns.length > 0
      ? []
      : lines.flatMap(({ labels }) => {
          const [name, season] = [labels.find(({ role }) => role !== 'season'), labels.at(-1)]
          return name === undefined || season === undefined || season.periods.length === 0
            ? labels
            : [{ ...season, text: `${name.text}: ${season.text}`, rest: name.rest }]
        })
  /** Figures beside the columns of prices, each with its line's name; numbers of lines are none. */
  const strayFigures = body.flatMap(({ row }) => {
    const cells = row.cells
    const name = textOf(cells.find((cell) => /[a-z]/i.test(textOf(cell))))
    const isStray = (column: number) =>
      !figureColumns.includes(column) &&
      roles.get(column) === undefined &&
      ['amount', 'percent'].includes(figureOf(cells[column])?.kind ?? '') &&
      (bottomHead(column) !== undefined || !mayBeCount(textOf(cells[column]), ''))
    return row.filled
      .filter(isStray)
      .map((column) =>
        statementOf(
          [name, textOf(cells[column])].filter((text) => text !== '').join(': '),
          placeOf(row.row, column),
          forms,
        ),
      )
  })
  const lineNotes = body.flatMap(({ row }) =>
    row.filled.flatMap((column): Statement[] => {
      const text = textOf(row.cells[column])
      return !isNotes(column) || figureColumns.includes(column)
        ? []
        : [{ ...statementOf(text, placeOf(row.row, column), forms), isBound: true }]
    }),
  )
  const unusedRows = [
    ...strayFigures,
    ...lineNotes,
    ...heads
      .filter((row) => !headRows.includes(row))
      .flatMap((row) => rowStatements(sheet, row, forms)),
    ...datedLines,
  ]
  return { table: { sheet, columns, lines }, unused: unusedRows }
}

/** Numbers of beds, guests or rooms; larger ones below such a heading may be prices. */
const mayBeCount = (text: string, head: string): boolean =>
  !/[a-z]{2}/i.test(text) &&
  (/^(?:code|id|ref\.?):?$/i.test(head) || !/\d{3}|[.,]\d|[$€£%]/.test(text))
