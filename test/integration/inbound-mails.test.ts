import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MessageView } from '#shared/api/messages'
import { answerAddresses } from '../../functions/data/mail/answer-addresses'
import type { Mail } from '../../functions/mail/mailer'
import type { InboundMail } from '../../functions/messages/inbound/inbound-mail'
import { takeInboundMail } from '../../functions/messages/inbound/take-answer'
import { listMessages } from '../../functions/messages/routes/list-messages'
import { listTripMails } from '../../functions/portal/routes/list-trip-mails'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { mailWorld } from '../support/mail-world'
import { quietLog } from '../support/store-kinds'

const domain = 'answers.tembea.example'

interface Sent {
  readonly from?: string
  readonly text?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly verdicts?: Readonly<Record<string, string>>
  readonly source?: string
  readonly messageId?: string
}

async function inboundWorld(there: TestTable) {
  vi.stubEnv('INBOUND_DOMAIN', domain)
  const it = await mailWorld(there, { messages: listMessages, mails: listTripMails })
  const files = new Map<string, Uint8Array>()
  const deps = {
    ...it.deps,
    mailer: it.mailer,
    addresses: answerAddresses(there.table, domain),
    inbound: {
      read: async (key: string) => files.get(key),
      remove: async (key: string) => void files.delete(key),
    },
  }
  let count = 0
  /** Sends a mail to an address: what SES tells of it, and what takes it in. */
  function send(to: string, sent: Sent = {}): () => Promise<void> {
    count += 1
    it.world.pass(1_000)
    const { from = it.eleanor.email, text = 'Yes', headers = {}, verdicts = {} } = sent
    const { source = from, messageId = `mail${count}` } = sent
    const head = { From: from, To: to, 'Content-Type': 'text/plain; charset=utf-8', ...headers }
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`)
    const verdict = (name: string) => ({ status: verdicts[name] ?? 'PASS' })
    const note: InboundMail = {
      notificationType: 'Received',
      mail: { messageId, source, timestamp: it.deps.clock.now().toISOString() },
      receipt: {
        recipients: [to],
        spamVerdict: verdict('spam'),
        virusVerdict: verdict('virus'),
        spfVerdict: verdict('spf'),
        dkimVerdict: verdict('dkim'),
        dmarcVerdict: verdict('dmarc'),
        action: { type: 'S3', objectKey: messageId },
      },
    }
    files.set(messageId, Buffer.from([...lines, '', text].join('\r\n')))
    return () => takeInboundMail(JSON.parse(JSON.stringify(note)), deps)
  }
  const addressIn = (mail: Mail | undefined) => [mail?.replyTo ?? []].flat()[0] ?? ''
  return {
    ...it,
    files,
    inbound: deps,
    send,
    arrive: (to: string, sent: Sent = {}) => send(to, sent)(),
    messages: async () => {
      const filter = JSON.stringify({ where: { itineraryId: it.trip.id } })
      return (await it.call('naledi', 'messages', { query: { filter } })).body as MessageView[]
    },
    /** The address of our mail to the client, after the agent has written. */
    async askedClient() {
      await it.call('naledi', 'message', { body: { itineraryId: it.trip.id, text: 'Which camp?' } })
      await it.work()
      return addressIn(it.mails.splice(0).at(-1))
    },
    addressIn,
  }
}
type InboundWorld = Awaited<ReturnType<typeof inboundWorld>>

describe.each(routeEngines)('mails that come in, on $name', (engine) => {
  let running: TestTable
  let it: InboundWorld
  beforeAll(async () => {
    quietLog()
    running = await startTestTable(engine)
  }, 60_000)
  afterAll(async () => {
    vi.unstubAllEnvs()
    await running.stop()
  })
  beforeEach(async () => {
    it = await inboundWorld(running)
  })

  test('a client’s answer becomes a message of the trip, is mailed to the agent, and shows at the mail', async () => {
    const address = await it.askedClient()
    expect(address).toMatch(/^answer\+[0-9a-f]{40}@answers\.tembea\.example$/)
    await it.arrive(address.toUpperCase(), { text: 'The second.\r\n\r\n> Which camp?' })
    expect(await it.messages()).toMatchObject([
      {
        text: 'The second.',
        conversation: 'client',
        by: { kind: 'client', id: it.eleanor.id },
        byEmail: true,
        unread: true,
      },
      { text: 'Which camp?' },
    ])
    expect((await it.messages())[0]?.fromAddress).toBeUndefined()
    expect(it.files.size).toBe(0)
    expect((await it.call('naledi', 'mails', { params: it.params })).body).toMatchObject([
      { kind: 'message', answeredAt: expect.any(String) },
    ])
    await it.work()
    expect(it.mails).toMatchObject([{ text: expect.stringContaining('The second.') as string }])
  })

  test('an agent’s answer to that mail is a message to the client', async () => {
    await it.arrive(await it.askedClient(), { text: 'The second.' })
    await it.work()
    const [toAgent] = it.mails.splice(0)
    await it.arrive(it.addressIn(toAgent), { from: toAgent?.to ?? '', text: 'I will hold it.' })
    expect((await it.messages())[0]).toMatchObject({
      text: 'I will hold it.',
      conversation: 'client',
      by: { kind: 'agent' },
      unread: false,
    })
    await it.work()
    expect(it.mails).toMatchObject([
      { to: it.eleanor.email, text: expect.stringContaining('I will hold it.') as string },
    ])
  })

  test('an answer of who arranges things is a message of that conversation, whoever of them writes', async () => {
    const body = { itineraryId: it.trip.id, text: 'Is it free?', conversation: 'consultant' }
    await it.call('naledi', 'message', { body })
    await it.work()
    const [asked] = it.mails.splice(0)
    await it.arrive(it.addressIn(asked), { from: 'Pat <pat@camps.example>', text: 'It is.' })
    const [answer] = await it.messages()
    expect(answer).toMatchObject({
      text: 'It is.',
      conversation: 'consultant',
      from: 'Pat',
      fromAddress: 'pat@camps.example',
      unread: true,
    })
    await it.work()
    expect(it.mails).toMatchObject([{ text: expect.stringContaining('It is.') as string }])
  })

  test('one mail is one message, however often it is told of, also at once', async () => {
    const take = it.send(await it.askedClient())
    await Promise.allSettled([take(), take(), take()])
    expect(await it.messages()).toHaveLength(2)
    await take()
    expect(await it.messages()).toHaveLength(2)
    await it.work()
    expect(it.mails).toHaveLength(1)
  })

  test.each<[what: string, sent: Sent]>([
    ['spam', { verdicts: { spam: 'FAIL' } }],
    ['a virus', { verdicts: { virus: 'FAIL' } }],
    ['an absence note', { headers: { 'Auto-Submitted': 'auto-replied' } }],
    ['a report', { source: '' }],
  ])('%s is left out and deleted', async (_what, sent) => {
    await it.arrive(await it.askedClient(), sent)
    expect(await it.messages()).toHaveLength(1)
    expect([it.files.size, it.mails]).toEqual([0, []])
  })

  test('a mail to an address that nobody was given, of another domain or long over is left out', async () => {
    const address = await it.askedClient()
    await it.arrive(`answer+${'0'.repeat(40)}@${domain}`)
    await it.arrive(`hello@${domain}`)
    await it.arrive(address.replace(domain, 'elsewhere.example'))
    it.world.pass(401 * 86_400_000)
    await it.arrive(address)
    expect(await it.messages()).toHaveLength(1)
    expect(it.mails).toEqual([])
  })

  test('a client’s answer from an address that is not known as theirs says so to agents, and not to the client', async () => {
    const address = await it.askedClient()
    await it.arrive(address, { from: 'partner@home.example' })
    await it.arrive(address, { verdicts: { dmarc: 'FAIL' } })
    await it.arrive(address, { verdicts: { dmarc: 'GRAY', spf: 'FAIL' } })
    expect((await it.messages()).map(({ fromAddress }) => fromAddress)).toEqual([
      undefined,
      it.eleanor.email,
      'partner@home.example',
      undefined,
    ])
    const filter = JSON.stringify({ where: { itineraryId: it.trip.id } })
    const seen = await it.call('eleanor', 'messages', { query: { filter } })
    expect(JSON.stringify(seen.body)).not.toContain('home.example')
  })

  test('nobody writes as an agent from elsewhere, and what they wrote comes back to the agent', async () => {
    await it.arrive(await it.askedClient())
    await it.work()
    const [toAgent] = it.mails.splice(0)
    const to = toAgent?.to ?? ''
    await it.arrive(it.addressIn(toAgent), { from: 'thief@home.example', text: 'Pay to me' })
    await it.arrive(it.addressIn(toAgent), {
      from: to,
      verdicts: { dmarc: 'FAIL' },
      text: 'And me',
    })
    expect(await it.messages()).toHaveLength(2)
    const told = { to, subject: 'Your answer didn’t arrive' }
    expect(it.mails).toMatchObject([
      { ...told, text: expect.stringContaining('Pay to me') as string },
      { ...told, text: expect.stringContaining('And me') as string },
    ])
  })

  test.each([
    ['longer than a message may be', 'x'.repeat(5_001), 'longer than 5,000 characters'],
    ['nothing but what it answers', '> Which camp?', 'found no text'],
  ])('an answer with %s is told to the client, with what they wrote', async (_what, text, why) => {
    await it.arrive(await it.askedClient(), { text })
    expect(await it.messages()).toHaveLength(1)
    expect(it.mails).toMatchObject([
      { to: it.eleanor.email, text: expect.stringContaining(why) as string },
    ])
    if (text.startsWith('x')) expect(it.mails[0]?.text).toContain(text)
  })

  test('files are named in the message, and what a field would refuse is left out of it', async () => {
    const text = [
      '--b',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'Here\u0007 it \u202eis',
      '--b',
      'Content-Disposition: attachment; filename="passport.pdf"',
      '',
      'x',
      '--b--',
    ].join('\r\n')
    await it.arrive(await it.askedClient(), {
      text,
      headers: { 'Content-Type': 'multipart/mixed; boundary=b' },
    })
    expect((await it.messages())[0]?.text).toBe(
      'Here it is\n\n(Not kept with the email: passport.pdf)',
    )
  })

  test('what a client answers whose trip is another’s now goes to the agent alone', async () => {
    const address = await it.askedClient()
    const { record } = (await it.deps.itineraries.get(it.trip.agencyId, it.trip.id)) ?? {}
    const stored = await it.deps.itineraries.get(it.trip.agencyId, it.trip.id)
    const itineraries = {
      ...it.inbound.itineraries,
      get: async () => stored && { ...stored, record: { ...stored.record, clientId: undefined } },
    }
    expect(record?.clientId).toBe(it.eleanor.id)
    Object.assign(it.inbound, { itineraries })
    await it.arrive(address, { text: 'Is it still on?' })
    expect(await it.messages()).toHaveLength(1)
    expect(it.mails).toMatchObject([
      { replyTo: it.eleanor.email, text: expect.stringContaining('Is it still on?') as string },
    ])
    Object.assign(it.inbound, { itineraries: { ...itineraries, get: async () => undefined } })
    await it.arrive(address, { text: 'Hello?' })
    expect(it.mails.at(-1)).toMatchObject({
      to: it.eleanor.email,
      text: expect.stringContaining('no longer there') as string,
    })
  })

  test('a hundred mails of one person are taken in a day, and five refusals told', async () => {
    const address = await it.askedClient()
    for (let time = 0; time < 7; time++) await it.arrive(address, { text: '> Which camp?' })
    expect(it.mails).toHaveLength(5)
    for (let time = 0; time < 96; time++) await it.arrive(address)
    expect(await it.messages()).toHaveLength(1 + 93)
  })

  test('a mail whose message was not stored stays, and is taken in when it is told of again', async () => {
    const address = await it.askedClient()
    const { messages } = it.inbound
    const add = vi.fn(messages.add).mockRejectedValueOnce(new Error('away'))
    Object.assign(it.inbound, { messages: { ...messages, add } })
    const take = it.send(address)
    await expect(take()).rejects.toThrow('away')
    expect([it.files.size, (await it.messages()).length]).toEqual([1, 1])
    await take()
    expect([it.files.size, (await it.messages()).length]).toEqual([0, 2])
  })

  test('where an agency has its answers sent to an address of its own, they go there, too', async () => {
    const { agencies } = it.deps
    const agency = await agencies.agency(it.trip.agencyId)
    if (agency === undefined) throw new Error('no agency')
    const sender = { replyTo: 'sales@marula.example' }
    Object.assign(it.deps, {
      agencies: { ...agencies, agency: async () => ({ ...agency, sender }) },
    })
    await it.call('naledi', 'message', { body: { itineraryId: it.trip.id, text: 'Which camp?' } })
    await it.work()
    expect(it.mails[0]?.replyTo).toEqual([
      expect.stringContaining('answer+'),
      'sales@marula.example',
    ])
  })
})
