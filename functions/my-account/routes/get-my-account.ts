import { myAccountRoutes } from '#shared/api/my-account'
import { agencyStore } from '../../data/people/agency-store'
import { factorStore } from '../../data/people/factor-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { accountView, ownRecords } from '../my-account'

const makers = { agencies: agencyStore, factors: factorStore }

export const getMyAccount = useCase(
  myAccountRoutes.getMyAccount,
  async ({ principal }, { agencies, factors }: Deps<typeof makers>) => {
    const [own, found] = await Promise.all([
      ownRecords(agencies, principal),
      factors.of(principal.agencyId, principal.agentId),
    ])
    return accountView({ ...own, factors: found })
  },
)

export const handler = lambdaFor(getMyAccount, makers)
