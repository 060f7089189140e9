import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mediaStore } from '../../functions/data/files/media-store'
import { tripPortalStore } from '../../functions/data/itineraries/trip-portal-store'
import { termsStore } from '../../functions/data/people/terms-store'
import { presentationStore } from '../../functions/data/presentations/presentation-store'
import { roomStore } from '../../functions/data/rates/room-store'
import { createOrUpdatePresentationEdits } from '../../functions/presentations/routes/create-or-update-presentation-edits'
import { getPresentation } from '../../functions/presentations/routes/get-presentation'
import { getPresentationSource } from '../../functions/presentations/routes/get-presentation-source'
import { getPresentationVersion } from '../../functions/presentations/routes/get-presentation-version'
import { listPresentationEdits } from '../../functions/presentations/routes/list-presentation-edits'
import { listPresentationVersions } from '../../functions/presentations/routes/list-presentation-versions'
import { patchPresentationEdits } from '../../functions/presentations/routes/patch-presentation-edits'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { published } from '../support/published'
import { quietLog, tableStores } from '../support/store-kinds'
import { tripCalls, tripWithClient } from '../support/trip-callers'
import { tripWorld } from '../support/trip-world'

const useCases = {
  view: getPresentation,
  source: getPresentationSource,
  list: listPresentationEdits,
  edit: createOrUpdatePresentationEdits,
  patch: patchPresentationEdits,
  versions: listPresentationVersions,
  version: getPresentationVersion,
}

async function presentationWorld({ table }: TestTable) {
  const world = tripWorld(tableStores(table))
  const { trip, callers, eleanor } = await tripWithClient(world)
  const deps = {
    ...world.deps,
    portals: tripPortalStore(table),
    terms: termsStore(table),
    rooms: roomStore(table),
    clients: world.stores.clients,
    presentations: presentationStore(table),
    media: mediaStore(table),
    catalogue: await published(),
    files: {
      downloadUrl: async ({ key }: { readonly key: string }) => `https://files.example/${key}`,
    },
  }
  return {
    trip,
    eleanor,
    deps,
    world,
    params: { id: trip.id },
    call: tripCalls(useCases, { deps, world, callers }),
  }
}

describe.each(routeEngines)('presentations on $name', (engine) => {
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
      expect(await it.call(who, 'view', { params: it.params })).toMatchObject({
        status: who === 'eleanor' ? 403 : 404,
      })
    }
  })

  const edit = (who: 'naledi' | 'thabo', changes: object) =>
    it.call(who, 'edit', { body: { itineraryId: it.trip.id, edits: changes } })

  test('are edited by two at once: other blocks merge, the same block is told and nothing is lost', async () => {
    const first = await edit('naledi', { cover: { base: 0, value: { title: 'Salt' } } })
    expect(first).toMatchObject({ status: 200, body: { collisions: [], edits: { version: 1 } } })
    expect(
      await edit('thabo', { letter: { base: 0, value: { text: 'Dear Eleanor' } } }),
    ).toMatchObject({
      body: {
        collisions: [],
        edits: { version: 2, blocks: { cover: { value: { title: 'Salt' } } } },
      },
    })
    const late = await edit('thabo', {
      cover: { base: 0, value: { title: 'Sea' } },
      team: { base: 0, value: {} },
    })
    expect(late).toMatchObject({
      body: {
        collisions: [
          {
            key: 'cover',
            theirs: { value: { title: 'Salt' }, version: 1, by: { name: 'Naledi Mokoena' } },
          },
        ],
      },
    })
    expect(await it.call('naledi', 'view', { params: it.params })).toMatchObject({
      body: { title: 'Salt', letter: { text: 'Dear Eleanor' } },
    })
    const filter = JSON.stringify({ where: { itineraryId: it.trip.id } })
    expect(await it.call('naledi', 'list', { query: { filter } })).toMatchObject({
      body: [{ id: it.trip.id }],
    })
  })

  test('lose nothing when many change them at the same time', async () => {
    const keys = ['cover', 'letter', 'route', 'price']
    const answers = await Promise.all(
      keys.map((key) => edit('naledi', { [key]: { base: 0, value: { title: key } } })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const found = await it.call('naledi', 'source', { params: it.params })
    expect(found).toMatchObject({
      body: {
        edits: { blocks: Object.fromEntries(keys.map((key) => [key, { value: { title: key } }])) },
      },
    })
  })

  test('2 §7.4: createOrUpdate takes edits, and without a base sets the block as it is now', async () => {
    await edit('naledi', { cover: { base: 0, value: { title: 'Salt' } } })
    const body = { itineraryId: it.trip.id, edits: { cover: { value: { title: 'Sea' } } } }
    expect(await it.call('thabo', 'edit', { body })).toMatchObject({
      status: 200,
      body: { collisions: [], edits: { blocks: { cover: { value: { title: 'Sea' } } } } },
    })
  })

  test('keep how they were: by sittings, and by name', async () => {
    await edit('naledi', { cover: { base: 0, value: { title: 'One' } } })
    await edit('naledi', { cover: { base: 1, value: { title: 'Two' } } })
    await edit('thabo', { cover: { base: 2, value: { title: 'Three' } } })
    const body = { itineraryId: it.trip.id, edits: {}, label: 'Sent to Eleanor' }
    expect(await it.call('naledi', 'edit', { body })).toMatchObject({ status: 200 })
    const versions = await it.call('naledi', 'versions', { params: it.params })
    expect(versions.body).toMatchObject([
      { version: 4, label: 'Sent to Eleanor' },
      { version: 3, by: 'Thabo Dlamini' },
    ])
    const read = (version: string) =>
      it.call('naledi', 'version', { params: { ...it.params, version } })
    expect(await read('3')).toMatchObject({ body: { blocks: { cover: { title: 'Two' } } } })
    expect(await read('4')).toMatchObject({ body: { blocks: { cover: { title: 'Three' } } } })
    expect(await read('9')).toMatchObject({ status: 404 })
  })

  test('take what holds for a client under what holds for the trip', async () => {
    const value = {
      letter: { base: 0, value: { text: 'Always' } },
      closing: { base: 0, value: { text: 'Come' } },
    }
    const body = { clientId: it.eleanor.id, edits: value }
    expect(await it.call('naledi', 'edit', { body })).toMatchObject({ status: 200 })
    await edit('naledi', { letter: { base: 0, value: { text: 'This time' } } })
    expect(await it.call('naledi', 'view', { params: it.params })).toMatchObject({
      body: { letter: { text: 'This time' }, closing: { text: 'Come' } },
    })
  })

  test('are nobody else\u2019s, and bad ones are refused by their field', async () => {
    await edit('naledi', { cover: { base: 0, value: { title: 'Salt' } } })
    const changes = { cover: { base: 1, value: { title: 'Stolen' } } }
    for (const who of ['kagiso', 'imani'] as const) {
      const filter = JSON.stringify({ where: { itineraryId: it.trip.id } })
      const calls = [
        it.call(who, 'edit', { body: { itineraryId: it.trip.id, edits: changes } }),
        it.call(who, 'patch', { params: it.params, body: { edits: changes } }),
        it.call(who, 'source', { params: it.params }),
        it.call(who, 'versions', { params: it.params }),
        it.call(who, 'version', { params: { ...it.params, version: '1' } }),
        it.call(who, 'list', { query: { filter } }),
      ]
      for (const answer of await Promise.all(calls)) expect(answer).toMatchObject({ status: 404 })
    }
    expect(
      await it.call('naledi', 'patch', { params: it.params, body: { edits: changes } }),
    ).toMatchObject({ status: 200 })
    const wrong = {
      'nothing:known': { base: 0, value: {} },
      cover: { base: 2, value: { title: 'x'.repeat(400) } },
    }
    expect(
      await it.call('naledi', 'patch', { params: it.params, body: { edits: wrong } }),
    ).toMatchObject({
      status: 400,
    })
    expect(await it.call('naledi', 'list', { query: { filter: '{}' } })).toMatchObject({
      status: 400,
    })
    const nobody = { params: { id: it.eleanor.id }, body: { edits: changes } }
    expect(await it.call('naledi', 'patch', nobody)).toMatchObject({ status: 404 })
  })
})
