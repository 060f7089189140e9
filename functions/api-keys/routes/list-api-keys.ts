import { apiKeysRoutes } from '#shared/api/api-keys'
import { apiKeyStore } from '../../data/people/api-key-store'
import { lambdaFor } from '../../data/table/lambda-for'
import { type Deps, useCase } from '../../runtime/use-case'

const makers = { keys: apiKeyStore }

export const listApiKeys = useCase(
  apiKeysRoutes.listApiKeys,
  (_call, { keys }: Deps<typeof makers>) => keys.all(),
)

export const handler = lambdaFor(listApiKeys, makers)
