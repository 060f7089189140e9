import { type IncomingMessage, request as send } from 'node:http'
import type { Method } from '#shared/api/contract'

export interface HttpRequest {
  readonly method: Method
  /** With its variables filled in, and without a query. */
  readonly path: string
  /** What its variables are filled with. */
  readonly params?: Readonly<Record<string, unknown>> | undefined
  readonly query?: Readonly<Record<string, string>> | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly body?: unknown
  /** A body sent exactly so, without being made JSON of. */
  readonly rawBody?: string | undefined
  /** The internet address to call from, of this machine's own. */
  readonly from?: string
}

export interface HttpAnswer {
  readonly status: number
  readonly type: string
  readonly location: string | undefined
  readonly text: string
}

/** Calls the product and follows nothing. */
export async function callHttp(address: string, request: HttpRequest): Promise<HttpAnswer> {
  const { method, path, query = {}, headers = {}, body, rawBody, from } = request
  const url = new URL(address + path)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const text = rawBody ?? (body === undefined ? '' : JSON.stringify(body))
  const type = text === '' ? {} : { 'content-type': 'application/json' }
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = send(url, {
      method,
      hostname: '127.0.0.1', // looking localhost up takes longer than most answers
      headers: {
        ...type,
        host: url.host,
        'content-length': Buffer.byteLength(text),
        ...carried(headers),
      },
      ...(from === undefined ? {} : { localAddress: from }),
    })
    sent.once('response', resolve).once('error', reject).end(text)
  })
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  return {
    status: answer.statusCode ?? 0,
    type: (answer.headers['content-type'] ?? '').split(';')[0] ?? '',
    location: answer.headers.location,
    text: Buffer.concat(chunks).toString('utf8'),
  }
}

/** The JSON of an answer; undefined where it is none. */
export function readJson({ type, text }: HttpAnswer): unknown {
  return type === 'application/json' && text !== '' ? JSON.parse(text) : undefined
}

/** What HTTP can carry of headers. */
const carried = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => /^[\x20-\x7e]*$/.test(value)))
