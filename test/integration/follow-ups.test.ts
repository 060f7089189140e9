import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Tasks } from '#shared/api/tasks'
import { routeEngines, startTestTable } from '../support/engines'
import { quietLog } from '../support/store-kinds'
import { aTaskWorld, type Person, type TaskWorld } from '../support/task-world'

describe.each(routeEngines)('reminders by rule, on $name', (engine) => {
  let world: TaskWorld
  beforeAll(() => void quietLog())
  beforeEach(async () => {
    const { table, stop } = await startTestTable(engine)
    world = await aTaskWorld(table)
    return () => stop()
  })
  const list = async (who: Person = 'naledi', query: Record<string, string> = {}) =>
    (await world.call(who, 'GET /api/Tasks', { query })).body as Tasks
  const dismiss = (body: object, who: Person = 'naledi') =>
    world.call(who, 'POST /api/Tasks/followUps/dismiss', { body })
  const kinds = async (who: Person = 'naledi', query = {}) =>
    (await list(who, query)).followUps.map(({ kind }) => kind)

  test('tell of a quote that was left for five days, of missing passports and of an ending hold', async () => {
    await world.trip('quoted', { state: 'quote', updatedAt: '2026-11-14T08:00:00.000Z' })
    const soon = { startDate: '2027-01-10', endDate: '2027-01-13' }
    const booked = await world.trip('booked', { state: 'confirmed', ...soon })
    await world.tellPassport(booked.id, 'adult-1')
    const holdExpiry = '2026-11-21T10:00:00.000Z'
    await world.trip('held', { state: 'provisional', bookingReference: 'B1', holdExpiry })
    const { followUps } = await list()
    expect(followUps).toMatchObject([
      { kind: 'passports-missing', due: '2026-11-11', missing: 2, itineraryId: booked.id },
      { kind: 'quote-unanswered', due: '2026-11-19', clientName: 'Ada Moremi' },
      { kind: 'hold-ends', due: '2026-11-21', occasion: holdExpiry },
    ])
    expect(await kinds('naledi', { itineraryId: booked.id })).toEqual(['passports-missing'])
  })

  test('tell of no version of a proposal once another is booked', async () => {
    const updatedAt = '2026-11-14T08:00:00.000Z'
    const proposal = (letter: string) => ({ proposal: { id: 'itn_first1' as never, letter } })
    const first = await world.trip('first1', { state: 'quote', updatedAt, ...proposal('A') })
    const second = { state: 'quote', updatedAt, ...proposal('B') } as const
    await world.trip('second1', second)
    expect(await kinds()).toEqual(['quote-unanswered', 'quote-unanswered'])
    await world.trip('second1', { ...second, state: 'confirmed', version: 2 })
    expect(await kinds()).toEqual([])
    expect(await kinds('naledi', { itineraryId: first.id })).toEqual([])
  })

  test('are about trips of one’s own, and of the agency where a lead agent asks for them', async () => {
    await world.trip('quoted', { state: 'quote', updatedAt: '2026-11-14T08:00:00.000Z' })
    expect(await kinds('thabo')).toEqual([])
    expect(await kinds('thabo', { whose: 'agency' })).toEqual(['quote-unanswered'])
    expect(await kinds('peter', { whose: 'agency' })).toEqual([])
  })

  test('once dismissed are brought back by whoever dismissed them, however often that is asked', async () => {
    const updatedAt = '2026-11-14T08:00:00.000Z'
    const { id } = await world.trip('quoted', { state: 'quote', updatedAt })
    const dismissed = { kind: 'quote-unanswered', itineraryId: id, occasion: updatedAt }
    await dismiss(dismissed)
    expect(await dismiss({ ...dismissed, isDismissed: false }, 'peter')).toMatchObject({
      status: 404,
    })
    expect(await kinds()).toEqual([])
    for (const _again of [1, 2])
      expect(await dismiss({ ...dismissed, isDismissed: false })).toMatchObject({
        status: 200,
        body: { dismissed: false },
      })
    expect(await kinds()).toEqual(['quote-unanswered'])
  })

  test('once dismissed come back when the rule applies anew', async () => {
    const updatedAt = '2026-11-14T08:00:00.000Z'
    const { id } = await world.trip('quoted', { state: 'quote', updatedAt })
    const dismissed = { kind: 'quote-unanswered', itineraryId: id, occasion: updatedAt }
    expect(await dismiss(dismissed, 'peter')).toMatchObject({ status: 404 })
    expect(await kinds()).toEqual(['quote-unanswered'])
    for (const _again of [1, 2]) expect(await dismiss(dismissed)).toMatchObject({ status: 200 })
    expect(await kinds()).toEqual([])
    await world.trip('quoted', {
      state: 'quote',
      updatedAt: '2026-11-15T08:00:00.000Z',
      version: 2,
    })
    expect(await kinds()).toEqual(['quote-unanswered'])
  })
})
