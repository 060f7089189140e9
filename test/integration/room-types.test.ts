import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roomStore } from '../../functions/data/rates/room-store'
import { bookingWorld, tripThrough } from '../support/booking-world'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { openCamp } from '../support/open-camp'
import { quietLog } from '../support/store-kinds'
import { aRoomType } from '../support/suppliers'
import { tripOf, type World, zuluStay } from '../support/trip-world'

const stay = (code: string, startDate: string, endDate: string) =>
  zuluStay({
    supplierCode: code,
    startDate,
    endDate,
    rooms: [{ optionKey: `${code}-TENT`, adults: 2, children: 0 }],
  })

describe.each(routeEngines)('rooms of segments, on $name', (engine) => {
  let there: TestTable
  let world: World
  beforeAll(async () => {
    quietLog()
    there = await startTestTable(engine)
    world = bookingWorld(there.table, { rooms: roomStore(there.table) })
    for (const code of ['ALPHA', 'BRAVO'])
      await openCamp(there.table, code, { free: 5, months: ['2027-07'] })
  })
  afterAll(() => there.stop())

  const { roomTypeId, systemType, name } = aRoomType()
  const filled = { roomTypeId, systemType, name, roomType: 'tr' }
  const roomsOf = (answer: Parameters<typeof tripOf>[0]) =>
    tripOf(answer).itinerary.segments.flatMap(({ rooms }) => rooms)
  const create = (address: 'POST /api/Itineraries' | 'POST /api/SavedItineraries') =>
    world.call('naledi', address, { body: tripThrough(['ALPHA', '2027-07-01', '2027-07-03']) })

  test.each(['POST /api/Itineraries', 'POST /api/SavedItineraries'] as const)(
    '1 §3: %s fills roomType and roomTypeId from the catalogue',
    async (address) => {
      expect(roomsOf(await create(address))).toEqual([expect.objectContaining(filled)])
    },
  )

  test('1 §3: a changed trip and a changed template have the types of their new rooms, singles included', async () => {
    const rooms = [{ optionKey: 'ALPHA-TENT', adults: 1, children: 0 }]
    const segments = [{ ...stay('ALPHA', '2027-07-01', '2027-07-03'), rooms }]
    for (const kind of ['Itineraries', 'SavedItineraries'] as const) {
      const { id } = tripOf(await create(`POST /api/${kind}`))
      const patched = await world.call('naledi', `PATCH /api/${kind}/{id}`, {
        params: { id },
        body: { segments },
      })
      expect(roomsOf(patched)).toEqual([expect.objectContaining({ ...filled, roomType: 'sr' })])
    }
  })

  test('1 §3: a swapped and an added stay have the types of their rooms', async () => {
    const { id: itineraryId } = tripOf(await create('POST /api/Itineraries'))
    const rooms = [{ optionKey: 'BRAVO-TENT', adults: 2, children: 0 }]
    const camp = { itineraryId, supplierCode: 'BRAVO', rooms }
    const swapped = await world.call('naledi', 'POST /api/WindowAPIs/swapAccommodation', {
      body: { ...camp, segmentId: 's1' },
    })
    expect(roomsOf(swapped)).toEqual([
      expect.objectContaining({ optionKey: 'BRAVO-TENT', ...filled }),
    ])
    const added = await world.call('naledi', 'POST /api/WindowAPIs/addAccommodationToStartEnd', {
      body: { ...camp, position: 'end', nights: 2 },
    })
    expect(roomsOf(added)).toEqual([
      expect.objectContaining(filled),
      expect.objectContaining(filled),
    ])
  })

  test('1 §3: a requoted trip has the types of the rooms that it was sent', async () => {
    const { id } = tripOf(await create('POST /api/Itineraries'))
    await world.call('naledi', 'POST /api/WindowAPIs/GetQuote', { body: { itineraryId: id } })
    await world.work()
    const payload = { segments: [stay('BRAVO', '2027-07-01', '2027-07-03')] }
    const body = { id, payload, sendNotify: false }
    expect(
      (await world.call('naledi', 'POST /api/Itineraries/update-requote', { body })).status,
    ).toBe(200)
    const requoted = await world.call('naledi', 'GET /api/Itineraries/{id}', { params: { id } })
    expect(roomsOf(requoted)).toEqual([
      expect.objectContaining({ optionKey: 'BRAVO-TENT', ...filled }),
    ])
  })

  test('1 §3: a type that was sent counts, and a room that the catalogue does not know stays as it came', async () => {
    const sent = {
      optionKey: 'ALPHA-TENT',
      adults: 2,
      children: 0,
      roomTypeId: 5,
      systemType: '_Double',
    }
    const rooms = [sent, { optionKey: 'ALPHA-NONE', adults: 2, children: 0 }]
    const segments = [{ ...stay('ALPHA', '2027-07-01', '2027-07-03'), rooms }]
    const { id } = tripOf(await create('POST /api/Itineraries'))
    const [known, unknown] = roomsOf(
      await world.call('naledi', 'PATCH /api/Itineraries/{id}', {
        params: { id },
        body: { segments },
      }),
    )
    expect(known).toMatchObject({ ...sent, roomType: 'dr', name })
    expect(unknown?.roomTypeId).toBeUndefined()
  })

  test('1 §7: getAvailability takes rooms as segments have them', async () => {
    const saved = await create('POST /api/SavedItineraries')
    const { id } = tripOf(saved)
    const dates = { startDate: '2027-07-05', endDate: '2027-07-07' }
    const ask = (rooms: readonly object[]) =>
      world.call('naledi', 'POST /api/SavedItineraries/getAvailability', {
        body: { id, ...dates, rooms },
      })
    const [room] = roomsOf(saved)
    const answers = [
      await ask(room === undefined ? [] : [room]),
      await ask([{ adults: 2, children: 0 }]),
    ]
    for (const { status, body } of answers) {
      expect([status, body]).toMatchObject([200, { stays: [{ availability: 5, problems: [] }] }])
    }
    const elsewhere = {
      optionKey: 'BRAVO-TENT',
      roomType: 'tr',
      roomTypeId: 2,
      adults: 2,
      children: 0,
    }
    expect((await ask([elsewhere])).body).toMatchObject({
      stays: [{ availability: 5, problems: [] }],
    })
  })
})
