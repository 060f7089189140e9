import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { itineraryIdSchema } from '#shared/ids/ids'
import { itineraryOfBooking } from '../../../../functions/suppliers/itinerary-of-booking'
import { bookingItems } from '../../../../infra/local/demo/bookings'
import { demoData } from '../../../../infra/local/demo/demo-data'
import { bookingWorld } from '../../../support/booking-world'
import { engines, startTestTable } from '../../../support/engines'
import { quietLog } from '../../../support/store-kinds'
import { refusalOf, tripOf, type World } from '../../../support/trip-world'

const now = new Date('2026-11-20T06:00:00.000Z')
const { bookings, roomTypes } = demoData('2026-11')

describe.each(engines)('1 §7: a booking made elsewhere, on $name', (engine) => {
  let stop: () => Promise<void>
  let world: World
  beforeAll(async () => {
    quietLog()
    const running = await startTestTable(engine)
    stop = running.stop
    await running.table.write(bookingItems(bookings, now).map((Item) => ({ Put: { Item } })))
    world = bookingWorld(running.table)
  })
  afterAll(() => stop())

  const bring = (bookingReference: string) =>
    world.call('naledi', 'POST /api/WindowAPIs/ImportBooking', { body: { bookingReference } })

  test('names rooms that there are, and an itinerary that nobody has', () => {
    expect(bookings).toHaveLength(2)
    const keys = new Set(roomTypes.map(({ optionKey }) => optionKey))
    for (const { agencyId, reference, stays } of bookings) {
      for (const { optionKey } of stays.flatMap(({ rooms }) => rooms))
        expect(keys).toContain(optionKey)
      expect(itineraryIdSchema.parse(itineraryOfBooking(agencyId, reference))).toMatch(/^itn_/)
    }
  })

  test.each([
    ['Conf', 'confirmed', 'Confirmed'],
    ['Prov', 'provisional', 'Provisional'],
  ])('that stands at %s is imported as a trip, once, and quoteImported is sent', async (...row) => {
    const [status, state, inventoryStatus] = row
    const booking = bookings.find((one) => one.status === status)
    const reference = booking?.reference ?? ''
    const sent = world.zaps.length
    const trip = tripOf(await bring(reference))
    expect(trip).toMatchObject({ state, bookingReference: reference, name: booking?.name })
    expect(trip.itinerary.segments.map((segment) => segment.inventoryStatus)).toEqual(
      booking?.stays.map(() => inventoryStatus),
    )
    expect(world.zaps.slice(sent)).toMatchObject([
      {
        zap: 'quoteImported',
        payload: { bookingReference: reference, itinerary: { id: trip.id } },
      },
    ])
    expect(tripOf(await bring(reference)).id).toBe(trip.id)
    expect(world.zaps).toHaveLength(sent + 1)
  })

  test('that nobody made is not found', async () => {
    expect(refusalOf(await bring('WND-NOBODY22'))).toMatchObject({ status: 404 })
  })
})
