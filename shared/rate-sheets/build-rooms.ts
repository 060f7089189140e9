import type { RateCharge } from '../rates/rate-charges'
import { askCell } from './ask-cell'
import type { Ask } from './asking'
import type { Place } from './cells'
import { isPrice } from './check-figures'
import { checkOthers, keepCurrency } from './check-others'
import { bandName, chooseChildLine } from './child-ages'
import { chooseOne } from './choose-figures'
import { groupBy } from './group-by'
import type { Policy } from './policies'
import { isBaseKind, kindLabels, type RateKind } from './rate-kinds'
import type { RawFigure } from './read-figures'
import type { OfferFields } from './read-offers'
import type { Period } from './read-periods'
import type { LeftOut, ReadFigure } from './resolve-figures'
import type { RoomGroup } from './room-groups'
import { type DatedSeason, settleDates } from './season-dates'

import { givesSeason } from './season-finder'
import { settleBasis } from './settle-basis'

/** A room for the periods of a season. */
export interface ReadSeason {
  readonly key: string
  readonly name: string
  readonly periods: readonly Period[]
  readonly figures: readonly ReadFigure[]
  /** Prices of the room that say the same as those of its places. */
  readonly sameFigures: readonly ReadFigure[]
  /** What a person said in place of a cell. */
  readonly policies: readonly Policy[]
  readonly offers: readonly OfferFields[]
  readonly minNights?: number
  /** A supplement on top of all its rates, with the note that says so. */
  readonly raise?: { readonly percent: string; readonly place: Place }
  /** Levies, fees and supplements of notes, with the cells that say so. */
  readonly charges?: readonly NoteCharge[]
  /** Ids of open questions: nothing of it is published before they are answered. */
  readonly asks: readonly string[]
}

export interface NoteCharge {
  readonly charge: RateCharge
  readonly place: Place
}

/** A room as the sheet calls it, below the camp that it names, if any. */
export interface ReadRoom {
  readonly camp: string
  readonly room: string
  readonly seasons: readonly ReadSeason[]
  readonly closed: readonly Period[]
}

export interface RoomBuilding {
  readonly ask: Ask
  /** All figures and words of the tables, also those that couldn't be read. */
  readonly raws: readonly RawFigure[]
  /** The dates of a figure's season; undefined while they are open. */
  readonly seasonOf: (raw: RawFigure) => DatedSeason | { readonly open: string }
  readonly leaveOut: (one: LeftOut) => void
}

/** A room's seasons with one figure of each kind, everything that is doubtful asked. */
export function buildRoom(group: RoomGroup, building: RoomBuilding): ReadRoom {
  const { camp, room, base } = group
  const { ask, raws, seasonOf } = building
  const name = [camp, room].filter(Boolean).join(', ') || 'The room'
  const tables = new Set(base.map(({ raw }) => raw.table))
  const around = raws.filter(
    (raw) => raw.camp === camp && tables.has(raw.table) && isBaseWho(raw) && givesSeason(raw, room),
  )
  const datedSeasons = new Map<string, DatedSeason>()
  const opens: string[] = [...group.opens]
  for (const raw of [...base.map((one) => one.raw), ...around]) {
    const season = seasonOf(raw)
    if ('open' in season) opens.push(season.open)
    else datedSeasons.set(season.key, season)
  }
  const dates = settleDates([...datedSeasons.values()], ask)
  const leaveLine = (line: readonly ReadFigure[], why: string) =>
    building.leaveOut({
      title: `${name}, ${line[0]?.raw.label ?? ''}`,
      why,
      places: line.map(({ place }) => place),
    })
  const about = { name, id: `${camp}|${room}`, ask, leaveOut: leaveLine }
  const children = chooseChildLine(group.others, about)
  opens.push(...children.opens)
  const own = { ...group, others: children.others }
  const builtSeasons = dates.seasons.map((season) =>
    buildSeason({ season, group: own, name, opens: [...opens, ...dates.opens] }, building),
  )
  return { camp, room, seasons: builtSeasons, closed: dates.closed }
}

const isBaseWho = ({ who }: RawFigure): boolean =>
  who === undefined || who === 'sharing' || who === 'double'

interface SeasonSpot {
  readonly season: DatedSeason
  readonly group: RoomGroup
  readonly name: string
  readonly opens: readonly string[]
}

function buildSeason(
  { season, group, name, opens }: SeasonSpot,
  building: RoomBuilding,
): ReadSeason {
  const { ask, leaveOut } = building
  const asks = [...opens]
  const isHere = ({ raw }: ReadFigure) => {
    if (raw.season === undefined && !isBaseWho(raw)) return true
    const own = building.seasonOf(raw)
    return 'key' in own && own.key === season.key
  }
  const id = `${group.camp}|${group.room}|${season.key}`
  const choose = (kind: RateKind, same: readonly ReadFigure[]) => {
    const ages = bandText(same[0])
    const label = `${name}, ${kindLabels[kind]}${ages}`
    const one = chooseOne(same, { title: label, id: `${id}|${kind}${ages}`, ask })
    if (one.open !== undefined) asks.push(one.open)
    return one.figure === undefined ? [] : [one.figure]
  }
  let figures: ReadFigure[] = []
  const prices = group.base.filter(isHere).filter(isPrice)
  for (const [kind, same] of byKind(prices)) figures.push(...choose(kind, same))
  const basis = settleBasis(keepCurrency(figures, { figures, name, leaveOut }), {
    name,
    id: `${group.camp}|${group.room}`,
    ask,
    leaveOut,
  })
  figures = [...basis.figures]
  if (basis.open !== undefined) asks.push(basis.open)
  const odd = group.base.filter(isHere).filter((one) => !isPrice(one))
  const cell = odd[0] ?? unreadIn(group, season, building)
  let periods = season.periods
  const isOpen = asks.length > opens.length
  if (!isOpen && !figures.some(({ kind }) => isBaseKind(kind))) {
    const answer = askCell({ name, season, cell, id }, ask)
    if (answer === 'skip') periods = []
    else if (answer === 'closed' && group.base[0]) figures.push(closedAs(group.base[0], season))
    else asks.push(`cell ${id}`)
  }
  const others = checkOthers(group.others.filter(isHere), { figures, name, ask, leaveOut })
  asks.push(...others.opens)
  for (const [kind, same] of byKind(others.figures)) figures.push(...choose(kind, same))
  asks.push(...figures.flatMap((one) => one.asks))
  const { key, name: title } = season
  return {
    key,
    name: title,
    periods,
    figures,
    sameFigures: basis.same,
    policies: [],
    offers: [],
    asks: [...new Set(asks)],
  }
}

const bandText = (one: ReadFigure | undefined): string =>
  one?.band === undefined ? '' : ` ${bandName(one.band).replace('-', '–')}`

/** Figures by kind and ages, rack and nett apart. */
function byKind(figures: readonly ReadFigure[]): [RateKind, ReadFigure[]][] {
  const kinds = groupBy(figures, (one) => `${one.kind}${bandText(one)} ${one.isRack}`)
  return [...kinds.values()].map((same) => [same[0]?.kind ?? 'sharing', same])
}

/** Words where a room's price of a season is expected. */
function unreadIn(group: RoomGroup, season: DatedSeason, { raws, seasonOf }: RoomBuilding) {
  const raw = raws.find((one) => {
    if (one.figure !== undefined || one.camp !== group.camp || one.room !== group.room) return false
    const own = seasonOf(one)
    return isBaseWho(one) && 'key' in own && own.key === season.key
  })
  return raw && { place: raw.place, text: raw.text }
}

const closedAs = (one: ReadFigure, { places }: DatedSeason): ReadFigure => ({
  ...one,
  figure: { kind: 'closed' },
  place: places[0] ?? one.place,
  text: '',
})
