import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everything } from '#shared/catalogue/filter-types'
import { clientIdSchema } from '#shared/ids/ids'
import type { ItineraryRecord } from '#shared/itinerary/itinerary'
import {
  ChangedMeanwhile,
  type ItineraryChange,
} from '../../../../functions/data/itineraries/itinerary-change'
import type {
  StoredItinerary,
  WorkInFlight,
} from '../../../../functions/data/itineraries/itinerary-records'
import type { ItineraryStore } from '../../../../functions/data/itineraries/itinerary-store'
import type { TripLine } from '../../../../functions/data/lists/trip-lines'
import { AnsweredBefore } from '../../../../functions/data/table/idempotency'
import { anItinerary } from '../../../shared/itinerary/builders'
import { quietLog, storeKinds } from '../../../support/store-kinds'

const at = '2026-11-20T08:00:00.000Z'
const now = new Date(at)
const by = { kind: 'agent', id: 'agt_naledi', name: 'Naledi Mokoena' } as const
const people = {
  clientData: { name: 'Eleanor Hartley' },
  user: {
    agency: { name: 'Marula Journeys', agencyCode: 'MAR001' },
    agent: { fullName: 'Naledi Mokoena', email: 'naledi@example.com' },
  },
}
const entry = { at, by, action: 'created', changes: [], requestId: 'req-1' }
const work: WorkInFlight = {
  action: 'GetQuote',
  token: 'req_1',
  since: at,
  by,
  sendNotify: false,
  total: 2,
}

describe.each(storeKinds)('the store of itineraries on $name', ({ start }) => {
  let running: Awaited<ReturnType<typeof start>>
  let store: ItineraryStore
  beforeAll(async () => {
    quietLog()
    running = await start()
    store = running.stores.itineraries
  })
  afterAll(() => running.stop())

  let made = 0
  const aRecord = (named: Parameters<typeof anItinerary>[0] = {}): ItineraryRecord => {
    made += 1
    return anItinerary({ id: `itn_store${String(made).padStart(4, '0')}`, ...named })
  }
  const put = async (named: Parameters<typeof anItinerary>[0] = {}): Promise<StoredItinerary> => {
    const record = aRecord(named)
    await store.save({ after: { record, people }, entry })
    return stored(record)
  }
  const stored = async ({ agencyId, id }: ItineraryRecord): Promise<StoredItinerary> => {
    const found = await store.get(agencyId, id)
    if (found === undefined) throw new Error(`${id} is not there`)
    return found
  }
  const change = (before: StoredItinerary, named: Partial<ItineraryRecord>): ItineraryChange => ({
    before,
    after: {
      ...before,
      record: { ...before.record, version: before.record.version + 1, ...named },
    },
    entry,
  })

  test('gives back what was stored', async () => {
    const record = aRecord({ name: 'Emoji 🦒 and عربى' })
    await store.save({ after: { record, people }, entry })
    expect(await stored(record)).toMatchObject({ record, people, contentVersion: 1 })
  })

  test('does not find what is not there, nor by another agency', async () => {
    const { record } = await put()
    expect(
      await store.get(anItinerary({ agencyId: 'agy_baobab' }).agencyId, record.id),
    ).toBeUndefined()
    expect(await store.get(record.agencyId, aRecord().id)).toBeUndefined()
  })

  test('refuses a second itinerary of the same id', async () => {
    const { record } = await put()
    await expect(store.save({ after: { record, people }, entry })).rejects.toBeInstanceOf(
      ChangedMeanwhile,
    )
  })

  test('refuses a change from a stale version, and says what is there', async () => {
    const before = await put()
    await store.save(change(before, { name: 'First' }))
    const stale = await store
      .save(change(before, { name: 'Second' }))
      .catch((error: unknown) => error)
    expect(stale).toBeInstanceOf(ChangedMeanwhile)
    expect(stale).toMatchObject({ current: { record: { name: 'First', version: 2 } } })
    expect(await stored(before.record)).toMatchObject({ record: { name: 'First', version: 2 } })
  })

  test('counts content apart from state: a change of state alone makes no new content', async () => {
    const before = await put()
    await store.save({
      ...change(before, { state: 'quoting' }),
      after: { ...change(before, { state: 'quoting' }).after, work },
    })
    const quoting = await stored(before.record)
    expect(quoting).toMatchObject({
      record: { state: 'quoting', version: 2 },
      contentVersion: 1,
      work,
    })
    await store.save(change(quoting, { name: 'Other' }))
    expect(await stored(before.record)).toMatchObject({ contentVersion: 3 })
  })

  test('forgets work when the itinerary comes to rest', async () => {
    const before = await put()
    const { after } = change(before, { state: 'quoting' })
    await store.save({ before, after: { ...after, work }, entry })
    await store.save(change(await stored(before.record), { state: 'quote' }))
    expect((await stored(before.record)).work).toBeUndefined()
  })

  test('tells the progress of the present attempt only', async () => {
    const before = await put()
    const { after } = change(before, { state: 'quoting' })
    await store.save({ before, after: { ...after, work }, entry })
    const quoting = await stored(before.record)
    await store.noteProgress(quoting, 1)
    expect(await stored(before.record)).toMatchObject({ done: 1 })
    await store.noteProgress({ ...quoting, work: { ...work, token: 'req_other' } }, 2)
    expect(await stored(before.record)).toMatchObject({ done: 1 })
    await store.save(change(await stored(before.record), { state: 'quote' }))
    expect((await stored(before.record)).done).toBeUndefined()
  })

  test('keeps the history, the last first, a page at a time', async () => {
    let last = await put()
    for (const name of ['a', 'b', 'c']) {
      await store.save({ ...change(last, { name }), entry: { ...entry, action: name } })
      last = await stored(last.record)
    }
    const of = { agency: last.record.agencyId, id: last.record.id }
    const all = await store.history(of, { limit: 10 })
    expect(all.map(({ version, action }) => [version, action])).toEqual([
      [4, 'c'],
      [3, 'b'],
      [2, 'a'],
      [1, 'created'],
    ])
    expect(await store.history(of, { limit: 2, below: 4 })).toEqual(all.slice(1, 3))
  })

  test('lists by agent and by agency, the last changed first, a page at a time', async () => {
    const agencyId = 'agy_lists'
    const put3 = (agentId: string, updatedAt: string) =>
      put({ agencyId, agentId, updatedAt, clientId: undefined })
    const one = await put3('agt_one1', '2026-11-01T00:00:00.000Z')
    const two = await put3('agt_two2', '2026-11-02T00:00:00.000Z')
    const three = await put3('agt_one1', '2026-11-03T00:00:00.000Z')
    const list = await running.stores.tripList.now(one.record.agencyId)
    const ids = ({ lines }: { readonly lines: readonly TripLine[] }) => lines.map(({ id }) => id)
    const first = list.page({ where: everything, limit: 2 })
    expect(ids(first)).toEqual([three.record.id, two.record.id])
    expect(ids(list.page({ where: everything, limit: 2, after: first.next }))).toEqual([
      one.record.id,
    ])
    const ofAgent = {
      kind: 'equality',
      field: 'agentId',
      type: 'string',
      value: 'agt_one1',
    } as const
    expect(ids(list.page({ where: ofAgent }))).toEqual([three.record.id, one.record.id])
  })

  test('lists an itinerary with its client, and moves it with them', async () => {
    const [old, now] = ['cli_from', 'cli_toto'].map((id) => clientIdSchema.parse(id))
    if (old === undefined || now === undefined) throw new Error('two clients')
    const before = await put({ clientId: old })
    const { agencyId, id } = before.record
    expect((await store.ofClient(agencyId, old)).map((trip) => trip.id)).toContain(id)
    await store.save(change(before, { clientId: now }))
    expect((await store.ofClient(agencyId, old)).map((trip) => trip.id)).not.toContain(id)
    expect(await store.ofClient(agencyId, now)).toMatchObject([
      { id, version: 2, agentName: 'Naledi Mokoena' },
    ])
    await store.save(change(await stored(before.record), { clientId: undefined }))
    expect(await store.ofClient(agencyId, now)).toEqual([])
  })

  test('finds what is in flight for too long, and nothing else', async () => {
    const flying = await put()
    const resting = await put()
    const { after } = change(flying, { state: 'quoting' })
    await store.save({ before: flying, after: { ...after, work }, entry })
    const ids = async (before: string) =>
      (await store.inFlightSince(new Date(before))).map(({ record }) => record.id)
    expect(await ids('2026-11-20T08:00:01.000Z')).toContain(flying.record.id)
    expect(await ids('2026-11-20T08:00:01.000Z')).not.toContain(resting.record.id)
    expect(await ids('2026-11-20T08:00:00.000Z')).not.toContain(flying.record.id)
    await store.save(change(await stored(flying.record), { state: 'quote' }))
    expect(await ids('2026-11-20T08:00:01.000Z')).not.toContain(flying.record.id)
  })

  test('keeps an answer with its effect, and gives it to a repeat', async () => {
    const record = aRecord()
    const answer = {
      agencyId: record.agencyId,
      key: `key-${record.id}`,
      requestHash: 'h',
      body: '{"a":1}',
      version: 1,
      now,
    }
    await store.save({ after: { record, people }, entry, answer })
    const repeat = await store
      .save({ after: { record: aRecord(), people }, entry, answer })
      .catch((error: unknown) => error)
    expect(repeat).toBeInstanceOf(AnsweredBefore)
    expect(repeat).toMatchObject({ kept: { body: '{"a":1}', version: 1 } })
    expect(await running.stores.answers.find(answer)).toEqual({ body: '{"a":1}', version: 1 })
  })

  test('keeps no answer of an effect that was refused', async () => {
    const before = await put()
    await store.save(change(before, { name: 'First' }))
    const answer = {
      agencyId: before.record.agencyId,
      key: `key-of-none-${made}`,
      requestHash: 'h',
      body: '{}',
      now,
    }
    await expect(
      store.save({ ...change(before, { name: 'Second' }), answer }),
    ).rejects.toBeInstanceOf(ChangedMeanwhile)
    expect(await running.stores.answers.find(answer)).toBeUndefined()
  })
})
