import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { memoryStores } from '../../../support/memory-stores'
import { quietLog } from '../../../support/store-kinds'
import {
  anEstimate,
  fieldsOf,
  refusalOf,
  tripBody,
  tripOf,
  tripWorld,
  type World,
  zuluStay,
} from '../../../support/trip-world'

const segments = 'body.itinerary.segments.0'
const stay = (named: object) => tripBody({ itinerary: { segments: [zuluStay(named)] } })
const room = (named: object) =>
  stay({ rooms: [{ optionKey: 'ZULU-TENT', adults: 2, children: 0, ...named }] })

const elsewhere = [{ optionKey: 'YANKEE-TENT', adults: 2, children: 0 }]
const chosenElsewhere = tripBody({
  itinerary: {
    params: {
      accommodationRooms: [{ supplierCode: 'ZULU', startDate: '2027-07-01', rooms: elsewhere }],
    },
    segments: [zuluStay({ rooms: [] })],
  },
})
const farApart = tripBody({
  itinerary: {
    segments: [zuluStay(), zuluStay({ startDate: '2029-07-01', endDate: '2029-07-04' })],
  },
})

/** A body whose name is written with an escape of JSON. */
const bodyNamed = (written: string) =>
  JSON.stringify(tripBody({ name: 'Lions' })).replace('Lions', `Lions ${written}`)

/**
 * Bodies that POST /api/Itineraries refuses, each with the field that it has to name (issue: bad
 * input and faults).
 */
const refused: readonly [what: string, body: object, field: string][] = [
  ['an unknown field', tripBody({ colour: 'green' }), 'body.colour'],
  [
    'an unknown field of the trip',
    tripBody({ itinerary: { colour: 'green' } }),
    'body.itinerary.colour',
  ],
  ['an unknown field of a segment', stay({ colour: 'green' }), `${segments}.colour`],
  ['an unknown field of a room', room({ colour: 'green' }), `${segments}.rooms.0.colour`],
  ['a name of 5 000 characters', tripBody({ name: 'x'.repeat(5_000) }), 'body.name'],
  ['a name of the wrong type', tripBody({ name: 7 }), 'body.name'],
  ['a name with a control character', tripBody({ name: 'a\u0007b' }), 'body.name'],
  ['a name that turns the direction of its line', tripBody({ name: 'abc\u202edef' }), 'body.name'],
  ['an empty name', tripBody({ name: '  ' }), 'body.name'],
  ['31 February', tripBody({ startDate: '2027-02-31' }), 'body.startDate'],
  ['a year before 1900', tripBody({ startDate: '0001-01-01' }), 'body.startDate'],
  ['a year after 2199', stay({ endDate: '9999-12-31' }), `${segments}.endDate`],
  [
    'a date that is none',
    tripBody({ itinerary: { startDate: 'tomorrow' } }),
    'body.itinerary.startDate',
  ],
  ['an end before the start', tripBody({ endDate: '2027-06-01' }), 'body.endDate'],
  ['a stay that ends before it starts', stay({ endDate: '2027-06-30' }), `${segments}.endDate`],
  ['a stay of no night', stay({ endDate: '2027-07-01' }), `${segments}.endDate`],
  ['negative nights', stay({ nights: -3 }), `${segments}.nights`],
  ['nights that are not the days between', stay({ nights: 4 }), `${segments}.nights`],
  [
    'adults that are not a number',
    tripBody({ itinerary: { adults: Number.NaN } }),
    'body.itinerary.adults',
  ],
  ['negative adults', tripBody({ itinerary: { adults: -1 } }), 'body.itinerary.adults'],
  ['half a child', room({ children: 0.5 }), `${segments}.rooms.0.children`],
  ['a number as text', tripBody({ itinerary: { adults: '2' } }), 'body.itinerary.adults'],
  [
    'more ages than children',
    tripBody({ itinerary: { childrenAges: [3] } }),
    'body.itinerary.childrenAges',
  ],
  ['an unknown currency', tripBody({ currency: 'XXQ' }), 'body.currency'],
  ['a currency of two letters', tripBody({ currency: 'US' }), 'body.currency'],
  [
    'an unknown currency of a segment',
    stay({ costAmount: '1', currency: 'ABC' }),
    `${segments}.currency`,
  ],
  ['an amount that is no decimal', stay({ costAmount: '12,50' }), `${segments}.costAmount`],
  ['an endless amount', stay({ costAmount: Number.POSITIVE_INFINITY }), `${segments}.costAmount`],
  ['a rate that is no number', tripBody({ rates: { land: 'much' } }), 'body.rates.land'],
  [
    'a stay without a camp',
    stay({ supplierCode: undefined, rooms: [] }),
    `${segments}.supplierCode`,
  ],
  ['a room of another camp', room({ optionKey: 'YANKEE-TENT' }), `${segments}.rooms.0.optionKey`],
  ['an own arrangement of nobody', stay({ arrangedBy: 'Nobody' }), `${segments}.arrangedBy`],
  [
    'a state that is not estimate',
    tripBody({ itinerary: { state: 'confirmed' } }),
    'body.itinerary.state',
  ],
  ['a client that is no id', tripBody({ clientId: '../../etc' }), 'body.clientId'],
  [
    'a chosen room of another camp',
    chosenElsewhere,
    'body.itinerary.params.accommodationRooms.0.rooms.0.optionKey',
  ],
  ['a segment named __proto__', stay({ id: '__proto__' }), `${segments}.id`],
  ['segments more than a year apart', farApart, 'body.itinerary.endDate'],
  ['a negative override', stay({ sellOverride: -1 }), `${segments}.sellOverride`],
]

describe('a new itinerary', () => {
  let world: World
  beforeAll(() => void quietLog())
  beforeEach(() => {
    world = tripWorld(memoryStores())
  })
  const create = (body: unknown) => world.call('naledi', 'POST /api/Itineraries', { body })
  const stored = async () =>
    Object((await world.call('naledi', 'GET /api/Itineraries/count')).body).count

  test.each(refused)('%s is refused by name, and nothing is stored', async (_what, body, field) => {
    const answer = await create(body)
    expect(answer.status).toBe(400)
    expect(fieldsOf(answer)).toContain(field)
    expect(await stored()).toBe(0)
  })

  test('several faults are named together', async () => {
    const answer = await create(tripBody({ name: '', currency: 'XXQ', itinerary: { adults: -1 } }))
    expect(fieldsOf(answer)).toEqual(
      expect.arrayContaining(['body.name', 'body.currency', 'body.itinerary.adults']),
    )
  })

  test('rates beyond their limits are clamped', async () => {
    const made = tripOf(
      await create(tripBody({ rates: { land: 1_000, air: -1, credit: -5, ach: 1_000_000 } })),
    )
    expect(made.rates).toMatchObject({ land: 50, air: 0, credit: 0, ach: 100 })
  })

  test('two segments of one id are refused by name', async () => {
    const answer = await create(
      tripBody({ itinerary: { segments: [zuluStay({ id: 'a' }), zuluStay({ id: 'a' })] } }),
    )
    expect(fieldsOf(answer)).toEqual([`body.itinerary.segments.1.id`])
    expect(await stored()).toBe(0)
  })

  test.each([
    ['broken JSON', { rawBody: '{"name": ' }, 400, 'request.broken-json'],
    [
      'a body over the limit',
      { rawBody: JSON.stringify({ name: 'x'.repeat(600_000) }) },
      413,
      'request.too-large',
    ],
    ['a list in place of an object', { rawBody: '[]' }, 400, 'request.invalid'],
    ['a field with half a character', { rawBody: '{"a\\udd81":1}' }, 400, 'request.invalid'],
  ])('%s is refused', async (_what, request, status, code) => {
    const answer = await world.call('naledi', 'POST /api/Itineraries', { ...request })
    expect(refusalOf(answer)).toMatchObject({ status, code })
    expect(await stored()).toBe(0)
  })

  test.each([
    ['emoji', 'Safari 🦁🦒 of a lifetime 👨‍👩‍👧‍👦'],
    ['right-to-left', 'رحلة سفاري في كينيا'],
    ['Chinese', '非洲之旅'],
    ['200 characters', 'x'.repeat(200)],
    ['what looks like HTML', '<img src=x onerror=alert(1)>'],
    ['what looks like a query', "'; DROP TABLE itineraries; --"],
  ])('a name of %s is kept as it is', async (_what, name) => {
    expect(tripOf(await create(tripBody({ name })))).toMatchObject({ name })
  })

  test.each([
    ['a whole character', '\\ud83e\\udd81', 'Lions 🦁'],
    ['half a character, which is left out,', '\\ud83e', 'Lions'],
    ['what only looks like an escape', '\\\\ud83e', 'Lions \\ud83e'],
  ])('an escape of %s in a name is read', async (_what, written, name) => {
    expect(
      tripOf(await world.call('naledi', 'POST /api/Itineraries', { rawBody: bodyNamed(written) })),
    ).toMatchObject({
      name,
    })
  })

  test('__proto__ in a body changes nothing', async () => {
    const rawBody = JSON.stringify(tripBody()).replace('{', '{"__proto__":{"polluted":true},')
    const answer = await world.call('naledi', 'POST /api/Itineraries', { rawBody })
    expect(Object({}).polluted).toBeUndefined()
    expect(answer.status).toBeLessThan(500)
  })

  test.each(['short', 'has spaces in it', 'x'.repeat(129), 'ключ-ключ'])(
    'the Idempotency-Key %j is refused',
    async (key) => {
      const answer = await world.call('naledi', 'POST /api/Itineraries', { body: tripBody(), key })
      expect(fieldsOf(answer)).toEqual(['header.Idempotency-Key'])
      expect(await stored()).toBe(0)
    },
  )

  test('a currency without an exchange rate is refused with the specification’s words', async () => {
    const answer = await create(stay({ costAmount: '1', currency: 'NOK' }))
    expect(refusalOf(answer)).toMatchObject({
      status: 422,
      message: 'Missing spot rate for required currency',
    })
    expect(await stored()).toBe(0)
  })
})

describe('a change', () => {
  let world: World
  beforeAll(() => void quietLog())
  beforeEach(() => {
    world = tripWorld(memoryStores())
  })

  test.each<[string, object, string]>([
    ['an unknown field', { colour: 'green' }, 'body.colour'],
    ['the state', { state: 'confirmed' }, 'body.state'],
    ['the owner', { agentId: 'agt_thabo' }, 'body.agentId'],
    ['a flag that is not an agent’s', { flags: ['genpay'] }, 'body.flags.0'],
    ['a discount below zero', { discount: -1 }, 'body.discount'],
    ['half a cent', { customPriceAdjustment: 0.5 }, 'body.customPriceAdjustment'],
    ['a start after the stored end', { startDate: '2027-08-01' }, 'body.endDate'],
    ['more ages than stored children', { childrenAges: [4] }, 'body.childrenAges'],
    [
      'a traveler named __proto__',
      { travelers: [{ id: '__proto__', firstName: 'A' }] },
      'body.travelers.0.id',
    ],
    [
      'two segments of one id',
      { segments: [zuluStay({ id: 'a' }), zuluStay({ id: 'a' })] },
      'body.segments.1.id',
    ],
  ])('of %s is refused by name', async (_what, body, field) => {
    const { id } = await anEstimate(world)
    const answer = await world.call('naledi', 'PATCH /api/Itineraries/{id}', {
      params: { id },
      version: 1,
      body,
    })
    expect(answer.status).toBe(400)
    expect(fieldsOf(answer)).toContain(field)
    expect(
      (await world.call('naledi', 'GET /api/Itineraries/{id}', { params: { id } })).headers.etag,
    ).toBe('"1"')
  })

  test.each([
    ['swapAccommodation', { segmentId: 's1' }],
    ['addAccommodationToStartEnd', { position: 'end', nights: 2 }],
  ] as const)('by %s to rooms of another camp is refused by name', async (action, asked) => {
    const { id: itineraryId } = await anEstimate(world)
    const body = { itineraryId, supplierCode: 'ZULU', rooms: elsewhere, ...asked }
    const answer = await world.call('naledi', `POST /api/WindowAPIs/${action}`, { body })
    expect(fieldsOf(answer)).toEqual(['body.rooms.0.optionKey'])
  })

  test('that names a flag twice sets it once', async () => {
    const { id } = await anEstimate(world)
    const request = { params: { id }, version: 1, body: { flags: ['xfsm', 'xfsm'] } }
    expect(
      tripOf(await world.call('naledi', 'PATCH /api/Itineraries/{id}', request)).flags,
    ).toEqual(['xfsm'])
  })

  test.each(['abc', '1.5', '-1', '""'])(
    'from the version %j is refused by name',
    async (version) => {
      const { id } = await anEstimate(world)
      const request = { params: { id }, body: { name: 'x' }, version: version as unknown as number }
      expect(fieldsOf(await world.call('naledi', 'PATCH /api/Itineraries/{id}', request))).toEqual([
        'header.If-Match',
      ])
    },
  )
})

describe('a filter', () => {
  let world: World
  beforeAll(() => void quietLog())
  beforeEach(async () => {
    world = tripWorld(memoryStores())
    await anEstimate(world)
  })

  test.each([
    ['an unknown field', { where: { colour: 'green' } }, 'where.colour'],
    ['a regular expression', { where: { name: { regexp: '.*' } } }, 'where.name.regexp'],
    [
      '10 000 conditions',
      { where: { or: Array.from({ length: 10_000 }, () => ({ name: 'x' })) } },
      'where.or',
    ],
    ['an unknown order', { order: 'cost ASC' }, 'order.cost'],
    ['a limit of 1 000', { limit: 1_000 }, 'limit'],
    ['an include that is not there', { include: 'costs' }, 'include.costs'],
    ['a field that no line has', { fields: ['id', 'payments'] }, 'fields'],
  ])('with %s is refused by name', async (_what, filter, field) => {
    const query = { filter: JSON.stringify(filter) }
    for (const route of ['GET /api/Itineraries', 'GET /api/Clients'] as const) {
      expect(refusalOf(await world.call('naledi', route, { query }))).toMatchObject({
        status: 400,
        code: 'filter.invalid',
        details: { field: expect.stringContaining(field) },
      })
    }
  })

  test('with __proto__ is refused, without effect', async () => {
    const query = { filter: '{"where":{"__proto__":{"polluted":true}}}' }
    expect((await world.call('naledi', 'GET /api/Itineraries', { query })).status).toBe(400)
    expect(Object({}).polluted).toBeUndefined()
  })

  test('a cursor that nobody gave is refused by name', async () => {
    const foreign = Buffer.from(
      JSON.stringify(['2026', 'AGENCY#agy_baobab#X', 'ITINERARY']),
    ).toString('base64url')
    const half = Buffer.from('["2026","\\ud83d"]').toString('base64url')
    for (const cursor of [
      'nonsense',
      '\ud83d',
      half,
      foreign,
      Buffer.from('[]').toString('base64url'),
    ]) {
      expect(
        fieldsOf(await world.call('naledi', 'GET /api/Itineraries', { query: { cursor } })),
      ).toEqual(['query.cursor'])
    }
  })
})
