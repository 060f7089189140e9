import { myAccountRoutes } from '#shared/api/my-account'
import { AppError } from '#shared/errors/app-error'
import { tellOwner } from '../../accounts/security-mail'
import { auditWrite } from '../../data/people/audit-store'
import { hasSecondStep } from '../../data/people/factor-store'
import { needsSecondStep } from '../../data/people/people'
import { renewSession } from '../../data/people/session-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { useCase } from '../../runtime/use-case'
import { ownAudit, ownRecords, type SignInDeps, signInMakers, twoStepOf } from '../my-account'

/**
 * Who only has the session removes nothing: a proof of the last ten minutes is asked for. Other
 * sessions end, because one of them may have begun by what was removed.
 */
export const removeFactor = useCase(
  myAccountRoutes.removeFactor,
  async ({ body: { factor }, principal, token = '' }, deps: SignInDeps) => {
    const now = deps.clock.now()
    const { agency, agent } = await ownRecords(deps.agencies, principal)
    await deps.sessions.requireProof(token, now, { orSignedIn: false })
    const before = await deps.factors.of(agent.agencyId, agent.id)
    const isTotp = factor === 'totp'
    const isThere = isTotp
      ? before.totp !== undefined
      : before.passkeys.some(({ id }) => id === factor)
    if (!isThere) throw new AppError('record.not-found')
    const factorsLeft = isTotp
      ? { totp: undefined, passkeys: before.passkeys }
      : { totp: before.totp, passkeys: before.passkeys.filter(({ id }) => id !== factor) }
    const isLast = !hasSecondStep(factorsLeft)
    if (isLast && needsSecondStep(agent, agency)) throw new AppError('account.last-factor')
    const method = isTotp ? 'totp' : 'passkey'
    const audit = ownAudit(
      'agent_removed_sign_in_method',
      { principal, agent, details: { method } },
      deps,
    )
    const recovery = isLast ? [] : before.recovery
    const after = await deps.factors.save(
      before,
      { ...factorsLeft, recovery },
      [renewSession(token, now), auditWrite(audit)],
      { sessionsFrom: now.getTime() },
    )
    await tellOwner(deps.queue, `${method}-removed`, agent, now)
    return { twoStep: twoStepOf(after, { agency, agent }) }
  },
)

export const handler = lambdaFor(removeFactor, signInMakers)
