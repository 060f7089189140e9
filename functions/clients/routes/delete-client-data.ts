import { clientDataRoutes } from '#shared/api/client-data'
import { AppError } from '#shared/errors/app-error'
import { clientReads } from '../../data/clients/client-reads'
import { clientRemoval } from '../../data/clients/client-removal'
import { agencyStore } from '../../data/people/agency-store'
import { callerIn } from '../../data/people/people'
import { lambdaFor } from '../../data/table/lambda-for'
import { requireOwn } from '../../runtime/own'
import { type Deps, useCase } from '../../runtime/use-case'
import { clientAudit } from '../client-audit'

const makers = { clients: clientReads, removal: clientRemoval, agencies: agencyStore }

/** Deletes a client added by mistake. */
export const deleteClientData = useCase(
  clientDataRoutes.deleteClientData,
  async ({ params, principal }, deps: Deps<typeof makers>) => {
    const [found, agent] = await Promise.all([
      deps.clients.get(principal.agencyId, params.id),
      callerIn(deps.agencies, principal),
    ])
    const client = requireOwn(principal, found)
    if (agent === undefined) throw new AppError('auth.required')
    const auditEntry = {
      action: 'agent_updated_client',
      principal,
      agent,
      details: { fields: 'deleted' },
    } as const
    const at = deps.clock.now().toISOString()
    await deps.removal.remove(
      client,
      clientAudit(client, { ...auditEntry, id: deps.makeId('audit'), at }),
    )
    return { removed: true as const }
  },
)

export const handler = lambdaFor(deleteClientData, makers)
