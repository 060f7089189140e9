import type { RequestListener } from 'node:http'
import * as z from 'zod/mini'
import { callerOf } from '../aws-endpoint'
import { readBody } from '../gateway/read-body'
import type { Judge } from '../judge/judge'
import { simulateMailEvent } from './mail-simulator'
import type { Mailbox } from './mailbox'

const content = z.object({ Data: z.string() })
const sendEmailSchema = z.object({
  FromEmailAddress: z.string(),
  Destination: z.object({
    ToAddresses: z.array(z.string()).check(z.minLength(1), z.maxLength(50)),
    CcAddresses: z._default(z.array(z.string()).check(z.maxLength(50)), []),
  }),
  ReplyToAddresses: z.optional(z.array(z.string())),
  EmailTags: z._default(z.array(z.object({ Name: z.string(), Value: z.string() })), []),
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

interface EndpointOptions {
  readonly mailbox: Pick<Mailbox, 'add'>
  readonly now: () => Date
  readonly judge?: Judge | undefined
  /** Takes what SES tells of mails that do not arrive; they are forgotten without it. */
  readonly tell?: (event: object) => void
}

/** Answers SES's SendEmail (its second version) and puts the mail into the mailbox. */
export function sesEndpoint({ mailbox, now, judge, tell }: EndpointOptions): RequestListener {
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
      const { FromEmailAddress, Destination, ReplyToAddresses, EmailTags, Content } =
        sendEmailSchema.parse(JSON.parse(String(body)))
      const caller = callerOf(request)
      const mailCall = { action: 'ses:SendEmail', resource: identityOf(FromEmailAddress) }
      const denial = caller === undefined ? undefined : await judge?.(caller, [mailCall])
      if (denial !== undefined)
        return send(403, { __type: 'AccessDeniedException', message: denial })
      const { Subject, Body } = Content.Simple
      const text = Body.Text?.Data ?? textOf(Body.Html?.Data ?? '')
      const people = {
        from: FromEmailAddress,
        to: [...Destination.ToAddresses, ...Destination.CcAddresses],
        replyTo: ReplyToAddresses,
      }
      const mail = {
        ...people,
        subject: Subject.Data,
        text,
        html: Body.Html?.Data,
        sentAt: now().toISOString(),
      }
      send(200, { MessageId: mailbox.add(mail) })
      const tags = Object.fromEntries(EmailTags.map(({ Name, Value }) => [Name, [Value]]))
      for (const to of people.to) {
        const event = simulateMailEvent(to, { tags, now: now() })
        if (event !== undefined) tell?.(event)
      }
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
