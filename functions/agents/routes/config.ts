import { featureFlagNames } from '#shared/access/feature-flags'
import { agentsRoutes } from '#shared/api/agents'
import { version } from '#shared/api/release'
import { isAppError } from '#shared/errors/app-error'
import { refreshConfiguration } from '../../data/config/configuration-store'
import { isClientToken } from '../../data/people/client-sessions'
import { keyPrefix, type SessionStore, sessionStore } from '../../data/people/session-store'
import { theTable } from '../../data/table/the-table'
import {
  dueDateLeadDays,
  feesInForce,
  firstPartyAgencyCodes,
  serverFlags,
} from '../../runtime/configuration'
import { httpLambda } from '../../runtime/http-lambda'
import { type Basics, useCase } from '../../runtime/use-case'

interface ConfigDeps extends Basics {
  readonly find: SessionStore['find']
}

/**
 * What the server's configuration says to the app: fees, limits, and the flags in force (1 §6).
 * Without a token only the configuration is read.
 */
export const config = useCase(
  agentsRoutes.config,
  async ({ token }, { find, clock }: ConfigDeps) => {
    const server = serverFlags()
    const caller = isAgentToken(token) ? await find(token, clock.now()).catch(nobody) : undefined
    return {
      version,
      region: 'us-east-1',
      featureFlags: caller?.flags ?? featureFlagNames.filter((flag) => server[flag]),
      fees: feesInForce(),
      dueDateLeadDays: dueDateLeadDays(),
      firstPartyAgencyCodes: firstPartyAgencyCodes(),
    }
  },
)

/** Clients and partners have no flags here: theirs are sessions of another shape. */
const isAgentToken = (token: string | undefined): token is string =>
  token !== undefined && !isClientToken(token) && !token.startsWith(keyPrefix)

/** Whose session is over gets what everybody gets: the page of signing in is made with it. */
function nobody(error: unknown): undefined {
  if (!isAppError(error, 'auth.expired')) throw error
}

export const handler = httpLambda(config, {
  prepare: () => refreshConfiguration(),
  deps: () => ({ find: (...asked) => sessionStore(theTable()).find(...asked) }),
})
