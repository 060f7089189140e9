import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { memoryStores } from '../../../support/memory-stores'
import { quietLog } from '../../../support/store-kinds'
import {
  aQuote,
  fieldsOf,
  refusalOf,
  tripBody,
  tripOf,
  tripWorld,
  type World,
} from '../../../support/trip-world'

describe('one itinerary', () => {
  let world: World
  let id: string
  beforeAll(() => void quietLog())
  beforeEach(async () => {
    world = tripWorld(memoryStores())
    id = (await aQuote(world)).id
  })
  const ask = (filter?: object) =>
    world.call('naledi', 'GET /api/Itineraries/{id}', {
      params: { id },
      ...(filter && { query: { filter: JSON.stringify(filter) } }),
    })

  test.each([
    [{ fields: ['id'] }, ['id']],
    [{ fields: { name: true, state: true } }, ['id', 'name', 'state']],
    [{ fields: ['name'], include: ['agent', 'payments'] }, ['id', 'name', 'payments', 'user']],
  ])('is answered by %j with those fields and its id', async (filter, names) => {
    const { status, body } = await ask(filter)
    expect([status, Object.keys(Object(body)).sort()]).toEqual([200, names])
  })

  test('has no field that it does not have', async () => {
    expect(refusalOf(await ask({ fields: ['secret'] }))).toMatchObject({
      status: 400,
      code: 'filter.invalid',
    })
  })

  test('tells its rates with the fees of cards and banks, and its exchange rates by the dollar and by its own currency', async () => {
    const euros = tripOf(
      await world.call('naledi', 'POST /api/Itineraries', { body: tripBody({ currency: 'EUR' }) }),
    )
    expect(euros).toMatchObject({
      rates: { land: 20, credit: 3.5, ach: 1 },
      spotRates: { EUR: '0.92', ZAR: '18.0' },
      baseRates: { EUR: '1', ZAR: '19.5652173913', USD: '1.08695652174' },
    })
    expect(tripOf(await ask()).baseRates).toMatchObject({ USD: '1', ZAR: '18' })
  })

  test('has the market of its client’s country, and keeps another that is chosen', async () => {
    const clientOf = async (phone: string) => {
      const email = `e${phone.length}@example.com`
      const contact = { phone, address: '' }
      const hers = { firstName: 'Eleanor', lastName: 'Hartley', email, contact }
      const { body } = await world.call('naledi', 'POST /api/Clients', { body: hers })
      return (body as { id: string }).id
    }
    const [botswana, sweden] = [await clientOf('+267 71 555 010'), await clientOf('+46 8 555 01')]
    const patch = async (body: object) =>
      tripOf(await world.call('naledi', 'PATCH /api/Itineraries/{id}', { params: { id }, body }))
        .market
    expect(await patch({ clientId: botswana })).toBe('sadc')
    expect(await patch({ market: 'resident' })).toBe('resident')
    expect(await patch({ clientId: botswana, name: 'Kalahari' })).toBe('resident')
    expect(await patch({ clientId: sweden })).toBe('international')
    const made = await world.call('naledi', 'POST /api/Itineraries', {
      body: { ...tripBody({}), clientId: botswana },
    })
    expect(tripOf(made).market).toBe('sadc')
  })

  test('keeps the deal of its client in Pipedrive, and forgets it when it is empty', async () => {
    const hers = { firstName: 'Eleanor', lastName: 'Hartley', email: 'eleanor@example.com' }
    const client = (await world.call('naledi', 'POST /api/Clients', { body: hers })).body as {
      id: string
    }
    const patch = async (body: object) =>
      tripOf(await world.call('naledi', 'PATCH /api/Itineraries/{id}', { params: { id }, body }))
        .clientData
    expect(await patch({ clientId: client.id, pipedriveDealId: '4711' })).toEqual({
      name: 'Eleanor Hartley',
      pipedriveDealId: '4711',
    })
    expect(await patch({ pipedriveDealId: '' })).toEqual({ name: 'Eleanor Hartley' })
  })

  test('says of a flag that there is none: Unknown itinerary flag', async () => {
    const refused = await world.call('naledi', 'PATCH /api/Itineraries/{id}', {
      params: { id },
      body: { flags: ['lrc'] },
    })
    expect(fieldsOf(refused)).toEqual(['body.flags.0'])
    expect(refused.text).toContain('Unknown itinerary flag')
  })

  test('keeps room types of a stay whose rooms come as accommodationRooms', async () => {
    const rooms = [{ optionKey: 'ZULU-TENT', adults: 2, children: 0 }]
    const segment = {
      type: 'stay',
      supplierCode: 'ZULU',
      startDate: '2027-07-01',
      endDate: '2027-07-04',
      optionKeys: ['ZULU-TENT'],
      roomTypeIds: [2],
      systemTypes: ['Twin'],
    }
    const params = {
      accommodationRooms: [{ supplierCode: 'ZULU', startDate: '2027-07-01', rooms }],
    }
    const body = tripBody({ itinerary: { segments: [segment], params } })
    const trip = tripOf(await world.call('naledi', 'POST /api/Itineraries', { body }))
    expect(trip.itinerary.segments[0]?.rooms).toMatchObject([
      { roomTypeId: 2, systemType: 'Twin', adults: 2 },
    ])
  })
})
