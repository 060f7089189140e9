import type { SupplierCode } from '#shared/ids/ids'
import { supplierCodeSchema } from '#shared/ids/ids'
import { bookingIn } from '../../functions/data/itineraries/booking-records'
import { messageStore } from '../../functions/data/itineraries/message-store'
import { savedItineraryStore } from '../../functions/data/itineraries/saved-itinerary-store'
import { allotmentOfItem } from '../../functions/data/rates/allotment-records'
import { bookingKey } from '../../functions/data/table/keys'
import type { Table } from '../../functions/data/table/table-access'
import { supplierSystem } from '../../functions/suppliers/the-supplier-system'
import { tableStores } from './store-kinds'
import {
  marula,
  type Person,
  tripBody,
  tripOf,
  tripWorld,
  type World,
  zuluStay,
} from './trip-world'

/** A world whose supplier system is the embedded one, in a table of an engine. */
export const bookingWorld = (table: Table, more: Parameters<typeof tripWorld>[1] = {}): World =>
  tripWorld(tableStores(table), {
    suppliers: (clock) => supplierSystem(table, clock),
    saved: savedItineraryStore(table),
    messages: messageStore(table),
    ...more,
  })

/** Rooms free of a camp's tents by date. */
export async function freeAt(table: Table, code: string): Promise<Record<string, number>> {
  const supplier: SupplierCode = supplierCodeSchema.parse(code)
  const items = await table.all({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': `SUPPLIER#${code}#CALENDAR` },
    ConsistentRead: true,
  })
  const months = items
    .filter(({ sk }) => !String(sk).endsWith('~rates'))
    .map((item) => allotmentOfItem(item, supplier))
  return Object.fromEntries(
    months.flatMap(({ month, days }) =>
      [...days].map(([day, free]) => [`${month}-${String(day).padStart(2, '0')}`, free]),
    ),
  )
}

/** The booking of a reference; undefined when there is none. */
export async function bookingOf(table: Table, reference: string) {
  const item = await table.get(bookingKey(marula, reference), { consistent: true })
  return item === undefined ? undefined : bookingIn(item)
}

type StayRow = readonly [camp: string, firstNight: string, departure: string]

/** A trip of one room at camps one after the other: `[camp, first night, day of departure]`. */
export function tripThrough(...stays: readonly StayRow[]) {
  const segments = stays.map(([supplierCode, startDate, endDate]) =>
    zuluStay({
      supplierCode,
      startDate,
      endDate,
      country: 'Botswana',
      rooms: [{ optionKey: `${supplierCode}-TENT`, adults: 2, children: 0 }],
    }),
  )
  const dates = { startDate: stays[0]?.[1] ?? '', endDate: stays.at(-1)?.[2] ?? '' }
  return tripBody({ ...dates, itinerary: { ...dates, segments } })
}

type Address = Parameters<World['call']>[1]

/** Calls an action of a trip and lets the workers come to an end. */
export async function actOn(
  world: World,
  id: string,
  address: Address,
  { who = 'naledi' as Person, key = undefined as string | undefined } = {},
) {
  const answer = await world.call(who, address, {
    body: { itineraryId: id },
    ...(key === undefined ? {} : { key }),
  })
  await world.work()
  return answer
}

/** The trip as it is now. */
export const readTrip = async (world: World, id: string) =>
  tripOf(await world.call('thabo', 'GET /api/Itineraries/{id}', { params: { id } }))

/** A quote of a trip through camps. */
export async function quoted(world: World, ...stays: readonly StayRow[]) {
  const made = tripOf(
    await world.call('naledi', 'POST /api/Itineraries', { body: tripThrough(...stays) }),
  )
  await actOn(world, made.id, 'POST /api/WindowAPIs/GetQuote')
  return readTrip(world, made.id)
}

/** A provisional trip through camps. */
export async function onHold(world: World, ...stays: readonly StayRow[]) {
  const { id } = await quoted(world, ...stays)
  await actOn(world, id, 'POST /api/WindowAPIs/GetHold')
  return readTrip(world, id)
}
