import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { tripMailKinds } from '#shared/api/agency-shapes'
import { messageStore } from '../../functions/data/itineraries/message-store'
import { replyStore } from '../../functions/data/itineraries/reply-store'
import { tripPortalStore } from '../../functions/data/itineraries/trip-portal-store'
import { mailStops } from '../../functions/data/mail/mail-stops'
import { outboxStore } from '../../functions/data/mail/outbox-store'
import { sentMailStore } from '../../functions/data/mail/sent-mails'
import { attemptStore } from '../../functions/data/people/attempt-store'
import { auditStore } from '../../functions/data/people/audit-store'
import { knownDevices } from '../../functions/data/people/known-devices'
import { systemActor } from '../../functions/data/people/people'
import { portalAccounts } from '../../functions/data/people/portal-accounts'
import { nextVersion } from '../../functions/itineraries/history/next-version'
import type { Mail } from '../../functions/mail/mailer'
import { messageWorker } from '../../functions/messages/jobs/message-worker'
import { sweepMessages } from '../../functions/messages/jobs/sweep-messages'
import { clockAt } from '../../functions/runtime/clock'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { eleanor, paymentWorld } from '../support/payment-world'
import { quietLog } from '../support/store-kinds'
import { marula, sqsRecord } from '../support/trip-world'

type Switches = Partial<Record<(typeof tripMailKinds)[number], boolean>>

function mailWorld({ table }: TestTable) {
  const world = paymentWorld(table)
  const mails: Mail[] = []
  const queued: object[] = []
  const switches: Switches = {}
  const flags: 'ccBookingOwner'[] = []
  const agencies = {
    ...world.deps.agencies,
    agency: async (id: typeof marula) => {
      const found = await world.deps.agencies.agency(id)
      return found && { ...found, tripMails: switches, featureFlags: flags }
    },
  }
  const outbox = outboxStore(table)
  const worker = messageWorker(() => ({
    ...world.trips.deps,
    clients: { ...world.trips.stores.clients, get: async () => eleanor },
    itineraries: world.trips.stores.itineraries,
    agencies,
    outbox,
    accounts: { makeLink: async () => undefined },
    portal: portalAccounts(table),
    mails: sentMailStore(table),
    portals: tripPortalStore(table),
    messages: messageStore(table),
    replies: replyStore(table),
    stops: mailStops(table),
    attempts: attemptStore(table),
    audit: auditStore(table),
    devices: knownDevices(table),
    mailer: { send: async (mail: Mail) => void mails.push(mail) },
    webAddress: 'https://tembea.example',
    consultant: 'consultants@tembea.example',
  }))
  const later = clockAt(() => new Date(world.deps.clock.now().getTime() + 30_000))
  return {
    world,
    mails,
    switches,
    flags,
    /** The sweep asks for what lies in the outbox, and the worker sends it. */
    async send() {
      await sweepMessages({
        ...world.deps,
        clock: later,
        messages: messageStore(table),
        outbox,
        queue: { send: async (message: object) => void queued.push(message) },
      })
      const records = queued.splice(0).map((message) => sqsRecord(JSON.stringify(message)))
      expect((await worker({ Records: records })).batchItemFailures).toEqual([])
      return mails.splice(0)
    },
    async change(id: string, part: { published?: boolean; state?: 'confirmed' }) {
      const record = await world.trip(id)
      const before = await world.trips.stores.itineraries.get(marula, record.id)
      if (before === undefined) throw new Error(`No trip ${id}`)
      const at = world.deps.clock.now()
      const after = { ...before, record: { ...nextVersion(record, at), ...part } }
      const entry = {
        at: at.toISOString(),
        by: systemActor('test'),
        action: 'test',
        changes: [],
        requestId: 'test',
      }
      await world.trips.stores.itineraries.save({ before, after, entry })
    },
  }
}

describe.each(routeEngines)('mails to clients on $name', (engine) => {
  let there: TestTable
  let it: ReturnType<typeof mailWorld>
  beforeAll(async () => {
    quietLog()
    there = await startTestTable(engine)
  }, 60_000)
  afterAll(() => there.stop())
  beforeEach(() => {
    it = mailWorld(there)
  })

  const aSharedTrip = async () => {
    const made = await it.world.aTrip()
    await it.change(made.id, { published: true })
    await it.send()
    return { id: made.id, paymentId: made.payments[0]?.paymentId ?? '' }
  }
  const markPaid = (id: string, paymentId: string) =>
    it.world.call('naledi', 'POST /api/Itineraries/{id}/markAsPaid', {
      params: { id },
      body: { paymentId },
    })

  test('a payment is thanked for once, with its receipt and what is due next', async () => {
    const { id, paymentId } = await aSharedTrip()
    await markPaid(id, paymentId)
    const [mail, ...others] = await it.send()
    expect(others).toEqual([])
    expect(mail?.to).toBe('eleanor@hartley.co.uk')
    expect(mail?.subject).toMatch(/^Received: deposit/)
    expect(mail?.text).toMatch(/Receipt: REC-2026-\d{4}/)
    expect(mail?.text).toMatch(/Next: balance: USD [\d,.]+, due /)
    expect(mail?.text).toMatch(/Get your receipt:\nhttps:\/\/tembea.example\/client\/enter\//)
    expect(await it.send()).toEqual([])
  })

  test('a confirmation and a cancellation are told, the latter with what goes back', async () => {
    const { id, paymentId } = await aSharedTrip()
    await markPaid(id, paymentId)
    await it.change(id, { state: 'confirmed' })
    const subjects = (await it.send()).map(({ subject }) => subject).sort()
    expect(subjects).toEqual([
      expect.stringMatching(/^Confirmed: /),
      expect.stringMatching(/^Received: /),
    ])
    await it.world.cancel(id)
    const [cancelled] = await it.send()
    expect(cancelled?.subject).toMatch(/^Cancelled: /)
    expect(cancelled?.text).toMatch(/Credit note: CN-2026-\d{4}/)
    expect(cancelled?.text).toMatch(/To be refunded: USD/)
    expect(cancelled?.text).toContain('See the statement:')
  })

  test('a refund is told when it was sent, with its amount', async () => {
    const { id, paymentId } = await aSharedTrip()
    await it.world.pay(paymentId)
    await it.world.work()
    await it.world.cancel(id)
    await it.send()
    await it.world.confirmRefunds(id)
    await it.world.work()
    const [refund, ...others] = await it.send()
    expect(others).toEqual([])
    expect(refund?.subject).toMatch(/^Refund for /)
    expect(refund?.text).toContain('to the card that you paid with')
  })

  test('what happened more than a week ago is not news, as of trips that come with their past', async () => {
    const { id, paymentId } = await aSharedTrip()
    await markPaid(id, paymentId)
    it.world.trips.pass(8 * 86_400_000)
    expect(await it.send()).toEqual([])
  })

  test('nothing is mailed that the agency switched off, nor of a trip nobody was told of', async () => {
    const { id, paymentId } = await aSharedTrip()
    Object.assign(it.switches, { payment: false, cancellation: false } satisfies Switches)
    await markPaid(id, paymentId)
    await it.world.cancel(id)
    expect(await it.send()).toEqual([])
    const unknown = mailWorld(there)
    const quiet = await unknown.world.aTrip({ isAsked: false, state: 'quote' })
    await unknown.world.cancel(quiet.id)
    expect(await unknown.send()).toEqual([])
  })

  test('a trip that is not shared has no way in, and a copy for the owner never has one', async () => {
    const { id, payments } = await it.world.aTrip()
    await markPaid(id, payments[0]?.paymentId ?? '')
    const [plain] = await it.send()
    expect(plain?.text).not.toContain('/client/enter/')
    expect(plain?.text).toContain('For your receipt as a PDF, reply to this email.')
    it.flags.push('ccBookingOwner')
    const shared = await aSharedTrip()
    await markPaid(shared.id, shared.paymentId)
    const [mail, copy] = await it.send()
    expect(mail?.text).toContain('/client/enter/')
    expect(copy?.subject).toMatch(/^Copy of the email to/)
    expect([copy?.text, copy?.html].join()).not.toContain('/client/enter/')
  })
})
