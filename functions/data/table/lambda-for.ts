import type { Route } from '#shared/api/contract'
import { type HttpLambda, httpLambda } from '../../runtime/http-lambda'
import type { UseCase } from '../../runtime/use-case'
import { refreshConfiguration } from '../config/configuration-store'
import { apiKeyStore } from '../people/api-key-store'
import { clientSessions, isClientToken } from '../people/client-sessions'
import { crossAgencies } from '../people/cross-agencies'
import { noteRefusal } from '../people/refusals'
import { authenticateBy, sessionStore } from '../people/session-store'
import { type MakersOf, makeDeps } from './makers'
import { theTable } from './the-table'

/**
 * The Lambda handler of a use case that knows who calls. Its collaborators are made once per
 * container, from the table.
 */
export function lambdaFor<R extends Route, D>(
  useCase: UseCase<R, D>,
  makers?: MakersOf<D>,
): HttpLambda {
  return httpLambda(useCase, {
    ...(makers === undefined ? {} : { deps: () => makeDeps<D>(makers, theTable()) }),
    prepare: () => refreshConfiguration(),
    refused: (refusal) => noteRefusal(theTable(), refusal),
    cross: (...asked) => crossAgencies(theTable())(...asked),
    authenticate: (token, clock, second) =>
      isClientToken(token)
        ? clientSessions(theTable()).find(token, clock.now(), useCase.route)
        : authenticateBy(sessionStore(theTable()), apiKeyStore(theTable()))(token, clock, second),
  })
}
