import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readMail } from '../../../../functions/messages/inbound/read-mail'
import { type AwsEndpoint, startAwsEndpoint } from '../../../../infra/local/aws-endpoint'
import { devPages } from '../../../../infra/local/dev/dev-pages'
import { linkedText } from '../../../../infra/local/dev/page-parts'
import { localInboundDomain } from '../../../../infra/local/environment'
import { identitiesIn } from '../../../../infra/local/mail/identities'
import type { ComingMail } from '../../../../infra/local/mail/inbound'
import { type Mailbox, mailboxIn } from '../../../../infra/local/mail/mailbox'
import { sesEndpoint } from '../../../../infra/local/mail/ses-endpoint'
import type { QueueState } from '../../../../infra/local/queues'

let folder: string
let server: Server
let origin: string
let ses: AwsEndpoint
let mailbox: Mailbox
let redriven: string[]
let started: string[]
let received: ComingMail[]

const letter = {
  id: 'm1',
  body: '{"evil":"<script>alert(1)</script>"}',
  attributes: {},
  sentAt: Date.parse('2026-11-20T06:00:00Z'),
  visibleAt: 0,
  receiveCount: 5,
  lastFailure: 'the supplier is down',
}
const queues: QueueState[] = [{ name: 'itinerary', waiting: [], dead: [letter] }]
const schedule = {
  name: 'publishCatalogue',
  everyMinutes: 1,
  lastRunAt: letter.sentAt,
  lastFailure: undefined,
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tembea-dev-'))
  mailbox = mailboxIn(join(folder, 'mail'))
  redriven = []
  started = []
  received = []
  const now = () => new Date('2026-11-20T07:00:00Z')
  ses = await startAwsEndpoint(
    sesEndpoint({ mailbox, now, identities: identitiesIn({ file: join(folder, 'domains'), now }) }),
  )
  const pages = devPages({
    queues: { state: () => queues, redrive: (queue, id) => redriven.push(`${queue} ${id}`) > 0 },
    schedules: { state: () => [schedule], run: (name) => started.push(name) > 0 },
    mailbox,
    receiveMail: async (mail) => void received.push(mail),
    edgeHeaders: ['content-security-policy', "default-src 'self'"],
  })
  server = createServer((request, response) => pages.serve(request, response, request.url ?? ''))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})
afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await ses.stop()
  rmSync(folder, { recursive: true, force: true })
})

const text = async (path: string) => (await fetch(`${origin}${path}`)).text()

test('dead letters are shown with their reason, and nothing of them becomes markup', async () => {
  const page = await text('/dev/queues')
  expect(page).toContain('1 dead letter.')
  expect(page).toContain('the supplier is down')
  expect(page).toContain('5 deliveries')
  expect(page).toContain('publishCatalogue')
  expect(page).not.toContain('<script')
})

test.each([
  ['a dead letter is put back', '/dev/queues/redrive', 'queue=itinerary&id=m1', 'itinerary m1'],
  [
    'a job is run before its time',
    '/dev/schedules/run',
    'name=publishCatalogue',
    'publishCatalogue',
  ],
])('%s from our own page only', async (_what, path, body, done) => {
  const put = (site: string) =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
      body,
      redirect: 'manual',
    })
  expect(await text('/dev/queues')).toContain(`action="${path}"`)
  expect((await put('cross-site')).status).toBe(403)
  expect([...redriven, ...started]).toEqual([])
  const answer = await put('same-origin')
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/dev/queues'])
  expect([...redriven, ...started]).toEqual([done])
})

const send = (body: object, path = '/v2/email/outbound-emails') =>
  fetch(`${ses.endpoint}${path}`, { method: 'POST', body: JSON.stringify(body) })
const email = (Body: object) => ({
  FromEmailAddress: 'hello@tembea.example',
  Destination: { ToAddresses: ['naledi@marulajourneys.com'] },
  Content: { Simple: { Subject: { Data: 'Activate <your> account' }, Body } },
})

test('a mail that is sent lands in the mailbox with its links clickable, and is there after a restart', async () => {
  const answer = await send(
    email({ Text: { Data: 'Open http://localhost:4000/verify/1/abc?x=1&y=2.\nThanks' } }),
  )
  expect(answer.status).toBe(200)
  const page = await text('/dev/mail')
  expect(page).toContain('Activate &#60;your&#62; account')
  expect(page).toContain('<a href="http://localhost:4000/verify/1/abc?x=1&#38;y=2">')
  writeFileSync(join(folder, 'mail', 'broken.json'), '{')
  expect(mailboxIn(join(folder, 'mail')).all()).toMatchObject([
    { subject: 'Activate <your> account', sentAt: '2026-11-20T07:00:00.000Z' },
  ])
})

test('a mail that is answered to us is answered in the mailbox, from our own page only, with the mail quoted below', async () => {
  await send(email({ Text: { Data: 'Nothing to answer' } }))
  expect(await text('/dev/mail')).not.toContain('<textarea')
  const address = `answer+0f@${localInboundDomain}`
  const Text = { Data: 'Which camp?\nOr none?' }
  await send({ ...email({ Text }), ReplyToAddresses: [address, 'sales@marula.example'] })
  expect((await text('/dev/mail')).match(/<textarea/g)).toHaveLength(1)
  const { id = '' } = mailbox.all().find(({ replyTo }) => replyTo !== undefined) ?? {}
  const answer = (site: string) =>
    fetch(`${origin}/dev/answer`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
      body: new URLSearchParams({ id, text: 'Nxabega, bitte – größer' }),
      redirect: 'manual',
    })
  expect((await answer('cross-site')).status).toBe(403)
  expect(received).toEqual([])
  expect((await answer('same-origin')).headers.get('location')).toBe('/dev/mail')
  expect(received).toMatchObject([
    { from: 'naledi@marulajourneys.com', to: [address, 'sales@marula.example'] },
  ])
  const written = await readMail(Buffer.from(received[0]?.raw ?? ''))
  expect(written.text).toBe('Nxabega, bitte – größer')
})

test('a mail in HTML is shown as text with its addresses', async () => {
  await send(
    email({
      Html: {
        Data: '<p>Dear &amp; kind</p><a href="https://x.example/a">Open</a><script>x</script>',
      },
    }),
  )
  expect(mailbox.all()[0]?.text).toBe('Dear & kind\nOpen (https://x.example/a)x')
})

test('a mail without a recipient, and another call, are refused', async () => {
  expect((await send({ ...email({}), Destination: { ToAddresses: [] } })).status).toBe(400)
  expect((await send(email({}), '/v2/email/templates')).status).toBe(404)
})

test('an empty mailbox says so, and other addresses are not found', async () => {
  expect(await text('/dev/mail')).toContain('No mail has been sent yet.')
  expect((await fetch(`${origin}/dev/other`)).status).toBe(404)
  expect((await fetch(`${origin}/dev/mail`, { method: 'DELETE' })).status).toBe(405)
})

test.each([
  [
    'see https://a.example/b, then',
    'see <a href="https://a.example/b">https://a.example/b</a>, then',
  ],
  ['(https://a.example)', '(<a href="https://a.example">https://a.example</a>)'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  [
    'https://a.example/"onclick="x',
    '<a href="https://a.example/&#34;onclick=&#34;x">https://a.example/&#34;onclick=&#34;x</a>',
  ],
])('%s becomes %s', (plain, html) => {
  expect(linkedText(plain)).toBe(html)
})

test('a mail in HTML is shown as its reader sees it, and may do nothing', async () => {
  const html = '<h1>Dear Eleanor</h1><script>alert(1)</script>'
  const mail = {
    sentAt: '2026-11-20T07:00:00.000Z',
    from: 'us@tembea.example',
    to: ['e@hartley.co.uk'],
    subject: 'Hello',
  }
  const id = mailbox.add({ ...mail, text: 'Dear Eleanor', html })
  const plain = mailbox.add({ ...mail, text: 'Dear Eleanor' })
  expect(await text('/dev/mail')).toContain(`<a href="/dev/mail/${id}">View as HTML</a>`)
  expect(await text('/dev/mail')).not.toContain(`/dev/mail/${plain}`)
  const shown = await fetch(`${origin}/dev/mail/${id}`)
  expect(await shown.text()).toBe(html)
  expect(shown.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
  expect((await fetch(`${origin}/dev/mail/${plain}`)).status).toBe(404)
})
