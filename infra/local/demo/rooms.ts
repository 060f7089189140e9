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
const roomsByHand = new Map(
  Object.entries(z.record(z.string(), z.array(handRoom)).parse(readTable('rooms-by-hand'))),
)

/** What rooms are called, by what they are made of. */
const roomNames = z
  .record(
    z.enum(roomStyles),
    z.record(roomKind, z.strictObject({ name: z.string(), description: z.string() })),
  )
  .parse(readTable('room-names'))

/**
 * A room type as it is planned: what it is, for whom, how many, and what it costs beside the camp's
 * usual room.
 */
export type PlannedRoom = Omit<z.infer<typeof handRoom>, 'minChildAge'> & {
  minChildAge: number
  /** Times the camp's shoulder twin rate; for a house, of each guest it is for. */
  factor: number
}

/**
 * What the rooms of a kind have in common; of all rooms of a camp its share are such, each for its
 * factor of the usual rate.
 */
const kinds = z
  .record(
    roomKind,
    z.strictObject({
      ...z.pick(handRoom, { code: true, adults: true, children: true, guests: true }).shape,
      share: z.number(),
      factor: z.number(),
      minAge: z.int(),
      /**
       * 1 single, 2 twin, 5 double, 6 family, 7 house let as a whole. 3 and 4 are for couples, and
       * want two adults (1 §9).
       */
      roomTypeId: z.literal([1, 2, 3, 5, 6, 7]),
      systemType: z.enum(['Single', 'Twin', 'Family', '_Double']),
    }),
  )
  .parse(readTable('room-kinds'))

/**
 * The room types of a camp: two to five, by its size, level and features; those written by hand as
 * they stand.
 */
export function planRooms(camp: DemoCamp): PlannedRoom[] {
  const byHand = roomsByHand.get(camp.supplierCode)
  if (byHand !== undefined)
    return byHand.map((room) => ({
      ...room,
      minChildAge: room.minChildAge ?? camp.minChildAge,
      factor: 1,
    }))
  return kindsOf(camp).map((kind) => {
    const { code, share, adults, children, guests, factor, minAge } = kinds[kind]
    return {
      ...roomNames[camp.roomStyle][kind],
      code,
      kind,
      adults,
      children,
      guests,
      factor,
      units: Math.max(1, Math.round(camp.units * share)),
      minChildAge: Math.max(camp.minChildAge, minAge),
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

/** The room types of a camp. */
export const roomTypesOf = (camp: DemoCamp): DemoRoomType[] =>
  planRooms(camp).map((room) => roomTypeOf(camp, room))

function roomTypeOf(camp: DemoCamp, room: PlannedRoom) {
  const { name, description, minChildAge } = room
  const { roomTypeId, systemType } = kinds[room.kind]
  return {
    optionKey: `${camp.supplierCode}-${room.code}`,
    supplierCode: camp.supplierCode,
    roomTypeId,
    systemType,
    name,
    description,
    minChildAge,
    uniqueName: `${camp.campName}, ${room.name}`,
    minPax: room.kind === 'house' ? Math.min(4, room.adults - 2) : room.kind === 'family' ? 2 : 1,
    normalAdults: room.adults,
    normalChildren: room.children,
    guestNormal: room.guests,
    maxUnits: room.units,
    cost: guidePrice(camp, room),
    disabled: camp.withdrawnRooms.includes(room.kind),
  }
}

/**
 * The least guide price of a camp's rooms, by which lists are sorted; undefined where none has a
 * price.
 */
export function leastGuidePrice(camp: DemoCamp): number | undefined {
  const costs = roomTypesOf(camp).flatMap(({ cost, disabled }) =>
    disabled || cost === 0 ? [] : [cost],
  )
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
