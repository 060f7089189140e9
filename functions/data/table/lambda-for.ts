import type { Route } from '#shared/api/contract'
import { type HttpLambda, httpLambda } from '../../runtime/http-lambda'
import type { Basics, UseCase } from '../../runtime/use-case'
import { authenticateBy, sessionStore } from '../people/session-store'
import type { Table } from './table-access'
import { theTable } from './the-table'

/**
 * The Lambda handler of a use case that knows who calls. `deps` makes its collaborators, once per container, from the
 * table; a public route that touches no table uses runtime's httpLambda and stays without a client.
 */
export function lambdaFor<R extends Route, Deps>(
  useCase: UseCase<R, Deps>,
  deps?: (table: Table) => Omit<Deps, keyof Basics>,
): HttpLambda {
  return httpLambda(useCase, {
    ...(deps === undefined ? {} : { deps: () => deps(theTable()) }),
    authenticate: (token, clock) => authenticateBy(sessionStore(theTable()))(token, clock),
  })
}
