import { agencyPeopleRoutes } from '#shared/api/agency-people'
import { refuseField } from '#shared/errors/refuse-field'
import { agentStore } from '../../data/people/agent-store'
import { callerIn } from '../../data/people/people'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { agencyAnd, peopleAudit } from '../agency-person'
import { handOverMakers, handOverSome } from '../hand-over'
import { progressOf } from '../hand-over-progress'

const makers = { ...handOverMakers, people: agentStore }

/**
 * Archives first where that is asked for, so that nothing new comes to who leaves; then gives the
 * first clients and trips away, and leaves the others to the job. Asked again while it is under
 * way, it goes on with what was asked first.
 */
export const handOver = useCase(
  agencyPeopleRoutes.handOver,
  async ({ params: { id }, body, principal }, deps: Deps<typeof makers>) => {
    const [{ agency, agent }, caller, known] = await Promise.all([
      agencyAnd(deps.agencies, principal, id),
      callerIn(deps.agencies, principal),
      deps.handOvers.get(principal.agencyId, id),
    ])
    const to = [...new Set(body.to)]
    const receivers = await Promise.all(to.map((one) => deps.agencies.agent(agency.id, one)))
    const refusedIndex = receivers.findIndex(
      (one) => one === undefined || one.archived || one.id === id,
    )
    if (refusedIndex !== -1) refuseField(`body.to.${refusedIndex}`, 'must be an active colleague')
    if (body.archives && !agent.archived) {
      const now = deps.clock.now()
      const details = { archived: true, handOverTo: to.join(', ') }
      const audit = peopleAudit(
        { principal, caller, action: 'agent_updated_agent', about: id, details },
        deps,
      )
      await deps.people.setStanding(
        { agency, agent },
        { archived: true, isAdmin: false },
        { audit, now },
      )
    }
    const { homeAgencyId = principal.agencyId, agentId, masqueradedBy } = principal
    const fresh = {
      agencyId: agency.id,
      agentId: id,
      since: deps.clock.now().toISOString(),
      isDone: false,
      by: { agencyId: homeAgencyId, agentId, masqueradedBy: masqueradedBy?.agentId },
      to: to.map((one) => ({ agentId: one, clients: 0, trips: 0 })),
    }
    if (known === undefined || known.isDone) await deps.handOvers.save(fresh)
    const firstPart = await handOverSome(known === undefined || known.isDone ? fresh : known, deps)
    return progressOf(firstPart, deps)
  },
)

export const handler = lambdaFor(handOver, makers)
