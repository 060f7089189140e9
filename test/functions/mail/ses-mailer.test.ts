import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { sesMailer } from '../../../functions/mail/ses-mailer'
import { quietLog } from '../../support/store-kinds'

const mail = {
  to: 'eleanor@hartley.co.uk',
  subject: 'Réservation',
  text: 'Dear Eleanor',
  replyTo: 'naledi@example.com',
}
const ses = mockClient(SESv2Client)
afterAll(() => ses.restore())
const mailer = sesMailer('Tembea <hello@tembea.example>')
const sent = () => ses.commandCalls(SendEmailCommand).map(({ args: [{ input }] }) => input)

describe('the mailer', () => {
  beforeEach(() => void ses.reset())

  test('sends a mail as text', async () => {
    await mailer.send(mail)
    expect(sent()).toEqual([
      {
        FromEmailAddress: 'Tembea <hello@tembea.example>',
        Destination: { ToAddresses: ['eleanor@hartley.co.uk'] },
        ReplyToAddresses: ['naledi@example.com'],
        Content: {
          Simple: {
            Subject: { Data: 'Réservation', Charset: 'UTF-8' },
            Body: { Text: { Data: 'Dear Eleanor', Charset: 'UTF-8' } },
          },
        },
      },
    ])
  })

  test('sends HTML beside the text', async () => {
    await mailer.send({ ...mail, html: '<p>Dear Eleanor</p>' })
    const Body = {
      Text: { Data: 'Dear Eleanor' },
      Html: { Data: '<p>Dear Eleanor</p>', Charset: 'UTF-8' },
    }
    expect(sent()).toMatchObject([{ Content: { Simple: { Body } } }])
  })

  test('sends a subject of one line, whatever the name in it', async () => {
    await mailer.send({ ...mail, subject: 'Kenya\nBcc: all@example.com\t\t2027' })
    expect(sent()).toMatchObject([
      { Content: { Simple: { Subject: { Data: 'Kenya Bcc: all@example.com 2027' } } } },
    ])
  })

  test('is busy when SES does not take the mail, and the log says why', async () => {
    const lines = quietLog()
    ses.rejects(Object.assign(new Error('Address is suppressed'), { name: 'MessageRejected' }))
    await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'service.busy' })
    expect(lines.join()).toMatch(/mail.refused.*Address is suppressed/)
  })

  describe('from an agency’s own domain', () => {
    const from = 'trips@mail.marula.com'
    const senders = () => sent().map(({ FromEmailAddress }) => FromEmailAddress)
    const own = { ...mail, from, sender: 'Marula' }
    const [theirs, ours] = [`"Marula" <${from}>`, '"Marula" <hello@tembea.example>']

    test('sends a mail once', async () => {
      await mailer.send(own)
      expect(senders()).toEqual([theirs])
    })

    test.each(['MessageRejected', 'MailFromDomainNotVerifiedException', 'AccessDeniedException'])(
      'sends it from ours when SES refuses the domain: %s',
      async (name) => {
        const lines = quietLog()
        ses
          .on(SendEmailCommand, { FromEmailAddress: theirs })
          .rejects(Object.assign(new Error('Not verified'), { name }))
        await mailer.send(own)
        expect(senders()).toEqual([theirs, ours])
        expect(lines.join()).toContain('mail.own-domain-refused')
      },
    )

    test('is busy when SES does not answer, and sends nothing a second time', async () => {
      quietLog()
      ses.rejects(Object.assign(new Error('Slow'), { name: 'TimeoutError' }))
      await expect(mailer.send(own)).rejects.toMatchObject({ code: 'service.busy' })
      expect(senders()).toEqual([theirs])
    })
  })
})
