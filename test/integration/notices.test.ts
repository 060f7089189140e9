import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { notices as shape } from '#shared/api/payment-shapes'
import { addDays } from '#shared/dates/calendar-date'
import { dateInZone } from '#shared/dates/zoned-time'
import { AppError } from '#shared/errors/app-error'
import { holdReminders } from '../../functions/data/itineraries/hold-reminders'
import { taskRecord } from '../../functions/data/tasks/task-records'
import {
  type HoldReminderDeps,
  remindOfHolds,
} from '../../functions/itineraries/jobs/remind-of-holds'
import type { Mail } from '../../functions/mail/mailer'
import { bookablePayments } from '../support/bookable-payments'
import { actOn, onHold, quoted } from '../support/booking-world'
import { routeEngines, startTestTable } from '../support/engines'
import { type Caller, type PaymentWorld, paymentsIn } from '../support/payment-world'
import { quietLog } from '../support/store-kinds'
import { people } from '../support/trip-world'

const [hour, day] = [3_600_000, 86_400_000]
const stay = ['HELD', '2027-07-01', '2027-07-03'] as const

describe.each(routeEngines)('what an agent should look at, on $name', (engine) => {
  let world: PaymentWorld
  let reminders: HoldReminderDeps
  let mails: Mail[]
  let isDown = false
  beforeAll(() => void quietLog())
  beforeEach(async () => {
    const { table, stop } = await startTestTable(engine)
    world = await bookablePayments(table)
    mails = []
    isDown = false
    const send = async (mail: Mail) => {
      if (isDown) throw new AppError('service.busy')
      mails.push(mail)
      return undefined
    }
    reminders = { ...world.deps, holds: holdReminders(table), mailer: { send } }
    return () => stop()
  })

  const seenBy = async (who: Caller) =>
    shape.parse((await world.call(who, 'GET /api/Payments/notices')).body)
  const passTo = (until: string | undefined, less: number) =>
    world.trips.pass(Date.parse(until ?? '') - less - world.trips.now().getTime())

  test('is nothing while nothing is late and no hold ends soon', async () => {
    await onHold(world.trips, stay)
    expect(await seenBy('naledi')).toEqual({
      marks: { seen: [], read: [] },
      overdue: [],
      overdueCount: 0,
      paid: [],
      holds: [],
      holdCount: 0,
      refunds: [],
      refundCount: 0,
      assigned: [],
      tasks: [],
      toDo: [],
      followUps: [],
      views: [],
    })
  })

  test('is a hold within a day of its end, until it is over, confirmed or paid', async () => {
    const held = await onHold(world.trips, stay)
    const asked = await onHold(world.trips, stay)
    passTo(held.holdExpiry, 23 * hour)
    await actOn(world.trips, asked.id, 'POST /api/WindowAPIs/RequestConfirmation')
    const { holds } = await seenBy('naledi')
    expect(holds).toEqual([
      { itineraryId: held.id, itineraryName: held.name, until: held.holdExpiry },
    ])
    passTo(held.holdExpiry, -1)
    expect((await seenBy('naledi')).holds).toEqual([])
  })

  test('is what a client has paid, for three days, and the agent is told by mail', async () => {
    const { id, payments } = await world.aTrip()
    await world.pay(payments[0]?.paymentId ?? '')
    await world.work()
    expect((await seenBy('naledi')).paid).toMatchObject([
      {
        itineraryId: id,
        paymentType: 'deposit',
        amount: payments[0]?.amount,
        clientName: 'Eleanor Hartley',
      },
    ])
    expect(world.mails).toMatchObject([
      { to: 'naledi@example.com', subject: 'Paid: deposit for South Africa Adventure' },
    ])
    expect(world.mails[0]?.text).toContain('Eleanor Hartley paid the deposit of USD 1,990.98')
    expect(world.mails[0]?.text).toContain(`https://app.example/itinerary/edit/${id}`)
    world.trips.pass(4 * day)
    expect((await seenBy('naledi')).paid).toEqual([])
  })

  test('is a task of theirs that is due, until it is done', async () => {
    const { id } = await world.aTrip()
    const { agencyId } = people.naledi
    const by = { kind: 'agent' as const, id: 'agt_thabo', name: 'Thabo Dlamini' }
    const today = dateInZone(world.trips.now(), 'UTC')
    const stored = { agencyId, version: 1, createdBy: by, createdAt: '2026-11-20T08:00:00.000Z' }
    const task = (name: string, named: object) =>
      taskRecord.parse({
        ...stored,
        id: `tsk_${name}1`,
        title: name,
        assigneeId: 'agt_naledi',
        due: today,
        ...named,
      })
    const own = task('own', { itineraryId: id })
    for (const one of [
      own,
      task('later', { due: addDays(today, 1) }),
      task('other', { assigneeId: 'agt_kagiso' }),
    ])
      await world.deps.agentTasks.add(one, 0)
    expect((await seenBy('naledi')).toDo).toEqual([
      {
        id: own.id,
        title: 'own',
        due: today,
        itineraryId: id,
        itineraryName: 'South Africa Adventure',
        clientName: 'Eleanor Hartley',
      },
    ])
    expect((await seenBy('thabo')).toDo).toEqual([])
    const done = { at: '2026-11-20T09:00:00.000Z', by }
    await world.deps.agentTasks.save({ ...own, version: 2, done })
    expect((await seenBy('naledi')).toDo).toEqual([])
  })

  test('is what a rule says of a trip of theirs, until they dismiss it', async () => {
    const { id } = await quoted(world.trips, stay)
    world.trips.pass(6 * day)
    const [reminder, ...others] = (await seenBy('naledi')).followUps
    expect([reminder, others]).toMatchObject([{ kind: 'quote-unanswered', itineraryId: id }, []])
    expect((await seenBy('thabo')).followUps).toEqual([])
    if (reminder === undefined) throw new Error('no reminder')
    await world.deps.agentTasks.dismiss(people.naledi.agencyId, reminder, world.trips.now())
    expect((await seenBy('naledi')).followUps).toEqual([])
  })

  test('is no wire, which the agent noted', async () => {
    const { id, payments } = await world.aTrip()
    const body = { paymentId: payments[0]?.paymentId }
    await world.call('naledi', 'POST /api/Itineraries/{id}/markAsPaid', { params: { id }, body })
    await world.work()
    expect([(await seenBy('naledi')).paid, world.mails]).toEqual([[], []])
  })

  test('is what is late, the latest first, and no longer when it is paid', async () => {
    const first = await world.aTrip()
    world.trips.pass(3 * day)
    const second = await world.aTrip()
    world.trips.pass(2 * day)
    const { overdue, overdueCount } = await seenBy('naledi')
    expect(overdueCount).toBe(2)
    expect(overdue).toMatchObject([
      {
        itineraryId: second.id,
        overdueDays: 2,
        paymentType: 'deposit',
        clientName: 'Eleanor Hartley',
      },
      { itineraryId: first.id, overdueDays: 5, amount: first.payments[0]?.amount, currency: 'USD' },
    ])
    const body = { paymentId: first.payments[0]?.paymentId }
    await world.call('naledi', 'POST /api/Itineraries/{id}/markAsPaid', {
      params: { id: first.id },
      body,
    })
    expect((await seenBy('naledi')).overdue.map(({ itineraryId }) => itineraryId)).toEqual([
      second.id,
    ])
  })

  test('is money that a person has to send back, until they say that it is', async () => {
    const { id, payments } = await world.aTrip()
    const paymentId = payments[0]?.paymentId ?? ''
    const body = { paymentId }
    const mark = () =>
      world.call('naledi', 'POST /api/Itineraries/{id}/markAsPaid', { params: { id }, body })
    await mark()
    await world.cancel(id)
    await world.work()
    const { refunds } = await seenBy('naledi')
    expect(refunds).toMatchObject([
      { itineraryId: id, amount: payments[0]?.amount, currency: 'USD' },
    ])
    const { body: totals } = await world.call('naledi', 'GET /api/Payments/totals')
    expect(totals).toMatchObject({
      totals: [{ paidThisMonth: payments[0]?.amount, paidThisMonthCount: 1 }],
    })
    await mark()
    expect((await seenBy('naledi')).refunds).toEqual([])
  })

  test('is of an agent\u2019s own trips, for a lead agent of all, and of another agency nothing', async () => {
    const held = await onHold(world.trips, stay)
    await world.aTrip()
    passTo(held.holdExpiry, 2 * hour)
    const counts = async (who: Caller) => {
      const { overdueCount, holdCount } = await seenBy(who)
      return [overdueCount, holdCount]
    }
    expect(await counts('naledi')).toEqual([1, 1])
    expect(await counts('thabo')).toEqual([1, 1])
    expect(await counts('kagiso')).toEqual([0, 0])
    expect(await counts('imani')).toEqual([0, 0])
    expect((await world.call('eleanor', 'GET /api/Payments/notices')).status).toBe(403)
  })

  test('is told by mail once a hold, a day before its end, however often the job runs', async () => {
    const held = await onHold(world.trips, stay)
    await remindOfHolds(reminders)
    expect(mails).toEqual([])
    passTo(held.holdExpiry, 22 * hour)
    isDown = true
    expect(await remindOfHolds(reminders)).toMatchObject({ failed: 1, sent: 0 })
    isDown = false
    await Promise.all([remindOfHolds(reminders), remindOfHolds(reminders)])
    expect(await remindOfHolds(reminders)).toMatchObject({ sent: 0 })
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({
      to: 'naledi@example.com',
      subject: `Hold expires in 22 hours: ${held.name}`,
    })
    for (const words of [
      'No payments have been generated yet',
      `https://app.example/itinerary/edit/${held.id}`,
      'UTC',
    ]) {
      expect(mails[0]?.text).toContain(words)
      expect(mails[0]?.html).toContain(words)
    }
  })

  test('1 §4: the mail tells the end in camp time and in the time zone of the agent’s account', async () => {
    const held = await onHold(world.trips, stay)
    passTo(held.holdExpiry, 22 * hour)
    const { agencies } = reminders
    const agent: typeof agencies.agent = async (...of) => {
      const found = await agencies.agent(...of)
      return found && { ...found, timeZone: 'America/New_York' }
    }
    await remindOfHolds({ ...reminders, agencies: { ...agencies, agent } })
    expect(mails[0]?.text).toMatch(/17:00 camp time \(\w+ \d+, \d{4} at 10:00 your time\)/)
  })

  test('is not told by mail of a hold that was paid or cancelled', async () => {
    const paid = await onHold(world.trips, stay)
    const gone = await onHold(world.trips, stay)
    const request = { params: { id: paid.id }, body: {} }
    const [deposit] = paymentsIn(
      await world.call('naledi', 'POST /api/Itineraries/{id}/generatePayments', request),
    )
    const body = { paymentId: deposit?.paymentId }
    await world.call('naledi', 'POST /api/Itineraries/{id}/markAsPaid', {
      params: { id: paid.id },
      body,
    })
    await world.cancel(gone.id)
    passTo(paid.holdExpiry, hour)
    await remindOfHolds(reminders)
    expect(mails).toEqual([])
  })
})
