import { portalRoutes } from '#shared/api/portal'
import { AppError, isAppError } from '#shared/errors/app-error'
import { deviceOf } from '../../agents/begin-session'
import { verifyPassword } from '../../agents/password'
import { clientStore } from '../../data/clients/client-store'
import { agencyStore } from '../../data/people/agency-store'
import { attemptStore } from '../../data/people/attempt-store'
import { portalAccounts } from '../../data/people/portal-accounts'
import type { PlannedWrite } from '../../data/table/commit'
import { publicLambdaFor } from '../../data/table/public-lambda-for'
import { mailQueue } from '../../runtime/queues'
import { type Deps, useCase } from '../../runtime/use-case'
import { listClientAgencies } from '../client-agencies'
import { type ClientSignInEvent, tellClientSignIn } from '../client-sign-in-events'
import { signInClient } from '../sign-in'
import { countAttempt, portalLimits } from '../throttle'

const makers = {
  accounts: portalAccounts,
  clients: clientStore,
  agencies: agencyStore,
  attempts: attemptStore,
  queue: mailQueue,
}

/**
 * Signs a client in, or asks at which of their agencies. The answer, and the time it takes, are the
 * same whether or not there is such an account.
 */
export const loginClient = useCase(
  portalRoutes.loginClient,
  async (
    { body: { email, password, keep, agencyId }, sourceIp, event },
    deps: Deps<typeof makers>,
  ) => {
    const tell = (clientSignIn: ClientSignInEvent['clientSignIn']) =>
      tellClientSignIn({ clientSignIn, email, ...deviceOf(event) }, deps)

    const giveBack = await countAttempt(
      [
        ['client-account', `${email} ${sourceIp}`, portalLimits.account],
        ['client-address', sourceIp, portalLimits.address],
      ],
      deps,
    ).catch(async (error: unknown) => {
      if (isAppError(error, 'auth.throttled')) await tell('locked')
      throw error
    })
    const login = await deps.accounts.login(email)
    const isRight = await verifyPassword(password, login?.passwordHash || undefined)
    const places = isRight ? await listClientAgencies(email, login, deps) : []
    const agencyWanted = agencyId ?? login?.chosen
    const place =
      places.find(({ agency }) => agency.id === agencyWanted) ??
      (places.length === 1 ? places[0] : undefined)
    if (places.length === 0) {
      await tell('failed') // also of an address without an account, which takes as long
      throw new AppError('auth.bad-credentials')
    }
    await giveBack()
    if (place === undefined) return { agencies: places.map(({ agency }) => agency) }
    const choice = places.length > 1 ? place.client.agencyId : undefined
    const write = (writes: readonly PlannedWrite[]) => deps.accounts.choose(email, choice, writes)
    return signInClient(place.client, { by: 'password', keep, event, write }, deps)
  },
)

export const handler = publicLambdaFor(loginClient, makers)
