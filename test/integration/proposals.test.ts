import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TripVersion } from '#shared/api/trip-versions'
import { maxVersions } from '#shared/itinerary/proposal'
import { valuesOfBlocks } from '#shared/presentation/merge-blocks'
import { proposalStore } from '../../functions/data/itineraries/proposal-store'
import { tripPortalStore } from '../../functions/data/itineraries/trip-portal-store'
import { editCopies } from '../../functions/data/presentations/copied-edits'
import { presentationStore } from '../../functions/data/presentations/presentation-store'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { quietLog, tableStores } from '../support/store-kinds'
import { tripWithClient } from '../support/trip-callers'
import { anEstimate, aQuote, type Person, tripOf, tripWorld } from '../support/trip-world'

const notFound = { status: 404, body: { error: { code: 'record.not-found' } } }

describe.each(routeEngines)('proposals, on $name', (engine) => {
  let there: TestTable
  beforeAll(async () => {
    quietLog()
    there = await startTestTable(engine)
  })
  afterAll(() => there.stop())
  const aWorld = () => {
    const { table } = there
    const more = {
      proposals: proposalStore(table),
      portals: tripPortalStore(table),
      editCopies: editCopies(table),
    }
    return tripWorld({ ...tableStores(table), ...more })
  }
  type World = ReturnType<typeof aWorld>
  const duplicate = (world: World, id: string, { who = 'naledi' as Person, ...more } = {}) =>
    world.call(who, 'POST /api/Itineraries/{id}/versions', {
      params: { id },
      body: {},
      ...more,
    })
  const versions = async (world: World, id: string, who: Person = 'naledi') => {
    const call = { params: { id } }
    return (await world.call(who, 'GET /api/Itineraries/{id}/versions', call)).body as TripVersion[]
  }
  const read = async (world: World, id: string) =>
    tripOf(await world.call('naledi', 'GET /api/Itineraries/{id}', { params: { id } }))

  test('begin when a trip is duplicated: it is version A, and its copy version B', async () => {
    const world = aWorld()
    const { trip, eleanor } = await tripWithClient(world)
    const party = { travelers: [{ id: 't1', firstName: 'Eleanor', lastName: 'Hartley' }] }
    await world.call('naledi', 'PATCH /api/Itineraries/{id}', {
      params: { id: trip.id },
      body: party,
    })
    expect(await versions(world, trip.id)).toEqual([])
    const name = 'With the Victoria Falls'
    const copy = tripOf(await duplicate(world, trip.id, { body: { name } } as object))
    expect(copy).toMatchObject({
      name,
      state: 'estimate',
      published: false,
      clientId: eleanor.id,
      payments: [],
      ...party,
      proposal: { id: trip.id, letter: 'B' },
      itinerary: { segments: [{ supplierCode: 'ZULU' }] },
    })
    const source = await read(world, trip.id)
    expect(source).toMatchObject({ published: true, proposal: { id: trip.id, letter: 'A' } })
    const seen = await versions(world, copy.id)
    expect(seen).toMatchObject([
      { id: trip.id, letter: 'A', name: trip.name, outcome: 'open', isShared: false },
      { id: copy.id, letter: 'B', name, outcome: 'open', isShared: false },
    ])
    expect(await versions(world, trip.id)).toEqual(seen)
    const list = await world.call('naledi', 'GET /api/Itineraries', {
      query: { filter: JSON.stringify({ where: { proposalId: trip.id } }) },
    })
    expect(
      (list.body as { versionLetter: string }[]).map(({ versionLetter }) => versionLetter).sort(),
    ).toEqual(['A', 'B'])
    const { text } = await world.call('naledi', 'GET /api/Itineraries/{id}/history', {
      params: { id: copy.id },
    })
    expect(text).toContain('duplicated from version A')
  })

  test('begin with what agents wrote in the presentation, but for words about the price and uploads of the trip', async () => {
    const world = aWorld()
    const { trip } = await tripWithClient(world)
    const presentations = presentationStore(there.table)
    const { agencyId } = trip
    const by = { id: 'agt_naledi', name: 'Naledi Mokoena' }
    const owner = { itineraryId: trip.id }
    const segmentKey = `segment:${trip.itinerary.segments[0]?.id}`
    const library = { s3Key: 'pictures/delta.jpg' }
    const upload = { mediaId: 'med_0123456789abcdef' as never }
    const changes = {
      letter: { value: { text: 'Dear Eleanor' } },
      price: { value: { text: 'Only $9,999 this week', included: ['All meals'] } },
      [segmentKey]: { value: { title: 'The Zulu hills', pictures: [library, upload] } },
    }
    await presentations.change({ agencyId, owner }, { changes, by, now: world.now() })
    const copy = tripOf(await duplicate(world, trip.id))
    const copied = await presentations.get({ agencyId, owner: { itineraryId: copy.id } })
    expect(copied).toMatchObject({ id: copy.id, itineraryId: copy.id, version: 1 })
    expect(valuesOfBlocks(copied?.blocks ?? {})).toEqual({
      letter: { text: 'Dear Eleanor' },
      price: { included: ['All meals'] },
      [segmentKey]: { title: 'The Zulu hills', pictures: [library] },
    })
    await presentations.change(
      { agencyId, owner: { itineraryId: copy.id } },
      { changes: { letter: { base: 1, value: { text: 'Dear both' } } }, by, now: world.now() },
    )
    const { blocks = {} } = (await presentations.get({ agencyId, owner })) ?? {}
    expect(blocks.letter?.value).toEqual({ text: 'Dear Eleanor' })
  })

  test('begin as estimates: what the supplier said of the trip that was quoted stays with it', async () => {
    const world = aWorld()
    const quoted = await aQuote(world)
    const copy = tripOf(await duplicate(world, quoted.id))
    expect(copy.state).toBe('estimate')
    expect(copy.quotedAt).toBeUndefined()
    expect(copy.itinerary.segments[0]).toMatchObject({ costAmount: '90000.00' })
    expect(copy.itinerary.segments[0]).not.toHaveProperty('inventoryStatus')
    expect((await read(world, quoted.id)).state).toBe('quote')
  })

  test('give each version a letter of its own, however many are made at the same moment', async () => {
    const world = aWorld()
    const { id } = await anEstimate(world)
    const made = await Promise.all(Array.from({ length: 4 }, () => duplicate(world, id)))
    const letters = made.map((answer) => tripOf(answer).proposal?.letter)
    expect(letters.toSorted()).toEqual(['B', 'C', 'D', 'E'])
    const [first] = made.map(tripOf)
    const next = tripOf(await duplicate(world, first?.id ?? ''))
    expect(next.proposal).toEqual({ id, letter: 'F' })
    const seen = await versions(world, id)
    expect(seen.map(({ letter }) => letter).join('')).toBe('ABCDEF')
  })

  test('asked twice by one key, are duplicated once', async () => {
    const world = aWorld()
    const { id } = await anEstimate(world)
    const first = await duplicate(world, id, { key: 'duplicate-once' } as object)
    const again = await duplicate(world, id, { key: 'duplicate-once' } as object)
    expect(again.body).toEqual(first.body)
    expect(await versions(world, id)).toHaveLength(2)
  })

  test('refuse a version from a state that the agent has not seen, and one too many', async () => {
    const world = aWorld()
    const { id } = await anEstimate(world)
    const stale = await duplicate(world, id, { version: 7 } as object)
    expect(stale).toMatchObject({ status: 409, body: { error: { code: 'record.changed' } } })
    for (let count = 1; count < maxVersions; count++) tripOf(await duplicate(world, id))
    const full = await duplicate(world, id)
    expect(full).toMatchObject({ status: 409, body: { error: { code: 'proposal.full' } } })
  })

  test('are for trips, not for templates, and templates made of them are no versions', async () => {
    const world = aWorld()
    const { id } = await anEstimate(world)
    await duplicate(world, id)
    const saved = tripOf(
      await world.call('naledi', 'POST /api/SavedItineraries/createSavedItineraryFromItinerary', {
        body: { itineraryId: id },
      }),
    )
    expect(saved.proposal).toBeUndefined()
    const refused = await duplicate(world, saved.id)
    expect(refused).toMatchObject({
      status: 409,
      body: { error: { code: 'itinerary.wrong-state' } },
    })
  })

  test('stay what they are when an earlier version of the trip is restored', async () => {
    const world = aWorld()
    const { id } = await anEstimate(world)
    await duplicate(world, id)
    const restored = await world.call('naledi', 'POST /api/ItineraryHistory/{id}/restore', {
      params: { id },
      body: { version: 1 },
    })
    expect(tripOf(restored).proposal).toEqual({ id, letter: 'A' })
  })

  test('are the agent’s: colleagues see their own alone, lead agents all, other agencies none', async () => {
    const world = aWorld()
    const { id } = await anEstimate(world)
    const made = tripOf(await duplicate(world, id, { who: 'thabo' }))
    expect(made.agentId).toBe('agt_naledi')
    expect(await versions(world, id)).toHaveLength(2)
    expect(await versions(world, id, 'thabo')).toHaveLength(2)
    for (const who of ['kagiso', 'imani'] as const) {
      expect(await duplicate(world, id, { who })).toMatchObject(notFound)
      const call = { params: { id } }
      expect(await world.call(who, 'GET /api/Itineraries/{id}/versions', call)).toMatchObject(
        notFound,
      )
    }
  })

  test('are decided by the client’s choice while the trip is theirs', async () => {
    const world = aWorld()
    const { id } = await anEstimate(world)
    const copy = tripOf(await duplicate(world, id))
    const chosenAt = '2026-11-20T09:00:00.000Z'
    await tripPortalStore(there.table).change(
      { agencyId: copy.agencyId, itineraryId: copy.id },
      (portal) => ({ ...portal, chosenAt }),
    )
    expect(await versions(world, id)).toMatchObject([
      { outcome: 'notChosen' },
      { outcome: 'chosen', chosenAt },
    ])
  })
})
