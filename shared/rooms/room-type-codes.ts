/** Room type codes by system type (2 §7.1). */
export const roomTypeCodes = { Twin: 'tr', _Double: 'dr', Family: 'fr', Single: 'sr' } as const
export type SystemType = keyof typeof roomTypeCodes
export type RoomTypeCode = (typeof roomTypeCodes)[SystemType]

/** The word for a system type on screen: `_Double` is shown as Double (2 §3). */
export const systemTypeLabels = {
  Twin: 'Twin',
  _Double: 'Double',
  Family: 'Family',
  Single: 'Single',
} as const satisfies Record<SystemType, string>

/**
 * The code of a room and who sleeps in it: one adult with no children is a single, whatever the
 * room (2 §7.1).
 */
export function roomTypeCodeOf({ systemType, adults, children }: RoomOccupancy): RoomTypeCode {
  return adults === 1 && children === 0 ? 'sr' : roomTypeCodes[systemType]
}

type RoomOccupancy = {
  readonly systemType: SystemType
  readonly adults: number
  readonly children: number
}

/** The fewest adults of a room type: 2 for room type ids 3 and 4, else 1 (1 §9). */
export function minAdultsOf(roomTypeId: number | undefined): number {
  return roomTypeId === 3 || roomTypeId === 4 ? 2 : 1
}
