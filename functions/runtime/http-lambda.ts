import { createHash } from 'node:crypto'
import middy from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import type { Principal } from '#shared/access/principal'
import { mayCall } from '#shared/access/route-access'
import type { Route } from '#shared/api/contract'
import { impersonationHeaders } from '#shared/api/masquerade'
import { AppError } from '#shared/errors/app-error'
import type { ErrorCode } from '#shared/errors/error-catalogue'
import { type Clock, systemClock } from './clock'
import { compressAnswer } from './compressed'
import { optionalEnv } from './env'
import { errorResponse } from './error-response'
import { isMeasured } from './figures'
import { type MakeId, randomId } from './make-id'
import { observe } from './observe'
import { parseRequest } from './parse-request'
import { responseOf } from './reply'
import { requestAtWork } from './request-at-work'
import { thisCall } from './this-call'
import type { Basics, CallContext, UseCase } from './use-case'

/** The second token of somebody who is signed in as another, and who they say they are (1 §7). */
export interface Impersonation {
  readonly token: string
  readonly from: string
}

/**
 * Finds who a token belongs to: undefined for none, AppError auth.expired for one that has ended.
 */
export type Authenticate = (
  token: string,
  clock: Clock,
  second?: Impersonation,
) => Promise<Principal | undefined>

/**
 * Lets a caller act in the agency of what a call names, where they may (domain.md: superadmins).
 */
export type CrossAgencies = (principal: Principal, asked: Crossing) => Promise<Principal>
interface Crossing extends Basics {
  readonly route: Route
  /** Path, query and body of the call, parsed. */
  readonly call: object
}

export type HttpLambda = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2>

/** A caller whom a route refused, who is known by their token. */
export interface Refusal extends Basics {
  readonly principal: Principal
  readonly route: Route
  readonly code: ErrorCode
}

interface Wiring<Deps> {
  /** Collaborators beside clock and makeId; made once per container, at the first call. */
  readonly deps?: () => Omit<Deps, keyof Basics>
  readonly authenticate?: Authenticate
  /** What must be there before a call runs; it is made ready while the caller is found out. */
  readonly prepare?: () => Promise<void>
  readonly cross?: CrossAgencies
  /** Notes a refusal; it never fails. */
  readonly refused?: (refusal: Refusal) => Promise<void>
  readonly clock?: Clock
  readonly makeId?: MakeId
}

/**
 * A Lambda handler of a use case: who calls, may they, is the request valid, run, encode. Failures
 * become the error body. Access is checked before the request is parsed, so that a stranger learns
 * nothing of its shape.
 */
export function httpLambda<R extends Route, Deps>(
  useCase: UseCase<R, Deps>,
  wiring: Wiring<Deps>,
): HttpLambda {
  const { clock = systemClock, makeId = randomId } = wiring
  let deps: Deps | undefined
  const collaborators = (): Deps => {
    deps ??= { clock, makeId, ...wiring.deps?.() } as Deps // Deps = Basics + what wiring.deps returns, by Wiring's type
    return deps
  }
  const respond = middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
    .use(observe(useCase.route))
    .onError((request) => {
      request.response = errorResponse(request.error, request.event.requestContext.requestId)
    })
    .handler(async (event) => {
      requireEdge(event)
      const token = tokenOf(event)
      const { route } = useCase
      const identification =
        route.who === 'public'
          ? undefined
          : identify({
              route,
              token,
              second: impersonationOf(event),
              clock,
              authenticate: wiring.authenticate,
              note: async (principal, code) =>
                wiring.refused?.({ principal, route, code, clock, makeId }),
            })
      const [caller] = await Promise.all([identification, wiring.prepare?.()])
      const { params, query, body } = parseRequest(route, event)
      if (caller !== undefined && isMeasured()) thisCall.caller = hashOf(caller)
      const callContext = { route, call: { params, query, body }, clock, makeId }
      const principal = caller && wiring.cross ? await wiring.cross(caller, callContext) : caller
      // Named one by one, because a spread here measurably slows every call.
      const call = {
        params,
        query,
        body,
        principal,
        token,
        event,
        requestId: event.requestContext.requestId,
        sourceIp: viewerAddressOf(event),
      } as CallContext<R> // identify has checked the principal against the route's level
      const answer = responseOf(route, await useCase.run(call, collaborators()))
      return route.cacheSeconds === undefined
        ? compressAnswer(answer, event.headers['accept-encoding'])
        : answer
    })
  return (event, context) => {
    const { requestId } = event.requestContext
    return requestAtWork.run({ requestId, route: useCase.route.name }, () =>
      respond(event, context),
    )
  }
}

/**
 * Who calls, for the log: the same caller has the same hash, and a log tells nobody who that is.
 */
const hashOf = (caller: Principal): string =>
  createHash('sha256')
    .update(`${caller.agencyId} ${idOf(caller)}`)
    .digest('hex')
    .slice(0, 16)

function idOf(caller: Principal): string {
  if (caller.kind === 'agent') return caller.agentId
  if (caller.kind === 'client') return caller.clientId
  return caller.kind === 'guest' ? caller.sharedId : caller.keyId
}

interface Identify {
  readonly route: Route
  readonly token: string | undefined
  readonly second: Impersonation | undefined
  readonly clock: Clock
  readonly authenticate: Authenticate | undefined
  readonly note: (principal: Principal, code: ErrorCode) => Promise<void>
}

async function identify({
  route,
  token,
  second,
  clock,
  authenticate,
  note,
}: Identify): Promise<Principal | undefined> {
  const principal = token === undefined ? undefined : await authenticate?.(token, clock, second)
  const refuse = async (code: ErrorCode) => {
    if (principal !== undefined) await note(principal, code)
    throw new AppError(code)
  }
  const verdict = mayCall(route.who, principal, route.scope)
  if (verdict === 'unauthenticated') throw new AppError('auth.required')
  if (verdict === 'forbidden') await refuse('auth.forbidden')
  const isMasked = principal?.kind === 'agent' && principal.masqueradedBy !== undefined
  if (isMasked && route.noMasquerade === true) await refuse('auth.masquerading')
  if (principal?.kind !== 'agent' || route.beforeSecondStep === true) return principal
  if (principal.mustSetUpSecondStep === true) throw new AppError('auth.second-step-required')
  if (principal.mustAcceptTerms === true && route.beforeTerms !== true)
    throw new AppError('auth.terms-required')
  return principal
}

/**
 * Where there is an edge nobody gets past it: CloudFront proves itself by a key, of which two are
 * good while it changes.
 * @throws AppError auth.forbidden
 */
function requireEdge({ headers }: APIGatewayProxyEventV2): void {
  const keys = optionalEnv('edgeKey')?.split(',')
  if (keys?.includes(headers['x-tembea-edge'] ?? '') === false) throw new AppError('auth.forbidden')
}

/**
 * Who calls, as an internet address: behind the edge the last but one entry of X-Forwarded-For,
 * which is the viewer. Elsewhere the header may be forged, and the gateway's own source address
 * counts.
 */
function viewerAddressOf({ headers, requestContext }: APIGatewayProxyEventV2): string {
  const { sourceIp } = requestContext.http
  if (optionalEnv('edgeKey') === undefined) return sourceIp
  return headers['x-forwarded-for']?.split(',').at(-2)?.trim() ?? sourceIp
}

/**
 * The second token of a call (1 §7); half a pair counts as one, and is refused as a masquerade that
 * has ended.
 */
export function impersonationOf({ headers }: APIGatewayProxyEventV2): Impersonation | undefined {
  const { [impersonationHeaders.token]: token, [impersonationHeaders.from]: from } = headers
  return token === undefined && from === undefined
    ? undefined
    : { token: token ?? '', from: from ?? '' }
}

/** The token of the Authorization header, with or without the word Bearer (1 §7). */
function tokenOf(event: APIGatewayProxyEventV2): string | undefined {
  const header = event.headers.authorization?.replace(/^Bearer\s+/i, '').trim()
  return header === undefined || header === '' || header.length > 200 ? undefined : header
}
