import { portalRoutes } from '#shared/api/portal'
import { AppError } from '#shared/errors/app-error'
import { clientStore } from '../../data/clients/client-store'
import { auditWrite } from '../../data/people/audit-store'
import { termsStore } from '../../data/people/terms-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { log } from '../../runtime/log'
import { type Deps, useCase } from '../../runtime/use-case'
import { clientDid } from '../client-audit'
import { requireClient } from '../require-client'

const makers = { terms: termsStore, clients: clientStore }

/**
 * Accepts the version in force by the name that the client typed. Accepted twice, the first name
 * and time stay.
 */
export const acceptTerms = useCase(
  portalRoutes.acceptTerms,
  async (
    { body: { version, name }, principal },
    { terms, clients, ...basics }: Deps<typeof makers>,
  ) => {
    const { agencyId, clientId } = requireClient(principal)
    const [present, client] = await Promise.all([
      terms.inForce(agencyId),
      clients.get(agencyId, clientId),
    ])
    if (present?.version !== version) throw new AppError('portal.terms-changed')
    const at = basics.clock.now().toISOString()
    const details = { version, name }
    const also =
      client === undefined
        ? []
        : [auditWrite(clientDid(client, { action: 'client_accepted_terms', details }, basics))]
    const isNew = await terms.accept(
      agencyId,
      { version, who: { kind: 'client', id: clientId, name }, at },
      also,
    )
    if (isNew) log.info('terms.accepted', { agencyId, clientId, version })
    const acceptance = isNew ? undefined : await terms.acceptance(agencyId, version, clientId)
    return { version, name: acceptance?.who.name ?? name, at: acceptance?.at ?? at }
  },
)

export const handler = lambdaFor(acceptTerms, makers)
