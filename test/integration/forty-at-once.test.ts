import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { itineraryIdSchema } from '#shared/ids/ids'
import { messageStore } from '../../functions/data/itineraries/message-store'
import { savedItineraryStore } from '../../functions/data/itineraries/saved-itinerary-store'
import { tripPortalStore } from '../../functions/data/itineraries/trip-portal-store'
import { outboxStore } from '../../functions/data/mail/outbox-store'
import { sentMailStore } from '../../functions/data/mail/sent-mails'
import { auditStore } from '../../functions/data/people/audit-store'
import { localDataKeys, sealingBy } from '../../functions/data/secrets/sealing'
import { travelNotesStore } from '../../functions/data/travelers/travel-notes-store'
import { travelerFormStore } from '../../functions/data/travelers/traveler-form-store'
import { mailLimits, maxMails } from '../../functions/mail/mail-limits'
import { markMessagesRead } from '../../functions/messages/routes/mark-messages-read'
import { postMessage } from '../../functions/messages/routes/post-message'
import { chooseQuote } from '../../functions/portal/routes/choose-quote'
import { inviteToPortal } from '../../functions/portal/routes/invite-to-portal'
import { likeStay } from '../../functions/portal/routes/like-stay'
import { noteReading } from '../../functions/portal/routes/note-reading'
import { takeOption } from '../../functions/portal/routes/take-option'
import { getTravelerForm } from '../../functions/travelers/routes/get-traveler-form'
import { patchTravelerForm } from '../../functions/travelers/routes/patch-traveler-form'
import { remindTravelers } from '../../functions/travelers/routes/remind-travelers'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { injectFaults } from '../support/faults'
import { eleanor, paymentWorld } from '../support/payment-world'
import { quietLog, tableStores } from '../support/store-kinds'
import { tripCalls, tripWithClient } from '../support/trip-callers'
import { anEstimate, marula, tripBody, tripOf, tripWorld, zuluStay } from '../support/trip-world'

const useCases = {
  like: likeStay,
  choose: chooseQuote,
  option: takeOption,
  reading: noteReading,
  invite: inviteToPortal,
  message: postMessage,
  markRead: markMessagesRead,
  form: patchTravelerForm,
  openForm: getTravelerForm,
  remind: remindTravelers,
}
const balloon = (id: string) => ({
  id,
  type: 'service',
  title: 'Balloon flight',
  optional: true,
  chargeable: false,
  startDate: '2027-07-01',
  endDate: '2027-07-01',
  costAmount: '450.00',
  currency: 'USD',
  arrangedBy: 'DMC',
})

interface Answer {
  readonly status: number
  readonly body: unknown
}
const fortyTimes = (call: (at: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: 40 }, async (_, at) => ({ at, ...(await call(at)) })))

/** Each is done, or told what to do; the numbers of those that are done. */
function doneOf(answers: readonly (Answer & { readonly at: number })[], refusals = [409]) {
  const done = answers.filter(({ status }) => status < 300)
  for (const { status, body } of answers)
    if (status >= 300)
      expect({ status, body }, JSON.stringify(body)).toMatchObject({
        status: expect.toSatisfy((one: number) => refusals.includes(one)),
        body: { error: { message: expect.stringMatching(/\w{3}/) } },
      })
  return done.map(({ at }) => at)
}

describe.each(routeEngines)('forty writes at once on $name', (engine) => {
  let there: TestTable
  let calm = () => undefined as unknown
  beforeAll(async () => {
    quietLog()
    there = await startTestTable(engine)
  }, 60_000)
  afterAll(() => there.stop())
  beforeEach(() => {
    calm = injectFaults(there.faulty, ({ command, count }) =>
      command === 'TransactWriteItems' && count % 5 === 0 ? 'conflict' : undefined,
    )
  })
  afterEach(() => void calm())

  /** A trip that is quoted; it has as many parts as forty callers need, for each costs every write. */
  const start = async ({ stays: stayCount = 1, options: optionCount = 0 } = {}) => {
    const { table } = there
    const world = tripWorld(tableStores(table), { saved: savedItineraryStore(table) })
    const { trip, callers, eleanor } = await tripWithClient(world)
    const stays = Array.from({ length: stayCount }, (_, at) => zuluStay({ id: `stay${at}` }))
    const options = Array.from({ length: optionCount }, (_, at) => balloon(`option${at}`))
    const params = { id: trip.id }
    const body = { segments: [...stays, ...options] }
    const segments = await world.call('naledi', 'PATCH /api/Itineraries/{id}', { params, body })
    expect(segments).toMatchObject({ status: 200 })
    await world.call('naledi', 'POST /api/WindowAPIs/GetQuote', { body: { itineraryId: trip.id } })
    await world.work()
    const key = randomBytes(32).toString('base64')
    const outbox = outboxStore(table)
    const deps = {
      ...world.deps,
      clients: world.stores.clients,
      portals: tripPortalStore(table),
      messages: messageStore(table),
      forms: travelerFormStore(table, () => sealingBy(localDataKeys(key))),
      notes: travelNotesStore(table),
      audit: auditStore(table),
      limits: mailLimits(table),
      outbox,
      mails: sentMailStore(table),
      queue: { send: async () => undefined },
    }
    const call = tripCalls(useCases, { deps, world, callers })
    const whose = { agencyId: marula, itineraryId: trip.id, clientId: callers.eleanor.clientId }
    const waiting = async () => (await outbox.dueSince(new Date('2030-01-01'))).map(({ id }) => id)
    return { world, trip, params, call, deps, whose, eleanor, waiting }
  }

  test('likes: each that is answered is kept', async () => {
    const { call, params, deps, whose } = await start({ stays: 40 })
    const answers = await fortyTimes((at) =>
      call('eleanor', 'like', { params, body: { partId: `stay${at}`, isLiked: true } }),
    )
    const done = doneOf(answers)
    expect(done.length).toBeGreaterThan(30)
    const { likes } = await deps.portals.get(whose)
    expect([...likes].sort()).toEqual(done.map((at) => `stay${at}`).sort())
  }, 120_000)

  test('invitations of one client: as many mails wait as were answered, and no more than a day has', async () => {
    const { call, params, waiting, deps, whose, eleanor } = await start()
    const before = (await waiting()).length
    const answers = await fortyTimes(() => call('naledi', 'invite', { params }))
    const done = doneOf(answers, [409, 429])
    expect(done.length).toBeGreaterThan(0)
    expect(done.length).toBeLessThanOrEqual(maxMails.kind.invitation)
    expect((await waiting()).length - before).toBe(done.length)
    expect(await deps.portals.get(whose)).toMatchObject({ invitedTo: eleanor.email })
  }, 120_000)

  test('invitations of forty clients of one agency: each mail waits that was answered', async () => {
    const { world, call, waiting } = await start()
    const trips: string[] = []
    for (let at = 0; at < 40; at++) {
      const email = `invited-${at}@example.com`
      const client = { firstName: 'Ada', lastName: 'Moremi', email }
      const made = answered.parse(
        (await world.call('naledi', 'POST /api/Clients', { body: client })).body,
      )
      const { id } = await anEstimate(world, 'naledi', tripBody({ clientId: made.id }))
      await world.call('naledi', 'POST /api/WindowAPIs/GetQuote', { body: { itineraryId: id } })
      trips.push(id)
    }
    await world.work()
    const before = (await waiting()).length
    const answers = await fortyTimes((at) =>
      call('naledi', 'invite', { params: { id: trips[at] ?? '' } }),
    )
    const done = doneOf(answers)
    expect(done.length).toBeGreaterThan(30)
    expect((await waiting()).length - before).toBe(done.length)
  }, 120_000)

  test('comments and messages: each that is answered is in the thread', async () => {
    const { call, trip, deps, whose } = await start()
    const text = (at: number) => `Word ${at} of the day`
    const answers = await fortyTimes((at) =>
      call(at % 2 === 0 ? 'eleanor' : 'naledi', 'message', {
        body: { itineraryId: trip.id, text: text(at) },
      }),
    )
    const done = doneOf(answers, [409, 429])
    expect(done.length).toBeGreaterThan(30)
    const { messages } = await deps.messages.thread(whose)
    expect(messages.map((one) => one.text).sort()).toEqual(done.map(text).sort())
    const upTo = messages[0]?.sentAt ?? ''
    const marks = await fortyTimes(() =>
      call('eleanor', 'markRead', { body: { itineraryId: trip.id, upTo } }),
    )
    expect(doneOf(marks)).toHaveLength(40)
    const { readUpTo } = await deps.messages.thread(whose)
    expect(readUpTo.get(whose.clientId)).toBe(upTo)
  }, 120_000)

  test('choosing a trip: all are answered alike, and the agent is told once', async () => {
    const { call, params, deps, whose } = await start()
    const answers = await fortyTimes(() => call('eleanor', 'choose', { params }))
    expect(doneOf(answers).length).toBeGreaterThan(30)
    const { chosenAt } = await deps.portals.get(whose)
    expect(chosenAt).toBeDefined()
    for (const { status, body } of answers) if (status === 200) expect(body).toEqual({ chosenAt })
    expect((await deps.messages.thread(whose)).messages).toHaveLength(1)
  }, 120_000)

  test('optional items: each that is answered is taken, with its message', async () => {
    const { call, params, world, deps, whose } = await start({ options: 40 })
    const answers = await fortyTimes((at) =>
      call('eleanor', 'option', { params, body: { partId: `option${at}`, isTaken: true } }),
    )
    const done = doneOf(answers)
    expect(done.length).toBeGreaterThan(30)
    const stored = tripOf(await world.call('naledi', 'GET /api/Itineraries/{id}', { params }))
    const taken = stored.itinerary.segments.filter(
      ({ id, chargeable }) => id.startsWith('option') && chargeable !== false,
    )
    expect(taken.map(({ id }) => id).sort()).toEqual(done.map((at) => `option${at}`).sort())
    expect((await deps.messages.thread(whose)).messages).toHaveLength(done.length)
  }, 120_000)

  test('travelers’ forms: the last answered word of each field is kept', async () => {
    const { call, params } = await start()
    const slot = { ...params, slot: 'adult-1' }
    const fields = ['phone', 'relation', 'contact']
    const answers = await fortyTimes((at) =>
      call(at % 2 === 0 ? 'eleanor' : 'naledi', 'form', {
        params: slot,
        body: { part: 'emergency', fields: { [fields[at % 3] ?? '']: `+46 70 ${1000 + at}` } },
      }),
    )
    const done = doneOf(answers)
    expect(done.length).toBeGreaterThan(30)
    const opened = await call('naledi', 'openForm', { params: slot, query: { part: 'emergency' } })
    const { emergency } = formAnswer.parse(opened.body).values
    for (const [field, value] of Object.entries(emergency)) {
      const at = Number(value.slice(-4)) - 1000
      expect(done).toContain(at)
      expect(fields[at % 3]).toBe(field)
    }
    expect(Object.keys(emergency).length).toBe(new Set(done.map((at) => at % 3)).size)
  }, 120_000)

  test('reminders and reading: none is a failure, and each mail waits that was answered', async () => {
    const { call, params, waiting, deps, whose } = await start()
    const before = (await waiting()).length
    const reminders = doneOf(
      await fortyTimes(() => call('naledi', 'remind', { params })),
      [409, 429],
    )
    expect(reminders.length).toBeLessThanOrEqual(maxMails.kind.travelers)
    expect((await waiting()).length - before).toBe(reminders.length)
    const read = await fortyTimes(() =>
      call('eleanor', 'reading', { params, body: { seconds: { stay0: 10 } } }),
    )
    const { reading } = await deps.portals.get(whose)
    expect(reading.stay0).toBe(10 * doneOf(read).length)
  }, 120_000)

  test('agents’ edits of one trip: each traveler and each name that was answered is kept', async () => {
    const { world, trip, params } = await start()
    const answers = await fortyTimes((at) =>
      at % 2 === 0
        ? world.call('naledi', 'POST /api/Travelers', {
            body: { itineraryId: trip.id, firstName: `Ada ${at}`, lastName: 'Moremi' },
          })
        : world.call('thabo', 'PATCH /api/Itineraries/{id}', {
            params,
            body: at % 4 === 1 ? { name: `Name ${at}` } : { pipedriveDealId: `Deal ${at}` },
          }),
    )
    const done = doneOf(answers)
    expect(done.length).toBeGreaterThan(30)
    const { record } =
      (await world.stores.itineraries.get(marula, itineraryIdSchema.parse(trip.id))) ?? {}
    const named = record?.travelers.map(({ firstName }) => firstName) ?? []
    expect(named.sort()).toEqual(
      done
        .filter((at) => at % 2 === 0)
        .map((at) => `Ada ${at}`)
        .sort(),
    )
    expect(done.map((at) => `Name ${at}`)).toContain(record?.name)
    const history = await world.stores.itineraries.history(
      { agency: marula, id: trip.id },
      { limit: 100 },
    )
    expect(history.filter(({ action }) => action === 'edited').length).toBeGreaterThanOrEqual(
      done.length,
    )
  }, 120_000)

  test('payment links: each that is answered opens, and forty taps on one begin one payment', async () => {
    const world = paymentWorld(there.table, {}, { clients: { get: async () => eleanor } })
    const { payments } = await world.aTrip()
    const paymentId = payments[0]?.paymentId ?? ''
    const answers = await fortyTimes(() =>
      world.call('naledi', 'POST /api/Payments/{paymentId}/request', {
        params: { paymentId },
        body: { by: 'link' },
      }),
    )
    expect(doneOf(answers).length).toBeGreaterThan(30)
    const tokens = answers.flatMap(({ body }) => {
      const { address } = linkAnswer.parse(body)
      return address === undefined ? [] : [address.slice(address.lastIndexOf('/') + 1)]
    })
    for (const token of tokens) {
      const shown = await world.call('stranger', 'GET /api/pay/{token}', { params: { token } })
      expect([shown.status, shown.text.includes('value="credit"')]).toEqual([200, true])
    }
    const taps = await fortyTimes((at) =>
      world.call('stranger', 'POST /api/pay/{token}', {
        params: { token: tokens[at % tokens.length] ?? '' },
        rawBody: new URLSearchParams({ method: 'credit' }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    )
    for (const { status } of taps) expect([303, 409, 429]).toContain(status)
    expect(taps.filter(({ status }) => status === 303).length).toBeGreaterThan(0)
    const { charges } = await world.deps.payments.find(marula, z.custom<never>().parse(paymentId))
    expect(charges?.charges.filter(({ state }) => state === 'open').length).toBe(1)
  }, 120_000)
})
const answered = z.looseObject({ id: z.string() })
const linkAnswer = z.looseObject({ address: z.optional(z.string()) })
const formAnswer = z.object({ values: z.object({ emergency: z.record(z.string(), z.string()) }) })
