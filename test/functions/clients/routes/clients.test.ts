import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clientView } from '#shared/api/client-shapes'
import { quietLog, storeKinds } from '../../../support/store-kinds'
import {
  anEstimate,
  type Person,
  refusalOf,
  tripBody,
  tripOf,
  tripWorld,
  type World,
} from '../../../support/trip-world'

let made = 0
const eleanor = (named: object = {}) => {
  made += 1
  return {
    firstName: 'Eleanor',
    lastName: 'Hartley',
    email: `eleanor${made}@hartley.co.uk`,
    contact: { phone: '+44 20 7946 0000', address: '1 High Street' },
    ...named,
  }
}

describe.each(storeKinds)('clients on $name', ({ start }) => {
  let running: Awaited<ReturnType<typeof start>>
  let world: World
  beforeAll(async () => {
    quietLog()
    running = await start()
  })
  afterAll(() => running.stop())
  beforeEach(() => {
    world = tripWorld(running.stores)
  })
  const create = (body: object = eleanor(), who: Person = 'naledi', key?: string) =>
    world.call(who, 'POST /api/Clients', { body, ...(key === undefined ? {} : { key }) })
  const aClient = async (body?: object, who?: Person) =>
    clientView.parse((await create(body, who)).body)
  const patch = (id: string, version: number, body: object, who: Person = 'naledi') =>
    world.call(who, 'PATCH /api/Clients/{id}', { params: { id }, version, body })
  const hasEmail = async (email: string, who: Person = 'naledi') =>
    (await world.call(who, 'POST /api/Clients/check-email', { body: { email } })).body

  test('a new client belongs to the agent who added it', async () => {
    const body = eleanor()
    expect(await aClient(body)).toMatchObject({
      name: 'Eleanor Hartley',
      agentId: 'agt_naledi',
      version: 1,
      ...body,
      agent: { fullName: 'Naledi Mokoena' },
      clientData: { status: 'lead', archived: false, name: 'Eleanor Hartley' },
    })
  })

  test('an email that exists in the agency is refused by name, whoever’s client it is and whatever its capitals', async () => {
    const { email } = await aClient()
    const answer = await create(eleanor({ email: email.toUpperCase() }), 'kagiso')
    expect(refusalOf(answer)).toMatchObject({
      status: 409,
      code: 'client.email-exists',
      message: 'Email already exists',
      details: { fields: [{ field: 'body.email', message: 'Email already exists' }] },
    })
    expect((await create(eleanor({ email }), 'imani')).status).toBe(200)
  })

  test('checking an email answers true or false, for the agency only', async () => {
    const { email } = await aClient()
    expect(await hasEmail(email)).toBe(true)
    expect(await hasEmail(` ${email} `, 'kagiso')).toBe(true)
    expect(await hasEmail(email, 'imani')).toBe(false)
    expect(await hasEmail('nobody@example.com')).toBe(false)
  })

  test.each([
    [{ firstName: '' }, 'body.firstName', 'First name is required'],
    [{ firstName: undefined }, 'body.firstName', 'First name is required'],
    [{ lastName: '   ' }, 'body.lastName', 'Last name is required'],
    [{ email: '' }, 'body.email', 'Email is required'],
    [{ email: undefined }, 'body.email', 'Email is required'],
    [{ email: 'eleanor' }, 'body.email', 'Email must be valid'],
    [{ email: `${'x'.repeat(250)}@example.com` }, 'body.email', 'Email must be valid'],
    [{ firstName: 'x'.repeat(5_000) }, 'body.firstName', 'must be at most 100 characters'],
    [{ agentId: 'agt_thabo' }, 'body.agentId', 'Unknown field'],
  ])('a client with %j is refused with the words of the form', async (named, field, message) => {
    const answer = await create(eleanor(named))
    expect(refusalOf(answer)).toMatchObject({
      status: 400,
      details: { fields: [{ field, message }] },
    })
  })

  test('a repeat with the same Idempotency-Key gives the same bytes and no second client', async () => {
    const body = eleanor()
    const [first, second] = [
      await create(body, 'naledi', `key-${made}-click`),
      await create(body, 'naledi', `key-${made}-click`),
    ]
    expect(second.text).toBe(first.text)
    expect(second.status).toBe(200)
  })

  test('a client is found with their itineraries, the last changed first', async () => {
    const { id, clientId } = await aClient()
    const older = await anEstimate(world, 'naledi', tripBody({ clientId, name: 'Older' }))
    world.pass(1_000)
    const newer = await anEstimate(world, 'naledi', tripBody({ clientId, name: 'Newer' }))
    const found = await world.call('naledi', 'GET /api/Clients/{id}', { params: { id } })
    expect(found).toMatchObject({
      headers: { etag: '"1"' },
      body: {
        id,
        itineraries: [
          { id: newer.id, name: 'Newer', clientName: 'Eleanor Hartley' },
          { id: older.id },
        ],
      },
    })
  })

  test('a client of another agency, or of another agent, is not found; the lead agent finds it', async () => {
    const { id } = await aClient()
    for (const who of ['imani', 'kagiso'] as const) {
      expect((await world.call(who, 'GET /api/Clients/{id}', { params: { id } })).status).toBe(404)
      expect((await patch(id, 1, { firstName: 'Ann' }, who)).status).toBe(404)
    }
    expect((await world.call('thabo', 'GET /api/Clients/{id}', { params: { id } })).status).toBe(
      200,
    )
  })

  test('a change makes the next version; what is not named stays', async () => {
    const { id, email } = await aClient()
    const answer = await patch(id, 1, {
      lastName: 'Brown',
      contact: { phone: '1' },
      status: 'planning',
    })
    expect(answer).toMatchObject({
      headers: { etag: '"2"' },
      body: {
        version: 2,
        name: 'Eleanor Brown',
        email,
        contact: { phone: '1', address: '1 High Street' },
        clientData: {
          status: 'planning',
          clientUpdates: [{ status: 'planning', agent: { fullName: 'Naledi Mokoena' } }],
        },
      },
    })
  })

  test('a change of nothing makes no version', async () => {
    const { id } = await aClient()
    expect(await patch(id, 1, { firstName: 'Eleanor' })).toMatchObject({
      status: 200,
      body: { version: 1 },
    })
  })

  test('a repeat of a change that changes nothing gives its answer, although somebody else has changed something', async () => {
    const { id } = await aClient()
    const change = (firstName: string, key: string) =>
      world.call('naledi', 'PATCH /api/Clients/{id}', {
        params: { id },
        version: 1,
        body: { firstName },
        key,
      })
    const first = await change('Eleanor', `nothing-${id}`)
    await change('Nora', `theirs-${id}`)
    for (let again = 1; again <= 5; again++)
      expect(await change('Eleanor', `nothing-${id}`)).toEqual(first)
  })

  test('a change from a stale version is refused with the present client', async () => {
    const { id } = await aClient()
    await patch(id, 1, { firstName: 'Ann' })
    expect(refusalOf(await patch(id, 1, { firstName: 'Beth' }))).toMatchObject({
      status: 409,
      code: 'record.changed',
      details: { expectedVersion: 1, actualVersion: 2, current: { firstName: 'Ann' } },
    })
  })

  test('a new email must be free, and frees the old one', async () => {
    const [one, other] = [await aClient(), await aClient()]
    expect(refusalOf(await patch(one.id, 1, { email: other.email }))).toMatchObject({
      code: 'client.email-exists',
    })
    const moved = `moved${made}@example.com`
    expect((await patch(one.id, 1, { email: moved })).status).toBe(200)
    expect([await hasEmail(moved), await hasEmail(one.email)]).toEqual([true, false])
  })

  test('a new name is shown in the client’s itineraries at once', async () => {
    const { id } = await aClient()
    const trip = await anEstimate(world, 'naledi', tripBody({ clientId: id }))
    await patch(id, 1, { lastName: 'Brown' })
    const seen = tripOf(
      await world.call('naledi', 'GET /api/Itineraries/{id}', { params: { id: trip.id } }),
    )
    expect(seen).toMatchObject({ version: 1, clientData: { name: 'Eleanor Brown' } })
  })

  test('a lead agent’s edit leaves client and itinerary with their agent', async () => {
    const { id } = await aClient()
    expect(await patch(id, 1, { firstName: 'Ann' }, 'thabo')).toMatchObject({
      body: { agentId: 'agt_naledi' },
    })
  })
})
