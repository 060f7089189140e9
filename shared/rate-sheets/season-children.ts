import type { Ask } from './asking'
import type { ReadRoom, ReadSeason } from './build-rooms'
import { askOneAdult, askOtherAges, type Policy } from './policies'
import { isBaseKind } from './rate-kinds'
import type { NoteRule } from './read-notes'
import type { Ages } from './word-facts'

export interface Terms {
  readonly rules: readonly NoteRule[]
  readonly ask: Ask
  /** Open questions on which all dates depend. */
  readonly opens: readonly string[]
  /** Open questions on notes about children. */
  readonly childOpens: readonly string[]
  /** Open questions on notes about single guests. */
  readonly singleOpens: readonly string[]
}

/** A room's seasons with what notes say of children, and what they leave out of some ages. */
export function withChildNotes(room: ReadRoom, terms: Terms): ReadRoom {
  const children = terms.rules.flatMap(({ children: own = [], scope: { camps } }) =>
    camps.length === 0 || camps.includes(room.camp) ? own : [],
  )
  const { childOpens } = terms
  if (childOpens.length > 0)
    return {
      ...room,
      seasons: room.seasons.map((one) => ({ ...one, asks: [...one.asks, ...childOpens] })),
    }
  if (children.length === 0)
    return { ...room, seasons: room.seasons.map((season) => withOtherAges(season, terms)) }
  return { ...room, seasons: room.seasons.map((season) => withChildren(season, children, terms)) }
}

/** A season whose lines are for children of some ages, with what others from 2 to 17 pay. */
function withOtherAges(season: ReadSeason, { ask }: Terms): ReadSeason {
  const children = season.figures.filter(({ kind, band }) => kind === 'child' && !isInBed(band))
  const gaps = children.every(({ band }) => band !== undefined) ? gapsIn(children) : []
  if (children.length === 0 || gaps.length === 0) return season
  const places = children.slice(0, 1).map(({ place }) => place)
  const others = askOthers(gaps, children, { places, ask })
  return {
    ...season,
    policies: [...season.policies, ...(others ?? [])],
    asks: others === null ? [...season.asks, `other ages ${agesText(gaps)}`] : season.asks,
  }
}

const isInBed = (band: Policy['band']): boolean => band?.bed === 'own bed'

function withChildren(season: ReadSeason, children: readonly Policy[], { ask }: Terms): ReadSeason {
  const { figures } = season
  const base = figures.find(({ kind }) => isBaseKind(kind))
  if (base?.figure.kind !== 'amount' || base.kind === 'group') return season
  const hasInfants = figures.some(({ kind }) => kind === 'infant')
  const own = hasInfants ? children.flatMap(fromTwo) : children
  const asks: string[] = []
  const beds = settleBeds(own, ask)
  if (beds === undefined) asks.push('one adult')
  const policies = beds ?? own
  const gaps = gapsIn(policies)
  const places = policies.flatMap(({ note }) => note?.place ?? [])
  const others = gaps.length === 0 ? [] : askOthers(gaps, policies, { places, ask })
  if (others === null) asks.push(`other ages ${agesText(gaps)}`)
  return {
    ...season,
    policies: [...policies, ...(others ?? [])],
    asks: [...season.asks, ...asks],
  }
}

/** Infants have a line of their own. */
function fromTwo(one: Policy): Policy[] {
  const { band } = one
  if (band === undefined || band.from >= 2) return [one]
  return band.to < 2 ? [] : [{ ...one, band: { ...band, from: 2 } }]
}

/** What a child pays with one adult, where the notes speak of two; undefined while it is open. */
function settleBeds(children: readonly Policy[], ask: Terms['ask']): readonly Policy[] | undefined {
  const besideTwo = children.find(({ band }) => band?.bed === 'sharing')
  const hasOne = children.some(({ band }) => band?.bed === 'own bed')
  if (besideTwo?.note === undefined || hasOne) return children
  const figure = askOneAdult(besideTwo.note.place, ask)
  if (figure === undefined) return undefined
  if (figure !== 'same')
    return [...children, { kind: 'child', figure, band: { from: 2, to: 17, bed: 'own bed' } }]
  return children.map((one) =>
    one.band === undefined ? one : { ...one, band: { from: one.band.from, to: one.band.to } },
  )
}

/**
 * What children pay of whom notes and lines say nothing. Where some aren't taken, it is for these ages
 * alone: a rate for any child would take them.
 */
function askOthers(
  gaps: readonly Ages[],
  children: readonly Pick<Policy, 'figure'>[],
  asking: Parameters<typeof askOtherAges>[1],
): readonly Policy[] | null {
  const others = askOtherAges(agesText(gaps), asking)
  return children.some(({ figure }) => figure.kind === 'closed')
    ? (others?.flatMap((one) => gaps.map((band) => ({ ...one, band }))) ?? null)
    : others
}

const agesText = (gaps: readonly Ages[]): string =>
  gaps.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)).join(' and ')

/** Ages from 2 to 17 that no note or line has. */
function gapsIn(children: readonly Pick<Policy, 'band'>[]): readonly Ages[] {
  const isMissing = (age: number) =>
    !children.some(
      ({ band }) => band !== undefined && !isInBed(band) && band.from <= age && age <= band.to,
    )
  const ages = Array.from({ length: 16 }, (_none, at) => at + 2).filter(isMissing)
  const starts = ages.filter((age) => !ages.includes(age - 1))
  const ends = ages.filter((age) => !ages.includes(age + 1))
  return starts.map((from, at) => ({ from, to: ends[at] ?? from }))
}
