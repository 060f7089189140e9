import type { RequestListener } from 'node:http'
import * as z from 'zod/mini'
import { callerOf } from '../aws-endpoint'
import { readBody } from '../gateway/read-body'
import type { Judge } from '../judge/judge'
import type { Identities } from './identities'
import {
  type IdentityAnswer,
  type IdentityCall,
  identityArn,
  identityCall,
  tagContext,
} from './identity-calls'
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

/** The domain of the address that a mail is from. */
const senderDomain = (from: string): string => /@([^>]+)/.exec(from)?.[1] ?? from

/** The identity that a mail goes out from, as IAM names it: the domain of its sender. */
export const identityOf = (from: string): string => identityArn(senderDomain(from))

interface EndpointOptions {
  readonly mailbox: Pick<Mailbox, 'add'>
  readonly now: () => Date
  readonly judge?: Judge | undefined
  /** Takes what SES tells of mails that do not arrive; they are forgotten without it. */
  readonly tell?: (event: object) => void
  /** Domains of agencies; mails of this place itself are sent without. */
  readonly identities: Identities
}

/**
 * Answers what SES (its second version) is asked for here: domains to send from, and mails, which it
 * puts into the mailbox.
 */
export function sesEndpoint(options: EndpointOptions): RequestListener {
  const { judge, identities } = options
  return async (request, response) => {
    const send = ({ status, body, type }: IdentityAnswer) => {
      response.writeHead(status, {
        'content-type': 'application/json',
        ...(type && { 'x-amzn-errortype': type }),
      })
      response.end(JSON.stringify(body))
    }
    try {
      const text = await readBody(request, limitBytes)
      if (text === undefined) throw new Error('The mail is larger than 10 MB')
      const body = (): unknown => JSON.parse(String(text))
      const isMail = request.method === 'POST' && request.url === '/v2/email/outbound-emails'
      const call = isMail ? mailCall(body(), options) : identityCall(request, body, identities)
      if (call === undefined)
        return send({ status: 404, body: { message: 'Only mails and identities are here' } })
      const caller = callerOf(request)
      const denial = caller === undefined ? undefined : await judge?.(caller, call.asked)
      if (denial !== undefined)
        return send({ status: 403, body: { message: denial }, type: 'AccessDeniedException' })
      send(await call.answer())
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      send({ status: 400, body: { message } })
    }
  }
}

/** SendEmail: refused from a domain of an agency that is not verified. */
function mailCall(
  given: unknown,
  { mailbox, now, tell, identities }: EndpointOptions,
): IdentityCall {
  const { FromEmailAddress, Destination, ReplyToAddresses, EmailTags, Content } =
    sendEmailSchema.parse(given)
  const identity = identities.get(senderDomain(FromEmailAddress))
  const context = tagContext('aws:ResourceTag', identity?.tags)
  return {
    asked: [{ action: 'ses:SendEmail', resource: identityOf(FromEmailAddress), context }],
    answer: async () => {
      if (identity !== undefined && identity.status !== 'SUCCESS') return unverifiedSender
      const { Subject, Body } = Content.Simple
      const to = [...Destination.ToAddresses, ...Destination.CcAddresses]
      const mail = {
        from: FromEmailAddress,
        to,
        replyTo: ReplyToAddresses,
        subject: Subject.Data,
        text: Body.Text?.Data ?? textOf(Body.Html?.Data ?? ''),
        html: Body.Html?.Data,
        sentAt: now().toISOString(),
      }
      const MessageId = mailbox.add(mail)
      const tags = Object.fromEntries(EmailTags.map(({ Name, Value }) => [Name, [Value]]))
      for (const one of to) {
        const event = simulateMailEvent(one, { tags, now: now() })
        if (event !== undefined) tell?.(event)
      }
      return { status: 200, body: { MessageId } }
    },
  }
}

const unverifiedSender: IdentityAnswer = {
  status: 400,
  body: { message: 'Email address is not verified' },
  type: 'MessageRejected',
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
