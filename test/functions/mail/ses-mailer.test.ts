import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { sesMailer } from '../../../functions/mail/ses-mailer'
import { quietLog } from '../../support/store-kinds'

const mail = {
  to: 'eleanor@hartley.co.uk',
  subject: 'Réservation',
  text: 'Dear Eleanor',
  replyTo: 'naledi@example.com',
}
const wait = async () => undefined

/** A mailer whose service answers with these statuses, one after another. */
function mailerAnswered(...statuses: (number | 'broken')[]) {
  const sent: { url: string; body: unknown; signature: string | null }[] = []
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const status = statuses.shift() ?? 200
    sent.push({
      url: String(url),
      body: JSON.parse(String(init?.body)),
      signature: new Headers(init?.headers).get('authorization'),
    })
    if (status === 'broken') throw new TypeError('fetch failed')
    return new Response('{}', { status })
  }
  return { sent, mailer: sesMailer({ from: 'Tembea <hello@tembea.example>', fetch, wait }) }
}

describe('the mailer', () => {
  beforeAll(() => {
    quietLog()
    process.env.AWS_ACCESS_KEY_ID ??= 'test'
    process.env.AWS_SECRET_ACCESS_KEY ??= 'test'
  })

  test('sends HTML beside the text', async () => {
    const { sent, mailer } = mailerAnswered(200)
    await mailer.send({ ...mail, html: '<p>Dear Eleanor</p>' })
    const Body = { Text: { Data: 'Dear Eleanor' }, Html: { Data: '<p>Dear Eleanor</p>', Charset: 'UTF-8' } }
    expect(sent[0]?.body).toMatchObject({ Content: { Simple: { Body } } })
  })

  test('sends a subject of one line, whatever the name in it', async () => {
    const { sent, mailer } = mailerAnswered(200)
    await mailer.send({ ...mail, subject: 'Kenya\nBcc: all@example.com\t\t2027' })
    const Subject = { Data: 'Kenya Bcc: all@example.com 2027' }
    expect(sent[0]?.body).toMatchObject({ Content: { Simple: { Subject } } })
  })

  test('sends SES its SendEmail, signed', async () => {
    const { sent, mailer } = mailerAnswered(200)
    await mailer.send(mail)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.url).toBe('https://email.us-east-1.amazonaws.com/v2/email/outbound-emails')
    expect(sent[0]?.signature).toMatch(/^AWS4-HMAC-SHA256 .*\/us-east-1\/ses\/aws4_request/)
    const content = z.object({ Content: z.object({ Simple: z.object({ Subject: z.object({ Data: z.string() }) }) }) })
    expect(content.parse(sent[0]?.body).Content.Simple.Subject.Data).toBe('Réservation')
    expect(sent[0]?.body).not.toHaveProperty('Content.Simple.Body.Html')
    expect(sent[0]?.body).toMatchObject({
      FromEmailAddress: 'Tembea <hello@tembea.example>',
      Destination: { ToAddresses: ['eleanor@hartley.co.uk'] },
      ReplyToAddresses: ['naledi@example.com'],
    })
  })

  test('tries again what passes by itself, three times in all', async () => {
    const passing = mailerAnswered('broken', 503, 200)
    await passing.mailer.send(mail)
    expect(passing.sent).toHaveLength(3)
    const down = mailerAnswered(503, 429, 'broken')
    await expect(down.mailer.send(mail)).rejects.toMatchObject({ code: 'service.busy' })
  })

  test('does not repeat what was refused', async () => {
    const { sent, mailer } = mailerAnswered(400)
    await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'service.busy' })
    expect(sent).toHaveLength(1)
  })
})
