import { accountsRoutes } from '#shared/api/accounts'
import { nameOf } from '../../data/clients/client-records'
import { accountStore } from '../../data/people/account-store'
import { publicLambdaFor } from '../../data/table/public-lambda-for'
import { mailQueue } from '../../runtime/queues'
import { type Deps, useCase } from '../../runtime/use-case'
import { openLink } from '../open-link'
import { tellOwner } from '../security-mail'

const makers = { accounts: accountStore, queue: mailQueue }

/**
 * Whoever opens the link has the address: of a new account, or the one that takes the place of
 * another, which is told.
 */
export const verify = useCase(
  accountsRoutes.verify,
  async ({ body }, deps: Deps<typeof makers>) => {
    const link = await openLink(body, deps, ['verify', 'email'])
    const { agencyId, agentId: id, email } = link
    if (link.kind === 'verify') await deps.accounts.verify(link)
    else {
      const now = deps.clock.now()
      await deps.accounts.changeEmail(link, (agent) => ({
        id: deps.makeId('audit'),
        action: 'agent_changed_email',
        agencyId,
        agentId: id,
        details: { from: email, to: link.newEmail },
        timestamp: now.toISOString(),
        by: { kind: 'agent', id, name: nameOf(agent) },
      }))
      await tellOwner(deps.queue, 'email', { agencyId, id }, now, email)
    }
    return { id }
  },
)

export const handler = publicLambdaFor(verify, makers)
