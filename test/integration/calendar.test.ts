import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Calendar, maxCalendarDays, maxCalendarEntries } from '#shared/api/calendar'
import { addDays, calendarDate } from '#shared/dates/calendar-date'
import { dateInZone } from '#shared/dates/zoned-time'
import { agentIdSchema, taskIdSchema } from '#shared/ids/ids'
import type { CalendarEntry } from '#shared/itinerary/calendar-entry'
import { bookablePayments } from '../support/bookable-payments'
import { onHold } from '../support/booking-world'
import { routeEngines, startTestTable } from '../support/engines'
import { type Caller, type PaymentWorld, refusal } from '../support/payment-world'
import { quietLog } from '../support/store-kinds'
import { marula } from '../support/trip-world'

const july = { from: '2027-07-01', to: '2027-07-31' }

describe.each(routeEngines)('the calendar, on $name', (engine) => {
  let world: PaymentWorld
  beforeAll(() => void quietLog())
  beforeEach(async () => {
    const { table, stop } = await startTestTable(engine)
    world = await bookablePayments(table)
    return () => stop()
  })

  const ask = (who: Caller, query: Record<string, string>) =>
    world.call(who, 'GET /api/Calendar', { query })
  const entriesFor = async (who: Caller, query: Record<string, string> = july) => {
    const { body, status, text } = await ask(who, query)
    if (status !== 200) throw new Error(text)
    return (body as Calendar).entries
  }
  const ofKind = <Kind extends CalendarEntry['kind']>(
    entries: readonly CalendarEntry[],
    kind: Kind,
  ) =>
    entries.filter((entry): entry is Extract<CalendarEntry, { kind: Kind }> => entry.kind === kind)

  test('shows when a trip leaves and comes back, with its client, agent and state', async () => {
    const { id } = await world.aTrip({ state: 'confirmed', isAsked: false })
    const trip = {
      itineraryId: id,
      state: 'confirmed',
      agentId: 'agt_naledi',
      clientName: 'Eleanor Hartley',
      guests: 2,
    }
    expect(await entriesFor('naledi')).toMatchObject([
      { kind: 'departure', date: '2027-07-01', otherDate: '2027-07-04', ...trip },
      { kind: 'return', date: '2027-07-04', otherDate: '2027-07-01', ...trip },
    ])
    expect(await entriesFor('naledi', { from: '2027-07-02', to: '2027-07-04' })).toHaveLength(1)
    expect(await entriesFor('naledi', { from: '2027-07-05', to: '2027-07-31' })).toEqual([])
  })

  test('shows a hold on the day that it ends in its camps’ time zone', async () => {
    const held = await onHold(world.trips, ['HELD', '2027-07-01', '2027-07-03'])
    const until = held.holdExpiry ?? ''
    const day = dateInZone(new Date(until), 'Africa/Gaborone')
    const entries = await entriesFor('naledi', { from: day, to: day })
    expect(ofKind(entries, 'hold')).toMatchObject([
      { itineraryId: held.id, date: day, until, zone: 'Africa/Gaborone', state: 'provisional' },
    ])
    const before = addDays(day, -1)
    expect(await entriesFor('naledi', { from: before, to: before })).toEqual([])
  })

  test('shows what is still to be paid on its due date, and no longer once it is paid', async () => {
    const { id, payments } = await world.aTrip()
    const [first] = payments
    if (first?.dueDate === undefined) throw new Error('No payment with a due date')
    const day = { from: first.dueDate, to: first.dueDate }
    const { paymentId, amount } = first
    expect(ofKind(await entriesFor('naledi', day), 'payment')).toMatchObject([
      { itineraryId: id, paymentId, amount, currency: 'USD', date: first.dueDate },
    ])
    await world.pay(paymentId)
    await world.work()
    expect(
      (await world.trip(id)).payments.find((one) => one.paymentId === paymentId),
    ).toMatchObject({ status: 'Paid' })
    expect(ofKind(await entriesFor('naledi', day), 'payment')).toEqual([])
  })

  test('shows a task on its day to whoever is to do it, until it is done', async () => {
    const { id: itineraryId } = await world.aTrip({ isAsked: false })
    const by = {
      kind: 'agent',
      id: agentIdSchema.parse('agt_thabo'),
      name: 'Thabo Dlamini',
    } as const
    const task = {
      agencyId: marula,
      id: taskIdSchema.parse('tsk_vouchers1'),
      version: 1,
      title: 'Send the vouchers',
      due: calendarDate('2027-07-20'),
      itineraryId,
      assigneeId: agentIdSchema.parse('agt_naledi'),
      createdBy: by,
      createdAt: '2027-06-01T08:00:00.000Z',
    }
    await world.deps.agentTasks.add(task, 0)
    const tasks = async (who: Caller, query: Record<string, string> = july) =>
      ofKind(await entriesFor(who, query), 'task')
    const entry = { taskId: task.id, title: task.title, date: task.due, itineraryId }
    expect(await tasks('naledi')).toMatchObject([
      { ...entry, clientName: 'Eleanor Hartley', agentId: 'agt_naledi' },
    ])
    expect(await tasks('thabo')).toMatchObject([entry])
    expect(await tasks('kagiso')).toEqual([])
    expect(await tasks('imani')).toEqual([])
    expect(await tasks('naledi', { from: '2027-07-21', to: '2027-07-31' })).toEqual([])
    const at = '2027-06-02T08:00:00.000Z'
    await world.deps.agentTasks.save({ ...task, version: 2, done: { at, by } })
    expect(await tasks('naledi')).toEqual([])
  })

  test('leaves out cancelled trips and patterns', async () => {
    for (const state of ['cancelled', 'example', 'saved'] as const)
      await world.aTrip({ state, isAsked: false })
    expect(await entriesFor('naledi')).toEqual([])
  })

  test('is one’s own for agents, the agency’s for its lead, who may narrow it, and never another agency’s', async () => {
    await world.aTrip({ isAsked: false })
    await onHold(world.trips, ['HELD', '2027-07-01', '2027-07-03'])
    const today = dateInZone(world.trips.now(), 'UTC')
    const soon = { from: today, to: addDays(today, maxCalendarDays - 1) }
    const counts = async (who: Caller, more: Record<string, string> = {}) =>
      Promise.all(
        [july, soon].map(async (days) => (await entriesFor(who, { ...days, ...more })).length),
      )
    expect(await counts('naledi')).toEqual([4, 1])
    expect(await counts('naledi', { whose: 'mine' })).toEqual([4, 1])
    expect(await counts('thabo')).toEqual([4, 1])
    expect(await counts('thabo', { whose: 'mine' })).toEqual([0, 0])
    expect(await counts('kagiso')).toEqual([0, 0])
    expect(await counts('imani')).toEqual([0, 0])
    expect(await ask('eleanor', july)).toMatchObject({ status: 403 })
  })

  test('refuses periods that are backwards, too long or no dates, and names the field', async () => {
    const lastDay = addDays(calendarDate(july.from), maxCalendarDays - 1)
    expect(await ask('naledi', { from: july.from, to: lastDay })).toMatchObject({ status: 200 })
    const refused = [
      { from: july.from, to: addDays(lastDay, 1) },
      { from: july.to, to: july.from },
      { from: july.from, to: '2027-02-31' },
      { from: july.from },
    ] as const
    for (const query of refused) {
      const answer = await ask('naledi', query)
      expect(refusal(answer)).toMatchObject({ status: 400, code: 'request.invalid' })
      expect(answer.text).toContain('query.to')
    }
  })

  test('says how many entries of the last days it has no room for', async () => {
    await world.aTrip({ isAsked: false })
    const list = await world.deps.tripList.now(marula)
    const line = list.page({ where: { kind: 'and', of: [] } }).lines[0]
    if (line === undefined) throw new Error('No trip')
    for (let at = 0; at < maxCalendarEntries / 2; at++)
      list.put({ ...line, id: `itn_${String(at).padStart(6, '0')}` as typeof line.id })
    const { body } = await ask('naledi', july)
    const { entries, leftOut } = body as Calendar
    expect([entries.length, leftOut]).toEqual([maxCalendarEntries, 2])
    expect(entries.at(-1)).toMatchObject({ kind: 'return' })
  })
})
