import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
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
} from '../../../support/trip-world'

let world: World
beforeAll(() => void quietLog())
beforeEach(() => {
  world = tripWorld(memoryStores())
})

const create = (body: object) => world.call('naledi', 'POST /api/Itineraries', { body })
const get = (id: string) => world.call('naledi', 'GET /api/Itineraries/{id}', { params: { id } })
const patch = (id: string, body: object) =>
  world.call('naledi', 'PATCH /api/Itineraries/{id}', { params: { id }, body })
const settings = (pricingSettings: object) => ({ customizations: { pricingSettings } })
const ratesOf = (answer: Awaited<ReturnType<typeof get>>) => {
  const { rates, itinerary } = tripOf(answer)
  return [rates.land, itinerary.params.customizations?.pricingSettings?.landRate]
}
const messageOf = ({ body }: Awaited<ReturnType<typeof get>>) =>
  (body as { error: { details: { fields: { message: string }[] } } }).error.details.fields[0]
    ?.message

describe('1 §3: the rates of an itinerary, by both of their names', () => {
  test('are one stored rate: pricingSettings follow what is set as rates', async () => {
    const { id } = await anEstimate(world)
    expect(ratesOf(await get(id))).toEqual([20, 20])
    expect(ratesOf(await patch(id, { rates: { land: 31 } }))).toEqual([31, 31])
    expect(ratesOf(await get(id))).toEqual([31, 31])
  })

  test('are set by pricingSettings as well, at either place, and clamped alike', async () => {
    const { id } = await anEstimate(world)
    const nested = await patch(id, { itinerary: { params: settings({ landRate: 12 }) } })
    expect(ratesOf(nested)).toEqual([12, 12])
    expect(ratesOf(await patch(id, { params: settings({ landRate: 80 }) }))).toEqual([50, 50])
    const { rates } = tripOf(await patch(id, { params: settings({ airRate: 7 }) }))
    expect(rates).toMatchObject({ land: 50, air: 7 })
  })

  test('are taken from pricingSettings of a new itinerary', async () => {
    const body = tripBody()
    const params = settings({ landRate: 11 })
    const made = await create({ ...body, rates: {}, itinerary: { ...body.itinerary, params } })
    expect(ratesOf(made)).toEqual([11, 11])
  })

  test('are refused by name where one body says two values', async () => {
    const body = tripBody()
    const params = settings({ landRate: 11 })
    const field = 'params.customizations.pricingSettings.landRate'
    const made = await create({
      ...body,
      rates: { land: 12 },
      itinerary: { ...body.itinerary, params },
    })
    expect([made.status, fieldsOf(made)]).toEqual([400, [`body.itinerary.${field}`]])
    const { id } = await anEstimate(world)
    const flat = await patch(id, { rates: { land: 12 }, params })
    expect([flat.status, fieldsOf(flat)]).toEqual([400, [`body.${field}`]])
    const nested = await patch(id, { rates: { land: 12 }, itinerary: { params } })
    expect([nested.status, fieldsOf(nested)]).toEqual([400, [`body.itinerary.${field}`]])
    expect(messageOf(nested)).toBe('must be the same as rates.land')
    const same = await patch(id, { rates: { land: 11 }, params })
    expect(ratesOf(same)).toEqual([11, 11])
  })
})

describe('1 §5: a discount', () => {
  test('above the price is refused with its limit, and one of the whole price is taken', async () => {
    const { id } = await aQuote(world)
    const { finance } = tripOf(await get(id))
    const limit = finance?.sellingPrice ?? 0
    expect(limit).toBeGreaterThan(0)
    const above = await patch(id, { discount: limit + 1 })
    expect([above.status, fieldsOf(above)]).toEqual([400, ['body.discount']])
    expect(messageOf(above)).toMatch(new RegExp(`price before it: USD [\\d,.]+ \\(${limit}\\)$`))
    expect(tripOf(await get(id)).discount).toBe(0)
    expect(tripOf(await patch(id, { discount: limit })).finance?.sell).toBe(0)
  })

  test('that the price has fallen below stays, and other edits with it', async () => {
    const { id } = await aQuote(world)
    const { sellingPrice = 0 } = tripOf(await get(id)).finance ?? {}
    await patch(id, { discount: sellingPrice })
    const cheaper = await patch(id, { rates: { land: 5 } })
    expect([cheaper.status, tripOf(cheaper).discount]).toEqual([200, sellingPrice])
    const lower = await patch(id, { discount: sellingPrice - 1 })
    expect(lower.status).toBe(200)
  })

  test('above the price is refused in a requote, too', async () => {
    const { id } = await aQuote(world)
    const { sellingPrice = 0 } = tripOf(await get(id)).finance ?? {}
    const answer = await world.call('naledi', 'POST /api/Itineraries/update-requote', {
      body: { id, payload: { discount: sellingPrice + 1 } },
    })
    expect([answer.status, fieldsOf(answer)]).toEqual([400, ['body.payload.discount']])
  })
})

describe('1 §3: the exchange rates of an itinerary', () => {
  test.each(['spotRates', 'baseRates', 'exchange'])(
    'are refused by name as %s, unless they are those that it has',
    async (name) => {
      const { id } = await anEstimate(world)
      const trip = JSON.parse((await get(id)).text)
      const other =
        name === 'exchange'
          ? { ...trip.exchange, date: '2026-01-01' }
          : { ...trip[name], ZAR: '1.5' }
      for (const value of [other, {}, null]) {
        const answer = await patch(id, { [name]: value })
        expect([answer.status, fieldsOf(answer)]).toEqual([400, [`body.${name}`]])
      }
      expect((await patch(id, { [name]: trip[name] })).status).toBe(200)
    },
  )
})
