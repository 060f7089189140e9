import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type MessageView, messageView } from '#shared/api/messages'
import type { Zap } from '../../functions/audit/zap-sender'
import { messageStore } from '../../functions/data/itineraries/message-store'
import { replyStore } from '../../functions/data/itineraries/reply-store'
import { savedItineraryStore } from '../../functions/data/itineraries/saved-itinerary-store'
import { mailStops } from '../../functions/data/mail/mail-stops'
import { outboxStore } from '../../functions/data/mail/outbox-store'
import { sentMailStore } from '../../functions/data/mail/sent-mails'
import { attemptStore } from '../../functions/data/people/attempt-store'
import { auditStore } from '../../functions/data/people/audit-store'
import { knownDevices } from '../../functions/data/people/known-devices'
import { portalAccounts } from '../../functions/data/people/portal-accounts'
import type { Table } from '../../functions/data/table/table-access'
import { getItinerary } from '../../functions/itineraries/routes/get-itinerary'
import { mailLimits } from '../../functions/mail/mail-limits'
import type { Mail } from '../../functions/mail/mailer'
import { messageWorker } from '../../functions/messages/jobs/message-worker'
import { sweepMessages } from '../../functions/messages/jobs/sweep-messages'
import { countMessages } from '../../functions/messages/routes/count-messages'
import { listMessages } from '../../functions/messages/routes/list-messages'
import { markMessagesRead } from '../../functions/messages/routes/mark-messages-read'
import { postMessage } from '../../functions/messages/routes/post-message'
import { routeEngines, startTestTable } from '../support/engines'
import { quietLog, tableStores } from '../support/store-kinds'
import { type TripCaller, tripCalls, tripWithClient } from '../support/trip-callers'
import { sqsRecord, tripOf, tripWorld } from '../support/trip-world'

const useCases = {
  'GET /api/Messages': listMessages,
  'GET /api/Messages/count': countMessages,
  'POST /api/Messages': postMessage,
  'POST /api/Messages/markRead': markMessagesRead,
  'GET /api/Itineraries/{id}': getItinerary,
} as const

async function messageWorld(table: Table) {
  const world = tripWorld(tableStores(table), { saved: savedItineraryStore(table) })
  const { trip, callers, eleanor, stranger } = await tripWithClient(world)
  const messages = messageStore(table)
  const outbox = outboxStore(table)
  const queued: object[] = []
  const mails: Mail[] = []
  const zaps: Zap[] = []
  const faults = { queue: false, mail: false }
  const queue = {
    send: async (message: object) => {
      if (faults.queue) throw new Error('The queue is away')
      queued.push(message)
    },
  }
  const mailer = {
    send: async (mail: Mail) => {
      if (faults.mail) throw new Error('No mail goes out')
      mails.push(mail)
      return undefined
    },
  }
  const deps = {
    ...world.deps,
    messages,
    outbox,
    limits: mailLimits(table),
    clients: world.stores.clients,
    queue,
    zaps: { send: async (zap: Zap) => void zaps.push(zap) },
  }
  const call = tripCalls(useCases, { deps, world, callers })
  const worker = messageWorker(() => ({
    ...deps,
    accounts: { makeLink: async () => undefined },
    portal: portalAccounts(table),
    mails: sentMailStore(table),
    replies: replyStore(table),
    stops: mailStops(table),
    clients: world.stores.clients,
    attempts: attemptStore(table),
    audit: auditStore(table),
    devices: knownDevices(table),
    mailer,
    webAddress: 'https://tembea.example',
    consultant: 'consultants@tembea.example',
  }))
  return {
    world,
    trip,
    callers,
    eleanor,
    stranger,
    call,
    messages,
    outbox,
    queued,
    mails,
    zaps,
    faults,
    queue,
    /** Delivers everything that is queued; whether all of it was taken. */
    work: async () => {
      const records = queued.splice(0).map((message) => sqsRecord(JSON.stringify(message)))
      return (await worker({ Records: records })).batchItemFailures.length === 0
    },
    post: (
      who: TripCaller,
      text: string,
      more: { conversation?: string; key?: string; itineraryId?: string } = {},
    ) => {
      const { key, ...named } = more
      world.pass(1_000)
      const body = { itineraryId: trip.id, text, ...named }
      return call(who, 'POST /api/Messages', { body, ...(key === undefined ? {} : { key }) })
    },
    list: async (
      who: TripCaller,
      where: object = {},
      more: object = {},
    ): Promise<MessageView[]> => {
      const filter = JSON.stringify({ where: { itineraryId: trip.id, ...where }, ...more })
      return z
        .array(messageView)
        .parse((await call(who, 'GET /api/Messages', { query: { filter } })).body)
    },
  }
}
type MessageWorld = Awaited<ReturnType<typeof messageWorld>>

const texts = (messages: readonly MessageView[]) => messages.map(({ text }) => text)
const codeOf = ({ body }: { body: unknown }) =>
  z.object({ error: z.object({ code: z.string() }) }).parse(body).error.code

describe.each(routeEngines)('messages of a trip on $name', (engine) => {
  let there: Awaited<ReturnType<typeof startTestTable>>
  let it: MessageWorld
  beforeAll(async () => {
    quietLog()
    there = await startTestTable(engine)
  })
  afterAll(() => there.stop())
  beforeEach(async () => {
    it = await messageWorld(there.table)
  })

  test('go between agent and client, the last first, and do not change the trip', async () => {
    expect(await it.post('naledi', 'Shall I hold the tents?')).toMatchObject({
      status: 200,
      body: {
        conversation: 'client',
        from: 'Naledi Mokoena',
        by: { kind: 'agent', id: 'agt_naledi' },
        unread: false,
      },
    })
    await it.post('eleanor', 'Yes please')
    expect(texts(await it.list('naledi'))).toEqual(['Yes please', 'Shall I hold the tents?'])
    expect(texts(await it.list('eleanor', {}, { order: 'sentAt ASC' }))).toEqual([
      'Shall I hold the tents?',
      'Yes please',
    ])
    const shown = await it.call('naledi', 'GET /api/Itineraries/{id}', {
      params: { id: it.trip.id },
    })
    expect(shown.body).toMatchObject({
      version: it.trip.version,
      messages: [
        { conversation: 'client', from: 'Naledi Mokoena', text: 'Shall I hold the tents?' },
        { conversation: 'client', from: 'Eleanor Hartley', text: 'Yes please' },
      ],
    })
  })

  test('are told to the other side by mail, once, with the text and a link', async () => {
    await it.post('naledi', 'Shall I hold the tents?')
    await it.post('eleanor', 'Yes please')
    await it.post('naledi', 'Is the boat free?', { conversation: 'consultant' })
    expect(it.mails).toEqual([])
    const again = [...it.queued]
    expect(await it.work()).toBe(true)
    it.queued.push(...again)
    expect(await it.work()).toBe(true)
    expect(it.mails).toHaveLength(3)
    const to = (address: string) => it.mails.find((mail) => mail.to === address)
    expect(to(it.eleanor.email)).toMatchObject({
      replyTo: 'naledi@example.com',
      subject: 'South Africa Adventure: message from Naledi Mokoena',
      text: expect.stringMatching(
        /Shall I hold the tents\?.*Open your trips.*https:\/\/tembea\.example\/client\/enter\/\S+.*reply to this email.*Marula/s,
      ),
    })
    expect(to('naledi@example.com')).toMatchObject({
      replyTo: it.eleanor.email,
      text: expect.stringContaining(`https://tembea.example/itinerary/edit/${it.trip.id}`),
    })
    expect(to('consultants@tembea.example')?.text).toContain('Is the boat free?')
  })

  test('are told by one mail however many ask for it at the same instant', async () => {
    await it.post('naledi', 'Shall I hold the tents?')
    it.queued.push(...it.queued, ...it.queued)
    expect(await it.work()).toBe(true)
    expect(it.mails).toHaveLength(1)
  })

  test('of a saved itinerary that is deleted before their mail went out are asked for no more', async () => {
    const body = { itineraryId: it.trip.id }
    const saved = await it.world.call(
      'naledi',
      'POST /api/SavedItineraries/createSavedItineraryFromItinerary',
      {
        body,
      },
    )
    const { id } = tripOf(saved)
    await it.post('naledi', 'Is the boat free?', { itineraryId: id, conversation: 'consultant' })
    await it.world.call('naledi', 'DELETE /api/SavedItineraries/{id}', { params: { id } })
    expect(await it.work()).toBe(true)
    expect(it.mails).toEqual([])
    it.world.pass(6 * 60_000)
    await sweepMessages({
      ...it.world.deps,
      messages: it.messages,
      outbox: it.outbox,
      queue: it.queue,
    })
    expect(it.queued.filter((message) => JSON.stringify(message).includes(id))).toEqual([])
  })

  test('are stored although no mail can go out, which the sweep makes good', async () => {
    it.faults.queue = true
    expect((await it.post('naledi', 'Shall I hold the tents?')).status).toBe(200)
    it.faults.queue = false
    const sweep = () =>
      sweepMessages({ ...it.world.deps, messages: it.messages, outbox: it.outbox, queue: it.queue })
    await sweep()
    const own = () => it.queued.filter((message) => JSON.stringify(message).includes(it.trip.id))
    expect(own()).toEqual([])
    it.world.pass(6 * 60_000)
    await sweep()
    expect(own()).toHaveLength(1)
    it.faults.mail = true
    expect(await it.work()).toBe(false)
    it.faults.mail = false
    it.world.pass(60_000)
    await sweep()
    await it.work()
    expect(it.mails.filter(({ to }) => to === it.eleanor.email)).toHaveLength(1)
    await sweep()
    expect(own()).toEqual([])
  })

  test('are one for the same Idempotency-Key, and another for another', async () => {
    const first = await it.post('naledi', 'Once', { key: `key-${it.trip.id}-1` })
    const second = await it.post('naledi', 'Once', { key: `key-${it.trip.id}-1` })
    expect(second.body).toEqual(first.body)
    await it.post('naledi', 'Once', { key: `key-${it.trip.id}-2` })
    expect(await it.list('naledi')).toHaveLength(2)
    expect(codeOf(await it.post('naledi', 'Twice', { key: `key-${it.trip.id}-1` }))).toBe(
      'request.idempotency-mismatch',
    )
  })

  test('of a client are an enquiry, in the audit trail and for the automation hook', async () => {
    await it.post('naledi', 'Hello')
    expect(it.zaps).toEqual([])
    await it.post('eleanor', 'How far is the airstrip?')
    expect(it.zaps).toMatchObject([
      {
        zap: 'enquireTrip',
        payload: { itinerary: { id: it.trip.id }, message: 'How far is the airstrip?' },
      },
    ])
    const month = it.world.now().toISOString().slice(0, 7)
    const entries = await there.table.all({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': `AGENCY#agy_marula#AUDIT#${month}` },
    })
    expect(entries.filter(({ itineraryId }) => itineraryId === it.trip.id)).toMatchObject([
      {
        action: 'client_enquired_trip',
        clientId: it.eleanor.id,
        by: { kind: 'client', name: 'Eleanor Hartley' },
      },
    ])
  })

  test('are not the client’s to see before the trip is published', async () => {
    const { id } = it.trip
    expect(await it.list('eleanor')).toEqual([])
    await it.world.call('naledi', 'PATCH /api/Itineraries/{id}', {
      params: { id },
      body: { published: false },
    })
    expect((await it.post('eleanor', 'Hello?')).status).toBe(404)
    expect(await it.list('naledi')).toEqual([])
    await it.world.call('naledi', 'PATCH /api/Itineraries/{id}', {
      params: { id },
      body: { published: true },
    })
    expect((await it.post('eleanor', 'Hello!')).status).toBe(200)
    expect(it.world.zaps.map(({ zap }) => zap)).toEqual([
      'clientPortalShared',
      'clientPortalShared',
    ])
  })

  test.each(['kagiso', 'imani', 'stranger', 'outsider'] as const)(
    'are not found by %s',
    async (who) => {
      await it.post('naledi', 'Hello')
      const where = JSON.stringify({ itineraryId: it.trip.id })
      const answers = await Promise.all([
        it.call(who, 'GET /api/Messages', { query: { filter: `{"where":${where}}` } }),
        it.call(who, 'GET /api/Messages/count', { query: { where } }),
        it.post(who, 'Let me in'),
        it.call(who, 'POST /api/Messages/markRead', {
          body: { itineraryId: it.trip.id, upTo: '2026-11-20T08:00:00.000Z' },
        }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
      expect(await it.list('thabo')).toHaveLength(1)
    },
  )

  test('to the consultant are not seen by the client, nor written by them', async () => {
    await it.post('naledi', 'Between us', { conversation: 'consultant' })
    expect(await it.list('eleanor')).toEqual([])
    expect((await it.post('eleanor', 'Hello', { conversation: 'consultant' })).status).toBe(404)
    expect(texts(await it.list('naledi', { conversation: 'consultant' }))).toEqual(['Between us'])
  })

  test('stay with whom they were written to when the trip gets another client', async () => {
    await it.post('naledi', 'For Eleanor only')
    const moved = await it.world.call('naledi', 'PATCH /api/Itineraries/{id}', {
      params: { id: it.trip.id },
      version: it.trip.version,
      body: { clientId: it.stranger.id },
    })
    expect(moved.status).toBe(200)
    expect(await it.list('stranger')).toEqual([])
    await it.work()
    expect(it.mails.map(({ to }) => to)).toEqual([it.eleanor.email])
    expect((await it.post('eleanor', 'Am I still there?')).status).toBe(404)
  })

  test('need somebody who reads them', async () => {
    const moved = await it.world.call('naledi', 'PATCH /api/Itineraries/{id}', {
      params: { id: it.trip.id },
      version: it.trip.version,
      body: { clientId: null },
    })
    expect(moved.status).toBe(200)
    const refused = await it.post('naledi', 'Anybody?')
    expect([refused.status, codeOf(refused)]).toEqual([409, 'message.no-client'])
  })

  test('are new until they are read, for each reader by themselves', async () => {
    // 2 §7.5: without a where clause, of all that the caller may see.
    const all = async (who: TripCaller) =>
      (await it.call(who, 'GET /api/Messages/count')).body as { count: number; unread: number }
    const before = { naledi: await all('naledi'), eleanor: await all('eleanor') }
    await it.post('naledi', 'Zero')
    await it.post('eleanor', 'One')
    await it.post('eleanor', 'Two')
    const count = async (who: TripCaller) =>
      (
        await it.call(who, 'GET /api/Messages/count', {
          query: { where: JSON.stringify({ itineraryId: it.trip.id }) },
        })
      ).body
    expect(await count('naledi')).toEqual({ count: 3, unread: 2 })
    expect(await count('eleanor')).toEqual({ count: 3, unread: 0 })
    const { naledi, eleanor } = before
    expect(await all('naledi')).toEqual({ count: naledi.count + 3, unread: naledi.unread + 2 })
    expect(await all('eleanor')).toEqual({ count: eleanor.count + 3, unread: eleanor.unread })
    expect(await all('stranger')).toMatchObject({ unread: 0 })
    const listed = (await it.call('eleanor', 'GET /api/Messages')).body as MessageView[]
    expect(listed.slice(0, 3)).toEqual(await it.list('eleanor'))
    const [, one] = await it.list('naledi')
    const read = (upTo: string | undefined) =>
      it.call('naledi', 'POST /api/Messages/markRead', { body: { itineraryId: it.trip.id, upTo } })
    await read(one?.sentAt)
    expect(await count('naledi')).toEqual({ count: 3, unread: 1 })
    await read('2099-01-01T00:00:00.000Z')
    await read(one?.sentAt)
    expect(await count('naledi')).toEqual({ count: 3, unread: 0 })
    expect(await count('thabo')).toEqual({ count: 3, unread: 2 })
    await it.post('eleanor', 'Three')
    expect(await count('naledi')).toEqual({ count: 4, unread: 1 })
    await it.post('naledi', 'To somebody else', { conversation: 'consultant' })
    expect(await count('naledi')).toEqual({ count: 5, unread: 1 })
    await it.post('naledi', 'Four')
    expect([await count('naledi'), await count('eleanor')]).toEqual([
      { count: 6, unread: 0 },
      { count: 5, unread: 1 },
    ])
  })

  test('are answered five hundred at once, and older ones by the time of the last', async () => {
    const [message] = [await it.post('naledi', 'first')].map(({ body }) => messageView.parse(body))
    const { agencyId } = it.callers.naledi
    const by = { kind: 'agent' as const, id: 'agt_naledi', name: 'Naledi Mokoena' }
    const start = Date.parse('2026-11-21T00:00:00.000Z')
    if (message === undefined) throw new Error('No message')
    const { id: _, from: __, unread: ___, ...rest } = message
    const texts = Array.from({ length: 520 }, (____, at) => `m${at}`)
    for (let done = 0; done < texts.length; done += 40)
      await Promise.all(
        texts.slice(done, done + 40).map((text, at) => {
          const sentAt = new Date(start + (done + at) * 1000).toISOString()
          return it.messages.add(
            { ...rest, agencyId, by, id: `msg_${done + at}`, text, sentAt },
            {},
          )
        }),
      )
    const newest = await it.list('naledi', {}, { limit: 500 })
    expect([newest.length, newest[0]?.text, newest.at(-1)?.text]).toEqual([500, 'm519', 'm20'])
    const older = await it.list('naledi', { sentAt: { lt: newest.at(-1)?.sentAt } }, { limit: 500 })
    expect([older.length, older[0]?.text, older.at(-1)?.text]).toEqual([21, 'm19', 'first'])
  })

  test.each([
    ['an empty text', { text: '  ' }],
    ['a text that is too long', { text: 'x'.repeat(5_001) }],
    ['a conversation that there is not', { text: 'x', conversation: 'press' }],
    ['a field that there is not', { text: 'x', from: 'Somebody else' }],
  ])('refuse %s', async (_, named) => {
    const body = { itineraryId: it.trip.id, ...named }
    expect(await it.call('naledi', 'POST /api/Messages', { body })).toMatchObject({ status: 400 })
    expect(await it.list('naledi')).toEqual([])
  })

  test('are of an itinerary where one is named', async () => {
    const filter = JSON.stringify({ where: { itineraryId: 'cli_hartley' } })
    const answer = await it.call('naledi', 'GET /api/Messages', { query: { filter } })
    expect([answer.status, codeOf(answer)]).toEqual([400, 'filter.invalid'])
  })
})
