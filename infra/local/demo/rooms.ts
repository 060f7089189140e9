import * as z from 'zod/mini'
import { randomStream } from '#shared/art/random-stream'
import { type DemoCamp, roomKinds, roomStyles } from './catalogue'
import { roomTwinRate, unitsPerUsd } from './rate-levels'
import { readTable } from './rows'

const roomKind = z.enum(roomKinds)
type RoomKind = z.infer<typeof roomKind>

const handRoom = z.strictObject({
  code: z.string(),
  kind: roomKind,
  name: z.string(),
  description: z.string(),
  units: z.int().check(z.minimum(1)),
  adults: z.int(),
  children: z.int(),
  guests: z.int(),
  minChildAge: z.optional(z.int()),
  /** Its own net twin or group rate at the shoulder season, in place of its share of the camp's. */
  twinRate: z.optional(z.number()),
  groupRate: z.optional(z.number()),
  childRate: z.optional(z.number()),
  /** No rate rules are made for it. */
  unpriced: z.optional(z.literal(true)),
})

/** Rooms of the camps by which the product is usually shown, written one by one. */
const roomsByHand = new Map(Object.entries(z.record(z.string(), z.array(handRoom)).parse(readTable('rooms-by-hand'))))

/** What rooms are called, by what they are made of. */
const roomNames = z
  .record(z.enum(roomStyles), z.record(roomKind, z.strictObject({ name: z.string(), description: z.string() })))
  .parse(readTable('room-names'))

/** A room type as it is planned: what it is, for whom, how many, and what it costs beside the camp's usual room. */
export type PlannedRoom = Omit<z.infer<typeof handRoom>, 'minChildAge'> & {
  minChildAge: number
  /** Times the camp's shoulder twin rate; for a house, of each guest it is for. */
  factor: number
}

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
  const byHand = roomsByHand.get(camp.supplierCode)
  if (byHand !== undefined)
    return byHand.map((room) => ({ ...room, minChildAge: room.minChildAge ?? camp.minChildAge, factor: 1 }))
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

/** A room type as the catalogue takes it. */
export type DemoRoomType = ReturnType<typeof roomTypeOf>

/** Room type ids: 1 single, 2 twin, 5 double, 6 family, 7 house let as a whole. 3 and 4 are for couples, and want two adults (1 §9). */
const systemTypes = {
  single: { roomTypeId: 1, systemType: 'Single' },
  twin: { roomTypeId: 2, systemType: 'Twin' },
  family: { roomTypeId: 6, systemType: 'Family' },
  house: { roomTypeId: 7, systemType: 'Family' },
  double: { roomTypeId: 5, systemType: '_Double' },
  best: { roomTypeId: 3, systemType: '_Double' },
} as const satisfies Record<RoomKind, unknown>

/** The room types of a camp. */
export function roomTypesOf(camp: DemoCamp): DemoRoomType[] {
  return planRooms(camp).map((room) => roomTypeOf(camp, room))
}

/** Option key of a room type: supplier code, dash, room code. */
const optionKeyOf = (camp: DemoCamp, { code }: PlannedRoom): string => `${camp.supplierCode}-${code}`

function roomTypeOf(camp: DemoCamp, room: PlannedRoom) {
  return {
    optionKey: optionKeyOf(camp, room),
    supplierCode: camp.supplierCode,
    ...systemTypes[room.kind],
    uniqueName: `${camp.campName}, ${room.name}`,
    name: room.name,
    description: room.description,
    minPax: room.kind === 'house' ? Math.min(4, room.adults - 2) : room.kind === 'family' ? 2 : 1,
    normalAdults: room.adults,
    normalChildren: room.children,
    guestNormal: room.guests,
    minChildAge: room.minChildAge,
    maxUnits: room.units,
    cost: guidePrice(camp, room),
    disabled: camp.withdrawnRooms.includes(room.kind),
  }
}

/** The least guide price of a camp's rooms, by which lists are sorted; undefined where none has a price. */
export function leastGuidePrice(camp: DemoCamp): number | undefined {
  const costs = roomTypesOf(camp).flatMap(({ cost, disabled }) => (disabled || cost === 0 ? [] : [cost]))
  return costs.length === 0 ? undefined : Math.min(...costs)
}

/** Whole US dollars per person sharing; 0 when the room has no rates. */
function guidePrice(camp: DemoCamp, room: PlannedRoom): number {
  if (room.unpriced) return 0
  const perPerson =
    room.groupRate === undefined
      ? roomTwinRate(camp, room) / (camp.pricedPerRoom ? 2 : 1)
      : room.groupRate / room.guests
  return Math.round(perPerson / unitsPerUsd(camp.currency))
}
