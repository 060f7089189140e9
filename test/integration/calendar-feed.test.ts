import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { calendarDate } from '#shared/dates/calendar-date'
import { agentIdSchema, taskIdSchema } from '#shared/ids/ids'
import { feedLimits } from '../../functions/calendar/routes/show-calendar-feed'
import { auditTrail } from '../../functions/data/people/audit-trail'
import { hashOf } from '../../functions/data/table/secret-token'
import type { Table } from '../../functions/data/table/table-access'
import { bookablePayments } from '../support/bookable-payments'
import { onHold } from '../support/booking-world'
import { routeEngines, startTestTable } from '../support/engines'
import { type Caller, type PaymentWorld, refusal } from '../support/payment-world'
import { quietLog } from '../support/store-kinds'
import { marula } from '../support/trip-world'

describe.each(routeEngines)('a calendar feed, on $name', (engine) => {
  let world: PaymentWorld
  let table: Table
  beforeAll(() => void quietLog())
  beforeEach(async () => {
    const started = await startTestTable(engine)
    table = started.table
    world = await bookablePayments(table)
    return () => started.stop()
  })

  const create = async (who: Caller) => {
    const { status, body, text } = await world.call(who, 'POST /api/calendar-feed')
    if (status !== 200) throw new Error(text)
    return (body as { address: string }).address.split('/').at(-1) ?? ''
  }
  const open = (token: string) =>
    world.call('stranger', 'GET /api/calendar-feeds/{token}', { params: { token } })
  const state = async (who: Caller) => (await world.call(who, 'GET /api/calendar-feed')).body

  test('tells the days of the agent’s own trips, and of their clients no name', async () => {
    const { id } = await world.aTrip({ isAsked: false })
    await onHold(world.trips, ['HELD', '2027-07-01', '2027-07-03'])
    await world.deps.agentTasks.add(
      {
        agencyId: marula,
        id: taskIdSchema.parse('tsk_vouchers1'),
        version: 1,
        title: 'Call Eleanor Hartley',
        due: calendarDate('2027-06-20'),
        itineraryId: id,
        assigneeId: agentIdSchema.parse('agt_naledi'),
        createdBy: { kind: 'agent', id: agentIdSchema.parse('agt_naledi'), name: 'Naledi' },
        createdAt: '2027-06-01T08:00:00.000Z',
      },
      0,
    )
    const { status, text, headers } = await open(await create('naledi'))
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=900',
    })
    const lines = text.split('\r\n')
    expect(lines).toContain(`UID:departure-${id}@tembea`)
    expect(lines).toContain('DTSTART;VALUE=DATE:20270701')
    expect(text).toMatch(/SUMMARY:Departure: .+\r\n/)
    expect(text).toMatch(/SUMMARY:Hold ends \d\d:\d\d camp time: /)
    expect(lines).toContain('UID:task-tsk_vouchers1@tembea')
    expect(text).toMatch(/SUMMARY:Task due: .+\r\n/)
    expect(text).not.toMatch(/Eleanor|Hartley|cli_eleanor/)
    expect((await open(await create('kagiso'))).text).not.toContain('VEVENT')
  })

  test('is kept as a hash, and opens nothing once it is withdrawn or made anew', async () => {
    expect(await state('naledi')).toEqual({ createdAt: null })
    const first = await create('naledi')
    const items = await table.all({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': 'AGENCY#agy_marula#CALENDARFEEDS' },
    })
    const secret = first.split('.')[1] ?? ''
    expect(JSON.stringify(items)).toContain(hashOf(secret))
    expect(JSON.stringify(items)).not.toContain(secret)
    const second = await create('naledi')
    const colleague = await create('thabo')
    expect(refusal(await open(first))).toMatchObject({ status: 404 })
    expect(await open(second)).toMatchObject({ status: 200 })
    expect(await state('naledi')).toEqual({ createdAt: expect.any(String) })
    for (let time = 0; time < 2; time++) {
      const { status, body } = await world.call('naledi', 'DELETE /api/calendar-feed')
      expect([status, body]).toEqual([200, { createdAt: null }])
    }
    expect(refusal(await open(second))).toMatchObject({ status: 404 })
    expect(await open(colleague)).toMatchObject({ status: 200 })
    const trail: string[] = []
    const span = { from: '2020-01-01', until: '2040-01-01', isAscending: true }
    for await (const { action, agentId } of auditTrail(table, { agencies: [marula], ...span }))
      trail.push(`${action} ${agentId}`)
    expect(trail.filter((line) => line.includes('calendar_feed')).toSorted()).toEqual([
      'agent_created_calendar_feed agt_naledi',
      'agent_created_calendar_feed agt_naledi',
      'agent_created_calendar_feed agt_thabo',
      'agent_removed_calendar_feed agt_naledi',
    ])
  })

  test('opens nothing for what is no token', async () => {
    for (const token of ['agy_marula.wrong', 'agy_none.x', 'nonsense', '.'])
      expect(refusal(await open(token))).toMatchObject({ status: 404 })
  })

  test('is not read again and again: neither one feed, nor guessed addresses from one place', async () => {
    const [token, colleagues] = [await create('naledi'), await create('thabo')]
    const statuses = async (address: string, times: number) => {
      const answers = await Promise.all(Array.from({ length: times }, () => open(address)))
      return answers.map(({ status }) => status).toSorted()
    }
    expect(await statuses(token, feedLimits.feed + 3)).toEqual([
      ...Array(feedLimits.feed).fill(200),
      ...Array(3).fill(429),
    ])
    expect(Number((await open(token)).headers['retry-after'])).toBeGreaterThan(0)
    expect(await statuses('agy_marula.guess', feedLimits.unknown + 2)).toEqual([
      ...Array(feedLimits.unknown).fill(404),
      ...Array(2).fill(429),
    ])
    expect(await open(colleagues)).toMatchObject({ status: 200 })
  })
})
