import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mediaStore } from '../../functions/data/files/media-store'
import { tripPortalStore } from '../../functions/data/itineraries/trip-portal-store'
import { termsStore } from '../../functions/data/people/terms-store'
import { roomStore } from '../../functions/data/rates/room-store'
import { getPresentation } from '../../functions/presentations/routes/get-presentation'
import { engines, startTestTable, type TestTable } from '../support/engines'
import { published } from '../support/published'
import { quietLog, tableStores } from '../support/store-kinds'
import { tripCalls, tripWithClient } from '../support/trip-callers'
import { tripWorld } from '../support/trip-world'

const useCases = { view: getPresentation }

async function presentationWorld({ table }: TestTable) {
  const world = tripWorld(tableStores(table))
  const { trip, callers } = await tripWithClient(world)
  const deps = {
    ...{ ...world.deps, portals: tripPortalStore(table), terms: termsStore(table), rooms: roomStore(table) },
    ...{ media: mediaStore(table), catalogue: await published() },
    files: { downloadUrl: async ({ key }: { readonly key: string }) => `https://files.example/${key}` },
  }
  return { trip, deps, params: { id: trip.id }, call: tripCalls(useCases, { deps, world, callers }) }
}

describe.each(engines)('presentations on $name', (engine) => {
  let running: TestTable
  let it: Awaited<ReturnType<typeof presentationWorld>>
  beforeAll(async () => {
    quietLog()
    running = await startTestTable(engine)
  }, 60_000)
  afterAll(() => running.stop())
  beforeEach(async () => {
    it = await presentationWorld(running)
  })

  test('show a trip to its agent and to lead agents; a colleague and another agency find none', async () => {
    const expected = {
      status: 200,
      body: { itineraryId: it.trip.id, title: it.trip.name, agency: { name: 'Marula Journeys' } },
    }
    expect(await it.call('naledi', 'view', { params: it.params })).toMatchObject(expected)
    expect(await it.call('thabo', 'view', { params: it.params })).toMatchObject(expected)
    for (const who of ['kagiso', 'imani', 'eleanor'] as const) {
      expect(await it.call(who, 'view', { params: it.params })).toMatchObject({ status: who === 'eleanor' ? 403 : 404 })
    }
  })
})
