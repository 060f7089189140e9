import { randomStream } from '../../../functions/media/art/random-stream'
import type { DemoCamp } from './catalogue-types'
import type { RoomKind } from './room-names'
import { roomNames } from './room-names'
import { roomsByHand } from './room-types-by-hand'

/** A room type as it is planned: what it is, for whom, how many, and what it costs beside the camp's usual room. */
export type PlannedRoom = {
  code: string
  kind: RoomKind
  name: string
  description: string
  units: number
  adults: number
  children: number
  guests: number
  minChildAge: number
  /** Times the camp's shoulder twin rate; for a house, of each guest it is for. */
  factor: number
  /** No rate rules are made for it. */
  unpriced?: true
  /** Its own net twin or group rate at the shoulder season, in place of factor. */
  twinRate?: number
  groupRate?: number
  childRate?: number
}

/** A room written by hand: what is left out is as for any room. */
export type HandRoom = Omit<PlannedRoom, 'minChildAge' | 'factor'> & { minChildAge?: number }

type Kind = {
  code: string
  share: number
  adults: number
  children: number
  guests: number
  factor: number
  minAge: number
}

const kinds: Readonly<Record<RoomKind, Kind>> = {
  twin: { code: 'TWIN', share: 0.4, adults: 2, children: 1, guests: 3, factor: 1, minAge: 0 },
  double: { code: 'DOUBLE', share: 0.4, adults: 2, children: 0, guests: 2, factor: 1, minAge: 0 },
  family: { code: 'FAMILY', share: 0.15, adults: 4, children: 3, guests: 5, factor: 1, minAge: 0 },
  best: { code: 'BEST', share: 0.12, adults: 2, children: 0, guests: 2, factor: 1.14, minAge: 16 },
  single: { code: 'SINGLE', share: 0.08, adults: 1, children: 0, guests: 1, factor: 1.1, minAge: 16 },
  house: { code: 'HOUSE', share: 0.04, adults: 6, children: 4, guests: 8, factor: 1.12, minAge: 0 },
}

/** The room types of a camp: two to five, by its size, level and features; those written by hand as they stand. */
export function planRooms(camp: DemoCamp): PlannedRoom[] {
  const byHand = roomsByHand[camp.supplierCode]
  if (byHand !== undefined) return byHand.map((room) => ({ minChildAge: camp.minChildAge, factor: 1, ...room }))
  return kindsOf(camp).map((kind) => {
    const { code, share, adults, children, guests, factor, minAge } = kinds[kind]
    return {
      ...roomNames[camp.roomStyle][kind],
      code,
      kind,
      units: Math.max(1, Math.round(camp.units * share)),
      adults,
      children,
      guests,
      minChildAge: Math.max(camp.minChildAge, minAge),
      factor,
    }
  })
}

function kindsOf({ supplierCode, units, tier, roomStyle, campFeatures }: DemoCamp): RoomKind[] {
  const random = randomStream(`rooms|${supplierCode}`)
  if (roomStyle === 'houses' && units < 4) return ['house', 'family']
  const chosen: RoomKind[] = units < 7 && random.chance(0.6) ? ['double'] : ['twin', 'double']
  if (campFeatures.includes('FAMI') || random.chance(0.1)) chosen.push('family')
  if (tier >= 5 ? random.chance(0.35) : random.chance(0.1)) chosen.push('best')
  if (tier <= 4 && random.chance(0.13)) chosen.push('single')
  if (tier >= 5 && units > 7 && random.chance(0.22)) chosen.push('house')
  if (chosen.length === 1) chosen.push('family')
  return chosen.slice(0, 5)
}
