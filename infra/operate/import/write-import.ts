import { supplierCodeOf } from '#shared/ids/ids'
import { type Catalogue, catalogueItems } from '../../../functions/data/catalogue/catalogue-records'
import { setAllotments } from '../../../functions/data/rates/allotment-writes'
import { rateStore } from '../../../functions/data/rates/rate-store'
import { type RoomTypeRecord, roomTypeItem } from '../../../functions/data/rates/room-records'
import { documentClient } from '../../../functions/data/table/document-client'
import { groupBy } from '../../../functions/data/table/group-by'
import type { Table } from '../../../functions/data/table/table-access'
import {
  activityOf,
  campOf,
  connectionWithCountry,
  placesOf,
} from '../../../functions/import/catalogue-rows'
import { countsOf, rateRuleOf, roomOf } from '../../../functions/import/sales-rows'
import type { Imported } from '../../../functions/import/tables'
import { writeItems } from '../../local/seed/make-and-fill'

interface WriteImport {
  readonly imported: Imported
  readonly catalogue: Catalogue
  readonly rooms: readonly RoomTypeRecord[]
  readonly now: Date
}

/**
 * Writes an import whose rows were all checked. Entries take the place of those with the same code;
 * the rates of a camp that is in the file take the place of all that it had, in one transaction a
 * camp; counts are set night by night. A repetition writes the same, so whatever broke off is done
 * by doing it again.
 */
export async function writeImport(
  table: Table,
  { imported, catalogue, rooms, now }: WriteImport,
): Promise<void> {
  const { countries, regions, features, 'transit-points': transitPoints } = imported
  const places = placesOf(
    [...catalogue.countries, ...countries],
    [...catalogue.regions, ...regions],
  )
  const camps = imported.camps.map((row) => campOf(row, places))
  const activities = imported.activities.map((row) => activityOf(row, places))
  const connections = imported.connections.map((row) =>
    connectionWithCountry(row, [...transitPoints, ...catalogue.transitPoints]),
  )
  const campByCode = new Map(
    [...catalogue.camps, ...camps].map((camp) => [camp.supplierCode, camp]),
  )
  const campFor = (code: RoomTypeRecord['supplierCode']) => {
    const camp = campByCode.get(code)
    if (camp === undefined) throw new Error(`No camp ${code}`)
    return camp
  }
  const newRooms = imported.rooms.map((row) => roomOf(row, campFor(supplierCodeOf(row.optionKey))))
  const items = [
    ...newRooms.map(roomTypeItem),
    ...catalogueItems({
      countries,
      regions,
      features,
      transitPoints,
      connections,
      activities,
      camps,
    }),
  ]
  if (items.length > 0) await writeItems({ client: documentClient(), tableName: table.name, items })

  const roomByKey = new Map([...rooms, ...newRooms].map((room) => [room.optionKey, room]))
  const rules = imported.rates.flatMap((row) => {
    const room = roomByKey.get(row.optionKey)
    return room === undefined ? [] : [rateRuleOf(row, room)]
  })
  const rates = rateStore(table)
  await inTurns([...groupBy(rules, (rule) => rule.supplierCode)], 4, ([supplierCode, own]) =>
    rates.replace({ supplierCode, rules: own, thirdParty: campFor(supplierCode).thirdParty }),
  )
  await inTurns(countsOf(imported.allotments), 16, async (counts) => {
    const copiedAt = campFor(counts.supplierCode).thirdParty
      ? Math.floor(now.getTime() / 1000)
      : undefined
    await table.write([setAllotments({ ...counts, copiedAt })])
  })
}

/** Works through a list, a few at a time. */
async function inTurns<T>(
  list: readonly T[],
  atOnce: number,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const remaining = list.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const one of remaining) await work(one)
    }),
  )
}
