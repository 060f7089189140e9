import type { RateCharge } from '../rates/rate-charges'
import type { ReadRoom, ReadSeason } from './build-rooms'
import { askChildren, askInfants, askSingle, type Policy } from './policies'
import { isBaseKind, type RateKind } from './rate-kinds'
import type { NoteRule } from './read-notes'
import { type Terms, withChildNotes } from './season-children'

type Place = ReadSeason['figures'][number]['place']

/**
 * Rooms with what notes add to them, and with what a person says of singles, children and infants
 * where no cell does: a rule without a child's rate would take children for nothing.
 */
export function applyPolicies(builtRooms: readonly ReadRoom[], terms: Terms): ReadRoom[] {
  const { rules, ask, opens } = terms
  const rooms = builtRooms.map((room) => withSingleNote(withChildNotes(room, terms), terms))
  const missing = (isMissing: (season: ReadSeason) => boolean) => {
    const own = rooms.filter(({ seasons }) => seasons.some(isMissing))
    const names = own.map(({ camp, room }) => [camp, room].filter(Boolean).join(', ') || 'the room')
    const places = own.flatMap(({ seasons }) => placesIn(seasons)).slice(0, 1)
    return { rooms: names, places, ask }
  }
  const single = missing(lacksSingle)
  const child = missing(lacksChild)
  const singles = single.rooms.length > 0 ? askSingle(single) : undefined
  const children = child.rooms.length > 0 ? askChildren(child) : undefined
  const isTold = children?.some(({ kind }) => kind === 'infant') ?? false
  const infant = missing((season) => lacksInfant(season) && !(isTold && lacksChild(season)))
  const infants = infant.rooms.length > 0 ? askInfants(infant) : undefined
  return rooms.map((room) => ({
    ...room,
    seasons: room.seasons.map((season): ReadSeason => {
      const policies: Policy[] = [...season.policies]
      const asks: string[] = [...opens]
      const add = (answer: readonly Policy[] | null | undefined, id: string) =>
        answer === null ? asks.push(id) : policies.push(...(answer ?? []))
      if (lacksSingle(season)) add(singles && [singles], 'single')
      if (singles === null && lacksSingle(season)) asks.push('single')
      if (lacksChild(season)) add(children, 'child')
      if (lacksInfant(season) && !policies.some(({ kind }) => kind === 'infant'))
        add(
          infants === 'as children' ? asChildren(season, policies) : infants && [infants],
          'infant',
        )
      if (infants === null && lacksInfant(season) && !(isTold && lacksChild(season)))
        asks.push('infant')
      return withRules(
        { ...season, policies, asks: [...new Set([...season.asks, ...asks])] },
        room,
        rules,
      )
    }),
  }))
}

/** A room whose lines don't say what one adult pays, with the note that does. */
function withSingleNote(room: ReadRoom, { rules, singleOpens }: Terms): ReadRoom {
  const withNote = (season: ReadSeason): ReadSeason => {
    const single = rules.find(
      ({ single: own, scope: { camps, seasons } }) =>
        own !== undefined &&
        (camps.length === 0 || camps.includes(room.camp)) &&
        (seasons.length === 0 || seasons.includes(season.name)),
    )?.single
    return {
      ...season,
      policies: single === undefined ? season.policies : [...season.policies, single],
      asks: [...season.asks, ...singleOpens],
    }
  }
  return {
    ...room,
    seasons: room.seasons.map((season) => (lacksSingle(season) ? withNote(season) : season)),
  }
}

const placesIn = (seasons: readonly ReadSeason[]): Place[] =>
  seasons.flatMap(({ figures }) => figures.map(({ place }) => place))

const has = ({ figures }: ReadSeason, ...kinds: RateKind[]) =>
  figures.some(({ kind }) => kinds.includes(kind))
const isPriced = ({ figures }: ReadSeason) =>
  figures.some(({ kind, figure }) => isBaseKind(kind) && figure.kind === 'amount')
/** A whole room costs one guest the same, and a whole unit all of them. */
const lacksSingle = (season: ReadSeason) =>
  isPriced(season) &&
  has(season, 'sharing') &&
  !has(season, 'single', 'supplement') &&
  !season.policies.some(({ kind }) => kind === 'single' || kind === 'supplement') &&
  !isAsked(season, /^rooms |^(?:low|high|sense|share) .*\b(?:single|sgl)/i)
const lacksChild = (season: ReadSeason) =>
  isPriced(season) &&
  !has(season, 'group') &&
  ![...season.figures, ...season.policies].some((one) => one.kind === 'child' && isAnyBed(one)) &&
  !isAsked(season, /^rooms |^ages |^note |^(?:child|sense|share) .*\b(?:child|kid|teen)/i)
/** What is asked about a line of the sheet isn't missing, as long as it is open. */
const isAsked = ({ asks }: ReadSeason, ids: RegExp) => asks.some((id) => ids.test(id))
const lacksInfant = (season: ReadSeason) =>
  isPriced(season) && !has(season, 'group') && !has(season, 'infant') && !hasInfantBand(season)

/** Whether some band begins with infants. */
const hasInfantBand = ({ figures, policies }: ReadSeason) =>
  [...figures, ...policies].some((one) => one.band?.from === 0 && one.band.to >= 1 && isAnyBed(one))

/** The second bed of a room with one adult is no infant's, nor every child's. */
const isAnyBed = ({ band }: Pick<Policy, 'band'>): boolean => band?.bed !== 'own bed'

/** Infants at the rate that the season has for children, the youngest of them. */
function asChildren({ figures }: ReadSeason, policies: readonly Policy[]): Policy[] {
  const all = [...figures, ...policies].filter((one) => one.kind === 'child' && isAnyBed(one))
  const child =
    all.find(({ band }) => band !== undefined && band.from <= 2 && band.to >= 2) ??
    all.find(({ band }) => band === undefined) ??
    all.toSorted((one, other) => (one.band?.from ?? 0) - (other.band?.from ?? 0))[0]
  return child === undefined ? [] : [{ kind: 'infant', figure: child.figure }]
}

function withRules(season: ReadSeason, { camp }: ReadRoom, rules: readonly NoteRule[]): ReadSeason {
  const own = rules.filter(
    ({ scope: { camps, seasons } }) =>
      (camps.length === 0 || camps.includes(camp)) &&
      (seasons.length === 0 || seasons.includes(season.name)),
  )
  const charges = own.flatMap(({ charge, place }) =>
    charge === undefined || !touches(season, charge) ? [] : [{ charge, place }],
  )
  const nights = own.find(({ minNights }) => minNights !== undefined)?.minNights
  return {
    ...season,
    offers: own.flatMap(({ offer }) => offer ?? []),
    ...(charges.length === 0 ? {} : { charges }),
    ...(nights === undefined ? {} : { minNights: nights }),
  }
}

const touches = ({ periods }: ReadSeason, { dates }: RateCharge): boolean =>
  dates === undefined || periods.some(({ from, to }) => from <= dates.to && dates.from <= to)
