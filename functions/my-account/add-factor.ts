import type { AgentPrincipal } from '#shared/access/principal'
import { newRecoveryCodes } from '../accounts/codes'
import { tellOwner } from '../accounts/security-mail'
import { auditWrite } from '../data/people/audit-store'
import { type Factors, hasSecondStep } from '../data/people/factor-store'
import { ownAudit, ownRecords, type SignInDeps, twoStepOf } from './my-account'

interface Adding {
  readonly before: Factors
  readonly change: Partial<Factors>
  readonly principal: AgentPrincipal
  readonly deps: SignInDeps
}

/** Stores a new way of the second step; with the first one come the recovery codes. */
export async function addFactor(
  kind: 'totp' | 'passkey',
  { before, change, principal, deps }: Adding,
) {
  const { agency, agent } = await ownRecords(deps.agencies, principal)
  const codes = hasSecondStep(before) ? undefined : newRecoveryCodes()
  const audit = ownAudit(
    'agent_added_sign_in_method',
    { principal, agent, details: { method: kind } },
    deps,
  )
  const recovery = codes?.recovery ?? before.recovery
  const after = await deps.factors.save(before, { ...change, recovery }, [auditWrite(audit)])
  await tellOwner(deps.queue, `${kind}-added`, agent, deps.clock.now())
  return { twoStep: twoStepOf(after, { agency, agent }), recoveryCodes: codes?.recoveryCodes }
}
