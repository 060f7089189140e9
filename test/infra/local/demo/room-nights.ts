import { addDays, firstDayOf, nightsOf } from '#shared/dates/calendar-date'
import { supplierCodeSchema } from '#shared/ids/ids'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import { allotmentOfItem } from '../../../../functions/data/rates/allotment-records'
import type { MemoryTable } from '../../../support/memory-table'

/** Counts of a room type by night. */
export type RoomNights = Record<string, number>

/** What the allotments of a table say, by room type. */
export function roomsTaken(table: MemoryTable): Map<string, RoomNights> {
  const found = new Map<string, RoomNights>()
  for (const item of table.items()) {
    const code = /^SUPPLIER#(\w+)#CALENDAR$/.exec(String(item.pk))?.[1]
    if (code === undefined || String(item.sk).endsWith('~rates')) continue
    const { optionKey, month, days } = allotmentOfItem(item, supplierCodeSchema.parse(code))
    const nights = found.get(optionKey) ?? {}
    for (const [day, count] of days) nights[addDays(firstDayOf(month), day - 1)] = count
    found.set(optionKey, nights)
  }
  return found
}

/**
 * By room type and night, how many fewer there are after; a count that is below none would be a
 * room sold twice.
 */
export function roomsSold(
  before: ReadonlyMap<string, RoomNights>,
  after: ReadonlyMap<string, RoomNights>,
): RoomNights {
  const sold: RoomNights = {}
  for (const [optionKey, nights] of before) {
    for (const [night, count] of Object.entries(nights)) {
      const left = after.get(optionKey)?.[night]
      if (left === count) continue
      if (left === undefined || left < 0)
        throw new Error(`${optionKey} on ${night}: ${left} of ${count}`)
      sold[`${optionKey} ${night}`] = count - left
    }
  }
  return sold
}

/** By room type and night, how many the stays of some trips want. */
export function wantedRoomNights(records: readonly ItineraryRecord[]): RoomNights {
  const wanted: RoomNights = {}
  for (const { type, startDate, endDate, rooms } of records.flatMap(({ segments }) => segments)) {
    if (type !== 'stay') continue
    for (const night of nightsOf(startDate, endDate))
      for (const { optionKey } of rooms)
        wanted[`${optionKey} ${night}`] = (wanted[`${optionKey} ${night}`] ?? 0) + 1
  }
  return wanted
}
