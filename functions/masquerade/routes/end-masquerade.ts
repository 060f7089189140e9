import { masqueradeRoutes } from '#shared/api/masquerade'
import { agencyStore } from '../../data/people/agency-store'
import { masqueradeStore } from '../../data/people/masquerade-store'
import { actorOf } from '../../data/people/people'
import { lambdaFor } from '../../data/table/lambda-for'
import { impersonationOf } from '../../runtime/http-lambda'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { agencies: agencyStore, masquerades: masqueradeStore }

/** Ends a masquerade before its time; where there is none, nothing is to be ended. */
export const endMasquerade = useCase(
  masqueradeRoutes.endMasquerade,
  async ({ principal, event }, deps: Deps<typeof makers>) => {
    const second = impersonationOf(event)
    if (second === undefined || principal.masqueradedBy === undefined)
      return { status: 'ended' as const }
    const { agencyId, agentId } = principal
    const by = actorOf(principal, await deps.agencies.agent(agencyId, agentId))
    const [id, timestamp] = [deps.makeId('audit'), deps.clock.now().toISOString()]
    const entry = { id, timestamp, by, agencyId, agentId, action: 'agent_masquerade_ended' }
    await deps.masquerades.end(second.token, entry)
    return { status: 'ended' as const }
  },
)

export const handler = lambdaFor(endMasquerade, makers)
