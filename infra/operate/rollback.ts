import { parseArgs } from 'node:util'
import {
  GetAliasCommand,
  LambdaClient,
  paginateListFunctions,
  paginateListVersionsByFunction,
  UpdateAliasCommand,
} from '@aws-sdk/client-lambda'
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm'
import * as z from 'zod/mini'
import { releasesParameter } from '../config/place'
import { OperateFailure } from './operate-failure'

/** Lambda takes 15 calls a second of those that look at or change functions. */
const atOnce = 5

interface PublishedVersion {
  readonly version: string
  readonly publishedAt: string
}

/**
 * The version that answered before a deployment began: the newest of those that were there.
 * Undefined for a function that the deployment brought.
 */
export function versionBefore(
  versions: readonly PublishedVersion[],
  start: string,
): string | undefined {
  const before = versions.filter(
    ({ version, publishedAt }) =>
      version !== '$LATEST' && Date.parse(publishedAt) < Date.parse(start),
  )
  return before.sort((one, other) => Number(other.version) - Number(one.version))[0]?.version
}

/**
 * `npm run rollback -- --stage prod`: every route's alias back to the version before the last
 * deployment, or before the last `--releases`, of five. Workers and jobs have no alias and stay.
 * @throws OperateFailure where nothing is known to go back to
 */
export async function rollback(args: readonly string[]): Promise<string> {
  const { values } = parseArgs({
    args: [...args],
    options: { stage: { type: 'string' }, releases: { type: 'string', default: '1' } },
  })
  if (values.stage !== 'prod')
    throw new OperateFailure(
      'npm run rollback -- --stage prod: only prod has versions to go back to.',
    )
  const region = process.env.AWS_REGION ?? 'us-east-1'
  const start = await startOfRelease(values.stage, Number(values.releases), region)
  const lambda = new LambdaClient({ region, maxAttempts: 8, retryMode: 'adaptive' })
  try {
    const names = await routeFunctions(lambda, `Tembea-${values.stage}-Routes-`)
    const outcomes: Outcome[] = []
    for (let at = 0; at < names.length; at += atOnce)
      outcomes.push(
        ...(await Promise.all(
          names.slice(at, at + atOnce).map((name) => goBack(lambda, name, start)),
        )),
      )
    const count = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length
    return `Routes answer as before ${start}: ${count('changed')} went back, ${count('same')} had not changed, ${count('new')} are new and stay. Workers and jobs stay as they are: deploy what was good for these (infra/RUNBOOK.md).`
  } finally {
    lambda.destroy()
  }
}

type Outcome = 'changed' | 'same' | 'new'

async function startOfRelease(stage: string, back: number, region: string): Promise<string> {
  const ssm = new SSMClient({ region })
  try {
    const Name = releasesParameter(stage)
    const { Parameter } = await ssm.send(new GetParameterCommand({ Name }))
    const starts = z.array(z.iso.datetime()).parse(JSON.parse(Parameter?.Value ?? '[]'))
    const start = starts[back - 1]
    if (start === undefined)
      throw new OperateFailure(
        `--releases is 1 to ${starts.length}: no more deployments are known.`,
      )
    return start
  } finally {
    ssm.destroy()
  }
}

async function routeFunctions(client: LambdaClient, prefix: string): Promise<string[]> {
  const names: string[] = []
  for await (const { Functions = [] } of paginateListFunctions({ client }, {}))
    names.push(...Functions.flatMap(({ FunctionName = '' }) => FunctionName))
  return names.filter((name) => name.startsWith(prefix) && !name.includes('UnknownAddresses'))
}

async function goBack(client: LambdaClient, FunctionName: string, start: string): Promise<Outcome> {
  const versions: PublishedVersion[] = []
  for await (const { Versions = [] } of paginateListVersionsByFunction(
    { client },
    { FunctionName },
  ))
    versions.push(
      ...Versions.map(({ Version = '', LastModified = '' }) => ({
        version: Version,
        publishedAt: LastModified,
      })),
    )
  const version = versionBefore(versions, start)
  if (version === undefined) return 'new'
  const alias = { FunctionName, Name: 'live' }
  const { FunctionVersion } = await client.send(new GetAliasCommand(alias))
  if (FunctionVersion === version) return 'same'
  const routing = { RoutingConfig: { AdditionalVersionWeights: {} } } // ends a canary under way
  await client.send(new UpdateAliasCommand({ ...alias, FunctionVersion: version, ...routing }))
  return 'changed'
}
