import {
  GetAliasCommand,
  type LambdaClient,
  paginateListFunctions,
  paginateListVersionsByFunction,
  UpdateAliasCommand,
} from '@aws-sdk/client-lambda'
import { GetParameterCommand, PutParameterCommand, type SSMClient } from '@aws-sdk/client-ssm'
import * as z from 'zod/mini'
import { releasesParameter } from '../config/place'

/** How many calls a second Lambda takes, of an account, that look at or change functions. */
export const lambdaCallsPerSecond = 15

/** A version of a function that Lambda has published, with the moment it did. */
export interface PublishedVersion {
  readonly version: string
  readonly publishedAt: string
}

/**
 * The version that answered at a moment: the newest published before. A version whose deployment
 * was taken back is not among them, since CloudFormation deletes it. Undefined for a function that
 * was not there yet.
 */
export function versionBefore(
  versions: readonly PublishedVersion[],
  moment: string,
): string | undefined {
  const before = versions.filter(({ publishedAt }) => Date.parse(publishedAt) < Date.parse(moment))
  return before.sort((one, other) => Number(other.version) - Number(one.version))[0]?.version
}

/** The published versions of a function, in no order. */
export async function listVersions(
  client: LambdaClient,
  FunctionName: string,
): Promise<PublishedVersion[]> {
  const versions: PublishedVersion[] = []
  for await (const { Versions = [] } of paginateListVersionsByFunction(
    { client },
    { FunctionName },
  ))
    for (const { Version = '$LATEST', LastModified = '' } of Versions)
      if (Version !== '$LATEST') versions.push({ version: Version, publishedAt: LastModified })
  return versions
}

/** Names of a stage's routes, which have an alias, or of all its functions. */
export async function listFunctions(
  client: LambdaClient,
  stage: string,
  which: 'routes' | 'all',
): Promise<string[]> {
  const names: string[] = []
  for await (const { Functions = [] } of paginateListFunctions({ client }, {}))
    names.push(...Functions.flatMap(({ FunctionName = '' }) => FunctionName))
  const prefix = `tembea-${stage}-`
  if (which === 'all') return names.filter((name) => name.toLowerCase().startsWith(prefix))
  return names.filter(
    (name) => name.startsWith(`Tembea-${stage}-Routes-`) && !name.includes('UnknownAddresses'),
  )
}

/** Lets a route's alias answer by a version alone, which ends a canary under way. */
export async function pointAlias(
  client: LambdaClient,
  FunctionName: string,
  version: string,
): Promise<'changed' | 'same'> {
  const alias = { FunctionName, Name: 'live' }
  const { FunctionVersion, RoutingConfig } = await client.send(new GetAliasCommand(alias))
  const isShared = Object.keys(RoutingConfig?.AdditionalVersionWeights ?? {}).length > 0
  if (FunctionVersion === version && !isShared) return 'same'
  const routing = { RoutingConfig: { AdditionalVersionWeights: {} } }
  await client.send(new UpdateAliasCommand({ ...alias, FunctionVersion: version, ...routing }))
  return 'changed'
}

const releasesSchema = z.object({
  before: z.array(z.iso.datetime()),
  rolledBackTo: z.optional(z.iso.datetime()),
})

/**
 * What is known of a stage's last deployments. Newest first, `before` has the moment whose versions
 * answered before each; `rolledBackTo` is the one to which `npm run rollback` went, until the next
 * deployment has ended.
 */
type Releases = z.infer<typeof releasesSchema>

/** The last deployments of a stage; none where it was never deployed. */
export async function readReleases(ssm: SSMClient, stage: string): Promise<Releases> {
  const Name = releasesParameter(stage)
  const releasesText = await ssm.send(new GetParameterCommand({ Name })).then(
    ({ Parameter }) => Parameter?.Value,
    (error: unknown) => {
      if (error instanceof Error && error.name === 'ParameterNotFound') return undefined
      throw error
    },
  )
  return releasesText === undefined
    ? { before: [] }
    : releasesSchema.parse(JSON.parse(releasesText))
}

export async function writeReleases(
  ssm: SSMClient,
  stage: string,
  releases: Releases,
): Promise<void> {
  const Value = JSON.stringify(releasesSchema.parse(releases))
  const Name = releasesParameter(stage)
  await ssm.send(new PutParameterCommand({ Name, Value, Type: 'String', Overwrite: true }))
}
