import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { memoryStores } from '../../../support/memory-stores'
import { quietLog } from '../../../support/store-kinds'
import { anEstimate, aQuote, tripOf, tripWorld, type World } from '../../../support/trip-world'

const hours = 3_600_000

describe('what an agent sees', () => {
  let world: World
  beforeAll(() => void quietLog())
  beforeEach(() => {
    world = tripWorld(memoryStores())
  })
  const read = async (id: string) =>
    tripOf(await world.call('naledi', 'GET /api/Itineraries/{id}', { params: { id } }))

  test('of a quote older than 48 hours says that its availability is old, and stores nothing', async () => {
    const { id } = await aQuote(world)
    world.pass(48 * hours)
    expect((await read(id)).advice).toEqual([])
    world.pass(1)
    expect(await read(id)).toMatchObject({
      version: 3,
      problems: [],
      advice: [{ code: 'availability-stale', segmentId: 's1' }],
      itinerary: { issues: [{ code: 'availability-stale' }], errors: [] },
    })
  })

  test('of an estimate, which nobody was asked about, never grows old', async () => {
    const { id } = await anEstimate(world)
    world.pass(1_000 * hours)
    expect((await read(id)).problems).toEqual([])
  })

  test('names the version in the ETag, and no work where there is none', async () => {
    const { id } = await aQuote(world)
    const answer = await world.call('naledi', 'GET /api/Itineraries/{id}', { params: { id } })
    expect(answer.headers).toMatchObject({ etag: '"3"', 'cache-control': 'no-store' })
    expect(answer.text).not.toContain('progress')
    expect(answer.text).not.toContain('token')
  })

  test('of a filter that asks for more than there is, is refused', async () => {
    const { id } = await anEstimate(world)
    const query = { filter: JSON.stringify({ include: 'secrets' }) }
    expect(
      (await world.call('naledi', 'GET /api/Itineraries/{id}', { params: { id }, query })).status,
    ).toBe(400)
    const allowed = { filter: JSON.stringify({ include: ['agent', 'client'] }) }
    expect(
      (await world.call('naledi', 'GET /api/Itineraries/{id}', { params: { id }, query: allowed }))
        .status,
    ).toBe(200)
  })
})
