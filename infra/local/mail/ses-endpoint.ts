import type { RequestListener } from 'node:http'
import * as z from 'zod/mini'
import { callerOf } from '../aws-endpoint'
import { readBody } from '../gateway/read-body'
import type { Judge } from '../judge/judge'
import type { Mailbox } from './mailbox'

const content = z.object({ Data: z.string() })
const sendEmailSchema = z.object({
  FromEmailAddress: z.string(),
  Destination: z.object({
    ToAddresses: z.array(z.string()).check(z.minLength(1), z.maxLength(50)),
    CcAddresses: z._default(z.array(z.string()).check(z.maxLength(50)), []),
  }),
  Content: z.object({
    Simple: z.object({
      Subject: content,
      Body: z.object({ Text: z.optional(content), Html: z.optional(content) }),
    }),
  }),
})

/** The most that SES takes in one mail, in bytes. */
const limitBytes = 10 * 1024 * 1024

/** The identity that a mail goes out from, as IAM names it: the domain of its sender. */
export const identityOf = (from: string): string =>
  `arn:aws:ses:us-east-1:000000000000:identity/${/@([^>]+)/.exec(from)?.[1] ?? from}`

/** Answers SES's SendEmail (its second version) and puts the mail into the mailbox. */
export function sesEndpoint(mailbox: Mailbox, now: () => Date, judge?: Judge): RequestListener {
  return async (request, response) => {
    const send = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    }
    if (request.method !== 'POST' || request.url !== '/v2/email/outbound-emails') {
      send(404, { message: 'Only SendEmail is supported here' })
      return
    }
    try {
      const body = await readBody(request, limitBytes)
      if (body === undefined) throw new Error('The mail is larger than 10 MB')
      const { FromEmailAddress, Destination, Content } = sendEmailSchema.parse(
        JSON.parse(String(body)),
      )
      const caller = callerOf(request)
      const asked = { action: 'ses:SendEmail', resource: identityOf(FromEmailAddress) }
      const denial = caller === undefined ? undefined : await judge?.(caller, [asked])
      if (denial !== undefined)
        return send(403, { __type: 'AccessDeniedException', message: denial })
      const { Subject, Body } = Content.Simple
      const text = Body.Text?.Data ?? textOf(Body.Html?.Data ?? '')
      const people = {
        from: FromEmailAddress,
        to: [...Destination.ToAddresses, ...Destination.CcAddresses],
      }
      const mail = {
        ...people,
        subject: Subject.Data,
        text,
        html: Body.Html?.Data,
        sentAt: now().toISOString(),
      }
      send(200, { MessageId: mailbox.add(mail) })
    } catch (error) {
      send(400, { message: error instanceof Error ? error.message : String(error) })
    }
  }
}

/** A mail in HTML as plain text, its links kept as addresses. */
function textOf(html: string): string {
  return html
    .replace(/<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gis, '$2 ($1)')
    .replace(/<(br|\/p|\/h\d|\/div|\/tr)\b[^>]*>/gi, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(
      /&(amp|lt|gt|quot|#39);/g,
      (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'",
    )
    .trim()
}
