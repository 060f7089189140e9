import { myAccountRoutes } from '#shared/api/my-account'
import { AppError } from '#shared/errors/app-error'
import { countProof, takeSecondStep } from '../../accounts/second-step'
import { verifyPassword } from '../../agents/password'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { ownRecords, type TotpDeps, totpMakers } from '../my-account'

export const prove = useCase(
  myAccountRoutes.prove,
  async ({ body, principal, token = '' }, deps: TotpDeps) => {
    const { password, ...secondStep } = body
    const { agent } = await ownRecords(deps.agencies, principal)
    if (password === undefined) {
      const present = await deps.factors.of(agent.agencyId, agent.id)
      await takeSecondStep(secondStep, { present, kind: 'proof', deps })
    } else {
      const login = await deps.agencies.login(agent.email)
      await countProof(agent.id, deps, async () => {
        if (!(await verifyPassword(password, login?.passwordHash)))
          throw new AppError('auth.wrong-password')
      })
    }
    await deps.sessions.prove(token, deps.clock.now())
    return { status: 'done' as const }
  },
)

export const handler = lambdaFor(prove, totpMakers)
