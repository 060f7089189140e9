import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { supplierCodeSchema } from '#shared/ids/ids'
import { memoryStores } from '../../../support/memory-stores'
import { quietLog } from '../../../support/store-kinds'
import {
  anEstimate,
  aQuote,
  fieldsOf,
  tripBody,
  tripOf,
  tripWorld,
  type World,
  zuluStay,
} from '../../../support/trip-world'

const zulu = supplierCodeSchema.parse('ZULU')
const zuluFacts = {
  campName: 'Zulu Tented Camp',
  regionCode: 'ZA-KZN',
  regionName: 'KwaZulu-Natal',
  country: 'South Africa',
  featuredImage: { s3Key: 'zulu.jpg' },
  minChildAge: 6,
  dmcArrangedOnly: true,
  consultantInteractionRequired: false,
  thirdParty: true,
}
const traveler = { id: 't1', firstName: 'Eleanor', lastName: 'Hartley', age: 41 }
const party = { id: 'p1', name: 'Hartley', travelerIds: ['t1'], allocations: { s1: 100 } }

describe('an itinerary that is sent back', () => {
  let world: World
  beforeAll(() => void quietLog())
  beforeEach(() => {
    world = tripWorld(memoryStores(), {
      camps: { campFacts: async () => new Map([[zulu, zuluFacts]]) },
    })
  })
  const get = (id: string) => world.call('naledi', 'GET /api/Itineraries/{id}', { params: { id } })
  const patch = (id: string, body: object, version = 1) =>
    world.call('naledi', 'PATCH /api/Itineraries/{id}', { params: { id }, body, version })

  test('as it was answered changes nothing, in any part', async () => {
    const { id, version } = await aQuote(world)
    const named = {
      travelers: [traveler],
      parties: [party],
      flags: ['xfsm'],
      discount: 5,
      rates: { land: 30, ach: 2 },
    }
    await patch(id, named, version)
    const answer = await get(id)
    const { version: seen, itinerary } = tripOf(answer)
    expect(itinerary.segments[0]).toMatchObject({
      thirdParty: true,
      dmcArrangedOnly: true,
      availability: 3,
    })
    const back = await patch(id, JSON.parse(answer.text), seen)
    expect([back.status, back.headers.etag]).toEqual([200, `"${seen}"`])
    expect(back.body).toEqual(answer.body)
  })

  test('keeps the flags that say what has happened', async () => {
    const { id, version } = await aQuote(world)
    await patch(id, { segments: [zuluStay({ id: 's1', endDate: '2027-07-03' })] }, version)
    const { flags } = tripOf(await get(id))
    expect(flags).toEqual(['inconsistent'])
    const back = await patch(id, { flags: [...flags, 'lcr'] }, version + 1)
    expect(tripOf(back).flags).toEqual(['inconsistent', 'lcr'])
  })

  test('may have its trip nested, as answers and POST have it', async () => {
    const { id } = await anEstimate(world)
    const { itinerary } = tripOf(await get(id))
    const own = { ...zuluStay(), id: 's2', startDate: '2027-07-04', endDate: '2027-07-06' }
    const changed = await patch(id, {
      itinerary: { ...itinerary, segments: [...itinerary.segments, own] },
    })
    expect(tripOf(changed).itinerary).toMatchObject({
      endDate: '2027-07-06',
      segments: [{ id: 's1' }, { id: 's2' }],
    })
    const fewer = await patch(id, { name: 'Two', itinerary: { adults: 3 } }, 2)
    expect(tripOf(fewer)).toMatchObject({
      name: 'Two',
      itinerary: { adults: 3, segments: [{}, {}] },
    })
  })

  test('may have its segments as they were answered, beside fields that are named alone', async () => {
    const { id } = await anEstimate(world)
    const { itinerary } = tripOf(await get(id))
    const segments = itinerary.segments.map((segment) => ({ ...segment, title: 'Tented' }))
    expect(tripOf(await patch(id, { segments })).itinerary.segments).toMatchObject([
      { id: 's1', title: 'Tented' },
    ])
  })

  test('with other figures changes none of them', async () => {
    const { id, finance } = tripOf(await get((await aQuote(world)).id))
    const { version } = tripOf(await get(id))
    const back = tripOf(
      await patch(id, { finance: { ...finance, sell: 1 }, itinerary: { pax: 9 } }, version),
    )
    expect([back.version, back.finance, back.itinerary.pax]).toEqual([version, finance, 2])
  })

  test.each([
    [{ colour: 'red' }, 'body.colour'],
    [{ itinerary: { colour: 'red' } }, 'body.itinerary.colour'],
    [{ segments: [{ ...zuluStay(), colour: 'red' }] }, 'body.segments.0.colour'],
    [
      { itinerary: { segments: [{ ...zuluStay(), colour: 'red' }] } },
      'body.itinerary.segments.0.colour',
    ],
    [
      { itinerary: { segments: [zuluStay({ endDate: '2027-06-01' })] } },
      'body.itinerary.segments.0.endDate',
    ],
    [{ itinerary: { startDate: '2027-07-04', endDate: '2027-07-01' } }, 'body.itinerary.endDate'],
    [{ itinerary: { children: 0, childrenAges: [4] } }, 'body.itinerary.childrenAges'],
    [{ itinerary: { endDate: '2027-07-02' } }, 'body.itinerary.endDate'],
    [{ endDate: '2027-07-02' }, 'body.endDate'],
    [{ adults: 2, itinerary: { adults: 3 } }, 'body.itinerary.adults'],
    [{ state: 'confirmed' }, 'body.state'],
    [{ itinerary: { state: 'confirmed' } }, 'body.itinerary.state'],
    [{ currency: 'EUR' }, 'body.currency'],
    [{ agentId: 'agt_kagiso' }, 'body.agentId'],
    [{ flags: ['lcr', 'genpay'] }, 'body.flags.1'],
    [{ flags: ['unheard'] }, 'body.flags.0'],
  ])('is refused by the name that was sent: %j', async (body, field) => {
    const { id } = await anEstimate(world, 'naledi', tripBody())
    const answer = await patch(id, body)
    expect(answer.status).toBe(400)
    expect(fieldsOf(answer)).toEqual([field])
  })

  test('that somebody has changed since is refused for that alone', async () => {
    const { id } = await anEstimate(world)
    const answer = await get(id)
    await world.call('naledi', 'POST /api/WindowAPIs/GetQuote', { body: { itineraryId: id } })
    expect((await patch(id, JSON.parse(answer.text))).status).toBe(409)
  })
})
