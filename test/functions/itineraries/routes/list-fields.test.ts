import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { itinerarySummary } from '#shared/api/itinerary-summary'
import { memoryStores } from '../../../support/memory-stores'
import { quietLog } from '../../../support/store-kinds'
import { anEstimate, refusalOf, tripWorld, type World } from '../../../support/trip-world'

describe('the fields of a list of itineraries', () => {
  let world: World
  let id: string
  beforeAll(() => void quietLog())
  beforeEach(async () => {
    world = tripWorld(memoryStores())
    id = (await anEstimate(world)).id
  })
  const list = (filter: object) =>
    world.call('naledi', 'GET /api/Itineraries', { query: { filter: JSON.stringify(filter) } })

  test('are all of them where none is named', async () => {
    const { body } = await list({})
    const [line] = z.array(itinerarySummary).parse(body)
    expect(line).toMatchObject({
      id,
      name: 'South Africa Adventure',
      version: 1,
      state: 'estimate',
    })
  })

  test.each([
    ['a list', ['name', 'sell']],
    ['an object', { name: true, sell: true }],
  ])('that %s names are answered with the id, and no other', async (_form, fields) => {
    const { status, body } = await list({
      fields,
      where: { state: 'estimate' },
      order: 'startDate',
    })
    expect([status, body]).toEqual([
      200,
      [{ id, name: 'South Africa Adventure', sell: expect.any(Number) }],
    ])
  })

  test('that no line has are refused, with those that lines have', async () => {
    const { status, code, details } = refusalOf(await list({ fields: ['id', 'payments'] }))
    expect([status, code, details.field]).toEqual([400, 'filter.invalid', 'fields.payments'])
    expect(details.reason).toBe(`must be one of: ${Object.keys(itinerarySummary.shape).join(', ')}`)
  })
})
