import { parseArgs } from 'node:util'
import { DeleteFunctionCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { SSMClient } from '@aws-sdk/client-ssm'
import { inTurn } from '../../functions/suppliers/in-turn'
import { releasesKept } from '../config/place'
import { OperateFailure } from './operate-failure'
import { answerAsBefore } from './rollback'
import {
  listFunctions,
  listVersions,
  type PublishedVersion,
  readReleases,
  versionBefore,
  writeReleases,
} from './versions'

/**
 * Versions that no rollback goes back to: those before the one that answered at the oldest moment
 * that is known. None while fewer deployments are known than are kept.
 */
export function outdatedVersions(
  versions: readonly PublishedVersion[],
  before: readonly string[],
): string[] {
  const [oldest] = [...before].sort()
  if (oldest === undefined || before.length < releasesKept) return []
  const oldestNeeded = Number(versionBefore(versions, oldest) ?? 0)
  return versions.flatMap(({ version }) => (Number(version) < oldestNeeded ? [version] : []))
}

/**
 * What `npm run deploy` does once all stacks are there: routes that a rollback had taken back and
 * that this deployment did not change answer by their newest version, as the templates say; and
 * versions older than the last five deployments go.
 */
export async function settleVersions(args: readonly string[]): Promise<string> {
  const { stage } = parseArgs({ args: [...args], options: { stage: { type: 'string' } } }).values
  if (stage !== 'dev' && stage !== 'prod')
    throw new OperateFailure('settle-versions --stage dev|prod')
  const region = process.env.AWS_REGION ?? 'us-east-1'
  const ssm = new SSMClient({ region })
  const lambda = new LambdaClient({ region, maxAttempts: 8, retryMode: 'adaptive' })
  try {
    const { before, rolledBackTo } = await readReleases(ssm, stage)
    if (rolledBackTo !== undefined) {
      await answerAsBefore(lambda, stage, new Date().toISOString())
      await writeReleases(ssm, stage, { before })
    }
    if (before.length < releasesKept) return 'Every version stays: fewer than five deployments.'
    const prune = async (name: string) => {
      const oldVersions = outdatedVersions(await listVersions(lambda, name), before)
      for (const version of oldVersions) await remove(lambda, name, version)
      return oldVersions.length
    }
    const names = await listFunctions(lambda, stage, 'all')
    const removals = await inTurn(names, prune, { atOnce: 5 })
    const sum = removals.reduce((total, one) => total + one, 0)
    return `${sum} versions older than the last five deployments were deleted.`
  } finally {
    ssm.destroy()
    lambda.destroy()
  }
}

/** Deletes a version, unless an alias still answers by it: Lambda says so, and it stays. */
async function remove(lambda: LambdaClient, FunctionName: string, Qualifier: string) {
  try {
    await lambda.send(new DeleteFunctionCommand({ FunctionName, Qualifier }))
  } catch (error) {
    if (!(error instanceof Error && error.name === 'ResourceConflictException')) throw error
  }
}
