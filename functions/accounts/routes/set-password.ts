import { accountsRoutes } from '#shared/api/accounts'
import { hashPassword } from '../../agents/password'
import { nameOf } from '../../data/clients/client-records'
import { accountStore } from '../../data/people/account-store'
import { agencyStore } from '../../data/people/agency-store'
import { publicLambdaFor } from '../../data/table/public-lambda-for'
import { log } from '../../runtime/log'
import { mailQueue } from '../../runtime/queues'
import { type Deps, useCase } from '../../runtime/use-case'
import { openLink } from '../open-link'
import { requireStrongPassword } from '../password-strength'
import { tellOwner } from '../security-mail'

const makers = { accounts: accountStore, agencies: agencyStore, queue: mailQueue }

/** A password is hashed only for a link that works: guesses cost us nothing. */
export const setPassword = useCase(
  accountsRoutes.setPassword,
  async ({ body }, deps: Deps<typeof makers>) => {
    const link = await openLink(body, deps, ['activate', 'reset'])
    const [agency, agent] = await Promise.all([
      deps.agencies.agency(link.agencyId),
      deps.agencies.agent(link.agencyId, link.agentId),
    ])
    await requireStrongPassword(body.password, [
      link.email,
      ...(agency === undefined ? [] : [agency.name]),
      ...(agent === undefined ? [] : [nameOf(agent)]),
    ])
    const passwordHash = await hashPassword(body.password)
    const now = deps.clock.now()
    await deps.accounts.setPassword(link, { passwordHash, now })
    const { agencyId, agentId: id } = link
    if (link.kind === 'reset') await tellOwner(deps.queue, 'password', { agencyId, id }, now)
    log.info('account.password-set', { agentId: link.agentId, kind: link.kind })
    return { id: link.agentId }
  },
)

export const handler = publicLambdaFor(setPassword, makers)
