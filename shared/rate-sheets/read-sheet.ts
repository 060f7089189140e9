import { addDays, type CalendarDate } from '../dates/calendar-date'
import { shortRange } from '../format/dates'
import { type Figure, figureOf, type Grid, type Place, rangeOf, textOf } from './cells'
import { type OfferFields, type ReadOffer, readOffer } from './read-offers'
import { gapsBetween, type Period } from './read-periods'
import { type Answers, type SheetFacts, type SheetQuestion, sheetFacts } from './sheet-facts'
import { type RateColumn, type RateLine, sheetLines } from './sheet-lines'

export type RateKind = 'sharing' | 'room' | 'group' | 'single' | 'supplement' | 'child' | 'infant' | 'nights'

/** A figure of a room for a season, and the cell that it came from. */
export interface ReadFigure {
  readonly kind: RateKind
  readonly isRack: boolean
  readonly figure: Figure
  readonly place: Place
}

/** A room for the periods of a season. */
export interface ReadSeason {
  readonly name: string
  readonly periods: readonly Period[]
  readonly figures: readonly ReadFigure[]
  readonly offers: readonly OfferFields[]
  readonly minNights?: number
}

/** A room as the sheet calls it, below the camp that it names, if any. */
export interface ReadRoom {
  readonly camp: string
  readonly room: string
  readonly seasons: readonly ReadSeason[]
  readonly closed: readonly Period[]
}

/** What was understood, and from which cells. */
export interface Understood {
  readonly title: string
  readonly detail: string
  readonly cells: string
  readonly places: readonly Place[]
  /** In percent. */
  readonly sure: number
  readonly camp: string
  readonly figures: readonly Figure[]
}

export interface SheetReading extends SheetFacts {
  readonly rooms: readonly ReadRoom[]
  readonly understood: readonly Understood[]
}

/**
 * What a supplier's sheet says: seasons across the top (or down the side), rooms and what is said of them on the other
 * side. Nothing is guessed silently: what the sheet leaves open is asked, and read again with the answers.
 */
export function readSheet(given: Grid, about: { name: string; today: CalendarDate; answers: Answers }): SheetReading {
  const facts = sheetFacts(given, about)
  const upright = sheetLines(given, facts.forms)
  const turned = upright.lines.length === 0 ? sheetLines(transposed(given), facts.forms) : undefined
  const isTurned = turned !== undefined && turned.lines.length > 0
  const [{ lines, notes }, grid] = isTurned ? [turned, transposed(given)] : [upright, given]
  const at = ({ row, column }: Place): Place => (isTurned ? { row: column, column: row } : { row, column })
  const questions = [...facts.questions]
  const ask = (question: Omit<SheetQuestion, 'answer'>): string | undefined => {
    const { [question.id]: answer } = about.answers
    const known = question.options.find(({ value }) => value === answer)?.value
    questions.push({ ...question, places: question.places.map(at), ...(known === undefined ? {} : { answer: known }) })
    return known
  }
  const read = lines.map((line) => ({ line, ...labelOf(line) }))
  const named = read.filter(({ kind, room }) => room !== '' && isRoomKind(kind))
  const camps = [...new Set(lines.map(({ camp }) => camp))]
  const tables = [...new Set(lines.map(({ columns }) => columns))]
  const closings = new Map(tables.map((columns) => [columns, answerDates(columns, ask)]))
  const offers = notes.flatMap(({ text, place }) => {
    const offer = readOffer(text)
    return offer === undefined ? [] : [{ offer, place, scope: scopeOf(text, { camps, lines }) }]
  })
  const asked = offers.flatMap(({ offer, place, scope }) => askOffer(offer, { place, scope, camps, ask }))
  const minimum = notes.flatMap(({ text, place }) => {
    const count = /min(?:imum)?\.?(?: stay| of| length of stay)*:? ?(\d{1,2}) nights?/i.exec(text)?.[1]
    return count === undefined ? [] : [{ count: Number(count), place, text, scope: scopeOf(text, { camps, lines }) }]
  })
  const rooms = named
    .filter(
      ({ line, room }, index) => named.findIndex((one) => one.line.camp === line.camp && one.room === room) === index,
    )
    .map(({ line: { camp, columns }, room }): ReadRoom => {
      const own = read.filter(
        ({ line, room: other }) => line.camp === camp && (other === room || (other === '' && line.columns === columns)),
      )
      const { closed, periodsOf } = closings.get(columns) ?? noAnswers
      const figures = chosenChild(own, { camp, room, ask }).flatMap(({ line, kind, isRack }) =>
        line.columns.flatMap((column) => {
          const place = { row: line.row, column: column.column }
          const figure = figureOf(grid[place.row]?.[place.column])
          return figure === undefined
            ? []
            : [{ column, read: { ...kindIn(column, { kind, isRack }, facts), figure, place: at(place) } }]
        }),
      )
      const seasons = [...new Map(columns.map((column) => [column.places[0]?.column, column])).values()].map(
        (season): ReadSeason => {
          const mine = figures.filter(({ column }) => column.places[0]?.column === season.places[0]?.column)
          const isFor = ({ camps: some, seasons: names }: Scope) =>
            (some.length === 0 || some.includes(camp)) && (names.length === 0 || names.includes(season.name))
          const minNights = minimum.find(({ scope }) => isFor(scope))?.count
          const base = mine.some(({ read: { kind } }) => isRoomKind(kind))
          const words = named.find((one) => one.line.camp === camp && one.room === room)
          const place = { row: words?.line.row ?? 0, column: season.column }
          const answer = base
            ? undefined
            : askCell(textOf(grid[place.row]?.[place.column]), { camp, room, season, place, ask })
          return {
            ...{ name: season.name, periods: answer === 'skip' ? [] : periodsOf(season) },
            figures:
              base || answer !== 'closed'
                ? mine.map(({ read: one }) => one)
                : [{ kind: 'sharing', isRack: false, figure: { kind: 'closed' }, place: at(place) }],
            offers: asked.filter(({ scope }) => isFor(scope)).map(({ fields }) => fields),
            ...(minNights === undefined ? {} : { minNights }),
          }
        },
      )
      return { camp, room, seasons, closed }
    })
  const understood = [
    ...read.map(({ line, kind, room }): Understood => {
      const places = line.columns
        .map(({ column }) => ({ row: line.row, column }))
        .filter(({ row, column }) => figureOf(grid[row]?.[column]))
      const seasons = new Set(line.columns.map(({ places: [place] }) => place?.column)).size
      const detail = `${kindLabels[kind]}, ${seasons} ${seasons === 1 ? 'season' : 'seasons'}`
      const title = [line.camp, isRoomKind(kind) ? room : line.labels.join(', ')].filter(Boolean).join(', ')
      const figures = places.flatMap(({ row, column }) => figureOf(grid[row]?.[column]) ?? [])
      return {
        title,
        detail,
        figures,
        camp: line.camp,
        places: places.map(at),
        cells: rangeOf(places.map(at)),
        sure: room === '' && !isRoomKind(kind) ? 93 : 98,
      }
    }),
    ...offers.map(
      ({ offer, place, scope }): Understood => ({
        ...{
          title: offer.title,
          sure: offer.sure,
          camp: '',
          figures: [],
          places: [at(place)],
          cells: rangeOf([at(place)]),
        },
        detail:
          [scope.camps.join(', '), scope.seasons.join(', ')].filter(Boolean).join('; ') || 'All camps and seasons',
      }),
    ),
    ...minimum.map(
      ({ count, place }): Understood => ({
        ...{
          title: `Minimum stay, ${count} nights`,
          detail: 'From the notes',
          sure: 90,
          camp: '',
          figures: [],
          places: [at(place)],
          cells: rangeOf([at(place)]),
        },
      }),
    ),
  ]
  return { ...facts, questions, rooms, understood }
}

const isRoomKind = (kind: RateKind): boolean => kind === 'sharing' || kind === 'room' || kind === 'group'
const kindLabels: Readonly<Record<RateKind, string>> = {
  ...{ sharing: 'Per person sharing', room: 'Per room', group: 'For the whole unit', single: 'One adult alone' },
  ...{ supplement: 'On top of the sharing rate', child: 'Children', infant: 'Infants', nights: 'Minimum nights' },
}

const transposed = (grid: Grid): Grid =>
  Array.from({ length: Math.max(0, ...grid.map(({ length }) => length)) }, (_none, column) =>
    grid.map((row) => row[column] ?? null),
  )

/** For whom the figures of a line are, and the room that it names; '' for all rooms of its camp. */
function labelOf({ labels }: RateLine): { kind: RateKind; isRack: boolean | undefined; room: string } {
  const text = labels.join(' ')
  const kind = kindOf(text) ?? 'sharing'
  const inRoom = /\bin (?:the |a )?(.+)$/i.exec(text)?.[1]
  const before = labels.map((label) => label.replace(guestWords, ''))
  const plain = (isRoomKind(kind) ? labels : before).map(withoutKind).filter(Boolean)
  const room = (isRoomKind(kind) ? undefined : inRoom) ?? plain[0] ?? ''
  return { kind, isRack: basisOf(text), room: capitalized(room) }
}

const guestWords = /[\s,:(–-]*\b(single|sgl|child(ren)?|kids?|infants?|min(imum)?)\b.*$/i
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `Tent, pp sharing` is Tent. */
const withoutKind = (text: string): string =>
  text
    .replace(
      /[,(–-]?\s*\b(pp(s|p|pn|pns|ns)?|per person|per (room|tent|unit|villa|house|night)|sharing|sgl|nett?|rack|STO|published|exclusive use|rates?)\b.*$/i,
      '',
    )
    .replace(/[\s,(:–-]+$/, '')
    .trim()

function kindOf(text: string): RateKind | undefined {
  if (/\binfants?\b|\bunder 2\b/i.test(text)) return 'infant'
  if (/\bchild(ren)?\b|\bkids?\b/i.test(text)) return 'child'
  if (/\bmin(imum)?\b.*\b(nights?|stay)\b|^min\b/i.test(text)) return 'nights'
  if (/\b(single|sgl)\b.*\bsupp/i.test(text)) return 'supplement'
  if (/^\s*(single|sgl)\b|\bsingle (rate|occupancy|use)\b|\b(single|sgl)$/i.test(text)) return 'single'
  if (/exclusive|per (villa|house)/i.test(text)) return 'group'
  if (/per (room|tent|unit)\b/i.test(text)) return 'room'
  return /\bshar|\bpp|per person/i.test(text) ? 'sharing' : undefined
}

const basisOf = (text: string): boolean | undefined =>
  /\brack\b|\bpublished\b/i.test(text) ? true : /\bnett?\b|\bSTO\b/i.test(text) ? false : undefined

/** What a column's own heading says wins over its line. */
function kindIn({ words }: RateColumn, line: { kind: RateKind; isRack: boolean | undefined }, { basis }: SheetFacts) {
  return { kind: kindOf(words) ?? line.kind, isRack: basisOf(words) ?? line.isRack ?? basis === 'rack' }
}

interface Scope {
  /** None is all. */
  readonly camps: readonly string[]
  readonly seasons: readonly string[]
}

/** The camps and seasons that a note names. */
function scopeOf(text: string, { camps, lines }: { camps: readonly string[]; lines: readonly RateLine[] }): Scope {
  const seasons = [...new Set(lines.flatMap(({ columns }) => columns.map(({ name }) => name)))]
  const mentions = (name: string) => {
    const bare = name
      .toLowerCase()
      .replaceAll(/\b(camp|lodge|safari|season|tented|the)\b/g, '')
      .trim()
    return bare !== '' && new RegExp(`\\b${bare.replaceAll(/[^a-z0-9 ]/g, '.')}\\b`, 'i').test(text)
  }
  return { camps: camps.filter(mentions), seasons: seasons.filter(mentions) }
}

interface Asking {
  readonly ask: (question: Omit<SheetQuestion, 'answer'>) => string | undefined
}

/** Whom an offer is for, where the line doesn't say; and one across camps, which rules don't price. */
function askOffer(
  { title, fields, isCombined, sure }: ReadOffer,
  { place, scope, camps, ask }: Asking & { place: Place; scope: Scope; camps: readonly string[] },
): { fields: OfferFields; scope: Scope }[] {
  const id = `offer ${place.row} ${place.column}`
  if (isCombined) {
    const answer = ask({
      ...{ id, places: [place], sure, title: `${title}: can camps be combined?` },
      why: 'The words may mean that nights at several camps count together. Rates can only count nights at one.',
      options: [
        { value: 'one', label: 'No, at one camp' },
        { value: 'none', label: 'Yes, leave it out' },
      ],
    })
    return answer === 'one' ? [{ fields, scope }] : []
  }
  if (scope.camps.length > 0 || camps.length < 2) return [{ fields, scope }]
  const answer = ask({
    ...{ id, places: [place], sure: 70, title: `${title}: at which camps?`, why: 'The line names none.' },
    options: [{ value: '*', label: 'All camps' }, ...camps.slice(0, 8).map((camp) => ({ value: camp, label: camp }))],
  })
  return answer === undefined ? [] : [{ fields, scope: { ...scope, camps: answer === '*' ? [] : [answer] } }]
}

/** Of several lines for children, the one that counts: a rule has one rate for all of them. */
function chosenChild<Read extends { readonly line: RateLine; readonly kind: RateKind }>(
  own: readonly Read[],
  { camp, room, ask }: Asking & { camp: string; room: string },
): readonly Read[] {
  const children = own.filter(({ kind }) => kind === 'child')
  if (children.length < 2) return own
  const answer = ask({
    ...{
      id: `child ${camp} ${room}`,
      title: `${room}: which rate do children pay?`,
      why: 'The sheet has several, and a rate rule one for all ages.',
    },
    places: children.map(({ line }) => ({ row: line.row, column: 0 })),
    options: children.map(({ line }) => ({ value: String(line.row), label: line.labels.join(' ') })),
  })
  return own.filter(({ kind, line }) => kind !== 'child' || String(line.row) === answer)
}

function askCell(
  text: string,
  { camp, room, season, place, ask }: Asking & { camp: string; room: string; season: RateColumn; place: Place },
) {
  return ask({
    ...{
      id: `cell ${place.row} ${place.column}`,
      places: [place],
      title: `${[camp, room].filter(Boolean).join(', ')}: what is the rate in ${season.name}?`,
    },
    why: text === '' ? 'The cell is empty.' : `“${text}” is no rate.`,
    options: [
      { value: 'closed', label: 'Not for sale' },
      { value: 'skip', label: 'Keep today’s rates' },
    ],
  })
}

const noAnswers = { closed: [] as readonly Period[], periodsOf: ({ periods }: RateColumn) => periods }

/** Nights that no season has, or two: the season that they belong to is asked. */
function answerDates(columns: readonly RateColumn[], ask: Asking['ask']) {
  const seasons = [...new Map(columns.map((column) => [column.places[0]?.column, column])).values()]
  const extra = new Map<RateColumn, Period[]>()
  const less = new Map<RateColumn, Period[]>()
  const closed: Period[] = []
  const label = (season: RateColumn) =>
    `${season.name}, ${season.periods.map(({ from, to }) => shortRange(from, to)).join(' and ')}`
  for (const gap of gapsBetween(seasons.flatMap(({ periods }) => periods))) {
    const before = seasons.find(({ periods }) => periods.some(({ to }) => addDays(to, 1) === gap.from))
    const after = seasons.find(({ periods }) => periods.some(({ from }) => addDays(from, -1) === gap.to))
    const near = [before, after].filter((one) => one !== undefined)
    const answer = ask({
      ...{
        id: `gap ${gap.from} ${seasons[0]?.places[0]?.row}`,
        title: `Which rate applies ${shortRange(gap.from, gap.to)}?`,
        why: 'No season has these nights.',
      },
      places: near.flatMap(({ places }) => places),
      options: [
        ...near.map((one) => ({ value: String(one.column), label: label(one) })),
        { value: 'closed', label: 'Not for sale' },
      ],
    })
    if (answer === 'closed') closed.push(gap)
    const chosen = near.find(({ column }) => String(column) === answer)
    if (chosen !== undefined) extra.set(chosen, [...(extra.get(chosen) ?? []), gap])
  }
  seasons.forEach((one, index) => {
    for (const other of seasons.slice(index + 1)) {
      for (const shared of one.periods.flatMap((a) => other.periods.flatMap((b) => sharedOf(a, b)))) {
        const answer = ask({
          ...{
            id: `both ${shared.from} ${one.column} ${other.column}`,
            title: `Which rate applies ${shortRange(shared.from, shared.to)}?`,
          },
          why: `${one.name} and ${other.name} both have these nights.`,
          places: [...one.places, ...other.places],
          options: [one, other].map((season) => ({ value: String(season.column), label: label(season) })),
        })
        const loser = answer === String(one.column) ? other : one
        less.set(loser, [...(less.get(loser) ?? []), shared])
      }
    }
  })
  const periodsOf = (column: RateColumn) => {
    const season = seasons.find(({ places }) => places[0]?.column === column.places[0]?.column) ?? column
    const whole = [...season.periods, ...(extra.get(season) ?? [])]
    return (less.get(season) ?? []).reduce((left, gone) => left.flatMap((one) => outsideOf(one, gone)), whole)
  }
  return { closed, periodsOf }
}

function sharedOf(a: Period, b: Period): Period[] {
  const [from, to] = [a.from > b.from ? a.from : b.from, a.to < b.to ? a.to : b.to]
  return from <= to ? [{ from, to }] : []
}

/** What of a period lies before and after another. */
export function outsideOf<P extends Period>(period: P, { from, to }: Period): P[] {
  if (period.to < from || period.from > to) return [period]
  return [
    ...(period.from < from ? [{ ...period, to: addDays(from, -1) }] : []),
    ...(period.to > to ? [{ ...period, from: addDays(to, 1) }] : []),
  ]
}
