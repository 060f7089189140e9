import { addDays } from '../dates/calendar-date'
import { shortRange } from '../format/dates'
import type { Place } from './cells'
import type { RateKind } from './line-labels'
import type { OfferFields, ReadOffer } from './read-offers'
import { gapsBetween, type Period } from './read-periods'
import type { SheetQuestion } from './sheet-facts'
import type { RateColumn, RateLine } from './sheet-lines'

export interface Scope {
  /** None is all. */
  readonly camps: readonly string[]
  readonly seasons: readonly string[]
}

/** The camps and seasons that a note names. */
export function scopeOf(
  text: string,
  { camps, lines }: { camps: readonly string[]; lines: readonly RateLine[] },
): Scope {
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

export interface Asking {
  readonly ask: (question: Omit<SheetQuestion, 'answer'>) => string | undefined
}

/**
 * Whom an offer is for, where the line doesn't say; and one across camps, which rules don't price.
 */
export function askOffer(
  { title, fields, isCombined, sure }: ReadOffer,
  { place, scope, camps, ask }: Asking & { place: Place; scope: Scope; camps: readonly string[] },
): { fields: OfferFields; scope: Scope }[] {
  const id = `offer ${place.row} ${place.column}`
  if (isCombined) {
    const answer = ask({
      id,
      places: [place],
      sure,
      title: `${title}: can camps be combined?`,
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
    id,
    places: [place],
    sure: 70,
    title: `${title}: at which camps?`,
    why: 'The line names none.',
    options: [
      { value: '*', label: 'All camps' },
      ...camps.slice(0, 8).map((camp) => ({ value: camp, label: camp })),
    ],
  })
  return answer === undefined
    ? []
    : [{ fields, scope: { ...scope, camps: answer === '*' ? [] : [answer] } }]
}

/** Of several lines for children, the one that counts: a rule has one rate for all of them. */
export function chosenChild<Read extends { readonly line: RateLine; readonly kind: RateKind }>(
  own: readonly Read[],
  { camp, room, ask }: Asking & { camp: string; room: string },
): readonly Read[] {
  const children = own.filter(({ kind }) => kind === 'child')
  if (children.length < 2) return own
  const answer = ask({
    id: `child ${camp} ${room}`,
    title: `${room}: which rate do children pay?`,
    why: 'The sheet has several, and a rate rule one for all ages.',
    places: children.map(({ line }) => ({ row: line.row, column: 0 })),
    options: children.map(({ line }) => ({
      value: String(line.row),
      label: line.labels.join(' '),
    })),
  })
  return own.filter(({ kind, line }) => kind !== 'child' || String(line.row) === answer)
}

export function askCell(
  text: string,
  {
    camp,
    room,
    season,
    place,
    ask,
  }: Asking & { camp: string; room: string; season: RateColumn; place: Place },
) {
  return ask({
    id: `cell ${place.row} ${place.column}`,
    places: [place],
    title: `${[camp, room].filter(Boolean).join(', ')}: what is the rate in ${season.name}?`,
    why: text === '' ? 'The cell is empty.' : `“${text}” is no rate.`,
    options: [
      { value: 'closed', label: 'Not for sale' },
      { value: 'skip', label: 'Keep today’s rates' },
    ],
  })
}

export const noAnswers = {
  closed: [] as readonly Period[],
  periodsOf: ({ periods }: RateColumn) => periods,
}

/** Nights that no season has, or two: the season that they belong to is asked. */
export function answerDates(columns: readonly RateColumn[], ask: Asking['ask']) {
  const seasons = [...new Map(columns.map((column) => [column.places[0]?.column, column])).values()]
  const extra = new Map<RateColumn, Period[]>()
  const less = new Map<RateColumn, Period[]>()
  const closed: Period[] = []
  const label = (season: RateColumn) =>
    `${season.name}, ${season.periods.map(({ from, to }) => shortRange(from, to)).join(' and ')}`
  for (const gap of gapsBetween(seasons.flatMap(({ periods }) => periods))) {
    const before = seasons.find(({ periods }) =>
      periods.some(({ to }) => addDays(to, 1) === gap.from),
    )
    const after = seasons.find(({ periods }) =>
      periods.some(({ from }) => addDays(from, -1) === gap.to),
    )
    const near = [before, after].filter((one) => one !== undefined)
    const answer = ask({
      id: `gap ${gap.from} ${seasons[0]?.places[0]?.row}`,
      title: `Which rate applies ${shortRange(gap.from, gap.to)}?`,
      why: 'No season has these nights.',
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
      for (const shared of one.periods.flatMap((a) =>
        other.periods.flatMap((b) => sharedOf(a, b)),
      )) {
        const answer = ask({
          id: `both ${shared.from} ${one.column} ${other.column}`,
          title: `Which rate applies ${shortRange(shared.from, shared.to)}?`,
          why: `${one.name} and ${other.name} both have these nights.`,
          places: [...one.places, ...other.places],
          options: [one, other].map((season) => ({
            value: String(season.column),
            label: label(season),
          })),
        })
        const loser = answer === String(one.column) ? other : one
        less.set(loser, [...(less.get(loser) ?? []), shared])
      }
    }
  })
  const periodsOf = (column: RateColumn) => {
    const season =
      seasons.find(({ places }) => places[0]?.column === column.places[0]?.column) ?? column
    const whole = [...season.periods, ...(extra.get(season) ?? [])]
    return (less.get(season) ?? []).reduce(
      (left, gone) => left.flatMap((one) => outsideOf(one, gone)),
      whole,
    )
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
