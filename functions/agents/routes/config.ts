import { agentsRoutes } from '#shared/api/agents'
import { dueDateLeadDays, feesInForce, firstPartyAgencyCodes } from '../../runtime/configuration'
import { httpLambda } from '../../runtime/http-lambda'
import { type Basics, useCase } from '../../runtime/use-case'

export interface ConfigDeps extends Basics {
  readonly fees: ReturnType<typeof feesInForce>
  readonly dueDateLeadDays: number
  readonly firstPartyAgencyCodes: string[]
}

/** The configuration that the app needs: fees, limits, and flags to merge into the agency's (1 §6). */
export const config = useCase(agentsRoutes.config, async (_, deps: ConfigDeps) => ({
  version: '1.77.6',
  region: 'us-east-1',
  featureFlags: [],
  fees: deps.fees,
  dueDateLeadDays: deps.dueDateLeadDays,
  firstPartyAgencyCodes: deps.firstPartyAgencyCodes,
}))

export const handler = httpLambda(config, {
  deps: () => ({
    fees: feesInForce(),
    dueDateLeadDays: dueDateLeadDays(),
    firstPartyAgencyCodes: firstPartyAgencyCodes(),
  }),
})
