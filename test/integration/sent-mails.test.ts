import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listClientMails } from '../../functions/clients/routes/list-client-mails'
import { mailTags } from '../../functions/mail/mail-tags'
import { listTripMails } from '../../functions/portal/routes/list-trip-mails'
import { simulateMailEvent } from '../../infra/local/mail/mail-simulator'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { mailWorld } from '../support/mail-world'
import { quietLog } from '../support/store-kinds'

const worldWith = (table: TestTable) =>
  mailWorld(table, { mails: listTripMails, clientMails: listClientMails })
type MailWorld = Awaited<ReturnType<typeof worldWith>>

describe.each(routeEngines)('mails to a client, on $name', (engine) => {
  let running: TestTable
  let it: MailWorld
  beforeAll(async () => {
    quietLog()
    running = await startTestTable(engine)
  }, 60_000)
  afterAll(() => running.stop())
  beforeEach(async () => {
    it = await worldWith(running)
  })

  const list = async () => (await it.call('naledi', 'mails', { params: it.params })).body
  const byClient = async () =>
    (await it.call('naledi', 'clientMails', { params: { id: it.eleanor.id } })).body
  const invite = async (ownWords = 'See you soon.') =>
    it.call('naledi', 'invite', { params: it.params, body: { ownWords } })

  test('are told at the trip and at the client: what, to whom, by whom, and what came of it', async () => {
    expect(await list()).toEqual([])
    await invite()
    const entry = {
      kind: 'invitation',
      itineraryId: it.trip.id,
      to: it.eleanor.email,
      by: 'Naledi Mokoena',
      ownWords: 'See you soon.',
    }
    expect(await list()).toMatchObject([{ ...entry, state: 'queued' }])
    await it.work()
    await it.call('naledi', 'message', {
      body: { itineraryId: it.trip.id, text: 'Any questions?' },
    })
    await it.work()
    const both = [
      { kind: 'message', to: it.eleanor.email, by: 'Naledi Mokoena', state: 'sent' },
      { ...entry, state: 'sent' },
    ]
    expect(await list()).toMatchObject(both)
    expect(await byClient()).toMatchObject(both)
    expect(JSON.stringify(await list())).not.toContain('Any questions?')
  })

  test('say when their link signed the client in, and hold no link', async () => {
    await invite()
    await it.work()
    const [, token = ''] = /enter\/([\w-]+)/.exec(it.mails[0]?.text ?? '') ?? []
    expect(await list()).not.toMatchObject([{ followedAt: expect.anything() }])
    expect(JSON.stringify(await list())).not.toContain(token)
    expect(await it.call('eleanor', 'enter', { body: { token } })).toMatchObject({ status: 200 })
    expect(await list()).toMatchObject([{ state: 'sent', followedAt: expect.any(String) }])
  })

  test.each([
    ['bounce', 'bounced'],
    ['complaint', 'complained'],
  ])('that end in a %s say so, and stay so', async (kind, state) => {
    await invite()
    await it.work()
    const { record, to = '', agencyId } = it.mails[0] ?? {}
    if (record === undefined || agencyId === undefined) throw new Error('the mail has no record')
    const { trip, mail } = mailTags(record)
    const tags = { agency: [agencyId], trip: [trip], mail: [mail] }
    const event = simulateMailEvent(`${kind}@simulator.amazonses.com`, { tags, now: new Date() })
    it.tell(JSON.parse(JSON.stringify(event).replaceAll(`${kind}@simulator.amazonses.com`, to)))
    expect(await it.work()).toEqual([])
    expect(await list()).toMatchObject([{ state }])
    await it.deps.mails.settle(record, { state: 'sent', at: new Date() })
    expect(await list()).toMatchObject([{ state }])
  })

  test('that nobody takes are told as not sent, and sent when the queue tries again', async () => {
    it.refuse(1)
    await invite()
    expect(await it.work()).toHaveLength(1)
    expect(await list()).toMatchObject([{ state: 'failed' }])
  })

  test('are nobody’s but who may act on the trip or the client', async () => {
    await invite()
    const missing = { status: 404, body: { error: { code: 'record.not-found' } } }
    const client = { params: { id: it.eleanor.id } }
    for (const who of ['kagiso', 'imani'] as const) {
      expect(await it.call(who, 'mails', { params: it.params })).toMatchObject(missing)
      expect(await it.call(who, 'clientMails', client)).toMatchObject(missing)
    }
    for (const who of ['eleanor', 'stranger', 'outsider'] as const) {
      expect(await it.call(who, 'mails', { params: it.params })).toMatchObject({ status: 403 })
      expect(await it.call(who, 'clientMails', client)).toMatchObject({ status: 403 })
    }
  })
})
