import type { RequestListener } from 'node:http'
import * as z from 'zod/mini'
import type { SecretName } from '../../functions/runtime/env-names'
import { callerOf } from './aws-endpoint'
import { parameterArn } from './environment'
import { readBody } from './gateway/read-body'
import type { Judge } from './judge/judge'

/**
 * By which environment names `npm start` is given the secrets of this machine; handlers see none of
 * them.
 */
const secretVariables = {
  'stripe-key': 'STRIPE_SECRET',
  'stripe-webhook': 'STRIPE_WEBHOOK_SECRET',
  plaid: 'PLAID_SECRET',
  supplier: 'SUPPLIER_SECRET',
  'exchange-key': 'EXCHANGE_KEY',
  zap: 'ZAP_SECRET',
  'flight-status': 'FLIGHT_STATUS_KEY',
  'smoke-agent': 'SMOKE_AGENT',
} as const satisfies Record<SecretName, string>

/** Takes the secrets out of the environment, as parameters by their paths. */
export function takeSecrets(
  path: string,
  environment: NodeJS.ProcessEnv = process.env,
): ReadonlyMap<string, string> {
  const secrets = new Map<string, string>()
  for (const [name, variable] of Object.entries(secretVariables)) {
    const value = environment[variable]
    delete environment[variable]
    if (value !== undefined && value !== '') secrets.set(`${path}/${name}`, value)
  }
  return secrets
}

const question = z.object({ Name: z.string(), WithDecryption: z._default(z.boolean(), false) })

/**
 * Answers GetParameter of SSM. As there, a secret that is not asked for decrypted is told as
 * ciphertext.
 */
export function parametersEndpoint(
  values: ReadonlyMap<string, string>,
  judge?: Judge,
): RequestListener {
  return async (request, response) => {
    const send = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' })
      response.end(JSON.stringify(body))
    }
    const body = await readBody(request, 4_096)
    if (request.headers['x-amz-target'] !== 'AmazonSSM.GetParameter' || body === undefined)
      return send(400, { __type: 'InvalidAction', message: 'Only GetParameter is supported here' })
    const { Name, WithDecryption } = question.parse(JSON.parse(String(body)))
    const caller = callerOf(request)
    const parameterCall = { action: 'ssm:GetParameter', resource: parameterArn(Name) }
    const denial = caller === undefined ? undefined : await judge?.(caller, [parameterCall])
    if (denial !== undefined) return send(400, { __type: 'AccessDeniedException', message: denial })
    const value = values.get(Name)
    if (value === undefined) return send(400, { __type: 'ParameterNotFound', message: Name })
    const Value = WithDecryption ? value : Buffer.from(`encrypted ${Name}`).toString('base64')
    send(200, { Parameter: { Name, Type: 'SecureString', Value, Version: 1 } })
  }
}
