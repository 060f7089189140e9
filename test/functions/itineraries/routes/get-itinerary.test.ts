import { beforeAll, expect, test } from 'vitest'
import { memoryStores } from '../../../support/memory-stores'
import { quietLog } from '../../../support/store-kinds'
import {
  agenciesWith,
  anEstimate,
  tripBody,
  tripOf,
  tripWorld,
  type World,
} from '../../../support/trip-world'

beforeAll(() => void quietLog())

test('2 §9: a trip that was stored before its agency limits deposits shows the limit', async () => {
  const stores = memoryStores()
  const before = tripWorld(stores)
  const limiting = tripWorld(stores, {
    agencies: agenciesWith(() => ({ featureFlags: ['highDepositMargin'] })),
  })
  const { id } = await anEstimate(before, 'naledi', { ...tripBody(), rates: { deposit: 80 } })
  const depositIn = async (world: World) => {
    const answer = await world.call('naledi', 'GET /api/Itineraries/{id}', { params: { id } })
    const { rates, itinerary } = tripOf(answer)
    return [rates.deposit, itinerary.params.customizations?.pricingSettings?.depositRate]
  }
  expect(await depositIn(before)).toEqual([80, 80])
  expect(await depositIn(limiting)).toEqual([50, 50])
})
