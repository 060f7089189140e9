import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '#shared/errors/app-error'
import type { AgencyId } from '#shared/ids/ids'
import { clientRecord } from '../../functions/data/clients/client-records'
import type { Mail } from '../../functions/mail/mailer'
import { type ReminderDeps, sendReminders } from '../../functions/payments/jobs/send-reminders'
import { sweepRefunds } from '../../functions/payments/jobs/sweep-refunds'
import { routeEngines, startTestTable } from '../support/engines'
import { eleanor, type PaymentWorld, paymentWorld } from '../support/payment-world'
import { quietLog } from '../support/store-kinds'

const day = 86_400_000

describe.each(routeEngines)('reminders on $name', (engine) => {
  let stop: () => Promise<void>
  let world: PaymentWorld
  let deps: ReminderDeps
  let mails: Mail[]
  let isDown = false

  beforeAll(() => void quietLog())
  beforeEach(async () => {
    const running = await startTestTable(engine)
    stop = running.stop
    world = paymentWorld(running.table)
    mails = []
    isDown = false
    const send = async (mail: Mail) => {
      if (isDown) throw new AppError('service.busy')
      mails.push(mail)
      return undefined
    }
    deps = {
      ...world.deps,
      clients: { ...world.deps.clients, get: async () => eleanor },
      mailer: { send },
    }
    return () => stop()
  })

  const subjectsTo = (email: string) =>
    mails.filter(({ to }) => to === email).map(({ subject }) => subject)
  const subjects = () => subjectsTo('eleanor@hartley.co.uk')

  test('go out 1, 7 and 14 days after the due date and 7 days before it, each once', async () => {
    await world.aTrip()
    const sent: [number, string][] = []
    const told: [number, string][] = []
    for (let days = 0; days <= 160; days++) {
      await Promise.all([sendReminders(deps), sendReminders(deps)])
      for (const subject of subjects()) sent.push([days, subject])
      for (const subject of subjectsTo('naledi@example.com')) told.push([days, subject])
      mails.length = 0
      world.trips.pass(day)
    }
    expect(sent).toEqual([
      [1, 'Overdue: deposit for South Africa Adventure'],
      [7, 'Overdue: deposit for South Africa Adventure'],
      [14, 'Overdue: deposit for South Africa Adventure'],
      [132, 'Due soon: balance for South Africa Adventure'],
      [140, 'Overdue: balance for South Africa Adventure'],
      [146, 'Overdue: balance for South Africa Adventure'],
      [153, 'Overdue: balance for South Africa Adventure'],
    ])
    expect(told).toEqual([
      [1, '1 day overdue: deposit, South Africa Adventure'],
      [7, '7 days overdue: deposit, South Africa Adventure'],
      [14, '14 days overdue: deposit, South Africa Adventure'],
      [140, '1 day overdue: balance, South Africa Adventure'],
      [146, '7 days overdue: balance, South Africa Adventure'],
      [153, '14 days overdue: balance, South Africa Adventure'],
    ])
  }, 60_000)

  test('begin anew when the due date is moved', async () => {
    const { id, payments } = await world.aTrip()
    world.trips.pass(day)
    await sendReminders(deps)
    const body = { payments: [{ paymentId: payments[0]?.paymentId, dueDate: '2026-12-10' }] }
    await world.call('editor', 'POST /api/Itineraries/{id}/updatePayments', {
      params: { id },
      body,
    })
    const days: number[] = []
    for (let passed = 2; passed <= 22; passed++) {
      world.trips.pass(day)
      const before = subjects().length
      await sendReminders(deps)
      if (subjects().length > before) days.push(passed)
    }
    expect(days).toEqual([13, 21])
  })

  test('say each way to pay with its own total, and where a wire goes', async () => {
    const account = {
      currency: 'USD',
      holder: 'Marula Journeys',
      bank: 'First Bank of Maun',
      account: '12 345 678',
      code: 'FBMABW22',
      note: '',
    }
    const agency = async (id: AgencyId) => {
      const found = await deps.agencies.agency(id)
      return found && { ...found, bankAccounts: [account] }
    }
    await world.aTrip()
    world.trips.pass(7 * day)
    await sendReminders({ ...deps, agencies: { ...deps.agencies, agency } })
    for (const words of [
      'USD 3,318.30 (no fee)',
      '(fee USD',
      'By card',
      'First Bank of Maun',
      'FBMABW22',
    ])
      expect(mails[0]?.text).toContain(words)
  })

  test('say to whom, how much, since when, and where to pay; the answer goes to the agent', async () => {
    await world.aTrip()
    world.trips.pass(7 * day)
    await sendReminders(deps)
    expect(mails.map(({ to }) => to)).toEqual(['eleanor@hartley.co.uk', 'naledi@example.com'])
    expect(mails[0]).toMatchObject({ to: 'eleanor@hartley.co.uk', replyTo: 'naledi@example.com' })
    for (const words of [
      'Dear Eleanor',
      'USD 3,318.30',
      '7 days ago',
      'https://app.example/api/pay/agy_marula.',
      'Marula Journeys',
    ]) {
      expect(mails[0]?.text).toContain(words)
      expect(mails[0]?.html).toContain(words)
    }
    for (const words of [
      'Eleanor Hartley hasn’t paid the deposit yet',
      'https://app.example/itinerary/edit/itn_',
    ]) {
      expect(mails[1]?.text).toContain(words)
      expect(mails[1]?.html).toContain(words)
    }
  })

  test('go to the client who pays for a group, with a link that is theirs', async () => {
    const berg = {
      ...eleanor,
      id: clientRecord.shape.id.parse('cli_bergs'),
      firstName: 'Maja',
      email: 'maja@berg.se',
    }
    const get = async (_agency: unknown, id: string) => (id === berg.id ? berg : eleanor)
    const party = (id: string, own: object) => ({
      id,
      name: id,
      travelerIds: [],
      allocations: {},
      ...own,
    })
    await world.aTrip({ parties: [party('Hartley', {}), party('Berg', { clientId: berg.id })] })
    world.trips.pass(day)
    await sendReminders({ ...deps, clients: { ...deps.clients, get } })
    expect(subjects()).toHaveLength(1)
    expect(subjectsTo('maja@berg.se')).toHaveLength(1)
    const text = mails.find(({ to }) => to === 'maja@berg.se')?.text ?? ''
    expect(text).toContain('Dear Maja')
    const token = /api\/pay\/(agy_marula\.[0-9a-f]+)/.exec(text)?.[1] ?? ''
    const { text: page } = await world.call('stranger', 'GET /api/pay/{token}', {
      params: { token },
    })
    expect(page).toContain('Berg')
    expect(page).not.toContain('Hartley')
    expect(
      mails.find(
        ({ to, text }) => to === 'naledi@example.com' && text.includes('Maja Hartley hasn’t paid'),
      ),
    ).toBeDefined()
  })

  test('stop when it is paid', async () => {
    const { id, payments } = await world.aTrip()
    world.trips.pass(day)
    await sendReminders(deps)
    const body = { paymentId: payments[0]?.paymentId }
    await world.call('naledi', 'POST /api/Itineraries/{id}/markAsPaid', { params: { id }, body })
    world.trips.pass(20 * day)
    await sendReminders(deps)
    expect(subjects()).toHaveLength(1)
  })

  test('tell nobody else when it is paid while the first mail goes out', async () => {
    const { id, payments } = await world.aTrip()
    world.trips.pass(day)
    const { send } = deps.mailer
    const body = { paymentId: payments[0]?.paymentId }
    const paying = async (mail: Mail) => {
      await world.call('naledi', 'POST /api/Itineraries/{id}/markAsPaid', { params: { id }, body })
      return send(mail)
    }
    await sendReminders({ ...deps, mailer: { send: paying } })
    expect(mails.map(({ to }) => to)).toEqual(['eleanor@hartley.co.uk'])
  })

  test('are tried again when no mail could be sent, and still go out once', async () => {
    await world.aTrip()
    world.trips.pass(day)
    isDown = true
    expect(await sendReminders(deps)).toMatchObject({ failed: 1, sent: 0 })
    isDown = false
    expect(await sendReminders(deps)).toMatchObject({ failed: 0, sent: 1 })
    expect(await sendReminders(deps)).toMatchObject({ sent: 0 })
  })

  test('a job that rested sends the last one that was due, not all', async () => {
    await world.aTrip()
    world.trips.pass(30 * day)
    await sendReminders(deps)
    await sendReminders(deps)
    expect(subjects()).toHaveLength(1)
  })

  test('a refund whose message was lost is found by the sweep', async () => {
    const { id: trip, payments } = await world.aTrip()
    await world.pay(payments[0]?.paymentId ?? '')
    await world.work()
    await world.cancel(trip)
    await world.work()
    await world.confirmRefunds(trip)
    world.messages.length = 0
    expect(await sweepRefunds(world.deps)).toEqual({ sentAgain: 0 })
    world.trips.pass(11 * 60_000)
    expect(await sweepRefunds(world.deps)).toEqual({ sentAgain: 1 })
    await world.work()
    expect((await world.trip(trip)).payments[0]?.refund?.status).toBe('Paid')
    expect(await sweepRefunds(world.deps)).toEqual({ sentAgain: 0 })
  })
})
