import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { CloudFormationClient } from '@aws-sdk/client-cloudformation'
import { CloudWatchLogsClient } from '@aws-sdk/client-cloudwatch-logs'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { S3Client } from '@aws-sdk/client-s3'
import { SSMClient } from '@aws-sdk/client-ssm'
import { inTurn } from '../../../functions/suppliers/in-turn'
import { OperateFailure } from '../operate-failure'
import { emptyBucket } from './empty-bucket'
import {
  removeBuckets,
  removeLogGroups,
  removeParameters,
  removeTables,
  stopReceiving,
} from './leftovers'
import { deleteStack, listBuckets, type StackThere, stacksThere } from './stacks'

type Say = (text: string) => void

/** What others refer to goes last. */
const goesLast = /-(Watch|Data|Media|Queues|Api|Copies)$/
/** Logs of requests come for some minutes still, and a bucket with files can't be deleted. */
const maxTries = 3

/**
 * `npm run destroy -- --stage dev`: deletes a stage with all that it stores, and what it has beside
 * its stacks. Keys of KMS end a month later, and cost nothing meanwhile.
 * @throws OperateFailure for prod, for a stage that is protected from deletion, and for a stack that
 * can't be deleted
 */
export async function destroy(
  args: readonly string[],
  say: Say = (text) => void process.stdout.write(`${text}\n`),
  pause = () => wait(10_000),
): Promise<string> {
  const { stage } = parseArgs({ args: [...args], options: { stage: { type: 'string' } } }).values
  if (stage !== 'dev')
    throw new OperateFailure(
      'npm run destroy -- --stage dev: no command destroys prod, whose stacks, table and vaults are protected.',
    )
  const place = { region: 'us-east-1', maxAttempts: 8, retryMode: 'adaptive' }
  const [stacks, s3] = [new CloudFormationClient(place), new S3Client(place)]
  const there = await stacksThere(stacks, stage)
  const isProtected = there.filter((stack) => stack.isProtected).map(({ name }) => name)
  if (isProtected.length > 0)
    throw new OperateFailure(
      `Protected from deletion, so nothing was deleted: ${isProtected.join(', ')}.`,
    )
  const remove = async ({ name }: StackThere) => {
    let why: string | undefined
    for (let tries = 0; tries < maxTries; tries++) {
      for (const bucket of await listBuckets(stacks, name))
        say(`${bucket}: ${await emptyBucket(s3, bucket)} versions of files deleted`)
      why = await deleteStack(stacks, name, pause)
      if (why === undefined) return say(`${name} is deleted`)
    }
    throw new OperateFailure(`${name} can’t be deleted: ${why}`)
  }
  await stopReceiving(stage)
  for (const isLast of [false, true]) {
    const wave = there.filter(({ name }) => goesLast.test(name) === isLast)
    await inTurn(wave, remove, { atOnce: 8 })
  }
  const logs = await removeLogGroups(new CloudWatchLogsClient(place), stage)
  const buckets = await removeBuckets(s3, stage)
  const tables = await removeTables(new DynamoDBClient(place), stage)
  const parameters = await removeParameters(new SSMClient(place), stage)
  return `Stage ${stage} is gone: ${there.length} stacks, and beside them ${logs} logs, ${tables} tables, ${buckets} buckets, ${parameters} parameters.`
}
