import { AppError } from '#shared/errors/app-error'
import { awsRegion, awsSigner } from '../runtime/aws-signer'
import { type Pause, pause } from '../runtime/backoff'
import { optionalEnv, readEnv } from '../runtime/env'
import { log } from '../runtime/log'
import type { Mail, Mailer } from './mailer'

interface SesOptions {
  readonly from: string
  /** Another address than SES's own: the mailbox of the local run. */
  readonly endpoint?: string | undefined
  readonly fetch?: typeof globalThis.fetch
  readonly wait?: Pause
}

/** The mailer of this place: SES, on one machine the mailbox page /dev/mail. */
export const theMailer = (): Mailer =>
  sesMailer({ from: readEnv('mailFrom').mailFrom, endpoint: optionalEnv('sesEndpoint') })

const timeLimitMs = 5_000
const mostTries = 3

/** SES by signed requests to its SendEmail: one call does not need the client. */
export function sesMailer({ from, endpoint, fetch = globalThis.fetch, wait = pause }: SesOptions): Mailer {
  const target = new URL(endpoint ?? `https://email.${awsRegion()}.amazonaws.com`)
  return {
    async send(mail) {
      const body = JSON.stringify(sesRequest(mail, from))
      for (let attempt = 1; ; attempt++) {
        const outcome = await sendOnce({ target, body, fetch })
        if (outcome === 'sent') return
        if (outcome === 'refused' || attempt === mostTries) throw new AppError('service.busy')
        await wait(attempt)
      }
    },
  }
}

function sesRequest({ to, subject, text, html, replyTo }: Mail, from: string) {
  const content = (Data: string) => ({ Data, Charset: 'UTF-8' })
  return {
    FromEmailAddress: from,
    Destination: { ToAddresses: [to] },
    ...(replyTo === undefined ? {} : { ReplyToAddresses: [replyTo] }),
    Content: { Simple: { Subject: content(oneLine(subject)), Body: bodyOf({ text, html }, content) } },
  }
}

/** A name in it may have been typed in two lines; a header has one. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ')

function bodyOf<Content>({ text, html }: Pick<Mail, 'text' | 'html'>, content: (data: string) => Content) {
  return { Text: content(text), ...(html === undefined ? {} : { Html: content(html) }) }
}

interface Attempt {
  readonly target: URL
  readonly body: string
  readonly fetch: typeof globalThis.fetch
}

const path = '/v2/email/outbound-emails'

async function sendOnce({ target, body, fetch }: Attempt): Promise<'sent' | 'refused' | 'passing'> {
  const { host, hostname, port, protocol, origin } = target
  const headers = { host, 'content-type': 'application/json' }
  const request = { method: 'POST', protocol, hostname, path, query: {}, headers, body }
  const signed = await awsSigner('ses').sign(port === '' ? request : { ...request, port: Number(port) })
  const { host: _host, ...sent } = signed.headers
  try {
    const signal = AbortSignal.timeout(timeLimitMs)
    const response = await fetch(`${origin}${path}`, { method: 'POST', headers: sent, body, signal })
    if (response.ok) return 'sent'
    log.warn('mail.refused', { status: response.status, reason: (await response.text()).slice(0, 200) })
    return response.status >= 500 || response.status === 429 ? 'passing' : 'refused'
  } catch (error) {
    log.warn('mail.unreachable', { cause: String(error) })
    return 'passing'
  }
}
