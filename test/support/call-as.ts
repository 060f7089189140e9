import { type AgentPrincipal, agentPrincipalSchema } from '#shared/access/principal'
import type { Route } from '#shared/api/contract'
import { clockAt } from '../../functions/runtime/clock'
import { httpLambda } from '../../functions/runtime/http-lambda'
import type { Basics, UseCase } from '../../functions/runtime/use-case'
import { callLambda, type TestRequest } from './http-event'

/** An agent of Marula Journeys with what a test names instead. */
export const anAgent = (named: Partial<AgentPrincipal> = {}): AgentPrincipal =>
  agentPrincipalSchema.parse({
    kind: 'agent',
    agencyId: 'agy_marula',
    agentId: 'agt_naledi',
    agencyCode: 'MAR001',
    isAgencyAdmin: false,
    capabilities: [],
    flags: [],
    ...named,
  })

/** Morning of November 20, 2026: the now of tests. */
export const testNow = new Date('2026-11-20T06:00:00Z')

/** Of each collaborator what the use case calls. */
type Fakes<Deps> = {
  readonly [Name in Exclude<keyof Deps, keyof Basics>]: Deps[Name] extends (
    ...given: never[]
  ) => unknown
    ? Deps[Name]
    : Partial<Deps[Name]>
}

/** Calls a use case through its lambda, as somebody signed in. */
export function callAs<R extends Route, Deps>(
  useCase: UseCase<R, Deps>,
  deps: Fakes<Deps>,
  options: { readonly principal?: AgentPrincipal; readonly now?: () => Date } = {},
) {
  const { principal = anAgent(), now = () => testNow } = options
  const lambda = httpLambda(useCase, {
    clock: clockAt(now),
    deps: () => deps as Omit<Deps, keyof Basics>, // a call of what a test left out fails it
    authenticate: async () => principal,
  })
  const { method, path } = useCase.route
  return (request: Omit<TestRequest, 'method' | 'path'> = {}) =>
    callLambda(lambda, {
      method,
      path,
      ...request,
      headers: { authorization: 'token', ...request.headers },
    })
}
