import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { quietLog, storeKinds } from '../../../support/store-kinds'
import {
  anEstimate,
  fieldsOf,
  refusalOf,
  tripOf,
  tripWorld,
  type World,
} from '../../../support/trip-world'

const post = 'POST /api/Travelers'
const patch = 'PATCH /api/Travelers/{id}'
const remove = 'DELETE /api/Travelers/{id}'
const whereIs = (itineraryId: string, more: object = {}) => ({
  query: { filter: JSON.stringify({ where: { itineraryId }, ...more }) },
})

describe.each(storeKinds)('the travelers of a trip on $name', ({ start }) => {
  let running: Awaited<ReturnType<typeof start>>
  let world: World
  let id: string
  beforeAll(async () => {
    quietLog()
    running = await start()
  })
  afterAll(() => running.stop())
  beforeEach(async () => {
    world = tripWorld(running.stores)
    id = (await anEstimate(world)).id
  })
  const add = async (firstName: string, more: object = {}) =>
    tripOf(await world.call('naledi', post, { body: { itineraryId: id, firstName, ...more } }))
  const idOf = (trip: Awaited<ReturnType<typeof add>>, name: string) =>
    trip.travelers.find(({ firstName }) => firstName === name)?.id ?? ''
  const read = async () =>
    tripOf(await world.call('naledi', 'GET /api/Itineraries/{id}', { params: { id } }))

  test('come, change and go, each with a version and a line of history', async () => {
    const first = await add('Ann', { lastName: 'Lee', age: 41 })
    expect(first).toMatchObject({
      version: 2,
      travelers: [{ firstName: 'Ann', lastName: 'Lee', age: 41 }],
    })
    const ann = idOf(first, 'Ann')
    const body = { itineraryId: id, firstName: 'Anne', lastName: '', age: null }
    const renamed = tripOf(await world.call('naledi', patch, { params: { id: ann }, body }))
    expect(renamed.travelers).toEqual([{ id: ann, firstName: 'Anne' }])
    const gone = await world.call('naledi', remove, {
      params: { id: ann },
      query: { itineraryId: id },
    })
    expect(tripOf(gone)).toMatchObject({ version: 4, travelers: [] })
    const history = await world.call('naledi', 'GET /api/Itineraries/{id}/history', {
      params: { id },
    })
    expect(history.body).toMatchObject([
      {
        version: 4,
        by: { name: 'Naledi Mokoena' },
        changes: [{ label: 'Traveler Anne', from: 'Anne', to: '' }],
      },
      { version: 3, changes: [{ label: 'Traveler', from: 'Ann Lee (41)', to: 'Anne' }] },
      { version: 2, changes: [{ label: 'Traveler Ann Lee (41)', from: '', to: 'Ann Lee (41)' }] },
      { version: 1 },
    ])
  })

  test('are listed with the group they pay with', async () => {
    const ann = idOf(await add('Ann'), 'Ann')
    await add('Bo')
    const group = { itineraryId: id, name: 'Lee', travelerIds: [ann] }
    const partyId = tripOf(await world.call('naledi', 'POST /api/PartyGroups', { body: group }))
      .parties[0]?.id
    const { body } = await world.call('naledi', 'GET /api/Travelers', whereIs(id))
    expect(body).toMatchObject([{ id: ann, itineraryId: id, partyId }, { firstName: 'Bo' }])
    const second = await world.call(
      'naledi',
      'GET /api/Travelers',
      whereIs(id, { skip: 1, limit: 1 }),
    )
    expect(second.body).toMatchObject([{ firstName: 'Bo' }])
  })

  test('join a group, change it and leave it', async () => {
    const named = (name: string) =>
      world.call('naledi', 'POST /api/PartyGroups', { body: { itineraryId: id, name } })
    await named('One')
    const [one, two] = tripOf(await named('Two')).parties.map((party) => party.id)
    const ann = idOf(await add('Ann', { partyId: one }), 'Ann')
    const groups = async (partyId: string | null | undefined) => {
      const answer = await world.call('naledi', patch, {
        params: { id: ann },
        body: { itineraryId: id, partyId },
      })
      return tripOf(answer).parties.map(({ travelerIds }) => travelerIds)
    }
    expect((await read()).parties[0]?.travelerIds).toEqual([ann])
    expect(await groups(two)).toEqual([[], [ann]])
    expect(await groups(null)).toEqual([[], []])
    expect(
      fieldsOf(
        await world.call('naledi', post, {
          body: { itineraryId: id, firstName: 'Bo', partyId: 'x' },
        }),
      ),
    ).toEqual(['body.partyId'])
  })

  test('who are gone are in no group', async () => {
    const ann = idOf(await add('Ann'), 'Ann')
    await world.call('naledi', 'POST /api/PartyGroups', {
      body: { itineraryId: id, name: 'Lee', travelerIds: [ann] },
    })
    await world.call('naledi', remove, { params: { id: ann }, query: { itineraryId: id } })
    expect((await read()).parties).toMatchObject([{ name: 'Lee', travelerIds: [] }])
  })

  test('come once for a key, and not over a change that the caller has not seen', async () => {
    const request = { body: { itineraryId: id, firstName: 'Ann' }, key: 'ann-comes-once' }
    const answers = [
      await world.call('naledi', post, request),
      await world.call('naledi', post, request),
    ]
    expect(answers[0]?.status).toBe(200)
    expect(answers[0]?.text).toBe(answers[1]?.text)
    expect((await read()).travelers).toHaveLength(1)
    const stale = await world.call('naledi', post, {
      body: { itineraryId: id, firstName: 'Bo' },
      version: 1,
    })
    expect(refusalOf(stale)).toMatchObject({ status: 409, code: 'record.changed' })
  })

  test('of another agency are not found, nor is one who does not travel', async () => {
    const ann = idOf(await add('Ann'), 'Ann')
    const body = { itineraryId: id, firstName: 'Eve' }
    const strangers = [
      await world.call('imani', 'GET /api/Travelers', whereIs(id)),
      await world.call('imani', post, { body }),
      await world.call('imani', patch, { params: { id: ann }, body }),
      await world.call('imani', remove, { params: { id: ann }, query: { itineraryId: id } }),
      await world.call('naledi', patch, { params: { id: 'nobody' }, body }),
      await world.call('naledi', remove, { params: { id: 'nobody' }, query: { itineraryId: id } }),
    ]
    expect(strangers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
    expect(
      refusalOf(await world.call('naledi', 'GET /api/Travelers', { query: { filter: '{}' } })),
    ).toMatchObject({
      status: 400,
      code: 'filter.invalid',
    })
  })

  test('of a cancelled trip stay who they were', async () => {
    await add('Ann')
    await world.call('naledi', 'POST /api/WindowAPIs/CancelBooking', { body: { itineraryId: id } })
    const late = await world.call('naledi', post, { body: { itineraryId: id, firstName: 'Bo' } })
    expect(refusalOf(late)).toMatchObject({ status: 409, code: 'itinerary.wrong-state' })
  })
})
