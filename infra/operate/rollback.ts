import { parseArgs } from 'node:util'
import { LambdaClient } from '@aws-sdk/client-lambda'
import { SSMClient } from '@aws-sdk/client-ssm'
import { inTurn } from '../../functions/suppliers/in-turn'
import { OperateFailure } from './operate-failure'
import {
  listFunctions,
  listVersions,
  pointAlias,
  readReleases,
  versionBefore,
  writeReleases,
} from './versions'

/**
 * `npm run rollback -- --stage prod`: every route's alias back to the version that answered before
 * the last deployment, or before the last `--releases`, of five. `--releases 0` takes a rollback
 * back. Workers and jobs have no alias and stay.
 * @throws OperateFailure where no such deployment is known
 */
export async function rollback(args: readonly string[]): Promise<string> {
  const { values } = parseArgs({
    args: [...args],
    options: { stage: { type: 'string' }, releases: { type: 'string', default: '1' } },
  })
  const { stage } = values
  if (stage !== 'prod')
    throw new OperateFailure(
      'npm run rollback -- --stage prod: only prod has versions to go back to.',
    )
  const region = process.env.AWS_REGION ?? 'us-east-1'
  const ssm = new SSMClient({ region })
  const lambda = new LambdaClient({ region, maxAttempts: 8, retryMode: 'adaptive' })
  try {
    const { before } = await readReleases(ssm, stage)
    const moment = findMoment(before, Number(values.releases))
    // Noted first: a rollback that breaks off may have moved some routes already.
    await writeReleases(ssm, stage, { before, rolledBackTo: moment })
    const counts = await answerAsBefore(lambda, stage, moment)
    if (values.releases === '0') await writeReleases(ssm, stage, { before })
    const since = values.releases === '0' ? 'by their newest version' : `as before ${moment}`
    return `Routes answer ${since}: ${counts.changed} changed, ${counts.same} did so already, ${counts.new} are newer and stay. Workers and jobs stay as they are: deploy what was good for these (infra/RUNBOOK.md).`
  } finally {
    ssm.destroy()
    lambda.destroy()
  }
}

function findMoment(before: readonly string[], releases: number): string {
  const moment = releases === 0 ? new Date().toISOString() : before[releases - 1]
  if (moment === undefined)
    throw new OperateFailure(`--releases is 0 to ${before.length}: no more deployments are known.`)
  return moment
}

/**
 * Points every route's alias of a stage at the version that answered at a moment. Counts those that
 * changed, that did not have to, and that were not there at that moment.
 */
export async function answerAsBefore(lambda: LambdaClient, stage: string, moment: string) {
  const counts = { changed: 0, same: 0, new: 0 }
  const goBack = async (name: string) => {
    const version = versionBefore(await listVersions(lambda, name), moment)
    return version === undefined ? 'new' : pointAlias(lambda, name, version)
  }
  const names = await listFunctions(lambda, stage, 'routes')
  for (const outcome of await inTurn(names, goBack, { atOnce: 5 })) counts[outcome] += 1
  return counts
}
