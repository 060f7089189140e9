import { myAccountRoutes } from '#shared/api/my-account'
import { askForNewPasskey } from '../../accounts/challenges'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { ownRecords, type SignInDeps, signInMakers } from '../my-account'

export const startPasskey = useCase(
  myAccountRoutes.startPasskey,
  async ({ principal, token = '' }, deps: SignInDeps) => {
    const now = deps.clock.now()
    const { agent } = await ownRecords(deps.agencies, principal)
    await deps.sessions.requireProof(token, now, { orSignedIn: true })
    const factors = await deps.factors.of(agent.agencyId, agent.id)
    return askForNewPasskey(agent, { factors, tickets: deps.tickets, kind: 'new-passkey', now })
  },
)

export const handler = lambdaFor(startPasskey, signInMakers)
