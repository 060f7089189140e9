import { agentsRoutes } from '#shared/api/agents'
import { dueDateLeadDays, feesInForce, firstPartyAgencyCodes } from '../runtime/configuration'
import { httpLambda } from '../runtime/http-lambda'
import { useCase } from '../runtime/use-case'

/** What the server's configuration says to the app: fees, limits, and flags to merge into the agency's (1 §6). */
export const config = useCase(agentsRoutes.config, async () => ({
  version: '1.77.6',
  region: 'us-east-1',
  featureFlags: [],
  fees: feesInForce(),
  dueDateLeadDays: dueDateLeadDays(),
  firstPartyAgencyCodes: firstPartyAgencyCodes(),
}))

export const handler = httpLambda(config, {})
