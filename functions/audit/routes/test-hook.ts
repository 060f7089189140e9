import { hooksRoutes, hookTries } from '#shared/api/hooks'
import { AppError } from '#shared/errors/app-error'
import { clientReads } from '../../data/clients/client-reads'
import { agencyHookStore } from '../../data/config/agency-hook-store'
import { hookDeliveries } from '../../data/config/hook-deliveries'
import { agencyStore } from '../../data/people/agency-store'
import { callerIn } from '../../data/people/people'
import { theSealing } from '../../data/secrets/sealing'
import { lambdaFor } from '../../data/table/lambda-for'
import { optionalEnv } from '../../runtime/env'
import { outwardRequest } from '../../runtime/outward-request'
import { type Deps, useCase } from '../../runtime/use-case'
import { agentZap } from '../agent-zap'
import { deliverEvent } from '../deliver-event'
import { agencyTarget } from '../hook-targets'

const makers = {
  hooks: agencyHookStore,
  deliveries: hookDeliveries,
  clients: clientReads,
  agencies: agencyStore,
  sealing: () => theSealing,
  send: () => outwardRequest,
}

/**
 * Sends a test event to the agency's own hook while the caller waits. It is tried once, and stands
 * among the deliveries.
 */
export const testHook = useCase(
  hooksRoutes.testHook,
  async ({ principal }, deps: Deps<typeof makers>) => {
    const { agencyId } = principal
    const [target, agency, agent] = await Promise.all([
      agencyTarget(agencyId, deps),
      deps.agencies.agency(agencyId),
      callerIn(deps.agencies, principal),
    ])
    if (target === undefined) throw new AppError('hook.not-set-up')
    const payload = { itineraryLink: null, bookingReference: null, client: null }
    const event = agentZap('agencyLogIn', { principal, agency, agent, payload }, deps)
    const webAddress = optionalEnv('webAddress') ?? ''
    return deliverEvent(
      target,
      { ...event, zap: 'test' },
      { ...deps, webAddress, receives: hookTries },
    )
  },
)

export const handler = lambdaFor(testHook, makers)
