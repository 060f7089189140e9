import { beforeEach, describe, expect, test } from 'vitest'
import { ChangedMeanwhile } from '../../../../functions/data/itineraries/itinerary-change'
import { becomeTrip, storedTrip } from '../../../support/changed-trip'
import { memoryStores } from '../../../support/memory-stores'
import { quietLog } from '../../../support/store-kinds'
import { aQuote, type Person, refusalOf, tripWorld, type World } from '../../../support/trip-world'

describe('work that is begun', () => {
  let stores: ReturnType<typeof memoryStores>
  let world: World
  let id: string
  beforeEach(async () => {
    quietLog()
    stores = memoryStores()
    world = tripWorld(stores)
    ;({ id } = await aQuote(world))
    world.messages.splice(0)
    world.zaps.splice(0)
  })
  const hold = (who: Person = 'naledi', more: object = {}) =>
    world.call(who, 'POST /api/WindowAPIs/GetHold', { body: { itineraryId: id }, ...more })
  const requote = (who: Person = 'naledi', body: object = {}) =>
    world.call(who, 'POST /api/Itineraries/update-requote', { body: { id, ...body } })
  const sent = () => world.messages.map((message) => JSON.parse(message))
  /** Somebody else is quicker: what they do happens before our change is stored. */
  const meanwhile = (theirs: () => Promise<unknown>) => {
    const { save } = stores.itineraries
    let isFirst = true
    Object.assign(stores.itineraries, {
      save: async (change: Parameters<typeof save>[0]) => {
        if (isFirst) {
          isFirst = false
          await theirs()
        }
        return save(change)
      },
    })
  }

  test('is noted with who began it, told of, and asked for by its token', async () => {
    const { record: before } = await storedTrip(world, id)
    expect((await hold()).body).toEqual({ id, state: 'holding' })
    const { record, work } = await storedTrip(world, id)
    expect(record).toMatchObject({ state: 'holding', version: before.version + 1 })
    expect(work).toMatchObject({
      action: 'GetHold',
      by: { id: 'agt_naledi' },
      sendNotify: false,
      total: 1,
    })
    expect(work?.token).toMatch(/^req_/)
    expect(sent()).toEqual([
      { kind: 'hold', agencyId: record.agencyId, itineraryId: id, token: work?.token },
    ])
    expect(stores.audit.at(-1)).toMatchObject({
      id: expect.stringMatching(/^aud_/),
      action: 'system_status_change_itinerary',
      details: { from: 'quote', to: 'holding' },
    })
    expect(world.zaps.map(({ zap }) => zap)).toEqual(['holdRequested'])
  })

  test('and asked for again by the same person is the same work, with its message sent again', async () => {
    const first = await hold()
    const { record, work } = await storedTrip(world, id)
    const again = await hold()
    expect([again.status, again.text, again.headers.etag]).toEqual([
      200,
      first.text,
      first.headers.etag,
    ])
    expect((await storedTrip(world, id)).record).toEqual(record)
    expect(sent().map(({ token }) => token)).toEqual([work?.token, work?.token])
    expect(world.zaps).toHaveLength(1)
  })

  test('is refused to another person, and to a requote', async () => {
    await hold()
    expect(refusalOf(await hold('thabo'))).toMatchObject({
      status: 409,
      code: 'itinerary.wrong-state',
    })
    expect(refusalOf(await requote())).toMatchObject({ status: 409, code: 'itinerary.wrong-state' })
  })

  test('is no second requote while one is under way', async () => {
    expect((await requote()).status).toBe(200)
    expect(refusalOf(await requote())).toMatchObject({ status: 409, code: 'itinerary.wrong-state' })
  })

  test('from a version that was changed since is refused, and nothing is asked for', async () => {
    const { version } = (await storedTrip(world, id)).record
    expect(refusalOf(await hold('naledi', { version: version - 1 }))).toMatchObject({
      status: 409,
      code: 'record.changed',
    })
    expect(sent()).toEqual([])
    expect((await hold('naledi', { version })).status).toBe(200)
  })

  test('at the same time by the same person is one work, and both hear of it', async () => {
    meanwhile(() => hold())
    const answer = await hold('naledi', { key: 'hold-hold-1' })
    expect([answer.status, answer.body]).toEqual([200, { id, state: 'holding' }])
    const { work } = await storedTrip(world, id)
    expect(new Set(sent().map(({ token }) => token))).toEqual(new Set([work?.token]))
    expect(world.zaps).toHaveLength(1)
    await world.work()
    expect((await hold('naledi', { key: 'hold-hold-1' })).text).toBe(answer.text)
  })

  test.each<[string, () => Promise<unknown>, string]>([
    ['by another person', () => hold('thabo'), 'itinerary.wrong-state'],
    ['by the same person with a requote', () => requote(), 'itinerary.wrong-state'],
    ['with another change', () => becomeTrip(world, id, { name: 'Renamed' }), 'record.changed'],
    [
      'with another action',
      () => becomeTrip(world, id, { state: 'cancelled' }),
      'itinerary.wrong-state',
    ],
  ])('at the same time %s is refused', async (_how, theirs, code) => {
    meanwhile(theirs)
    expect(refusalOf(await hold())).toMatchObject({ status: 409, code })
  })

  test('is requoted by one of two at once, though both are the same person', async () => {
    meanwhile(() => requote())
    expect(refusalOf(await requote())).toMatchObject({ status: 409, code: 'itinerary.wrong-state' })
  })

  test('that meets a change of which nothing is known is an error of ours', async () => {
    Object.assign(stores.itineraries, {
      save: () => Promise.reject(new ChangedMeanwhile(undefined)),
    })
    expect((await hold()).status).toBe(500)
    Object.assign(stores.itineraries, { save: () => Promise.reject(new Error('table gone')) })
    expect((await hold()).status).toBe(500)
    expect(sent()).toEqual([])
  })
})

describe('a hold', () => {
  let world: World
  let id: string
  beforeEach(async () => {
    quietLog()
    world = tripWorld(memoryStores())
    ;({ id } = await aQuote(world))
  })
  const hold = (body: object = {}) =>
    world.call('naledi', 'POST /api/WindowAPIs/GetHold', { body: { itineraryId: id, ...body } })

  test('that stands in its own way is refused with what does, and a mock only says it', async () => {
    await becomeTrip(world, id, {
      problems: [{ code: 'no-rooms', message: 'Full', segmentId: 's1' }],
    })
    const refused = refusalOf(await hold())
    expect(refused).toMatchObject({ status: 409, code: 'itinerary.not-holdable' })
    const { state, blockers, mock } = (await hold({ mock: true })).body as Record<string, unknown>
    expect([state, mock, blockers]).toEqual(['quote', true, refused.details.blockers])
    expect(blockers).not.toEqual([])
    expect((await storedTrip(world, id)).record.state).toBe('quote')
  })

  test('may be tried out where nothing stands in its way, and only from a quote', async () => {
    expect((await hold({ mock: true })).body).toEqual({
      id,
      state: 'quote',
      mock: true,
      blockers: [],
    })
    await becomeTrip(world, id, { state: 'estimate' })
    expect(refusalOf(await hold({ mock: true }))).toMatchObject({
      status: 409,
      code: 'itinerary.wrong-state',
    })
  })
})
