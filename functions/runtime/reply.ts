import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { AnswerOf, Route } from '#shared/api/contract'

const marker = Symbol('reply')

/** An answer with something beside its body: cookies, a version, another status. */
export interface Reply<R extends Route> {
  readonly [marker]: true
  readonly answer: AnswerOf<R>
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly cookies?: readonly string[]
  /**
   * The only fields of the answer that are sent, where a filter names some; undefined sends all.
   */
  readonly fields?: readonly string[] | undefined
  /** The record's version, sent as ETag. */
  readonly version?: number
  /** The bytes of an earlier answer to the same request, sent as they were. */
  readonly bytes?: string
  /** A file in place of an answer that is text. */
  readonly binary?: Uint8Array
}

export function reply<R extends Route>(
  answer: AnswerOf<R>,
  extras: Omit<Reply<R>, typeof marker | 'answer'>,
): Reply<R> {
  return { [marker]: true, answer, ...extras }
}

/** The very answer that a request with the same Idempotency-Key got before. */
export function repeatedReply<R extends Route>(kept: {
  readonly body: string
  readonly version?: number | undefined
}): Reply<R> {
  const answer = JSON.parse(kept.body) as AnswerOf<R> // this route made these bytes
  return {
    [marker]: true,
    answer,
    bytes: kept.body,
    ...(kept.version === undefined ? {} : { version: kept.version }),
  }
}

/** The body of a success, through the route's answer schema: other fields are not sent. */
export function encodeAnswer<R extends Route>(
  route: R,
  answer: AnswerOf<R>,
  fields?: readonly string[],
): string {
  const fullAnswer = route.answer.parse(answer)
  if (route.contentType !== undefined) return String(fullAnswer)
  const namedFields =
    fields && Object.entries(Object(fullAnswer)).filter(([name]) => fields.includes(name))
  return JSON.stringify(namedFields === undefined ? fullAnswer : Object.fromEntries(namedFields))
}

export function isReply<R extends Route>(result: AnswerOf<R> | Reply<R>): result is Reply<R> {
  return typeof result === 'object' && result !== null && marker in result
}

/** Turns a handler's result into the gateway's response. */
export function responseOf<R extends Route>(
  route: R,
  result: AnswerOf<R> | Reply<R>,
): APIGatewayProxyStructuredResultV2 {
  const full: Omit<Reply<R>, typeof marker> = isReply(result) ? result : { answer: result }
  return {
    statusCode: full.status ?? 200,
    headers: {
      'content-type': route.contentType ?? 'application/json',
      'cache-control':
        route.cacheSeconds === undefined ? 'no-store' : `public, max-age=${route.cacheSeconds}`,
      ...(full.version === undefined ? {} : { etag: `"${full.version}"` }),
      ...full.headers,
    },
    ...(full.cookies === undefined ? {} : { cookies: [...full.cookies] }),
    ...(full.binary === undefined
      ? { body: full.bytes ?? encodeAnswer(route, full.answer, full.fields) }
      : { body: Buffer.from(full.binary).toString('base64'), isBase64Encoded: true }),
  }
}
