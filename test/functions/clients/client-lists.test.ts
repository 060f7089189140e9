import { beforeAll, describe, expect, test } from 'vitest'
import { memoryStores } from '../../support/memory-stores'
import { quietLog } from '../../support/store-kinds'
import { anEstimate, type Person, tripBody, tripWorld, type World } from '../../support/trip-world'

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
      const answer = await world.call(who, 'createClient', { method: 'POST', body })
      world.pass(1_000)
      await anEstimate(world, who, tripBody({ clientId: Object(answer.body).id, name: `Trip of ${firstName}` }))
      world.pass(1_000)
    }
  })
  const list = async (who: Person, route: 'listClients' | 'listItineraries', filter?: object, cursor?: string) => {
    const query = {
      ...(filter === undefined ? {} : { filter: JSON.stringify(filter) }),
      ...(cursor === undefined ? {} : { cursor }),
    }
    const { body, headers } = await world.call(who, route, { query })
    const names = Array.isArray(body) ? body.map(({ name }) => name) : [body]
    return { names, next: headers['x-next-cursor'] }
  }
  const names = async (...given: Parameters<typeof list>) => (await list(...given)).names
  const count = async (who: Person, route: 'countClients' | 'countItineraries', where?: object) =>
    Object((await world.call(who, route, { query: where === undefined ? {} : { where: JSON.stringify(where) } })).body)
      .count

  test('show an agent what is theirs, and a lead agent all of the agency', async () => {
    expect(await names('naledi', 'listClients')).toEqual(['Adam Ant', 'Carla Cat'])
    expect(await names('kagiso', 'listClients')).toEqual(['Beth Bee'])
    expect(await names('thabo', 'listClients')).toEqual(['Adam Ant', 'Beth Bee', 'Carla Cat'])
    expect(await names('imani', 'listItineraries')).toEqual(['Trip of Dora'])
    expect(await names('thabo', 'listItineraries')).toEqual(['Trip of Beth', 'Trip of Carla', 'Trip of Adam'])
  })

  test('by another agent show an agent nothing, and a lead agent that agent’s', async () => {
    const filter = { where: { agentId: 'agt_kagiso' } }
    expect(await names('naledi', 'listClients', filter)).toEqual([])
    expect(await names('thabo', 'listClients', filter)).toEqual(['Beth Bee'])
    expect(await names('naledi', 'listItineraries', filter)).toEqual([])
  })

  test('by a client show the trips of that client, to whom they belong', async () => {
    const { body } = await world.call('naledi', 'listItineraries', { query: {} })
    const [trip] = Array.isArray(body) ? body : []
    const filter = { where: { clientId: trip.clientId } }
    expect(await names('naledi', 'listItineraries', filter)).toEqual(['Trip of Carla'])
    expect(await names('kagiso', 'listItineraries', filter)).toEqual([])
    expect(await names('imani', 'listItineraries', filter)).toEqual([])
  })

  test('are filtered, ordered, limited and skipped', async () => {
    const like = { where: { name: { like: 'CAT', options: 'i' } } }
    expect(await names('thabo', 'listClients', like)).toEqual(['Carla Cat'])
    expect(await names('thabo', 'listClients', { order: 'name DESC', limit: 2 })).toEqual(['Carla Cat', 'Beth Bee'])
    expect(await names('thabo', 'listClients', { limit: 1, skip: 1 })).toEqual(['Beth Bee'])
    expect(await names('thabo', 'listItineraries', { order: 'name ASC', skip: 1 })).toEqual([
      'Trip of Beth',
      'Trip of Carla',
    ])
    expect(await names('thabo', 'listItineraries', { where: { state: 'quote' } })).toEqual([])
    expect(await names('thabo', 'listClients', { where: { status: 'lead', archived: false } })).toHaveLength(3)
  })

  test('go on by cursor to the end, each line once', async () => {
    for (const route of ['listClients', 'listItineraries'] as const) {
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
    expect(await count('naledi', 'countClients')).toBe(2)
    expect(await count('thabo', 'countItineraries')).toBe(3)
    expect(await count('thabo', 'countItineraries', { name: { ilike: 'beth' } })).toBe(1)
  })
})
