import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DepartureSummary, DepartureView } from '#shared/api/departures'
import { clientStore } from '../../functions/data/clients/client-store'
import { departureStore } from '../../functions/data/itineraries/departure-store'
import { itineraryStore } from '../../functions/data/itineraries/itinerary-store'
import { roomStore } from '../../functions/data/rates/room-store'
import { answerStore } from '../../functions/data/table/idempotency'
import { bookDeparture } from '../../functions/departures/routes/book-departure'
import { createDeparture } from '../../functions/departures/routes/create-departure'
import { getDeparture } from '../../functions/departures/routes/get-departure'
import { leaveDeparture } from '../../functions/departures/routes/leave-departure'
import { listDepartures } from '../../functions/departures/routes/list-departures'
import { patchDeparture } from '../../functions/departures/routes/patch-departure'
import { callAs } from '../support/call-as'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { tableStores } from '../support/store-kinds'
import {
  agencyStoreOfTests,
  type Person,
  people,
  ratesOfTests,
  tripWorld,
} from '../support/trip-world'
import { tripAt } from './crash/prepared'

describe.each(routeEngines)('group departures, on $name', (engine) => {
  let there: TestTable
  beforeAll(async () => {
    there = await startTestTable(engine)
  })
  afterAll(() => there.stop())

  const stores = () => ({
    departures: departureStore(there.table),
    itineraries: itineraryStore(there.table),
    clients: clientStore(there.table),
    answers: answerStore(there.table),
    agencies: agencyStoreOfTests,
    exchange: ratesOfTests,
    camps: { campFacts: async () => undefined },
    rooms: roomStore(there.table),
  })
  const world = () => tripWorld(tableStores(there.table))
  const as = (who: Person) => ({ principal: people[who] })
  const idOf = ({ body }: { body: unknown }) => (body as { id: string }).id
  const aPattern = async (who: Person = 'thabo') =>
    idOf(
      await world().call(who, 'POST /api/SavedItineraries', {
        body: { ...tripAt('CAMP'), name: 'Delta in May' },
      }),
    )
  const aClient = async (who: Person, email: string) => {
    const contact = { phone: '', address: '' }
    const body = { firstName: 'Ada', lastName: 'Moremi', email, contact }
    return idOf(await world().call(who, 'POST /api/Clients', { body }))
  }
  const offered = { name: 'Delta in May', startDate: '2027-05-10', places: 8, price: 1_250_000 }
  const create = async (more: object = {}, who: Person = 'thabo') =>
    callAs(
      createDeparture,
      stores(),
      as(who),
    )({ body: { ...offered, savedItineraryId: await aPattern(), ...more } })
  const open = (id: string, who: Person = 'thabo') =>
    callAs(getDeparture, stores(), as(who))({ params: { id } })
  const book = (id: string, body: object, { who = 'naledi' as Person, key = '' } = {}) =>
    callAs(
      bookDeparture,
      stores(),
      as(who),
    )({
      params: { id },
      body,
      ...(key && { headers: { 'idempotency-key': key } }),
    })

  test('begin a trip of a client on their day, and count its guests', async () => {
    const made = (await create()).body as DepartureView
    expect(made).toMatchObject({ ...offered, currency: 'USD', version: 1, taken: 0, bookings: [] })
    const clientId = await aClient('naledi', 'ada@one.example')
    const booked = await book(made.id, { clientId, guests: 3 })
    const { itineraryId } = booked.body as { itineraryId: string }
    const trip = await world().call('naledi', 'GET /api/Itineraries/{id}', {
      params: { id: itineraryId },
    })
    expect(trip.body).toMatchObject({ name: 'Delta in May', clientId, state: 'estimate' })
    expect(trip.text).toContain('"startDate":"2027-05-10"')
    expect((await open(made.id, 'naledi')).body).toMatchObject({
      taken: 3,
      bookings: [{ guests: 3, itineraryId, clientName: 'Ada Moremi', agentName: 'Naledi Mokoena' }],
    })
    const seenByColleague = (await open(made.id, 'kagiso')).body as DepartureView
    expect(seenByColleague.bookings).toEqual([
      { guests: 3, agentName: 'Naledi Mokoena', state: 'estimate' },
    ])
    expect((await open(made.id, 'imani')).status).toBe(404)
  })

  test('asked twice by one key, are booked once', async () => {
    const { id } = (await create()).body as DepartureView
    const body = { clientId: await aClient('naledi', 'ada@once.example'), guests: 2 }
    const first = await book(id, body, { key: 'book-once-1' })
    expect((await book(id, body, { key: 'book-once-1' })).body).toEqual(first.body)
    expect((await open(id)).body).toMatchObject({ taken: 2 })
  })

  test('take no guest too many, however many book at the same moment', async () => {
    const { id } = (await create({ places: 5 })).body as DepartureView
    const clientId = await aClient('naledi', 'ada@race.example')
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => book(id, { clientId, guests: 2 })),
    )
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses.filter((status) => status === 200)).toHaveLength(2)
    const view = (await open(id)).body as DepartureView
    expect([view.taken, view.bookings.length]).toEqual([4, 2])
    const full = await book(id, { clientId, guests: 2 })
    expect(full.body).toMatchObject({ error: { code: 'departure.full' } })
  })

  test('keep the places of a trip that a read does not show yet', async () => {
    const { id } = (await create({ places: 3 })).body as DepartureView
    const clientId = await aClient('naledi', 'ada@behind.example')
    await book(id, { clientId, guests: 2 })
    const behind = {
      ...stores(),
      departures: departureStore({ ...there.table, getMany: async () => [] }),
    }
    const body = { clientId, guests: 2 }
    const answer = await callAs(bookDeparture, behind, as('naledi'))({ params: { id }, body })
    expect(answer.body).toMatchObject({ error: { code: 'departure.full' } })
    await callAs(
      bookDeparture,
      behind,
      as('naledi'),
    )({ params: { id }, body: { clientId, guests: 1 } })
    expect((await open(id)).body).toMatchObject({
      taken: 3,
      bookings: [{ guests: 2 }, { guests: 1 }],
    })
  })

  const grow = (trip: string, adults: number, who: Person = 'naledi') =>
    world().call(who, 'PATCH /api/Itineraries/{id}', { params: { id: trip }, body: { adults } })
  const bookTrip = async (id: string, body: object) =>
    ((await book(id, body)).body as { itineraryId: string }).itineraryId

  test('have places that follow their trips, which grow no further than there is room', async () => {
    const { id } = (await create({ places: 5 })).body as DepartureView
    const clientId = await aClient('naledi', 'ada@grows.example')
    const trip = await bookTrip(id, { clientId, guests: 2 })
    await bookTrip(id, { clientId, guests: 1 })
    const refused = await grow(trip, 40)
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'departure.full' } } })
    expect((await open(id)).body).toMatchObject({ taken: 3 })
    expect((await grow(trip, 4)).status).toBe(200)
    expect((await open(id)).body).toMatchObject({ taken: 5 })
    expect((await grow(trip, 1)).status).toBe(200)
    expect((await open(id)).body).toMatchObject({ taken: 2 })
  })

  test('sell no place twice while ten trips grow and ten are booked at the same moment', async () => {
    const { id } = (await create({ places: 24 })).body as DepartureView
    const clientId = await aClient('naledi', 'ada@crowd.example')
    const trips: string[] = []
    for (let made = 0; made < 10; made++) trips.push(await bookTrip(id, { clientId, guests: 1 }))
    const answers = await Promise.all([
      ...trips.map((trip) => grow(trip, 2)),
      ...trips.map(() => book(id, { clientId, guests: 1 })),
    ])
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(14)
    expect(statuses.filter((status) => status === 409)).toHaveLength(6)
    expect((await open(id)).body).toMatchObject({ taken: 24 })
  }, 30_000)

  test('get places back from trips that are cancelled, or leave', async () => {
    const { id } = (await create()).body as DepartureView
    const clientId = await aClient('naledi', 'ada@back.example')
    const trips: string[] = []
    for (const guests of [2, 3]) {
      trips.push(
        ((await book(id, { clientId, guests })).body as { itineraryId: string }).itineraryId,
      )
    }
    const [gone = '', leaves = ''] = trips
    await world().call('naledi', 'POST /api/WindowAPIs/CancelBooking', {
      body: { itineraryId: gone },
    })
    expect((await open(id)).body).toMatchObject({ taken: 3 })
    const leave = (who: Person) =>
      callAs(leaveDeparture, stores(), as(who))({ params: { id, itineraryId: leaves } })
    expect((await leave('kagiso')).status).toBe(404)
    expect((await leave('naledi')).body).toMatchObject({ taken: 0, bookings: [] })
    expect((await leave('naledi')).status).toBe(404)
    const stays = await world().call('naledi', 'GET /api/Itineraries/{id}', {
      params: { id: leaves },
    })
    expect(stays.status).toBe(200)
  })

  test('are changed over the version that was read, never below what is taken, and cancelled for good', async () => {
    const { id } = (await create()).body as DepartureView
    const clientId = await aClient('naledi', 'ada@change.example')
    await book(id, { clientId, guests: 4 })
    const patch = (body: object, who: Person = 'thabo') =>
      callAs(
        patchDeparture,
        stores(),
        as(who),
      )({ params: { id }, body: { name: 'Delta', places: 8, ...body } })
    expect((await patch({ version: 1 })).status).toBe(409)
    expect((await patch({ version: 2 }, 'naledi')).status).toBe(403)
    expect((await patch({ version: 2, places: 3 })).body).toMatchObject({
      error: { details: { fields: [{ field: 'body.places' }] } },
    })
    expect((await patch({ version: 2, places: 4 })).body).toMatchObject({
      places: 4,
      version: 3,
      name: 'Delta',
    })
    expect((await patch({ version: 3, cancelled: true })).body).toMatchObject({
      cancelledAt: expect.any(String),
    })
    expect((await book(id, { clientId, guests: 1 })).body).toMatchObject({
      error: { code: 'departure.closed' },
    })
    expect((await patch({ version: 4 })).body).toMatchObject({
      error: { code: 'departure.closed' },
    })
  })

  test('are offered by lead agents, from saved itineraries of the agency, on days to come', async () => {
    expect((await create({}, 'naledi')).status).toBe(403)
    const fieldOf = ({ body }: { body: unknown }) => JSON.stringify(body)
    expect(fieldOf(await create({ savedItineraryId: 'itn_unknown1' }))).toContain(
      'body.savedItineraryId',
    )
    expect(fieldOf(await create({ startDate: '2026-11-01' }))).toContain('body.startDate')
    expect(fieldOf(await create({ places: 0 }))).toContain('body.places')
  })

  test('are listed until they end, the next first', async () => {
    const late = (await create({ startDate: '2028-05-10' })).body as DepartureView
    const early = (await create({ startDate: '2026-11-25' })).body as DepartureView
    const listed = (await callAs(listDepartures, stores(), as('kagiso'))({}))
      .body as DepartureSummary[]
    const ids = listed.map(({ id }) => id)
    expect([ids[0], ids.at(-1)]).toEqual([early.id, late.id])
    expect((await callAs(listDepartures, stores(), as('imani'))({})).body).toEqual([])
    const after = { ...as('kagiso'), now: () => new Date('2027-01-20T08:00:00.000Z') }
    const later = (await callAs(listDepartures, stores(), after)({})).body as DepartureSummary[]
    expect(later.map(({ id }) => id)).not.toContain(early.id)
  })
})
