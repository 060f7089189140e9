import { myAccountRoutes } from '#shared/api/my-account'
import { agencyStore } from '../../data/people/agency-store'
import { ownAccountStore } from '../../data/people/own-account-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { ownAudit, ownRecords } from '../my-account'

const makers = { agencies: agencyStore, account: ownAccountStore }

export const endOtherSessions = useCase(
  myAccountRoutes.endOtherSessions,
  async ({ principal, token = '' }, deps: Deps<typeof makers>) => {
    const { agent } = await ownRecords(deps.agencies, principal)
    const audit = ownAudit('agent_ended_other_sessions', { principal, agent }, deps)
    await deps.account.endOthers(agent, { token, now: deps.clock.now(), audit })
    return { status: 'done' as const }
  },
)

export const handler = lambdaFor(endOtherSessions, makers)
