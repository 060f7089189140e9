import type { DemoCamp } from './catalogue-types'
import { roomTwinRate, unitsPerUsd } from './rate-levels'
import type { RoomKind } from './room-names'
import { type PlannedRoom, planRooms } from './room-plan'
import type { DemoRoomType } from './sale-types'

/** Room type ids: 1 single, 2 twin, 3 family, 4 house let as a whole, 5 double. 3 and 4 want two adults (1 §9). */
const systemTypes = {
  single: { roomTypeId: 1, systemType: 'Single' },
  twin: { roomTypeId: 2, systemType: 'Twin' },
  family: { roomTypeId: 3, systemType: 'Family' },
  house: { roomTypeId: 4, systemType: 'Family' },
  double: { roomTypeId: 5, systemType: '_Double' },
  best: { roomTypeId: 5, systemType: '_Double' },
} as const satisfies Record<RoomKind, Pick<DemoRoomType, 'roomTypeId' | 'systemType'>>

/** The room types of a camp. */
export function roomTypesOf(camp: DemoCamp): DemoRoomType[] {
  return planRooms(camp).map((room) => roomTypeOf(camp, room))
}

/** Option key of a room type: supplier code, dash, room code. */
const optionKeyOf = (camp: DemoCamp, { code }: PlannedRoom): string => `${camp.supplierCode}-${code}`

function roomTypeOf(camp: DemoCamp, room: PlannedRoom): DemoRoomType {
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
    disabled: camp.supplierCode === 'TABLEBAY' && room.kind === 'family',
  }
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
