import { addDays } from '../dates/calendar-date'
import { shortRange } from '../format/dates'
import type { Ask } from './asking'
import type { Place } from './cells'
import { outsideOf, type Period } from './read-periods'

/** A season with its dates. */
export interface DatedSeason {
  readonly key: string
  readonly name: string
  readonly periods: readonly Period[]
  readonly places: readonly Place[]
}

/**
 * Seasons without gaps and overlaps: nights that none of them has, or two of them, are asked.
 * `closed` are nights that aren't for sale.
 */
export function settleDates(seasons: readonly DatedSeason[], ask: Ask) {
  const extra = new Map<string, Period[]>()
  const less = new Map<string, Period[]>()
  const closedPeriods: Period[] = []
  const add = (map: Map<string, Period[]>, key: string, period: Period) =>
    map.set(key, [...(map.get(key) ?? []), period])
  for (const gap of gapsBetween(seasons.flatMap(({ periods }) => periods))) {
    const answer = askGap(gap, { seasons, ask })
    if (answer === 'closed') closedPeriods.push(gap)
    else if (answer !== undefined) add(extra, answer, gap)
  }
  const opens: string[] = []
  seasons.forEach((one, index) => {
    for (const other of seasons.slice(index + 1))
      for (const both of sharedPeriods(one.periods, other.periods)) {
        const { id, answer } = askBoth(both, [one, other], ask)
        if (answer === undefined) opens.push(id)
        add(less, answer === one.key ? other.key : one.key, both)
        if (answer === undefined) add(less, other.key, both)
      }
  })
  const settledSeasons = seasons.map((season) => ({
    ...season,
    periods: (less.get(season.key) ?? []).reduce<readonly Period[]>(
      (left, gone) => left.flatMap((one) => outsideOf(one, gone)),
      [...season.periods, ...(extra.get(season.key) ?? [])],
    ),
  }))
  return { seasons: settledSeasons, closed: closedPeriods, opens }
}

const labelOf = ({ name, periods }: DatedSeason): string =>
  [name, periods.map(({ from, to }) => shortRange(from, to)).join(' and ')]
    .filter(Boolean)
    .join(', ')

function askGap(gap: Period, { seasons, ask }: { seasons: readonly DatedSeason[]; ask: Ask }) {
  const before = seasons.find(({ periods }) =>
    periods.some(({ to }) => addDays(to, 1) === gap.from),
  )
  const after = seasons.find(({ periods }) =>
    periods.some(({ from }) => addDays(from, -1) === gap.to),
  )
  const near = [...new Set([before, after])].filter((one) => one !== undefined)
  return ask({
    id: `gap ${gap.from.slice(5)} ${near.map(({ key }) => key).join('|')}`,
    title: `Which rate applies ${shortRange(gap.from, gap.to)}?`,
    why: 'These nights aren’t in any season.',
    places: near.flatMap(({ places }) => places),
    options: [
      ...[...new Set([...near, ...seasons])].map((one) => ({
        value: one.key,
        label: labelOf(one),
      })),
      { value: 'closed', label: 'Not for sale' },
      { value: 'skip', label: 'Keep today’s rates' },
    ],
  })
}

function askBoth(both: Period, pair: readonly [DatedSeason, DatedSeason], ask: Ask) {
  const [one, other] = pair
  const id = `both ${both.from.slice(5)} ${one.key}|${other.key}`
  const answer = ask({
    id,
    title: `Which rate applies ${shortRange(both.from, both.to)}?`,
    why: `${one.name || 'One season'} and ${other.name || 'another'} both have these nights.`,
    places: pair.flatMap(({ places }) => places),
    options: pair.map((season) => ({ value: season.key, label: labelOf(season) })),
  })
  return { id, answer }
}

/** The nights that both of two lists of periods have. */
export function sharedPeriods(ones: readonly Period[], others: readonly Period[]): Period[] {
  return ones.flatMap((a) =>
    others.flatMap((b) => {
      const [from, to] = [a.from > b.from ? a.from : b.from, a.to < b.to ? a.to : b.to]
      return from <= to ? [{ from, to }] : []
    }),
  )
}

/** The nights between periods, in order. */
function gapsBetween(periods: readonly Period[]): Period[] {
  const periodsByStart = periods.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  const gaps: Period[] = []
  let end = periodsByStart[0]?.to
  for (const { from, to } of periodsByStart.slice(1)) {
    if (end !== undefined && addDays(end, 1) < from)
      gaps.push({ from: addDays(end, 1), to: addDays(from, -1) })
    if (end === undefined || to > end) end = to
  }
  return gaps
}
