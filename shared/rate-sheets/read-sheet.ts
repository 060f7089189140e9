import type { CalendarDate } from '../dates/calendar-date'
import { type Answers, type Ask, makeAsk, type SheetQuestion } from './asking'
import { buildRoom, type ReadRoom } from './build-rooms'
import { addressOf, type BookSheet, type Grid, type Place, textOf } from './cells'
import { readChildNotes } from './child-notes'
import { chooseMarket, type PublishedMarket } from './choose-figures'
import type { FactSources } from './figure-facts'
import { withFootnotes, withMarkedPrices } from './footnotes'
import { withGuestCounts } from './guest-counts'
import { levyLines } from './levy-lines'
import { applyPolicies } from './missing-rates'
import { isBaseKind } from './rate-kinds'
import { readChargeNotes } from './read-charges'
import { figuresOf, type RawFigure } from './read-figures'
import { rulesOf } from './read-notes'
import { type DateForms, periodsOf } from './read-periods'
import { readSupplementNotes, withSupplements } from './read-supplements'
import { type LeftOut, type ReadFigure, resolveFigure } from './resolve-figures'
import { groupRooms } from './room-groups'
import { seasonFinder } from './season-finder'
import { legendOf } from './seasons'
import { oneTold, statedCommission, statedFacts, statedStoPercent } from './sheet-facts'
import { scanSheet } from './sheet-rows'
import { type Tables, tablesOf } from './sheet-tables'
import { monthFirst, textsOf } from './sheet-texts'
import { startOf } from './sheet-years'
import { readSingleNotes } from './single-notes'
import { campsByTab } from './tab-camps'
import { readTermNotes } from './term-notes'
import { askTripleRooms } from './third-adults'
import { withToldAges } from './told-ages'
import { withOneCurrency } from './two-currencies'
import { type Understood, understoodIn } from './understood'
import { type Unread, unreadIn } from './unread'
import { askYearColumn, keepYear } from './year-columns'

export interface SheetReading {
  readonly rooms: readonly ReadRoom[]
  readonly questions: readonly SheetQuestion[]
  readonly understood: readonly Understood[]
  /** What isn't published, to be noted by a person. */
  readonly unread: readonly Unread[]
  /** Percent of rack that the supplier gives; undefined while it isn't known. */
  readonly commission: string | undefined
  /** Whose rates they are; everybody's where it is missing. */
  readonly market: PublishedMarket | undefined
  /** Names that may be the camp's where the sheet has no heading for it, the best first. */
  readonly campHints: readonly string[]
}

interface About {
  readonly name: string
  readonly today: CalendarDate
  readonly answers: Answers
}

/** What one sheet says (readBook). */
export const readSheet = (grid: Grid, about: About): SheetReading =>
  readBook([{ name: about.name, rows: grid }], about)

/**
 * What a supplier's workbook says. Nothing is guessed: a figure is published only if cells or
 * answers say its basis, currency, tax and market; what the sheets leave open is asked, and they
 * are read again with the answers; what isn't understood is in `unread`.
 */
export function readBook(asSent: readonly BookSheet[], about: About): SheetReading {
  const { today, answers } = about
  const early: DateForms = { start: today, isMonthFirst: false }
  const { ask, questions } = makeAsk(answers, (text) => periodsOf(text, early).periods.length > 0)
  const sheets = withMarkedPrices(withOneCurrency(asSent, ask), ask)
  const texts = textsOf(sheets)
  const isMonthFirst = monthFirst(texts, ask)
  const sheetNames = sheets.map(({ name }) => name)
  const forms = {
    start: startOf({
      texts,
      names: sheetNames,
      today,
      isMonthFirst,
      ask,
      column: askYearColumn(sheets, ask),
    }),
    isMonthFirst,
  }
  const scannedSheets = sheets.map((sheet) => scanSheet(sheet, { isOnly: sheets.length === 1 }))
  const pages = scannedSheets.map((sheet) => ({ sheet, ...tablesOf(sheet, forms) }))
  const outside = pages.flatMap(({ loose, titles }) => [...titles, ...loose])
  const legends = new Map(
    pages.map(({ sheet, loose, titles }) => [sheet.name, legendOf([...titles, ...loose])]),
  )
  const book = legendOf(outside)
  const cells = pages.flatMap(({ tables, sheet }) =>
    tables.flatMap((table) =>
      figuresOf(table, mergeLegends(legends.get(sheet.name) ?? book, book)),
    ),
  )
  const ofYear = keepYear(cells, forms.start)
  const raws = withToldAges(askTripleRooms(withGuestCounts(campsByTab(ofYear.figures)), ask), {
    notes: outside,
    ask,
  })
  const commissionTold = statedCommission(outside)
  const sources = sourcesOf(pages, { ask, sheets, raws, isCommissioned: commissionTold })
  const leftOut: LeftOut[] = [...ofYear.leftOut]
  const resolvedFigures = raws.flatMap((raw): ReadFigure[] => {
    const one = resolveFigure(raw, sources)
    if ('kind' in one) return [one]
    leftOut.push(one)
    return []
  })
  const market = chooseMarket(resolvedFigures, { all: sources.all, ask })
  leftOut.push(...market.leftOut)
  const open = market.open
  const figures =
    open === undefined
      ? market.figures
      : market.figures.map((one) => ({ ...one, asks: [...one.asks, open] }))
  const seasonOf = seasonFinder({ legends, book, forms, ask, raws })
  const groups = groupRooms(figures, ask)
  const builtRooms = groups.map((group) =>
    buildRoom(group, { ask, raws, seasonOf, leaveOut: (one) => leftOut.push(one) }),
  )
  const names = {
    ask,
    camps: [...new Set(builtRooms.map(({ camp }) => camp))].filter(Boolean),
    seasons: builtRooms.flatMap(({ seasons }) => seasons.map(({ name }) => name)),
  }
  const statements = withFootnotes(outside, { ...names, sheets: asSent })
  const notes = statements.filter(({ isBound }) => isBound !== true)
  const levies = levyLines(raws, sources)
  const charges = readChargeNotes([...notes, ...levies], {
    ...names,
    forms,
    currencies: [...new Set(figures.flatMap(({ currency }) => currency ?? []))],
    isRack: figures.some(({ isRack }) => isRack === true),
  })
  const children = readChildNotes(notes, { ...names, rooms: builtRooms })
  const singles = readSingleNotes(notes, {
    ...names,
    figures: raws.map(({ place }) => place),
  })
  const supplements = readSupplementNotes(notes, { ...names, forms })
  const bookingTerms = readTermNotes(notes, { ...names, forms })
  const special = [children, singles, supplements, charges, bookingTerms]
  const others = notes.filter((one) => !special.some(({ read: own }) => own.has(one)))
  const all = [rulesOf(others, names), ...special]
  const rules = all.flatMap((one) => one.rules)
  const readNotes = new Set(all.flatMap((one) => [...one.read]))
  const readLevies = levies.filter((one) => readNotes.has(one))
  const levyCells = new Set(
    readLevies.flatMap(({ place, others = [] }) => [place, ...others].map(addressOf)),
  )
  const isLevy = (place: Place) => levyCells.has(addressOf(place))
  const undatedQuestions = questions
    .filter(({ id, answer }) => ['dates', 'year', 'first day'].includes(id) && answer === undefined)
    .map(({ id }) => id)
  const settledRooms = applyPolicies(builtRooms, {
    rules,
    ask,
    opens: [...undatedQuestions, ...supplements.opens],
    childOpens: children.opens,
    singleOpens: singles.opens,
  })
  const rooms = settledRooms.map((room) => withSupplements(room, rules))
  return {
    rooms,
    questions,
    market: market.market,
    commission: commissionOf(rooms, (commissionTold ?? statedStoPercent(outside))?.value, ask),
    campHints: hintsOf(pages, about.name),
    understood: understoodIn(rooms, rules),
    unread: unreadIn({
      sheets: asSent,
      outside: [...statements, ...readLevies],
      read: readNotes,
      rooms,
      raws: raws.filter((one) => !isLevy(one.place)),
      leftOut: leftOut.filter(({ places }) => !places.some(isLevy)),
      questions,
      answers,
    }),
  }
}

const mergeLegends = (own: ReturnType<typeof legendOf>, book: ReturnType<typeof legendOf>) => ({
  seasons: new Map([...book.seasons, ...own.seasons]),
  validity: own.validity ?? book.validity,
})

type Page = Tables & { readonly sheet: { readonly name: string } }

function sourcesOf(
  pages: readonly Page[],
  {
    ask,
    sheets,
    raws,
    isCommissioned,
  }: {
    ask: Ask
    sheets: readonly BookSheet[]
    raws: readonly RawFigure[]
    isCommissioned: { place: Place } | undefined
  },
): FactSources {
  const factsOf = ({ titles, loose }: Tables) => statedFacts([...titles, ...loose])
  const all = statedFacts(pages.flatMap(({ titles, loose }) => [...titles, ...loose]))
  const rack =
    all.isRack.length === 0 && isCommissioned !== undefined
      ? [{ value: true, place: isCommissioned.place }]
      : all.isRack
  const unsaid = raws.filter(({ who, per }) => !per && (who === undefined || who === 'double'))
  const hasBasis = oneTold(all.per) !== undefined
  return {
    ask,
    own: new Map(pages.map((page) => [page.sheet.name, factsOf(page)])),
    all: { ...all, isRack: rack },
    notes: new Map(
      pages.map((page) => [page.sheet.name, statedFacts(notesIn(page), { isPlain: true })]),
    ),
    isAskedTogether:
      !hasBasis && new Set(unsaid.map(({ camp, room }) => `${camp}|${room}`)).size > 4,
    textAt: ({ sheet, row, column }) =>
      textOf((sheets.find(({ name }) => name === sheet) ?? sheets[0])?.rows[row]?.[column]),
  }
}

/** What heads no figures: sentences, and titles below the last of them. */
function notesIn({ tables, loose, titles }: Tables) {
  const lastRow = Math.max(-1, ...tables.flatMap(({ lines }) => lines.map(({ row }) => row)))
  return [...loose, ...titles.filter(({ place }) => place.row > lastRow)]
}

/** The commission that rack rates need where no nett ones stand beside them. */
function commissionOf(rooms: readonly ReadRoom[], told: string | undefined, ask: Ask) {
  const needs = rooms
    .flatMap(({ seasons }) => seasons)
    .filter(({ figures }) => {
      const base = figures.filter(
        ({ kind, figure }) => isBaseKind(kind) && figure.kind === 'amount',
      )
      return base.length > 0 && base.every(({ isRack }) => isRack === true)
    })
  const [first] = needs
  if (first === undefined) return undefined
  const answer =
    told ??
    ask({
      id: 'commission',
      title: 'What commission does the supplier give?',
      why: 'Rates are rack; nett is what remains after commission.',
      places: first.figures.slice(0, 1).map(({ place }) => place),
      input: 'percent',
      options: ['20', '25', '30'].map((value) => ({ value, label: `${value}%` })),
    })
  return answer?.replace(',', '.')
}

function hintsOf(pages: readonly Page[], name: string): string[] {
  const titles = pages
    .flatMap(({ titles: all }) => all.filter(({ who }) => who === undefined || who === 'sharing'))
    .map(({ rest }) => rest)
    .filter((text) => text.length > 3 && !/\d\d/.test(text)) // no rest of a sentence, no amount
  return [...new Set([...titles, ...pages.map(({ sheet }) => sheet.name), name])]
}
