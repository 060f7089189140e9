import { mayMasquerade } from '#shared/access/masquerade'
import { isContentManager } from '#shared/access/roles'
import { agencyPeopleRoutes } from '#shared/api/agency-people'
import { refuseField } from '#shared/errors/refuse-field'
import { tellOwner } from '../../accounts/security-mail'
import { agencyStore } from '../../data/people/agency-store'
import { agentStore } from '../../data/people/agent-store'
import { loginMove } from '../../data/people/email-change'
import { callerIn, principalOf } from '../../data/people/people'
import { lambdaFor } from '../../data/table/lambda-for'
import { limitsOf } from '../../managers/keeping'
import { mailQueue } from '../../runtime/queues'
import { type Deps, useCase } from '../../runtime/use-case'
import { agencyAnd, peopleAudit, personOf } from '../agency-person'

const makers = { agencies: agencyStore, people: agentStore, queue: mailQueue }

export const patchAgent = useCase(
  agencyPeopleRoutes.patchAgent,
  async ({ params: { id }, body, principal }, deps: Deps<typeof makers>) => {
    const [{ agency, agent }, caller] = await Promise.all([
      agencyAnd(deps.agencies, principal, id),
      callerIn(deps.agencies, principal),
    ])
    if (body.isAdmin === true && id === principal.agentId && !agency.admins.includes(id))
      refuseField('body.isAdmin', 'You can’t make yourself a lead agent')
    const { firstName = agent.firstName, lastName = agent.lastName, email = agent.email } = body
    const login = email === agent.email ? undefined : await deps.agencies.login(agent.email)
    // Whoever sets an email may set the password by it: never of somebody with as many rights.
    if (
      login !== undefined &&
      id !== principal.agentId &&
      !mayMasquerade(principal, principalOf(agent, agency))
    )
      refuseField('body.email', 'Only they can change their email, in My Account')
    if (login !== undefined && id === principal.agentId)
      refuseField('body.email', 'Change your own email in My Account')
    const { contentRights } = body
    if (contentRights !== undefined) {
      const limits = await limitsOf(principal, caller, deps.agencies)
      if (!isContentManager(principal) || limits.length > 0)
        refuseField(
          'body.contentRights',
          'Only content managers who can edit the whole catalogue can change this',
        )
    }
    const { archived = agent.archived, isAdmin = agency.admins.includes(id) } = body
    const audit = peopleAudit(
      { principal, caller, action: 'agent_updated_agent', about: id, details: body },
      deps,
    )
    const now = deps.clock.now()
    const also = login === undefined ? [] : loginMove(agent, login, email)
    const rights = contentRights === undefined ? {} : { contentRights: contentRights ?? undefined }
    const standing = { archived, isAdmin, firstName, lastName, email, ...rights }
    await deps.people.setStanding({ agency, agent }, standing, { audit, now, also })
    if (login?.passwordHash === '') await deps.queue.send({ account: 'activate', email })
    else if (login !== undefined) {
      await tellOwner(deps.queue, 'email', agent, now, agent.email)
      await tellOwner(deps.queue, 'email', agent, now, email)
    }
    const admins = agency.admins.filter((other) => other !== id)
    return personOf(
      { ...agent, archived, firstName, lastName, email },
      { ...agency, admins: isAdmin && !archived ? [...admins, id] : admins },
    )
  },
)

export const handler = lambdaFor(patchAgent, makers)
