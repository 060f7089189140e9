import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { bookingWorld, onHold, readTrip } from '../support/booking-world'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { openCamp } from '../support/open-camp'
import { quietLog } from '../support/store-kinds'
import { refusalOf, tripBody, tripOf, type World } from '../support/trip-world'

const create = 'POST /api/SavedItineraries'
const list = 'GET /api/SavedItineraries'
const one = 'GET /api/SavedItineraries/{id}'
const patch = 'PATCH /api/SavedItineraries/{id}'
const remove = 'DELETE /api/SavedItineraries/{id}'
const quote = 'POST /api/SavedItineraries/getQuote'
const client = 'cli_00000000000000000000000000'

describe.each(routeEngines)('saved itineraries as records, on $name', (engine) => {
  let there: TestTable
  let world: World
  beforeAll(async () => {
    quietLog()
    there = await startTestTable(engine)
    world = bookingWorld(there.table)
    await openCamp(there.table, 'ZULU', { free: 3, months: ['2027-07'] })
  })
  afterAll(() => there.stop())
  const aPattern = async (name = 'Zulu in three nights') =>
    tripOf(await world.call('naledi', create, { body: tripBody({ name }) }))

  test('are made from a body, without the client in it', async () => {
    const made = await aPattern()
    expect(made).toMatchObject({
      state: 'saved',
      version: 1,
      agentId: 'agt_naledi',
      itinerary: { pax: 2 },
    })
    const params = { client: { id: client } }
    const named = tripOf(
      await world.call('naledi', create, { body: tripBody({ itinerary: { params } }) }),
    )
    expect([named.clientId, named.itinerary.params.client]).toEqual([undefined, undefined])
    const [entry] = await historyOf(made.id)
    expect(entry).toMatchObject({ action: 'saved', by: { name: 'Naledi Mokoena' } })
  })

  test('stay nobody’s when they are edited as a trip', async () => {
    const { id, version } = await aPattern()
    const hers = { firstName: 'Eleanor', lastName: 'Hartley', email: 'eleanor@example.com' }
    const made = z
      .object({ id: z.string() })
      .parse((await world.call('naledi', 'POST /api/Clients', { body: hers })).body)
    const body = { clientId: made.id, name: 'For the Hartleys' }
    const params = { id }
    const edit = tripOf(
      await world.call('naledi', 'PATCH /api/Itineraries/{id}', { params, version, body }),
    )
    expect(edit).toMatchObject({ state: 'saved', name: 'For the Hartleys' })
    expect([edit.clientId, edit.clientData]).toEqual([undefined, undefined])
  })

  test('are listed with nights, camps, price and whose they are, by both names, page by page', async () => {
    const fresh = bookingWorld(there.table)
    const { id } = await onHold(fresh, ['ZULU', '2027-07-01', '2027-07-03'])
    const priced = tripOf(
      await fresh.call('kagiso', create, { body: tripBody({ name: 'Kagiso’s' }) }),
    )
    expect(priced.agentId).toBe('agt_kagiso')
    const saved = tripOf(
      await fresh.call('naledi', 'POST /api/SavedItineraries/createSavedItineraryFromItinerary', {
        body: { itineraryId: id, name: 'Priced' },
      }),
    )
    const all = await fresh.call('naledi', list, { query: { limit: '100' } })
    expect(all.body).toContainEqual(
      expect.objectContaining({
        id: saved.id,
        name: 'Priced',
        nights: 2,
        agentName: 'Naledi Mokoena',
        mayChange: true,
        currency: 'USD',

        sell: saved.finance?.sell,
        camps: ['ZULU'],
        stays: [expect.objectContaining({ supplierCode: 'ZULU', nights: 2 })],
      }),
    )
    expect(saved.finance?.sell).toBeGreaterThan(0)
    expect(all.body).toContainEqual(expect.objectContaining({ name: 'Kagiso’s', mayChange: false }))
    const other = await fresh.call('naledi', 'GET /api/SavedItineraries/getSavedItineraries', {
      query: { limit: '100' },
    })
    expect(other.text).toBe(all.text)

    const names: string[] = []
    for (let cursor: string | undefined, page = 0; page < 20; page++) {
      const { body, headers } = await fresh.call('naledi', list, {
        query: { limit: '1', ...(cursor === undefined ? {} : { cursor }) },
      })
      names.push(...(body as { name: string }[]).map(({ name }) => name))
      cursor = headers['x-next-cursor'] === undefined ? undefined : String(headers['x-next-cursor'])
      if (cursor === undefined) break
    }
    expect(names).toEqual((all.body as { name: string }[]).map(({ name }) => name))
  })

  test('are seen by the whole agency and changed by whose they are, or a lead agent', async () => {
    const { id } = await aPattern()
    const ask = (who: Parameters<World['call']>[0]) => world.call(who, one, { params: { id } })
    expect((await ask('kagiso')).status).toBe(200)
    expect((await ask('imani')).status).toBe(404)
    const change = (who: Parameters<World['call']>[0], version: number) =>
      world.call(who, patch, { params: { id }, version, body: { name: who } })
    expect(refusalOf(await change('kagiso', 1))).toMatchObject({
      status: 403,
      code: 'auth.forbidden',
    })
    expect(refusalOf(await change('imani', 1)).status).toBe(404)
    expect(tripOf(await change('naledi', 1))).toMatchObject({
      name: 'naledi',
      version: 2,
      state: 'saved',
    })
    expect(refusalOf(await change('naledi', 1))).toMatchObject({
      status: 409,
      code: 'record.changed',
    })
    expect(tripOf(await change('thabo', 2))).toMatchObject({
      name: 'thabo',
      version: 3,
      agentId: 'agt_naledi',
    })
  })

  test('are examples of the agency where a lead agent says so: first in the list, for all to copy, for lead agents to change', async () => {
    const { id } = await aPattern('An example to be')
    const say = (who: Parameters<World['call']>[0], body: object) =>
      world.call(who, patch, { params: { id }, body })
    expect(refusalOf(await say('naledi', { state: 'example' }))).toMatchObject({
      status: 403,
      code: 'auth.forbidden',
    })
    expect(tripOf(await say('thabo', { state: 'example', published: true }))).toMatchObject({
      state: 'example',
      published: false,
      version: 2,
    })
    await aPattern('Saved since')
    const named = async (query: Record<string, string> = {}) => {
      const { body } = await world.call('naledi', list, { query: { limit: '100', ...query } })
      return z.array(z.object({ name: z.string(), mayChange: z.boolean() })).parse(body)
    }
    expect((await named())[0]).toEqual({ name: 'An example to be', mayChange: false })
    expect(await named({ state: 'example' })).toEqual([
      { name: 'An example to be', mayChange: false },
    ])
    expect((await named({ state: 'saved' })).map(({ name }) => name)).not.toContain(
      'An example to be',
    )
    expect(refusalOf(await say('naledi', { name: 'Mine' }))).toMatchObject({ status: 403 })
    expect(refusalOf(await world.call('naledi', remove, { params: { id } })).status).toBe(403)
    const edit = { params: { id }, body: { name: 'Mine' } }
    expect(refusalOf(await world.call('naledi', 'PATCH /api/Itineraries/{id}', edit)).status).toBe(
      404,
    )
    const copy = await world.call('kagiso', 'POST /api/SavedItineraries/getItineraryFrom', {
      body: { id },
    })
    expect(tripOf(copy)).toMatchObject({ state: 'estimate', agentId: 'agt_kagiso' })
    expect(tripOf(await say('thabo', { state: 'saved' }))).toMatchObject({ state: 'saved' })
    expect(tripOf(await say('naledi', { name: 'Mine' }))).toMatchObject({ name: 'Mine' })
  })

  test('are made as examples by lead agents only', async () => {
    const body = tripBody({ name: 'From the start', itinerary: { state: 'example' } })
    expect(refusalOf(await world.call('naledi', create, { body })).status).toBe(403)
    const made = tripOf(await world.call('thabo', create, { body }))
    expect(made.state).toBe('example')
    const from = 'POST /api/SavedItineraries/createSavedItineraryFromItinerary'
    const trip = tripOf(await world.call('naledi', 'POST /api/Itineraries', { body: tripBody() }))
    const copied = { body: { itineraryId: trip.id, state: 'example' } }
    expect(refusalOf(await world.call('naledi', from, copied)).status).toBe(403)
    const example = tripOf(await world.call('thabo', from, copied))
    expect(example).toMatchObject({ state: 'example', agentId: 'agt_thabo' })
    for (const { id } of [made, example]) await world.call('thabo', remove, { params: { id } })
  })

  test('are deleted by whose they are, once; what was made of them stays', async () => {
    const { id } = await aPattern('To be deleted')
    const made = tripOf(
      await world.call('kagiso', 'POST /api/SavedItineraries/getItineraryFrom', { body: { id } }),
    )
    expect(refusalOf(await world.call('kagiso', remove, { params: { id } })).status).toBe(403)
    expect(
      refusalOf(await world.call('naledi', remove, { params: { id }, version: 7 })).status,
    ).toBe(409)
    const gone = await world.call('naledi', remove, { params: { id }, version: 1 })
    expect(gone).toMatchObject({ status: 200, body: { id, deleted: true } })
    expect((await world.call('naledi', remove, { params: { id } })).status).toBe(404)
    expect((await world.call('naledi', one, { params: { id } })).status).toBe(404)
    expect(
      (await world.call('naledi', 'GET /api/Itineraries/{id}', { params: { id } })).status,
    ).toBe(404)
    const { text } = await world.call('naledi', list, { query: { limit: '100' } })
    expect(text).not.toContain(id)
    expect(await readTrip(world, made.id)).toMatchObject({
      state: 'estimate',
      agentId: 'agt_kagiso',
    })
    const told = await there.table.all({
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :history)',
      ExpressionAttributeValues: {
        ':pk': `AGENCY#agy_marula#ITINERARY#${id}`,
        ':history': 'HISTORY#',
      },
    })
    expect(told.map(({ action }) => action)).toEqual(['saved', 'deleted'])
  })

  test('only what is saved can be looked at, changed and deleted here', async () => {
    const { id } = tripOf(await world.call('naledi', 'POST /api/Itineraries', { body: tripBody() }))
    for (const answer of [
      await world.call('naledi', one, { params: { id } }),
      await world.call('naledi', patch, { params: { id }, version: 1, body: { name: 'no' } }),
      await world.call('naledi', remove, { params: { id } }),
      await world.call('naledi', quote, { body: { id } }),
    ]) {
      expect(refusalOf(answer)).toMatchObject({ status: 404, code: 'record.not-found' })
    }
  })

  test('are quoted as a new trip of whoever asks, once for a key, and stay as they are', async () => {
    const { id } = await aPattern('To be quoted')
    const request = { body: { id, startDate: '2027-07-10' }, key: 'quote-a-pattern' }
    const first = await world.call('kagiso', quote, request)
    world.messages.splice(0) // the message is lost
    const again = await world.call('kagiso', quote, request)
    expect([first.status, first.text]).toEqual([200, again.text])
    expect(world.messages).toHaveLength(1)
    await world.work()
    const made = (first.body as { id: string }).id
    const trip = await readTrip(world, made)
    expect(trip).toMatchObject({
      state: 'quote',
      agentId: 'agt_kagiso',
      problems: [],
      version: 2,
      itinerary: { startDate: '2027-07-10', endDate: '2027-07-13' },
    })
    expect(trip.finance?.sell).toBeGreaterThan(0)
    expect((await historyOf(made)).map(({ action }) => action)).toEqual([
      'quoted',
      `quoted from ${id}`,
    ])
    expect(tripOf(await world.call('naledi', one, { params: { id } }))).toMatchObject({
      state: 'saved',
      version: 1,
    })
    expect((await world.call('imani', quote, { body: { id } })).status).toBe(404)
  })

  const historyOf = async (id: string) =>
    (await world.call('thabo', 'GET /api/Itineraries/{id}/history', { params: { id } })).body as {
      action: string
      by: { name: string }
    }[]
})
