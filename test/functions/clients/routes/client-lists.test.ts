import { beforeAll, describe, expect, test } from 'vitest'
import { memoryStores } from '../../../support/memory-stores'
import { quietLog } from '../../../support/store-kinds'
import {
  anEstimate,
  type Person,
  tripBody,
  tripWorld,
  type World,
} from '../../../support/trip-world'

describe('lists of clients and itineraries', () => {
  let world: World
  beforeAll(async () => {
    quietLog()
    world = tripWorld(memoryStores())
    const people: readonly [Person, string, string][] = [
      ['naledi', 'Adam', 'Ant'],
      ['naledi', 'Carla', 'Cat'],
      ['kagiso', 'Beth', 'Bee'],
      ['imani', 'Dora', 'Dog'],
    ]
    for (const [who, firstName, lastName] of people) {
      const body = { firstName, lastName, email: `${firstName}@example.com` }
      const answer = await world.call(who, 'POST /api/Clients', { body })
      world.pass(1_000)
      await anEstimate(
        world,
        who,
        tripBody({ clientId: Object(answer.body).id, name: `Trip of ${firstName}` }),
      )
      world.pass(1_000)
    }
  })
  const list = async (
    who: Person,
    route: 'GET /api/Clients' | 'GET /api/Itineraries',
    filter?: object,
    cursor?: string,
  ) => {
    const query = {
      ...(filter === undefined ? {} : { filter: JSON.stringify(filter) }),
      ...(cursor === undefined ? {} : { cursor }),
    }
    const { body, headers } = await world.call(who, route, { query })
    const names = Array.isArray(body) ? body.map(({ name }) => name) : [body]
    return { names, next: headers['x-next-cursor'] }
  }
  const names = async (...given: Parameters<typeof list>) => (await list(...given)).names
  const count = async (
    who: Person,
    route: 'GET /api/Clients/count' | 'GET /api/Itineraries/count',
    where?: object,
  ) =>
    Object(
      (
        await world.call(who, route, {
          query: where === undefined ? {} : { where: JSON.stringify(where) },
        })
      ).body,
    ).count

  test('show an agent what is theirs, and a lead agent all of the agency', async () => {
    expect(await names('naledi', 'GET /api/Clients')).toEqual(['Adam Ant', 'Carla Cat'])
    expect(await names('kagiso', 'GET /api/Clients')).toEqual(['Beth Bee'])
    expect(await names('thabo', 'GET /api/Clients')).toEqual(['Adam Ant', 'Beth Bee', 'Carla Cat'])
    expect(await names('imani', 'GET /api/Itineraries')).toEqual(['Trip of Dora'])
    expect(await names('thabo', 'GET /api/Itineraries')).toEqual([
      'Trip of Beth',
      'Trip of Carla',
      'Trip of Adam',
    ])
  })

  test('by another agent show an agent nothing, and a lead agent that agent’s', async () => {
    const filter = { where: { agentId: 'agt_kagiso' } }
    expect(await names('naledi', 'GET /api/Clients', filter)).toEqual([])
    expect(await names('thabo', 'GET /api/Clients', filter)).toEqual(['Beth Bee'])
    expect(await names('naledi', 'GET /api/Itineraries', filter)).toEqual([])
  })

  test('by a client show the trips of that client, to whom they belong', async () => {
    const { body } = await world.call('naledi', 'GET /api/Itineraries', { query: {} })
    const [trip] = Array.isArray(body) ? body : []
    const filter = { where: { clientId: trip.clientId } }
    expect(await names('naledi', 'GET /api/Itineraries', filter)).toEqual(['Trip of Carla'])
    expect(await names('kagiso', 'GET /api/Itineraries', filter)).toEqual([])
    expect(await names('imani', 'GET /api/Itineraries', filter)).toEqual([])
  })

  test('are filtered, ordered, limited and skipped', async () => {
    const like = { where: { name: { like: 'CAT', options: 'i' } } }
    expect(await names('thabo', 'GET /api/Clients', like)).toEqual(['Carla Cat'])
    expect(await names('thabo', 'GET /api/Clients', { order: 'name DESC', limit: 2 })).toEqual([
      'Carla Cat',
      'Beth Bee',
    ])
    expect(await names('thabo', 'GET /api/Clients', { limit: 1, skip: 1 })).toEqual(['Beth Bee'])
    expect(await names('thabo', 'GET /api/Itineraries', { order: 'name ASC', skip: 1 })).toEqual([
      'Trip of Beth',
      'Trip of Carla',
    ])
    expect(await names('thabo', 'GET /api/Itineraries', { where: { state: 'quote' } })).toEqual([])
    expect(
      await names('thabo', 'GET /api/Clients', { where: { status: 'lead', archived: false } }),
    ).toHaveLength(3)
  })

  test('go on by cursor to the end, each line once', async () => {
    for (const route of ['GET /api/Clients', 'GET /api/Itineraries'] as const) {
      const all = await names('thabo', route)
      const seen: unknown[] = []
      let cursor: string | undefined
      do {
        const page = await list('thabo', route, { limit: 1 }, cursor)
        seen.push(...page.names)
        cursor = page.next === undefined ? undefined : String(page.next)
      } while (cursor !== undefined && seen.length < 9)
      expect(seen).toEqual(all)
    }
  })

  test('are counted as they are listed', async () => {
    expect(await count('naledi', 'GET /api/Clients/count')).toBe(2)
    expect(await count('thabo', 'GET /api/Itineraries/count')).toBe(3)
    expect(await count('thabo', 'GET /api/Itineraries/count', { name: { ilike: 'beth' } })).toBe(1)
  })
})
