import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import { optionKeySchema, supplierCodeSchema } from '#shared/ids/ids'
import type {
  ImportedBooking,
  SupplierSystem,
} from '../../../../functions/suppliers/supplier-system'
import { quietLog, storeKinds } from '../../../support/store-kinds'
import {
  plainSuppliers,
  refusalOf,
  tripOf,
  tripWorld,
  type World,
  type WorldStores,
} from '../../../support/trip-world'

const address = 'POST /api/WindowAPIs/ImportBooking'

/** A booking that somebody made with the supplier, who knows of no itinerary. */
const walkIn = (bookingReference: string): ImportedBooking => ({
  bookingReference,
  status: 'Conf',
  name: 'Walk-in',
  stays: [
    {
      segmentId: 's1',
      supplierCode: supplierCodeSchema.parse('ZULU'),
      isDmcArranged: false,
      startDate: calendarDate('2027-07-01'),
      endDate: calendarDate('2027-07-03'),
      rooms: [
        { optionKey: optionKeySchema.parse('ZULU-TENT'), adults: 2, children: 0, childrenAges: [] },
      ],
    },
  ],
})
let said = walkIn('')
const suppliers: SupplierSystem = {
  ...plainSuppliers,
  importBooking: async ({ bookingReference }) => ({ ...said, bookingReference }),
}

describe.each(storeKinds)('a booking that is brought in, in $name', ({ name, start }) => {
  let there: { readonly stores: WorldStores; stop(): Promise<void> }
  let world: World
  beforeAll(async () => {
    quietLog()
    there = await start()
    world = tripWorld(there.stores, { suppliers })
  })
  afterAll(() => there.stop())

  const bring = (bookingReference: string, key?: string) =>
    world.call('naledi', address, {
      body: { bookingReference },
      ...(key === undefined ? {} : { key }),
    })

  test('has one itinerary, however often it is brought in', async () => {
    const first = tripOf(await bring('WALK-1'))
    expect(first).toMatchObject({ state: 'confirmed', bookingReference: 'WALK-1', version: 1 })
    expect(tripOf(await bring('WALK-1'))).toMatchObject({ id: first.id, version: 1 })
    expect(tripOf(await bring('WALK-2')).id).not.toBe(first.id)
  })

  test('has one itinerary when ten bring it in at once', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => bring(`RACE-${name}`)))
    expect(new Set(all.map((answer) => tripOf(answer).id)).size).toBe(1)
    expect(world.zaps.filter(({ zap }) => zap === 'quoteImported').length).toBeLessThanOrEqual(3)
  })

  test('answers a repeated request with the first bytes, whatever became of the trip since', async () => {
    const first = await bring('WALK-3', 'import-walk-3')
    const { id, version } = tripOf(first)
    const body = { name: 'Another name' }
    expect(
      (await world.call('naledi', 'PATCH /api/Itineraries/{id}', { params: { id }, version, body }))
        .status,
    ).toBe(200)
    expect((await bring('WALK-3', 'import-walk-3')).text).toBe(first.text)
    expect(tripOf(await bring('WALK-3')).name).toBe('Another name')
  })

  test('is told in the history, and to the automation hook', async () => {
    const { id } = tripOf(await bring('WALK-4'))
    const { body } = await world.call('naledi', 'GET /api/Itineraries/{id}/history', {
      params: { id },
    })
    expect(body).toMatchObject([
      { version: 1, action: 'imported', state: 'confirmed', by: { name: 'Naledi Mokoena' } },
    ])
    expect(world.zaps.at(-1)).toMatchObject({
      zap: 'quoteImported',
      payload: { bookingReference: 'WALK-4' },
    })
  })

  test('has its rooms where its booking says that they stand', async () => {
    for (const [status, state, inventoryStatus] of [
      ['Conf', 'confirmed', 'Confirmed'],
      ['Prov', 'provisional', 'Provisional'],
      ['Pend', 'provisional', 'Requested'],
      ['Canc', 'cancelled', 'Cancelled'],
      ['Mystery', 'unknown', undefined],
    ] as const) {
      said = { ...said, status }
      const trip = tripOf(await bring(`STANDS-${status}`))
      expect([trip.state, trip.itinerary.segments[0]?.inventoryStatus]).toEqual([
        state,
        inventoryStatus,
      ])
    }
    said = walkIn('')
  })

  test('that an itinerary cannot hold is refused by name of its fields, and nothing is stored', async () => {
    const [stay] = said.stays
    said = { ...said, stays: stay === undefined ? [] : [{ ...stay, endDate: stay.startDate }] }
    const answer = await bring('WALK-5')
    said = walkIn('')
    expect(refusalOf(answer)).toMatchObject({
      status: 422,
      code: 'supplier.refused',
      details: { fields: ['itinerary.segments.0.endDate'] },
    })
  })

  test('is another agency’s own: each has its itinerary of the reference that its own system knows', async () => {
    const here = tripOf(await bring('WALK-6'))
    const there = tripOf(
      await world.call('imani', address, { body: { bookingReference: 'WALK-6' } }),
    )
    expect(there).toMatchObject({ agencyId: 'agy_baobab', bookingReference: 'WALK-6' })
    expect(there.id).not.toBe(here.id)
    const colleague = await world.call('kagiso', address, { body: { bookingReference: 'WALK-6' } })
    expect(refusalOf(colleague)).toMatchObject({ status: 404, code: 'record.not-found' })
  })
})
