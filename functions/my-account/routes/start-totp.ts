import { generateURI } from 'otplib'
import { myAccountRoutes } from '#shared/api/my-account'
import { newTotpSecret } from '../../accounts/totp-secret'
import { ticketLifeMs } from '../../data/people/ticket-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { ownRecords, type TotpDeps, totpMakers } from '../my-account'

/**
 * The one time that the secret is told. The app that is on stays on until a code of the new one is
 * confirmed.
 */
export const startTotp = useCase(
  myAccountRoutes.startTotp,
  async ({ principal, token = '' }, deps: TotpDeps) => {
    const now = deps.clock.now()
    const { agent } = await ownRecords(deps.agencies, principal)
    await deps.sessions.requireProof(token, now, { orSignedIn: true })
    const { secret, sealed } = await newTotpSecret(
      { agencyId: agent.agencyId, agentId: agent.id },
      deps.sealing,
    )
    const before = await deps.factors.of(agent.agencyId, agent.id)
    await deps.factors.save(before, {
      pending: { secret: sealed, until: now.getTime() + ticketLifeMs },
    })
    return { secret, uri: generateURI({ issuer: 'Tembea', label: agent.email, secret }) }
  },
)

export const handler = lambdaFor(startTotp, totpMakers)
