import type { CalendarDate } from '../dates/calendar-date'
import { type Figure, figureOf, type Grid, type Place, rangeOf, textOf } from './cells'
import { isRoomKind, kindIn, kindLabels, labelOf, type RateKind } from './line-labels'
import {
  answerDates,
  askCell,
  askOffer,
  chosenChild,
  noAnswers,
  type Scope,
  scopeOf,
} from './open-questions'
import { type OfferFields, readOffer } from './read-offers'
import type { Period } from './read-periods'
import { type Answers, type SheetFacts, type SheetQuestion, sheetFacts } from './sheet-facts'
import { sheetLines } from './sheet-lines'

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
 * What a supplier's sheet says: seasons across the top (or down the side), rooms and what is said
 * of them on the other side. Nothing is guessed silently: what the sheet leaves open is asked, and
 * read again with the answers.
 */
export function readSheet(
  given: Grid,
  about: { name: string; today: CalendarDate; answers: Answers },
): SheetReading {
  const facts = sheetFacts(given, about)
  const upright = sheetLines(given, facts.forms)
  const turned = upright.lines.length === 0 ? sheetLines(transposed(given), facts.forms) : undefined
  const isTurned = turned !== undefined && turned.lines.length > 0
  const [{ lines, notes }, grid] = isTurned ? [turned, transposed(given)] : [upright, given]
  const at = ({ row, column }: Place): Place =>
    isTurned ? { row: column, column: row } : { row, column }
  const questions = [...facts.questions]
  const ask = (question: Omit<SheetQuestion, 'answer'>): string | undefined => {
    const { [question.id]: answer } = about.answers
    const known = question.options.find(({ value }) => value === answer)?.value
    questions.push({
      ...question,
      places: question.places.map(at),
      ...(known === undefined ? {} : { answer: known }),
    })
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
  const asked = offers.flatMap(({ offer, place, scope }) =>
    askOffer(offer, { place, scope, camps, ask }),
  )
  const minimum = notes.flatMap(({ text, place }) => {
    const count = /min(?:imum)?\.?(?: stay| of| length of stay)*:? ?(\d{1,2}) nights?/i.exec(
      text,
    )?.[1]
    return count === undefined
      ? []
      : [{ count: Number(count), place, text, scope: scopeOf(text, { camps, lines }) }]
  })
  const rooms = named
    .filter(
      ({ line, room }, index) =>
        named.findIndex((one) => one.line.camp === line.camp && one.room === room) === index,
    )
    .map(({ line: { camp, columns }, room }): ReadRoom => {
      const own = read.filter(
        ({ line, room: other }) =>
          line.camp === camp && (other === room || (other === '' && line.columns === columns)),
      )
      const { closed, periodsOf } = closings.get(columns) ?? noAnswers
      const figures = chosenChild(own, { camp, room, ask }).flatMap(({ line, kind, isRack }) =>
        line.columns.flatMap((column) => {
          const place = { row: line.row, column: column.column }
          const figure = figureOf(grid[place.row]?.[place.column])
          return figure === undefined
            ? []
            : [
                {
                  column,
                  read: { ...kindIn(column, { kind, isRack }, facts), figure, place: at(place) },
                },
              ]
        }),
      )
      const seasons = [
        ...new Map(columns.map((column) => [column.places[0]?.column, column])).values(),
      ].map((season): ReadSeason => {
        const mine = figures.filter(
          ({ column }) => column.places[0]?.column === season.places[0]?.column,
        )
        const isFor = ({ camps: some, seasons: names }: Scope) =>
          (some.length === 0 || some.includes(camp)) &&
          (names.length === 0 || names.includes(season.name))
        const minNights = minimum.find(({ scope }) => isFor(scope))?.count
        const base = mine.some(({ read: { kind } }) => isRoomKind(kind))
        const words = named.find((one) => one.line.camp === camp && one.room === room)
        const place = { row: words?.line.row ?? 0, column: season.column }
        const answer = base
          ? undefined
          : askCell(textOf(grid[place.row]?.[place.column]), { camp, room, season, place, ask })
        return {
          name: season.name,
          periods: answer === 'skip' ? [] : periodsOf(season),
          figures:
            base || answer !== 'closed'
              ? mine.map(({ read: one }) => one)
              : [{ kind: 'sharing', isRack: false, figure: { kind: 'closed' }, place: at(place) }],
          offers: asked.filter(({ scope }) => isFor(scope)).map(({ fields }) => fields),
          ...(minNights === undefined ? {} : { minNights }),
        }
      })
      return { camp, room, seasons, closed }
    })
  const understood = [
    ...read.map(({ line, kind, room }): Understood => {
      const places = line.columns
        .map(({ column }) => ({ row: line.row, column }))
        .filter(({ row, column }) => figureOf(grid[row]?.[column]))
      const seasons = new Set(line.columns.map(({ places: [place] }) => place?.column)).size
      const detail = `${kindLabels[kind]}, ${seasons} ${seasons === 1 ? 'season' : 'seasons'}`
      const title = [line.camp, isRoomKind(kind) ? room : line.labels.join(', ')]
        .filter(Boolean)
        .join(', ')
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
    ...offers.map(({ offer: { title, sure }, place, scope }) => ({
      title,
      sure,
      ...noteAt(at(place)),
      detail:
        [scope.camps.join(', '), scope.seasons.join(', ')].filter(Boolean).join('; ') ||
        'All camps and seasons',
    })),
    ...minimum.map(({ count, place }) => ({
      title: `Minimum stay, ${count} nights`,
      sure: 90,
      ...noteAt(at(place)),
      detail: 'From the notes',
    })),
  ]
  return { ...facts, questions, rooms, understood }
}

const noteAt = (place: Place) => ({
  camp: '',
  figures: [],
  places: [place],
  cells: rangeOf([place]),
})

const transposed = (grid: Grid): Grid =>
  Array.from({ length: Math.max(0, ...grid.map(({ length }) => length)) }, (_none, column) =>
    grid.map((row) => row[column] ?? null),
  )
