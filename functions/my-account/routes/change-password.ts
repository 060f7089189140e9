import { myAccountRoutes } from '#shared/api/my-account'
import { AppError } from '#shared/errors/app-error'
import { requireStrongPassword } from '../../accounts/password-strength'
import { countProof } from '../../accounts/second-step'
import { tellOwner } from '../../accounts/security-mail'
import { hashPassword, verifyPassword } from '../../agents/password'
import { agencyStore } from '../../data/people/agency-store'
import { attemptStore } from '../../data/people/attempt-store'
import { ownAccountStore } from '../../data/people/own-account-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { mailQueue } from '../../runtime/queues'
import { type Deps, useCase } from '../../runtime/use-case'
import { ownAudit, ownRecords } from '../my-account'

const makers = {
  agencies: agencyStore,
  attempts: attemptStore,
  account: ownAccountStore,
  queue: mailQueue,
}

export const changePassword = useCase(
  myAccountRoutes.changePassword,
  async ({ body, principal, token = '' }, deps: Deps<typeof makers>) => {
    const { agency, agent } = await ownRecords(deps.agencies, principal)
    const { firstName, lastName, email } = agent
    await requireStrongPassword(body.password, [firstName, lastName, email, agency.name])
    const before = (await deps.agencies.login(email))?.passwordHash ?? ''
    await countProof(agent.id, deps, async () => {
      if (!(await verifyPassword(body.oldPassword, before)))
        throw new AppError('auth.wrong-password')
    })
    const passwordHash = await hashPassword(body.password)
    const now = deps.clock.now()
    const audit = ownAudit('agent_changed_password', { principal, agent }, deps)
    await deps.account.setPassword(agent, { before, passwordHash, token, now, audit })
    await tellOwner(deps.queue, 'password', agent, now)
    return { status: 'done' as const }
  },
)

export const handler = lambdaFor(changePassword, makers)
