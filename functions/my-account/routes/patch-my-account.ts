import { myAccountRoutes } from '#shared/api/my-account'
import { agencyStore } from '../../data/people/agency-store'
import { digestPlace } from '../../data/people/digest-store'
import { factorStore } from '../../data/people/factor-store'
import { type OwnChange, ownAccountStore } from '../../data/people/own-account-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { accountView, ownAudit, ownRecords } from '../my-account'

const makers = { agencies: agencyStore, account: ownAccountStore, factors: factorStore }

export const patchMyAccount = useCase(
  myAccountRoutes.patchMyAccount,
  async ({ body, principal }, deps: Deps<typeof makers>) => {
    const [{ agency, agent }, factors] = await Promise.all([
      ownRecords(deps.agencies, principal),
      deps.factors.of(principal.agencyId, principal.agentId),
    ])
    const change = Object.fromEntries(
      Object.entries(body).filter(([, value]) => value !== undefined),
    ) as OwnChange
    const after = { ...agent, ...change }
    const isTimed = body.notices !== undefined || body.timeZone !== undefined
    await deps.account.change(
      agent,
      { ...change, ...(isTimed && digestPlace(after, deps.clock.now())) },
      ownAudit('agent_updated_account', { principal, agent, details: body }, deps),
    )
    return accountView({ agency, agent: after, factors })
  },
)

export const handler = lambdaFor(patchMyAccount, makers)
