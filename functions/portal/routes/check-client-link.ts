import { portalRoutes } from '#shared/api/portal'
import { AppError } from '#shared/errors/app-error'
import { portalAccounts } from '../../data/people/portal-accounts'
import { publicLambdaFor } from '../../data/table/public-lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { accounts: portalAccounts }

export const checkClientLink = useCase(
  portalRoutes.checkClientLink,
  async ({ body }, { accounts, clock }: Deps<typeof makers>) => {
    const link = await accounts.link(body.token, clock.now())
    if (link === undefined) throw new AppError('account.invalid-link')
    return { kind: link.kind, email: link.email }
  },
)

export const handler = publicLambdaFor(checkClientLink, makers)
