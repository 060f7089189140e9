import { apiKeysRoutes } from '#shared/api/api-keys'
import { apiKeyStore } from '../../data/people/api-key-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'
import { keyAudit } from '../key-audit'

const makers = { keys: apiKeyStore }

export const revokeApiKey = useCase(
  apiKeysRoutes.revokeApiKey,
  ({ params, principal }, deps: Deps<typeof makers>) =>
    deps.keys.revoke(params.id, {
      now: deps.clock.now(),
      auditOf: (key) => keyAudit({ action: 'agent_revoked_api_key', principal, key }, deps),
    }),
)

export const handler = lambdaFor(revokeApiKey, makers)
