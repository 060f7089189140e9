import {
  BatchGetDeploymentsCommand,
  BatchGetDeploymentTargetsCommand,
  type CodeDeployClient,
  ListDeploymentTargetsCommand,
  paginateListDeployments,
} from '@aws-sdk/client-codedeploy'

/** A deployment of CodeDeploy under way: a tenth of a route's calls goes to a new version. */
export interface Canary {
  readonly deploymentId: string
  readonly functionName: string
  /** The new version. */
  readonly version: string
  readonly since: Date
}

/** How many deployments CodeDeploy describes in one answer. */
const maxDescribed = 25

/** The canaries of a stage that are under way, but for those that are known by their id. */
export async function findCanaries(
  client: CodeDeployClient,
  stage: string,
  isKnown: (deploymentId: string) => boolean,
): Promise<{ readonly running: readonly string[]; readonly found: readonly Canary[] }> {
  const running: string[] = []
  const inProgress = { includeOnlyStatuses: ['InProgress' as const] }
  for await (const { deployments = [] } of paginateListDeployments({ client }, inProgress))
    running.push(...deployments)
  const ids = running.filter((id) => !isKnown(id))
  const canaries: Canary[] = []
  for (let at = 0; at < ids.length; at += maxDescribed) {
    const deploymentIds = ids.slice(at, at + maxDescribed)
    const descriptions = await client.send(new BatchGetDeploymentsCommand({ deploymentIds }))
    for (const { deploymentId = '', createTime } of descriptions.deploymentsInfo ?? [])
      canaries.push(...(await readCanaries(client, deploymentId, createTime ?? new Date(0))))
  }
  const isOfStage = ({ functionName }: Canary) => functionName.startsWith(`Tembea-${stage}-`)
  return { running, found: canaries.filter(isOfStage) }
}

async function readCanaries(
  client: CodeDeployClient,
  deploymentId: string,
  since: Date,
): Promise<Canary[]> {
  const { targetIds = [] } = await client.send(new ListDeploymentTargetsCommand({ deploymentId }))
  if (targetIds.length === 0) return []
  const query = new BatchGetDeploymentTargetsCommand({ deploymentId, targetIds })
  const { deploymentTargets = [] } = await client.send(query)
  return deploymentTargets.flatMap(({ lambdaTarget }) => {
    const { functionName, targetVersion: version } = lambdaTarget?.lambdaFunctionInfo ?? {}
    return functionName && version ? [{ deploymentId, functionName, version, since }] : []
  })
}
