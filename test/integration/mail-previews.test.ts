import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { mailPreview } from '#shared/api/own-words'
import { previewTripMail } from '../../functions/portal/routes/preview-trip-mail'
import { routeEngines, startTestTable, type TestTable } from '../support/engines'
import { mailWorld } from '../support/mail-world'
import { eleanor, paymentWorld } from '../support/payment-world'
import { quietLog } from '../support/store-kinds'

const worldWith = (table: TestTable) => mailWorld(table, { preview: previewTripMail })
type MailWorld = Awaited<ReturnType<typeof worldWith>>
const ownWords = 'It was lovely to talk to you.\n\nI kept the tent by the river <b>for you</b>.'

/** A mail without the addresses that are made for it alone. */
const withoutLinks = (text = '') =>
  text.replace(/\/(enter|activate)\/[\w-]+/g, '/$1/link').replace(/Prefer a password\?.*\n*/, '')

describe.each(routeEngines)('a mail before it is sent, on $name', (engine) => {
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

  const preview = async (kind: string, more: object = { ownWords }) =>
    mailPreview.parse(
      (await it.call('naledi', 'preview', { params: it.params, body: { kind, ...more } })).body,
    )

  test.each([
    ['invitation', 'invite'],
    ['travelers', 'remind'],
  ] as const)('%s is the very mail that is sent, without its links', async (kind, route) => {
    const before = await preview(kind)
    expect(it.mails).toEqual([])
    const answer = await it.call('naledi', route, { params: it.params, body: { ownWords } })
    expect(answer).toMatchObject({ status: 200 })
    expect(await it.work()).toEqual([])
    const [mail] = it.mails
    expect(mail).toMatchObject({ to: before.to, subject: before.subject })
    expect(withoutLinks(before.text)).toBe(withoutLinks(mail?.text))
    expect(before.text).toContain('I kept the tent by the river <b>for you</b>.')
    expect(before.html).toContain('&lt;b&gt;for you&lt;/b&gt;')
    const opening = mail?.text.indexOf('It was lovely') ?? -1
    expect(mail?.text.indexOf('Dear Eleanor')).toBeLessThan(opening)
    expect(opening).toBeLessThan(mail?.text.indexOf(it.trip.name) ?? -1)
    const [, token = ''] = /enter\/([\w-]+)/.exec(mail?.text ?? '') ?? []
    expect(token.length).toBeGreaterThan(10)
    expect(JSON.stringify(before)).not.toContain(token)
  })

  test('says nothing of whether the client has a password', async () => {
    const before = await preview('invitation')
    expect(before.text).not.toMatch(/password/i)
    await it.call('naledi', 'invite', { params: it.params })
    await it.work()
    expect(it.mails[0]?.text).toMatch(/Prefer a password/)
  })

  test('is sent without own words where there are none', async () => {
    const { text } = await preview('invitation', {})
    expect(text).toMatch(/^Your trip is ready\n\nDear Eleanor,\n\nNaledi Mokoena has prepared/)
  })

  test('is shown to those alone who may send it', async () => {
    const body = { kind: 'invitation' }
    const missing = { status: 404, body: { error: { code: 'record.not-found' } } }
    for (const who of ['kagiso', 'imani'] as const)
      expect(await it.call(who, 'preview', { params: it.params, body })).toMatchObject(missing)
    for (const who of ['eleanor', 'stranger', 'outsider'] as const)
      expect(await it.call(who, 'preview', { params: it.params, body })).toMatchObject({
        status: 403,
      })
  })

  test('refuses words that are too long by the name of their field', async () => {
    const body = { kind: 'invitation', ownWords: 'a'.repeat(2_001) }
    for (const route of ['preview', 'invite'] as const)
      expect(
        await it.call('naledi', route, {
          params: it.params,
          body: route === 'preview' ? body : { ownWords: body.ownWords },
        }),
      ).toMatchObject({
        status: 400,
        body: { error: { details: { fields: [{ field: 'body.ownWords' }] } } },
      })
  })

  test('is noted with its words, who sent it and what came of it', async () => {
    await it.call('naledi', 'invite', { params: it.params, body: { ownWords } })
    const records = async () =>
      (await running.table.all(mailsOfTrip(it.trip.id))).map(
        ({ kind, to, by, state, ...item }) => ({
          kind,
          to,
          by: z.object({ name: z.string() }).parse(by).name,
          state,
          words: item.ownWords,
        }),
      )
    const record = {
      kind: 'invitation',
      to: it.eleanor.email,
      by: 'Naledi Mokoena',
      words: ownWords,
    }
    expect(await records()).toEqual([{ ...record, state: 'queued' }])
    await it.work()
    expect(await records()).toEqual([{ ...record, state: 'sent' }])
  })

  test('of a payment request has the agent’s words, and no link to pay', async () => {
    const world = paymentWorld(running.table, {}, { clients: { get: async () => eleanor } })
    const { payments } = await world.aTrip()
    const paymentId = payments[0]?.paymentId ?? ''
    const request = (by: string) =>
      world.call('naledi', 'POST /api/Payments/{paymentId}/request', {
        params: { paymentId },
        body: { by, ownWords },
      })
    const before = mailPreview.parse((await request('preview')).body)
    const sent = await request('mail')
    expect(sent).toMatchObject({ status: 200, body: { to: before.to } })
    const mail = world.mails.at(-1)
    const plain = (text = '') => text.replace(/\/pay\/[\w.~-]+/g, '/pay/link')
    expect(plain(mail?.text)).toBe(plain(before.text))
    expect(before.html).toContain('It was lovely to talk to you.')
    const [, token = ''] = /\/pay\/([\w.~-]+)/.exec(mail?.text ?? '') ?? []
    expect(token).not.toBe('link')
    expect(JSON.stringify(before)).not.toContain(token)
  })
})

const mailsOfTrip = (id: string) => ({
  KeyConditionExpression: 'pk = :pk',
  ExpressionAttributeValues: { ':pk': `AGENCY#agy_marula#MAILS#${id}` },
})
