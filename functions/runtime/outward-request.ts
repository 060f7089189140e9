import { request as httpRequest, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { optionalEnv } from './env'
import { publicLookup, requirePublicUrl } from './public-https'

/** A request to an address that somebody configured: https only, never into a private network. */
export interface OutwardRequest {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly timeLimitMs: number
  /** The longest answer that is read. */
  readonly limitBytes: number
  /** Lets http and this machine through: for tests. */
  readonly allowLocal?: boolean
}

export interface OutwardAnswer {
  readonly status: number
  readonly text: string
}

/**
 * Sends it. Redirects are not followed: where they lead was not configured.
 * @throws AddressRefused for an address that may not be reached; Error TimeoutError when it takes
 * too long
 */
export async function outwardRequest(outward: OutwardRequest): Promise<OutwardAnswer> {
  const { allowLocal = optionalEnv('allowLocalAddresses') === 'true', timeLimitMs } = outward
  const url = addressOf(outward.url, allowLocal)
  return new Promise((resolve, reject) => {
    const options: RequestOptions = {
      method: outward.method,
      headers: { ...outward.headers, ...lengthOf(outward.body) },
      ...(allowLocal ? {} : { lookup: publicLookup }),
    }
    const send = url.protocol === 'http:' ? httpRequest : httpsRequest
    const outgoing = send(url, options, (response) => {
      const chunks: Buffer[] = []
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        chunks.push(chunk)
        if (bytes <= outward.limitBytes) return
        reject(new Error(`The answer is longer than ${outward.limitBytes} bytes`))
        outgoing.destroy()
      })
      response.on('error', reject)
      response.on('end', () => {
        clearTimeout(timer)
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') })
      })
    })
    const timer = setTimeout(() => outgoing.destroy(timedOut(timeLimitMs)), timeLimitMs)
    outgoing.on('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    outgoing.end(outward.body)
  })
}

/** The address, when it may be reached at all; a name is judged again where it is connected to. */
const addressOf = (text: string, allowLocal: boolean): URL =>
  allowLocal ? new URL(text) : requirePublicUrl(text)

const lengthOf = (body: string | undefined) =>
  body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }

const timedOut = (ms: number): Error =>
  Object.assign(new Error(`No answer within ${ms} ms`), { name: 'TimeoutError' })
