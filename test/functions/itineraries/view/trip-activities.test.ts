import { describe, expect, test } from 'vitest'
import { supplierInfoRecord } from '../../../../functions/data/rates/room-records'
import { tripActivitiesOf } from '../../../../functions/itineraries/view/trip-activities'
import { aStay } from '../../../shared/itinerary/builders'
import { memoryStores } from '../../../support/memory-stores'
import { published } from '../../../support/published'
import { anEstimate, refusalOf, tripBody, tripWorld } from '../../../support/trip-world'

const agent = { flags: [] }
const own = (regionCode: string) =>
  aStay({
    supplierCode: 'OWN',
    arrangedBy: 'Agent',
    campName: 'Friends',
    regionCode,
    country: 'Botswana',
    rooms: [],
  })

async function told(segments: Parameters<typeof tripActivitiesOf>[0]) {
  const { catalogue } = await published()
  const asked: string[] = []
  const infoOf = async (code: string) => {
    asked.push(code)
    if (code !== 'ALPHA') return undefined
    return supplierInfoRecord.parse({
      supplierCode: code,
      locale: 'en',
      featureCounts: { GADR: 2 },
    })
  }
  const answer = await tripActivitiesOf(segments, {
    published: await catalogue.now(new Date('2026-11-20T08:00:00Z')),
    principal: agent,
    locales: ['fr-CA', 'fr', 'en'],
    infoOf,
  })
  return { answer, asked }
}

describe('what can be done on a trip', () => {
  test('is told for each camp once, with what it offers and what its region has', async () => {
    const { answer } = await told([
      aStay({ supplierCode: 'ALPHA', campName: 'Alpha' }),
      aStay({ id: 's2', supplierCode: 'CHOBE', campName: 'Chobe' }),
      aStay({ id: 's3', supplierCode: 'ALPHA', campName: 'Alpha' }),
    ])
    expect(answer).toMatchObject([
      {
        supplierCode: 'ALPHA',
        countryRegionCode: 'BW-OKA',
        activities: [{ optionKey: 'DELTA-BALLOON' }],
      },
      { supplierCode: 'CHOBE', regionName: 'Chobe', activities: [] },
    ])
    expect(answer[0]?.activities[0]?.paragraphs).toEqual([
      'An hour above the channels.',
      'Breakfast after it.',
    ])
    expect(answer[1]?.features.map(({ featureName }) => featureName)).toContain('Game drives')
  })

  test('is told of an own arrangement by its region, and of nothing where no place is known', async () => {
    const { answer } = await told([
      own('OKA'),
      own('ELSEWHERE'),
      aStay({ id: 'r', type: 'road', supplierCode: undefined }),
    ])
    expect(answer).toMatchObject([
      {
        supplierCode: 'OWN',
        campName: 'Friends',
        features: [],
        activities: [{ name: 'Balloon flight' }],
      },
      { supplierCode: 'OWN', regionName: '', activities: [] },
    ])
  })

  test('reads what each camp tells once', async () => {
    const { asked } = await told([aStay({ supplierCode: 'ALPHA' }), own('OKA')])
    expect(asked).toEqual(['ALPHA'])
  })
})

test('GET /api/Itineraries/{id}/activities answers for own trips only', async () => {
  const { catalogue } = await published()
  const world = tripWorld(memoryStores(), { catalogue })
  const { id } = await anEstimate(world, 'naledi', tripBody())
  const address = 'GET /api/Itineraries/{id}/activities'
  expect((await world.call('naledi', address, { params: { id } })).body).toMatchObject([
    { supplierCode: 'ZULU' },
  ])
  for (const who of ['kagiso', 'imani'] as const) {
    expect(refusalOf(await world.call(who, address, { params: { id } })).status).toBe(404)
  }
})
