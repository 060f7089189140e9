import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type {
  AgentPrincipal,
  KeyScope,
  PartnerPrincipal,
  Principal,
} from '#shared/access/principal'
import type { AnswerOf, RequestOf, Route } from '#shared/api/contract'
import type { Clock } from './clock'
import type { MakeId } from './make-id'
import type { Reply } from './reply'

/**
 * The principal that a route of a level receives. A public route may still be called by someone
 * signed in.
 */
export type PrincipalOf<R extends Route> = R['who'] extends 'public'
  ? undefined
  : R['who'] extends 'signedIn' | 'admin' | 'contentManager' | 'superadmin'
    ? R extends { readonly scope: KeyScope }
      ? AgentPrincipal | PartnerPrincipal
      : AgentPrincipal
    : Principal

/**
 * What every handler receives: the parsed request, who calls, and the few facts of the call that it
 * may need.
 */
export interface CallContext<R extends Route> extends RequestOf<R> {
  readonly principal: PrincipalOf<R>
  readonly requestId: string
  readonly sourceIp: string
  /** The raw token of the session, for sign-out. */
  readonly token: string | undefined
  readonly event: APIGatewayProxyEventV2
}

/** What every use case gets beside its own collaborators. */
export interface Basics {
  readonly clock: Clock
  readonly makeId: MakeId
}

/** What every use case gets, and what makers make, such as `{ itineraries: itineraryStore }`. */
export type Deps<M extends Readonly<Record<string, (from: never) => unknown>>> = Basics & {
  readonly [Name in keyof M]: ReturnType<M[Name]>
}

/** A route and what it does: collaborators arrive as one object, so that a test gives its own. */
export interface UseCase<R extends Route, Deps> {
  readonly route: R
  run(call: CallContext<R>, deps: Deps): Promise<AnswerOf<R> | Reply<R>>
}

export function useCase<R extends Route, Deps = Basics>(
  route: R,
  run: UseCase<R, Deps>['run'],
): UseCase<R, Deps> {
  return { route, run }
}
