import { accountsRoutes } from '#shared/api/accounts'
import { accountStore } from '../../data/people/account-store'
import { publicLambdaFor } from '../../data/table/public-lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { openLink } from '../open-link'

const makers = { accounts: accountStore }

export const checkLink = useCase(
  accountsRoutes.checkLink,
  async ({ body }, deps: Deps<typeof makers>) => {
    const { kind, agentId, email } = await openLink(body, deps)
    return { kind, uid: agentId, email }
  },
)

export const handler = publicLambdaFor(checkLink, makers)
