import { accountsRoutes } from '#shared/api/accounts'
import { accountStore } from '../../data/people/account-store'
import { publicLambdaFor } from '../../data/table/public-lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { openLink } from '../open-link'

const makers = { accounts: accountStore }

export const verify = useCase(accountsRoutes.verify, async ({ body }, deps: Deps<typeof makers>) => {
  const link = await openLink(body, deps, ['verify'])
  await deps.accounts.verify(link)
  return { id: link.agentId }
})

export const handler = publicLambdaFor(verify, makers)
