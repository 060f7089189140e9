import type { SSMProvider } from '@aws-lambda-powertools/parameters/ssm'
import { clientOptions } from './aws-client'
import { oncePerContainer, readEnv } from './env'
import { type SecretName, secretsPath } from './env-names'

const theProvider = oncePerContainer(() =>
  import('@aws-lambda-powertools/parameters/ssm').then(
    ({ SSMProvider }): SSMProvider =>
      new SSMProvider({
        clientConfig: clientOptions({
          endpoint: 'ssmEndpoint',
          timeLimitMs: 3_000,
          maxAttempts: 4,
        }),
      }),
  ),
)

/**
 * A secret, decrypted; read once a container, and at the latest after a day again. The package is
 * loaded at first use, so that a function which needs none does not pay for it.
 * @throws Error with the parameter's path, and never a value, when it can't be read
 */
export async function readSecret(name: SecretName): Promise<string> {
  const path = `${secretsPath(readEnv('stage').stage)}/${name}`
  const value = await (await theProvider()).get(path, { decrypt: true, maxAge: 86_400 })
  if (value === undefined || value === '') throw new Error(`The parameter ${path} is empty`)
  return value
}
