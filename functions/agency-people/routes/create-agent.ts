import { agencyPeopleRoutes } from '#shared/api/agency-people'
import { AppError } from '#shared/errors/app-error'
import { agentIdSchema } from '#shared/ids/ids'
import type { AccountMail } from '../../accounts/account-mail'
import { agentRecord } from '../../data/people/agency-records'
import { callerIn } from '../../data/people/people'
import { lambdaFor } from '../../data/table/lambda-for'
import { log } from '../../runtime/log'
import { useCase } from '../../runtime/use-case'
import { type PeopleDeps, peopleAudit, peopleMakers, personOf } from '../agency-person'

/**
 * Adds somebody, who activates the account by the link of a mail. A mail that is lost can be sent
 * again: who was added stays.
 */
export const createAgent = useCase(
  agencyPeopleRoutes.createAgent,
  async ({ body, principal }, deps: PeopleDeps) => {
    const [agency, caller] = await Promise.all([
      deps.agencies.agency(principal.agencyId),
      callerIn(deps.agencies, principal),
    ])
    if (agency === undefined) throw new AppError('record.not-found')
    const id = agentIdSchema.parse(deps.makeId('agent'))
    const agent = agentRecord.parse({ id, agencyId: agency.id, capabilities: [], ...body })
    const audit = peopleAudit({ principal, caller, action: 'agent_invited_agent', about: id }, deps)
    const wish = { kind: 'team', to: agent.email, agency, now: deps.clock.now() } as const
    await deps.limits.count(wish, () => deps.people.add(agent, audit))
    const invitation = { agencyId: agency.id, agentId: id }
    await deps.queue
      .send({ account: 'activate', email: body.email, invited: invitation } satisfies AccountMail)
      .catch((error: unknown) =>
        log.warn('account.mail-lost', { agentId: id, cause: String(error) }),
      )
    return personOf(agent, agency)
  },
)

export const handler = lambdaFor(createAgent, peopleMakers)
