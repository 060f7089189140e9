import { apiKeysRoutes } from '#shared/api/api-keys'
import { refuseField } from '#shared/errors/refuse-field'
import { apiKeyIdSchema } from '#shared/ids/ids'
import { nameOf } from '../../data/clients/client-records'
import { agencyStore } from '../../data/people/agency-store'
import { apiKeyStore } from '../../data/people/api-key-store'
import { callerIn } from '../../data/people/people'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { keyAudit } from '../key-audit'

const makers = { keys: apiKeyStore, agencies: agencyStore }
const dayMs = 86_400_000

/** Makes a key, which only this answer tells. */
export const createApiKey = useCase(
  apiKeysRoutes.createApiKey,
  async ({ body, principal }, deps: Deps<typeof makers>) => {
    const { agencyId, name, kind, scopes, days } = body
    const [agency, caller] = await Promise.all([
      deps.agencies.agency(agencyId),
      callerIn(deps.agencies, principal),
    ])
    if (agency === undefined || agency.archived)
      refuseField('body.agencyId', 'must be an active agency')
    const now = deps.clock.now()
    const id = apiKeyIdSchema.parse(deps.makeId('apiKey'))
    const view = {
      id,
      agencyId,
      name,
      kind,
      agencyName: agency.name,
      scopes: [...new Set(scopes)],
      createdAt: now.toISOString(),
      createdBy: caller === undefined ? principal.agentId : nameOf(caller),
      ...(days !== undefined && {
        expiresAt: new Date(now.getTime() + days * dayMs).toISOString(),
      }),
    }
    return deps.keys.create(
      view,
      keyAudit({ action: 'agent_created_api_key', principal, key: view }, deps),
    )
  },
)

export const handler = lambdaFor(createApiKey, makers)
