import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb'
import { environment, optionalEnv } from './env'
import type { EnvName } from './env-names'

interface Service {
  /** The environment name of another address than the service's own: an engine of the local run. */
  readonly endpoint: Extract<EnvName, `${string}Endpoint`>
  /** How long one try may take. */
  readonly timeLimitMs: number
  readonly maxAttempts: number
}

const nothing = () => undefined
/**
 * Clients say nothing, as by default; but without `info` they do not even put together what they
 * would say of each call, a copy of all that went and came.
 */
const noLog = { debug: nothing, trace: nothing, warn: nothing, error: nothing } as unknown as Logger
type Logger = NonNullable<DynamoDBClientConfig['logger']> // it wants `info`, its callers do not

/**
 * What each client of AWS is made with. Connections stay open between calls, and throttling,
 * failures of the service and broken connections are tried again with backoff: all by the client
 * itself.
 */
export function clientOptions({ endpoint, timeLimitMs, maxAttempts }: Service) {
  const address = optionalEnv(endpoint)
  return {
    region: process.env.AWS_REGION ?? 'us-east-1',
    ...(address === undefined ? {} : { endpoint: address, credentials: credentialsHere() }),
    maxAttempts,
    retryMode: 'standard',
    logger: noLog,
    // An engine on one machine shares its processor with whoever calls it, so a slow answer says
    // nothing there.
    requestHandler: {
      connectionTimeout: address === undefined ? 1_000 : 20_000,
      requestTimeout: address === undefined ? timeLimitMs : 20_000,
      throwOnRequestTimeout: true,
    },
  }
}

/** Those of the function's own environment; on AWS the client finds them there by itself. */
function credentialsHere() {
  const { AWS_ACCESS_KEY_ID: accessKeyId = '', AWS_SECRET_ACCESS_KEY: secretAccessKey = '' } =
    environment.current()
  return { accessKeyId, secretAccessKey }
}
