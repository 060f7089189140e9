import { createHash } from 'node:crypto'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type { AnswerOf, Route } from '#shared/api/contract'
import { refuseField } from '#shared/errors/refuse-field'
import type { AgencyId, AgentId, ClientId } from '#shared/ids/ids'
import { encodeAnswer, type Reply, repeatedReply, reply } from '../../runtime/reply'
import { type Basics, type CallContext, useCase } from '../../runtime/use-case'
import { AnsweredBefore, type AnswerStore, type KeptAnswer } from './idempotency'

/** Who calls: an agent, or a client of an agency. */
interface Caller {
  readonly agencyId: AgencyId
  readonly agentId?: AgentId
  readonly clientId?: ClientId
  /** Of an API key. */
  readonly keyId?: string
}

/** A changing call that honours Idempotency-Key. */
export interface OnceCall<R extends Route> {
  readonly route: R
  readonly call: {
    readonly event: APIGatewayProxyEventV2
    readonly principal: Caller
    readonly params: unknown
    readonly query?: unknown
    readonly body: unknown
  }
  readonly now: Date
  readonly answers: AnswerStore
}

/**
 * Makes the answer to keep in the transaction of the effect; undefined when the call has no
 * Idempotency-Key.
 */
export type Keep<R extends Route> = (answer: AnswerOf<R>, version: number) => KeptAnswer | undefined

type ChangingCall<R extends Route> = CallContext<R> & OnceCall<R>['call']

/**
 * The use case of a changing call that honours Idempotency-Key: `keep` makes the answer to store
 * with the effect.
 */
export const useCaseOnce = <
  R extends Route,
  Deps extends Basics & { readonly answers: AnswerStore },
>(
  route: R,
  run: (call: ChangingCall<R>, deps: Deps, keep: Keep<R>) => Promise<Outcome<R>>,
) =>
  useCase(route, (call: ChangingCall<R>, deps: Deps) =>
    answerOnce({ route, call, now: deps.clock.now(), answers: deps.answers }, (keep) =>
      run(call, deps, keep),
    ),
  )

/** What a call comes to. */
interface Outcome<R extends Route> {
  readonly answer: AnswerOf<R>
  readonly version: number
  /**
   * Nothing was stored after all, though the answer was made for it: somebody else had done the
   * same.
   */
  readonly isStored?: false
}

/**
 * Runs a changing call that honours Idempotency-Key (domain.md, Money in): the same key with the
 * same body gives the first answer byte for byte, with another body 422, while the first is under
 * way 409. The key costs no round trip of its own: it is written with the effect, and looked up
 * only when the effect is refused. The answer of a call that changes nothing is written by itself,
 * or a repeat would answer, or do, something else once somebody has changed something.
 */
export async function answerOnce<R extends Route>(
  once: OnceCall<R>,
  run: (keep: Keep<R>) => Promise<Outcome<R>>,
): Promise<Reply<R>> {
  const { route, call, now, answers } = once
  const key = idempotencyKeyOf(call.event)
  const request =
    key === undefined
      ? undefined
      : { agencyId: call.principal.agencyId, key, requestHash: hashOf(once), now }
  let isAskedFor = false
  let encodedAnswer: { readonly answer: AnswerOf<R>; readonly bytes: string } | undefined
  const keepAnswer = (given: AnswerOf<R>, version: number) => {
    if (request === undefined) return undefined
    encodedAnswer = { answer: given, bytes: encodeAnswer(route, given) }
    return { ...request, body: encodedAnswer.bytes, version }
  }
  const keep: Keep<R> = (given, version) => {
    isAskedFor = true
    return keepAnswer(given, version)
  }
  try {
    const { answer, version, isStored = isAskedFor } = await run(keep)
    const alone = isStored ? undefined : keepAnswer(answer, version)
    if (alone !== undefined) await answers.keep(alone)
    return reply(answer, {
      version,
      ...(encodedAnswer?.answer === answer ? { bytes: encodedAnswer.bytes } : {}),
    })
  } catch (error) {
    if (error instanceof AnsweredBefore) return repeatedReply(error.kept)
    const first = request === undefined ? undefined : await answers.find(request)
    if (first !== undefined) return repeatedReply(first)
    throw error
  }
}

/**
 * The key of the header, where there is one.
 * @throws AppError request.invalid when it is not 8 to 128 letters, digits, dashes or underscores
 */
function idempotencyKeyOf({ headers }: APIGatewayProxyEventV2): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined || /^[\w-]{8,128}$/.test(key)) return key
  refuseField('header.Idempotency-Key', 'must be 8 to 128 letters, digits, dashes or underscores')
}

/** Whose request it is and what it asks: two requests with one hash are one request sent twice. */
function hashOf<R extends Route>({
  route,
  call: { principal, params, query, body, event },
}: OnceCall<R>): string {
  const requestParts = [
    route.name,
    principal.agentId ?? principal.clientId ?? principal.keyId,
    params,
    query,
    body,
    event.headers['if-match'],
  ]
  return createHash('sha256').update(JSON.stringify(requestParts)).digest('base64url')
}
