import type { IncomingMessage } from 'node:http'

/** Longest address that CloudFront takes, in bytes. */
const addressBytes = 8_192
/** What an HTTP API takes of a request's line and the values of its headers together, in bytes. */
const headBytes = 10_240
/** What Lambda takes and gives as JSON, in bytes. */
const payloadBytes = 6 * 1024 * 1024

export const isAddressTooLong = ({ url = '' }: IncomingMessage): boolean =>
  url.length > addressBytes

/**
 * Whether an HTTP API refuses the head of a request. Cookies do not count: the edge keeps them
 * back.
 */
export function isHeadTooLarge({
  method = '',
  url = '',
  httpVersion,
  headers,
}: IncomingMessage): boolean {
  const { cookie, ...sent } = headers
  const values = Object.values(sent).flat().join('')
  return Buffer.byteLength(`${method} ${url} HTTP/${httpVersion}${values}`, 'latin1') > headBytes
}

/**
 * Whether an event or an answer is more than Lambda carries: a character of its body is up to six
 * bytes as JSON.
 */
export const isOverLambda = (payload: { readonly body?: string }): boolean =>
  (payload.body?.length ?? 0) > payloadBytes / 8 &&
  Buffer.byteLength(JSON.stringify(payload)) > payloadBytes
