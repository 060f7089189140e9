import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { CloudFormationClient } from '@aws-sdk/client-cloudformation'
import { S3Client } from '@aws-sdk/client-s3'
import * as z from 'zod/mini'
import { documentClient } from '../../../functions/data/table/document-client'
import { theTable } from '../../../functions/data/table/the-table'
import { listBuckets } from '../destroy/stacks'
import { OperateFailure } from '../operate-failure'
import { enterPlace, stageNames } from '../place'
import { proveTable } from './prove-table'
import { restoreFiles } from './restore-files'
import { restoreTable } from './restore-table'

type Say = (text: string) => void

const usage = `Usage: npm run restore -- --stage dev|prod --at 2026-11-22T09:00:00Z
  --table …        proves this table, which was restored before, and restores nothing
  --sample 200     how many trips are priced anew`

const optionsSchema = z
  .object({
    stage: z.enum(stageNames),
    at: z.optional(z.iso.datetime()),
    table: z.optional(z.string().check(z.regex(/^[\w.-]{3,255}$/))),
    sample: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 200),
    data: z.optional(z.string()),
  })
  .check(z.refine(({ stage, at, table }) => table !== undefined || (at && stage !== 'local')))

/**
 * `npm run restore`: restores a stage's table and files as they were at a moment into a new table
 * and a new bucket beside it, which nothing of the stage touches, and proves them: records are
 * counted, and a sample of trips is priced anew, to the cent.
 * @throws OperateFailure where the proof fails
 */
export async function restore(
  args: readonly string[],
  say: Say = (text) => void process.stdout.write(`${text}\n`),
  pause = () => wait(20_000),
): Promise<string> {
  const { stage, at, table, sample, data } = readOptions(args)
  await enterPlace(stage, data === undefined ? {} : { dataFolder: data })
  const client = documentClient()
  if (table !== undefined || at === undefined)
    return prove({ client, table: table ?? '', sample }, say)
  const moment = new Date(at)
  const name = `restored-${at.replaceAll(/\W/g, '').toLowerCase()}-${randomBytes(3).toString('hex')}`
  const to = `Tembea-${stage}-${name}`
  say(`The table of ${stage} as it was at ${at} comes to ${to}`)
  await restoreTable(client, { from: theTable().name, to, at: moment }, pause)
  const proof = await prove({ client, table: to, sample }, say)
  const bucket = `tembea-${stage}-${name}`
  const files = await restoreBucket({ stage, to: bucket, at: moment })
  return `${proof}\n${files}\nWhat is missing goes back by npm run copy-back -- --stage ${stage} --from ${to}; delete both when you are done.`
}

async function prove(
  {
    client,
    table,
    sample,
  }: Record<'client', ReturnType<typeof documentClient>> & {
    readonly table: string
    readonly sample: number
  },
  say: Say,
): Promise<string> {
  const { counts, trips, failures } = await proveTable(client, table, sample)
  for (const [kind, count] of Object.entries(counts).sort()) say(`${kind}: ${count}`)
  if (failures.length > 0)
    throw new OperateFailure(`${table} is not sound:\n${failures.join('\n')}`)
  const sum = Object.values(counts).reduce((all, one) => all + one, 0)
  return `${table} has ${sum} records. ${trips} trips were priced anew and come to their figures, to the cent.`
}

async function restoreBucket(files: {
  readonly stage: string
  readonly to: string
  readonly at: Date
}): Promise<string> {
  const region = process.env.AWS_REGION ?? 'us-east-1'
  const stack = `Tembea-${files.stage}-Media`
  const buckets = await listBuckets(new CloudFormationClient({ region }), stack)
  const from = buckets.find((name) => name.includes('-media-media'))
  if (from === undefined) throw new OperateFailure(`${stack} has no bucket of media.`)
  const { wanted, there } = await restoreFiles(new S3Client({ region }), { ...files, from })
  if (wanted.count !== there.count || wanted.bytes !== there.bytes)
    throw new OperateFailure(
      `${files.to} has ${there.count} files of ${there.bytes} bytes; ${wanted.count} of ${wanted.bytes} were there then.`,
    )
  return `${files.to} has all ${there.count} files of that moment, ${there.bytes} bytes.`
}

function readOptions(args: readonly string[]) {
  const flags = ['stage', 'at', 'table', 'sample', 'data'].map(
    (name) => [name, { type: 'string' }] as const,
  )
  try {
    return optionsSchema.parse(
      parseArgs({ args: [...args], options: Object.fromEntries(flags) }).values,
    )
  } catch {
    throw new OperateFailure(usage)
  }
}
