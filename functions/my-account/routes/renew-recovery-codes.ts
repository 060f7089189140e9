import { myAccountRoutes } from '#shared/api/my-account'
import { AppError } from '#shared/errors/app-error'
import { newRecoveryCodes } from '../../accounts/codes'
import { tellOwner } from '../../accounts/security-mail'
import { auditWrite } from '../../data/people/audit-store'
import { hasSecondStep } from '../../data/people/factor-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { ownAudit, ownRecords, type SignInDeps, signInMakers, twoStepOf } from '../my-account'

export const renewRecoveryCodes = useCase(
  myAccountRoutes.renewRecoveryCodes,
  async ({ principal, token = '' }, deps: SignInDeps) => {
    const now = deps.clock.now()
    const { agency, agent } = await ownRecords(deps.agencies, principal)
    await deps.sessions.requireProof(token, now, { orSignedIn: false })
    const before = await deps.factors.of(agent.agencyId, agent.id)
    if (!hasSecondStep(before)) throw new AppError('account.no-second-step')
    const { recovery, recoveryCodes } = newRecoveryCodes()
    const audit = ownAudit('agent_renewed_recovery_codes', { principal, agent }, deps)
    const after = await deps.factors.save(before, { recovery }, [auditWrite(audit)])
    await tellOwner(deps.queue, 'recovery-renewed', agent, now)
    return { twoStep: twoStepOf(after, { agency, agent }), recoveryCodes }
  },
)

export const handler = lambdaFor(renewRecoveryCodes, signInMakers)
