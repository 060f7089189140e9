import { AppError } from '#shared/errors/app-error'
import { awsRegion, awsSigner } from './aws-signer'
import { type Pause, pause } from './backoff'
import { optionalEnv } from './env'
import { log } from './log'

/** Where work goes that no request waits for. A message arrives at least once. */
export interface Queue {
  /**
   * @param options - delaySeconds: nobody gets the message before, 900 at most
   * @throws AppError service.busy when the queue does not take it
   */
  send(message: Readonly<Record<string, unknown>>, options?: { readonly delaySeconds?: number }): Promise<void>
}

interface QueueOptions {
  /** Another address than SQS's own: the dispatcher of the local run. */
  readonly endpoint?: string | undefined
  readonly fetch?: typeof globalThis.fetch
  readonly wait?: Pause
}

const timeLimitMs = 5_000
const mostTries = 3

/**
 * A queue of SQS, reached with signed requests: one call does not need the client, which every function that sends would
 * carry. A message that did not arrive is sent again, with backoff and jitter; one whose answer was lost may arrive twice.
 */
export function sqsQueue(
  url: string,
  { endpoint = optionalEnv('sqsEndpoint'), fetch = globalThis.fetch, wait = pause }: QueueOptions = {},
): Queue {
  const target = new URL(endpoint ?? new URL(url).origin)
  return {
    async send(message, { delaySeconds = 0 } = {}) {
      const later = delaySeconds > 0 ? { DelaySeconds: delaySeconds } : {}
      const body = JSON.stringify({ QueueUrl: url, MessageBody: JSON.stringify(message), ...later })
      for (let attempt = 1; ; attempt++) {
        const outcome = await sendOnce({ target, body, fetch })
        if (outcome === 'sent') return
        if (outcome === 'refused' || attempt === mostTries) throw new AppError('service.busy')
        await wait(attempt)
      }
    },
  }
}

interface Attempt {
  readonly target: URL
  readonly body: string
  readonly fetch: typeof globalThis.fetch
}

async function sendOnce({ target, body, fetch }: Attempt): Promise<'sent' | 'refused' | 'passing'> {
  const { host, hostname, port, protocol, origin } = target
  const headers = { host, 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': 'AmazonSQS.SendMessage' }
  const request = { method: 'POST', protocol, hostname, path: '/', query: {}, headers, body }
  const signed = await awsSigner('sqs').sign(port === '' ? request : { ...request, port: Number(port) })
  const { host: _host, ...sent } = signed.headers
  try {
    const response = await fetch(`${origin}/`, {
      method: 'POST',
      headers: sent,
      body,
      signal: AbortSignal.timeout(timeLimitMs),
    })
    if (response.ok) return 'sent'
    const reason = await response.text()
    log.warn('queue.refused', { status: response.status, region: awsRegion(), reason: reason.slice(0, 300) })
    return response.status >= 500 || /Throttl|RequestLimit/i.test(reason) ? 'passing' : 'refused'
  } catch (error) {
    log.warn('queue.unreachable', { cause: String(error) })
    return 'passing'
  }
}
