import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { quietLog, storeKinds } from '../../../support/store-kinds'
import { aQuote, refusalOf, tripOf, tripWorld, type World } from '../../../support/trip-world'

const post = 'POST /api/PartyGroups'
const patch = 'PATCH /api/PartyGroups/{id}'
const remove = 'DELETE /api/PartyGroups/{id}'
const bills = z.array(
  z.object({
    name: z.string(),
    sell: z.int(),
    deposit: z.int(),
    balance: z.int(),
    allocations: z.record(z.string(), z.number()),
  }),
)

describe.each(storeKinds)('the party groups of a trip on $name', ({ start }) => {
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
    const { version, ...trip } = await aQuote(world)
    id = trip.id
    const travelers = ['ann', 'bo', 'cy'].map((one) => ({ id: one, firstName: one }))
    await world.call('naledi', 'PATCH /api/Itineraries/{id}', {
      params: { id },
      version,
      body: { travelers },
    })
  })
  const add = async (name: string, more: object = {}) => {
    const trip = tripOf(
      await world.call('naledi', post, { body: { itineraryId: id, name, ...more } }),
    )
    return trip.parties.at(-1)?.id ?? ''
  }
  const change = async (group: string, body: object) =>
    world.call('naledi', patch, { params: { id: group }, body: { itineraryId: id, ...body } })
  const read = async () =>
    tripOf(await world.call('naledi', 'GET /api/Itineraries/{id}', { params: { id } }))
  const listed = async () => {
    const query = { filter: JSON.stringify({ where: { itineraryId: id } }) }
    return bills.parse((await world.call('naledi', 'GET /api/PartyGroups', { query })).body)
  }

  test('pay by traveler counts until shares are set, to the cent', async () => {
    await add('Lee', { travelerIds: ['ann', 'bo'] })
    const cy = await add('Cy', { travelerIds: ['cy'] })
    const { finance } = await read()
    const sums = async () => {
      const groups = await listed()
      return (['sell', 'deposit', 'balance'] as const).map((name) =>
        groups.reduce((sum, group) => sum + group[name], 0),
      )
    }
    expect(finance?.sell).toBe(663_660)
    expect((await listed()).map(({ name, sell }) => [name, sell])).toEqual([
      ['Lee', 442_440],
      ['Cy', 221_220],
    ])
    await change(cy, { allocations: { s1: 12.5 } })
    expect((await listed()).map(({ sell, allocations }) => [sell, allocations])).toEqual([
      [580_703, { s1: 87.5 }],
      [82_957, { s1: 12.5 }],
    ])
    expect(await sums()).toEqual([finance?.sell, finance?.deposit, finance?.balance])
  })

  test('take travelers from each other', async () => {
    const lee = await add('Lee', { travelerIds: ['ann', 'bo'] })
    await add('Cy', { travelerIds: ['bo', 'cy'] })
    expect((await read()).parties.map(({ travelerIds }) => travelerIds)).toEqual([
      ['ann'],
      ['bo', 'cy'],
    ])
    await change(lee, { name: 'The Lees', travelerIds: ['ann', 'cy'] })
    expect((await read()).parties).toMatchObject([
      { name: 'The Lees', travelerIds: ['ann', 'cy'] },
      { travelerIds: ['bo'] },
    ])
  })

  test('leave their share to the others when they go', async () => {
    await add('One', { allocations: { s1: 100 } })
    await add('Two', { allocations: { s1: 50 } })
    const three = await add('Three', { allocations: { s1: 60 } })
    expect((await listed()).map(({ allocations }) => allocations.s1)).toEqual([20, 20, 60])
    await world.call('naledi', remove, { params: { id: three }, query: { itineraryId: id } })
    expect((await listed()).map(({ allocations }) => allocations.s1)).toEqual([50, 50])
  })

  test('tell the history who pays what', async () => {
    const lee = await add('Lee', { travelerIds: ['ann'] })
    await add('Cy', { travelerIds: ['cy'] })
    await change(lee, { allocations: { s1: 70 } })
    const history = await world.call('naledi', 'GET /api/Itineraries/{id}/history', {
      params: { id },
      query: { limit: '2' },
    })
    expect(history.body).toMatchObject([
      {
        changes: [
          { label: 'ZULU: shares', from: 'by number of travelers', to: 'Lee 70 %, Cy 30 %' },
        ],
      },
      { changes: [{ label: 'Party group Cy', from: '', to: 'cy' }] },
    ])
  })

  test('that do not pay a segment in full are refused with its name', async () => {
    const { version, parties } = { ...(await read()), parties: ['a', 'b'] }
    const body = {
      parties: parties.map((name) => ({
        id: name,
        name,
        travelerIds: [],
        allocations: { s1: 45 },
      })),
    }
    const refused = refusalOf(
      await world.call('naledi', 'PATCH /api/Itineraries/{id}', { params: { id }, version, body }),
    )
    expect(refused).toMatchObject({
      status: 400,
      code: 'request.invalid',
      details: {
        fields: [{ field: 'body.parties', message: 'must total 100% for ZULU, not 90%' }],
      },
    })
  })

  test('keep to the segments that are left', async () => {
    await add('One', { allocations: { s1: 100 } })
    const { version } = await read()
    await world.call('naledi', 'PATCH /api/Itineraries/{id}', {
      params: { id },
      version,
      body: { segments: [] },
    })
    expect((await read()).parties).toMatchObject([{ name: 'One', allocations: {} }])
  })

  test('come once for a key, and of another agency are not found', async () => {
    const request = { body: { itineraryId: id, name: 'Lee' }, key: 'lee-comes-once' }
    const answers = [
      await world.call('naledi', post, request),
      await world.call('naledi', post, request),
    ]
    expect(answers[0]?.status).toBe(200)
    expect(answers[0]?.text).toBe(answers[1]?.text)
    const lee =
      tripOf(answers[0] ?? (await world.call('naledi', post, request))).parties[0]?.id ?? ''
    const query = { filter: JSON.stringify({ where: { itineraryId: id } }) }
    const strangers = [
      await world.call('imani', 'GET /api/PartyGroups', { query }),
      await world.call('imani', post, { body: { itineraryId: id, name: 'Eve' } }),
      await world.call('imani', patch, {
        params: { id: lee },
        body: { itineraryId: id, name: 'Eve' },
      }),
      await world.call('imani', remove, { params: { id: lee }, query: { itineraryId: id } }),
      await change('nobody', { name: 'Eve' }),
    ]
    expect(strangers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  })
})
