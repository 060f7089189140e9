import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Task, Tasks } from '#shared/api/tasks'
import { routeEngines, startTestTable } from '../support/engines'
import { quietLog } from '../support/store-kinds'
import { aTaskWorld, type Person, type TaskWorld } from '../support/task-world'

const notFound = { status: 404, body: { error: { code: 'record.not-found' } } }
const call = { title: 'Call about the transfer', due: '2026-11-23', assigneeId: 'agt_naledi' }
const fieldsOf = ({ body }: { body: unknown }) =>
  (body as { error: { details: { fields: { field: string }[] } } }).error.details.fields.map(
    ({ field }) => field,
  )

describe.each(routeEngines)('tasks, on $name', (engine) => {
  let world: TaskWorld
  beforeAll(() => void quietLog())
  beforeEach(async () => {
    const { table, stop } = await startTestTable(engine)
    world = await aTaskWorld(table)
    return () => stop()
  })
  const create = (body: object, who: Person = 'naledi') =>
    world.call(who, 'POST /api/Tasks', { body })
  const add = async (body: object, who: Person = 'naledi') => (await create(body, who)).body as Task
  const list = async (who: Person = 'naledi', query: Record<string, string> = {}) =>
    (await world.call(who, 'GET /api/Tasks', { query })).body as Tasks
  const patch = (id: string, body: object, who: Person = 'naledi') =>
    world.call(who, 'PATCH /api/Tasks/{id}', { params: { id }, body })
  const remove = (id: string, who: Person = 'naledi') =>
    world.call(who, 'DELETE /api/Tasks/{id}', { params: { id } })
  const titles = ({ tasks }: Tasks) => tasks.map(({ title }) => title)

  test('are listed by day, overdue ones first and those that are done last', async () => {
    for (const [title, due] of [
      ['late', '2026-11-01'],
      ['soon', '2026-11-25'],
      ['today', '2026-11-20'],
    ] as const)
      await add({ ...call, title, due })
    const { tasks } = await list()
    const [late] = tasks
    await patch(late?.id ?? '', { version: 1, isDone: true })
    const seen = await list()
    expect(titles(seen)).toEqual(['today', 'soon', 'late'])
    expect(seen.tasks[2]?.done).toEqual({
      at: '2026-11-20T06:00:00.000Z',
      by: 'Naledi Mokoena',
    })
    expect(seen.colleagues.map(({ id }) => id).sort()).toEqual(['agt_naledi', 'agt_thabo'])
  })

  test('name the trip and the client that they are about', async () => {
    const trip = await world.trip('delta1')
    const made = await add({ ...call, itineraryId: trip.id })
    expect(made).toMatchObject({
      itineraryName: 'Botswana Adventure',
      clientName: 'Ada Moremi',
      createdBy: 'Naledi Mokoena',
      assigneeName: 'Naledi Mokoena',
    })
    await add({ ...call, title: 'of the client', clientId: 'cli_ada1' })
    await add({ ...call, title: 'of nothing' })
    expect(titles(await list('naledi', { itineraryId: trip.id }))).toEqual([call.title])
    const ofClient = titles(await list('naledi', { clientId: 'cli_ada1' }))
    expect(ofClient.toSorted()).toEqual([call.title, 'of the client'])
  })

  test('are changed, given to a colleague, opened again and deleted', async () => {
    const { id } = await add({ ...call, note: 'After ten' })
    const changed = await patch(id, { version: 1, title: 'Write', assigneeId: 'agt_thabo' })
    expect(changed.body).toMatchObject({ title: 'Write', note: 'After ten', version: 2 })
    expect(titles(await list('thabo'))).toEqual(['Write'])
    expect(titles(await list())).toEqual(['Write']) // whoever gave it away still sees it
    await patch(id, { version: 2, isDone: true }, 'thabo')
    const opened = await patch(id, { version: 3, isDone: false })
    expect((opened.body as { done?: object }).done).toBeUndefined()
    expect(await remove(id)).toMatchObject({ status: 200 })
    expect(await remove(id)).toMatchObject(notFound)
    expect((await list()).tasks).toEqual([])
  })

  test('of a colleague are seen by lead agents alone, and deleted by whoever made them', async () => {
    const { id } = await add({ ...call, assigneeId: 'agt_thabo' }, 'thabo')
    expect((await list()).tasks).toEqual([])
    expect(await patch(id, { version: 1, isDone: true })).toMatchObject(notFound)
    expect(await remove(id)).toMatchObject(notFound)
    await add(call)
    expect((await list('thabo')).tasks).toHaveLength(1)
    expect((await list('thabo', { whose: 'agency' })).tasks).toHaveLength(2)
    const given = await add({ ...call, title: 'for Naledi' }, 'thabo')
    expect(await remove(given.id)).toMatchObject({ status: 403 })
  })

  test('are nothing to another agency', async () => {
    const { id } = await add(call)
    const trip = await world.trip('delta1')
    expect((await list('peter', { whose: 'agency' })).tasks).toEqual([])
    expect(await patch(id, { version: 1, isDone: true }, 'peter')).toMatchObject(notFound)
    expect(await remove(id, 'peter')).toMatchObject(notFound)
    const own = { ...call, assigneeId: 'agt_peter' }
    for (const about of [{ itineraryId: trip.id }, { clientId: 'cli_ada1' }])
      expect(await create({ ...own, ...about }, 'peter')).toMatchObject(notFound)
    expect(fieldsOf(await create(call, 'peter'))).toEqual(['body.assigneeId'])
  })

  test.each([
    ['body.title', { title: ' ' }],
    ['body.title', { title: 'a'.repeat(201) }],
    ['body.due', { due: '2026-02-31' }],
    ['body.due', { due: 'tomorrow' }],
    ['body.assigneeId', { assigneeId: 'agt_nobody' }],
    ['body.note', { note: 'a'.repeat(2_001) }],
    ['body.itineraryId', { itineraryId: 'cli_ada1' }],
  ])('with a wrong %s are refused by its name', async (field, wrong) => {
    const refused = await create({ ...call, ...wrong })
    expect([refused.status, fieldsOf(refused)]).toEqual([400, [field]])
  })

  test('changed by two agents at once take one change, and tell the other', async () => {
    const { id } = await add({ ...call, assigneeId: 'agt_thabo' })
    const both = await Promise.all([
      patch(id, { version: 1, title: 'Naledi’s' }),
      patch(id, { version: 1, title: 'Thabo’s' }, 'thabo'),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await list()).tasks[0]?.version).toBe(2)
  })
})
