import { portalRoutes } from '#shared/api/portal'
import { AppError } from '#shared/errors/app-error'
import { verifyPassword } from '../../agents/password'
import { clientStore } from '../../data/clients/client-store'
import { attemptStore } from '../../data/people/attempt-store'
import { portalAccounts } from '../../data/people/portal-accounts'
import { publicLambdaFor } from '../../data/table/public-lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { presentClient } from '../present-client'
import { signInClient } from '../sign-in'
import { countAttempt, portalLimits } from '../throttle'

const makers = { accounts: portalAccounts, clients: clientStore, attempts: attemptStore }

/** Signs a client in. The answer, and the time it takes, are the same whether or not there is such an account. */
export const loginClient = useCase(
  portalRoutes.loginClient,
  async ({ body: { email, password, keep }, sourceIp }, deps: Deps<typeof makers>) => {
    const giveBack = await countAttempt(
      [
        ['client-account', `${email} ${sourceIp}`, portalLimits.account],
        ['client-address', sourceIp, portalLimits.address],
      ],
      deps,
    )
    const login = await deps.accounts.login(email)
    const isRight = await verifyPassword(password, login?.passwordHash || undefined)
    for (const account of isRight ? (login?.accounts ?? []) : []) {
      const client = await presentClient(deps.clients, { ...account, email })
      if (client === undefined) continue
      const [answer] = await Promise.all([
        signInClient(client, { by: 'password', keep, write: deps.accounts.write }, deps),
        giveBack(),
      ])
      return answer
    }
    throw new AppError('auth.bad-credentials')
  },
)

export const handler = publicLambdaFor(loginClient, makers)
