import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { supplierCodeSchema } from '#shared/ids/ids'
import { memoryStores } from '../../../support/memory-stores'
import { quietLog } from '../../../support/store-kinds'
import {
  fieldsOf,
  tripBody,
  tripOf,
  tripWorld,
  type World,
  zuluStay,
} from '../../../support/trip-world'

const zulu = supplierCodeSchema.parse('ZULU')
const flags = { dmcArrangedOnly: false, consultantInteractionRequired: false, thirdParty: false }
const nope = { supplierCode: 'NOPE', rooms: [] }

describe('a stay at a camp that the catalogue does not know', () => {
  let world: World
  let published: ReadonlySet<string>
  beforeAll(() => void quietLog())
  beforeEach(() => {
    published = new Set(['ZULU'])
    const campFacts = async (codes: readonly (typeof zulu)[]) =>
      new Map(codes.filter((code) => published.has(code)).map((code) => [code, flags]))
    world = tripWorld(memoryStores(), { camps: { campFacts } })
  })
  const create = (segments: object[]) =>
    world.call('naledi', 'POST /api/Itineraries', { body: tripBody({ itinerary: { segments } }) })
  const estimate = async () => tripOf(await create([zuluStay()]))
  const patch = (id: string, segments: object[]) =>
    world.call('naledi', 'PATCH /api/Itineraries/{id}', {
      params: { id },
      version: 1,
      body: { segments },
    })

  test('is refused in a new trip and a new pattern, by its field', async () => {
    const segments = [zuluStay(), zuluStay(nope)]
    expect(fieldsOf(await create(segments))).toEqual(['body.itinerary.segments.1.supplierCode'])
    const body = tripBody({ itinerary: { segments } })
    const saved = await world.call('naledi', 'POST /api/SavedItineraries', { body })
    expect(fieldsOf(saved)).toEqual(['body.itinerary.segments.1.supplierCode'])
  })

  test('is refused in a changed trip and in a requote', async () => {
    const { id } = await estimate()
    expect(fieldsOf(await patch(id, [zuluStay(nope)]))).toEqual(['body.segments.0.supplierCode'])
    await world.call('naledi', 'POST /api/WindowAPIs/GetQuote', { body: { itineraryId: id } })
    await world.work()
    const body = { id, payload: { segments: [zuluStay(nope)] }, sendNotify: false }
    const requote = await world.call('naledi', 'POST /api/Itineraries/update-requote', { body })
    expect(fieldsOf(requote)).toEqual(['body.payload.segments.0.supplierCode'])
  })

  test.each([
    ['swapAccommodation', { segmentId: 's1' }],
    ['addAccommodationToStartEnd', { position: 'end', nights: 2 }],
  ] as const)('is refused by %s', async (action, asked) => {
    const { id: itineraryId } = await estimate()
    const body = { itineraryId, ...nope, ...asked }
    const answer = await world.call('naledi', `POST /api/WindowAPIs/${action}`, { body })
    expect(fieldsOf(answer)).toEqual(['body.supplierCode'])
  })

  test('is taken when the agent arranges it', async () => {
    const own = { ...nope, arrangedBy: 'Agent', regionCode: 'CPT' }
    expect((await create([zuluStay(own), zuluStay({ ...own, supplierCode: 'OWN' })])).status).toBe(
      200,
    )
  })

  test('is kept, moved and edited when the trip has it already: a camp may leave the catalogue', async () => {
    const { id } = await estimate()
    published = new Set()
    const moved = zuluStay({ id: 's1', endDate: '2027-07-05' })
    expect(tripOf(await patch(id, [moved])).itinerary.segments).toMatchObject([
      { supplierCode: 'ZULU', nights: 4 },
    ])
  })
})

test('no camp is refused while the catalogue cannot be read', async () => {
  const world = tripWorld(memoryStores())
  const body = tripBody({ itinerary: { segments: [zuluStay(nope)] } })
  expect((await world.call('naledi', 'POST /api/Itineraries', { body })).status).toBe(200)
})
