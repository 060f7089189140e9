import { agencyPeopleRoutes } from '#shared/api/agency-people'
import { AppError } from '#shared/errors/app-error'
import type { AccountMail } from '../../accounts/account-mail'
import { agencyStore } from '../../data/people/agency-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { mailLimits } from '../../mail/mail-limits'
import { mailQueue } from '../../runtime/queues'
import { type Deps, useCase } from '../../runtime/use-case'
import { agencyAnd, personOf } from '../agency-person'

const makers = { agencies: agencyStore, limits: mailLimits, queue: mailQueue }

export const sendInvite = useCase(
  agencyPeopleRoutes.sendInvite,
  async (
    { body: { agentId }, principal },
    { agencies, limits, queue, clock }: Deps<typeof makers>,
  ) => {
    const { agency, agent } = await agencyAnd(agencies, principal, agentId)
    if (personOf(agent, agency).status !== 'invited') throw new AppError('agent.not-invited')
    const invitation = { agencyId: agency.id, agentId: agent.id }
    const mail: AccountMail = { account: 'activate', email: agent.email, invited: invitation }
    const wish = { kind: 'team', to: agent.email, agency, now: clock.now() } as const
    await limits.count(wish, () => queue.send({ ...mail }))
    return { status: 'sent' as const }
  },
)

export const handler = lambdaFor(sendInvite, makers)
