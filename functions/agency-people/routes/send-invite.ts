import { agencyPeopleRoutes } from '#shared/api/agency-people'
import { AppError } from '#shared/errors/app-error'
import type { AccountMail } from '../../accounts/account-mail'
import { agencyStore } from '../../data/people/agency-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { mailQueue } from '../../runtime/queues'
import { type Deps, useCase } from '../../runtime/use-case'
import { agencyAnd, personOf } from '../agency-person'

const makers = { agencies: agencyStore, queue: mailQueue }

export const sendInvite = useCase(
  agencyPeopleRoutes.sendInvite,
  async ({ body: { agentId }, principal }, { agencies, queue }: Deps<typeof makers>) => {
    const { agency, agent } = await agencyAnd(agencies, principal, agentId)
    if (personOf(agent, agency).status !== 'invited') throw new AppError('agent.not-invited')
    await queue.send({ account: 'activate', email: agent.email } satisfies AccountMail)
    return { status: 'sent' as const }
  },
)

export const handler = lambdaFor(sendInvite, makers)
